import type { DawnView } from '@shamble/game-dawn/table'
import type { Guide, GuideStep } from '../table-game.js'
import { door, person, square, zombies } from './spots.js'

/** Some way into the night: fewer units than at the start, and Fran already where the rifles are. */
const POSITION = `turn 1 human
peter 109 normal
roger 053 normal
steve 053 normal
fran 177 normal
zombies 002 007 011 020 027 041 049 058 063 069 081 084 100 112 115 125 136 142 147 152 165 171 184 207 214
rifles 2`

/** What the dead may ask for between two moves. */
const ASKED: readonly GuideStep[] = [
  { say: 'decide', want: ['auto'], optional: true },
  { say: 'fight', want: ['fire *', 'hold'], optional: true },
]

/** What the dead do while one watches. */
const PHASES: Readonly<Record<string, string>> = {
  hidden: 'phase-hidden',
  berserk: 'phase-a',
  reaction: 'phase-b',
  free: 'phase-c',
  attack: 'phase-d',
  generation: 'phase-e',
}

const at = (number: number): number => number - 1

/**
 * The first turn by the hand: Peter walks, shoots, shuts the glass and ends his move; the dead answer by themselves;
 * the list of what wins is read; then Fran, who has rested, takes a rifle. Position and seed are fixed: the one who follows sees the shot hit.
 * Then the dead answer again: what they ask on the way may be answered either way, and the last word comes when the
 * next turn begins.
 */
export const guide: Guide = {
  options: { mode: 'solitaire' },
  position: POSITION,
  seed: 'first-turn-21',
  seats: [{ by: 'person', name: '' }],
  steps: [
    { say: 'choose', want: ['activate peter'], show: person(0) },
    { say: 'walk', want: ['walk 110'], show: square(at(110)) },
    { say: 'shoot', want: ['shoot 112 peter'], show: zombies(at(112)) },
    { say: 'again', want: ['walk 109'], show: square(at(109)) },
    { say: 'door', want: ['close #14'], show: door(at(14)) },
    { say: 'finish', want: ['done'] },
    ...ASKED,
    { say: 'goal', want: [], read: true, show: 'goal' },
    { say: 'next', want: ['activate fran'], show: person(3) },
    { say: 'rifle', want: ['rifle fran'], show: person(3) },
    { say: 'end', want: ['done'] },
    ...ASKED,
    { say: 'done', want: ['activate *', 'pass'] },
  ],
  watch: (view) => PHASES[(view as DawnView).phase] ?? null,
}
