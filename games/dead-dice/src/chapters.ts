import { SCENARIO_NAMES } from './scenario/names.js'

/** What a person in the game master's seat is asked, fills in, and may not do. */
const DESK: Readonly<Record<string, string>> = {
  question: 'build reserves rule',
  space: 'add bestow build contagion forget note reveal rollTable rule vehicle',
  field:
    'ambush bonus cast combativity firearm foesNear groupTrait hazards horde lowered noise note obstacles reason scene ' +
    'special table threats trailer vehicle violence wayOut zombies',
  draft: 'cart.',
  refuse:
    'add. foe. foes. gift. hazard. horde. noise. note. reveal. rule. scene. special. stalker. table. threat. wayOut.',
}

/** Sentences that only some matches say: those of each scenario, and those of the game master's desk. */
export const chapters: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(SCENARIO_NAMES.map((name) => [name, [`scenario.${name}.`]])),
  desk: [
    ...Object.entries(DESK).flatMap(([kind, names]) => names.split(' ').map((name) => `${kind}.${name}`)),
    ...['cast.', 'note.', 'reveal.', 'table.'],
  ],
}
