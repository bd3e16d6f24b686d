import type { Plain } from '@shamble/kernel'

const NAMES = ['Rick', 'Zoë', 'Alice', 'Tyreese', 'Nora']
const SEATS = ['first', 'second', 'third', 'fourth', 'fifth']
const HORDES = Array.from({ length: 10 }, (_, i) => `horde ${i + 1} size=6 cell=${2 + (i % 4)}`)

/**
 * A raid of Dead Dice in the middle of a fight: five survivors, a person as game master, ten groups of the dead, in the
 * dark. The first has a scoped rifle, a trait and a companion for it, and the Trust of all.
 */
export const RAID: { readonly options: Readonly<Record<string, Plain>>; readonly position: string } = {
  options: { players: 5, gameMaster: 'human', scenario: 'brainsOnSale' },
  position: [
    'turn 3 dead deadTurn=2 livingTurn=1',
    'scenario brainsOnSale',
    ...NAMES.map((name, i) =>
      i === 0
        ? `survivor ${SEATS[i]} ${name} scores={"finesse":3,"mug":1} traits=[{"name":"Sure shot","tags":["shooting","stealth"]}] trust=[0,2,2,2,2] hand=[1]`
        : `survivor ${SEATS[i]} ${name}`,
    ),
    'thing 1 scopedRifle first',
    'objective provisions',
    'companion 1 Andrea talent=["shooting"] onRaid=true',
    'scene danger fighting=true round=1 hazards=["darkness"]',
    ...SEATS.map((seat) => `stand ${seat} cell=0`),
    ...HORDES,
    'frame deadTurn step=10 objective=0 tried=[0]',
    'frame scene step=4',
    'frame fight step=3',
    'frame turn step=1 seat=0',
  ].join('\n'),
}

/** The long shot of the first, with everything that adds a die. */
export const SHOT = { seat: 0, answer: 'shoot 4 with 1' }
