import { type Refusal, type Seat, when } from '@shamble/kernel'
import { DIFFICULTIES } from '../data/difficulty.js'
import { WISHES } from '../data/tags.js'
import type { TurnFrame } from '../frames/kinds-fight.js'
import { cure as cureOne, hasCure, treat as treatOne } from '../rules/healing.js'
import { isPresent } from '../seats.js'
import type { DeadDice } from '../state.js'
import { type Doing, helpSets, standIn, survivorIn, testOf } from './doing.js'

/** Everybody on the cell of a survivor, that survivor too. */
function onCell(s: DeadDice, f: TurnFrame): Seat[] {
  const { cell } = standIn(s, f)
  return s.scene!.stands.filter((other) => other.cell === cell && isPresent(s, other)).map(({ seat }) => seat)
}

/** [DD-16.46] Medicine, for oneself or a survivor on the same cell. */
export const treat: Doing<'treat'> = {
  type: 'treat',
  costs: 'action',

  offer(s, f, to) {
    for (const { id, item } of survivorIn(s, f).things)
      if (item === 'medicine') for (const seat of onCell(s, f)) to.legal({ type: 'treat', thing: id, seat })
  },

  start(s, f, { thing, seat }, play) {
    treatOne(s, f.seat, thing, seat, play)
  },

  refuse: (): Refusal => ({ rule: 'DD-16.46', key: 'pack.notMedicine' }),
}

const [approach] = WISHES.cure
const NOT_YET: Refusal = { rule: 'DD-16.45', key: 'cure.notYet' }

/** [DD-16.45] Where a bite takes hold at once, the cure may be tried in a fight. Who needs it is a secret. */
export const cure: Doing<'cure'> = {
  type: 'cure',
  costs: 'action',

  offer(s, f, to) {
    if (!isPossible(s)) return
    for (const helpers of helpSets(s, approach.tags))
      for (const whom of onCell(s, f)) to.legal({ type: 'cure', whom, helpers })
  },

  test: (s, f, { helpers }) => testOf(s, f.seat, 'prepare', approach, DIFFICULTIES.cure, helpers),

  resolve(s, f, { whom }, { made }, play) {
    if (!made) return
    cureOne(s, whom)
    play.emit?.({
      kind: 'cure-given',
      rule: 'DD-16.45',
      seat: f.seat,
      data: { whom: s.survivors[whom]!.name },
      about: { whom },
    })
  },

  refuse: () => NOT_YET,
}

const isPossible = (s: DeadDice): boolean =>
  when('DD-16.45', hasCure(s)) && when('DD-16.45', s.variants.includes('fastInfection'))
