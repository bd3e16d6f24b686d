import { ask, type Procedure, pop, push, type Seat, when } from '@shamble/kernel'
import { type Ability, mayUse, type RollKind, use } from '../abilities/ability.js'
import type { AbilityId } from '../abilities/ids.js'
import { ABILITIES, abilityById } from '../abilities/index.js'
import { type DwaAction, PASS } from '../actions.js'
import { isWithin } from '../board/measure.js'
import { numbersOf } from '../numbers/house-numbers.js'
import type { Dwa, Human, HumanId } from '../state.js'
import type { RerollFrame, RollOutcome } from './kinds.js'

/** A frame whose dice can be thrown again: it looks at `again` when it comes back, throws, and clears it. */
interface Rolled {
  again: boolean
  /** By what, where that makes a difference. */
  by?: AbilityId | 'none'
}

interface Help {
  readonly ability: Ability
  readonly by: Human
}

/** Who could have this roll made again, and by what. */
function helpsFor(s: Dwa, human: Human, kind: RollKind, outcome: RollOutcome): Help[] {
  if (!s.options.advanced) return []
  const found: Help[] = []
  for (const ability of ABILITIES) {
    const { again, id } = ability
    if (again === undefined || !again.of.includes(kind) || (again.failed === true && outcome === 'made')) continue
    if (again.near === undefined) {
      if (mayUse(s, human, id) && when(ability.ruling ?? ability.rule, again.may?.(s, human) ?? true))
        found.push({ ability, by: human })
      continue
    }
    for (const by of s.humans)
      if (
        by !== human &&
        // Whatever the team, unless teams fight each other: a gift is no weapon.
        (by.team === human.team || !s.options.pvp) &&
        by.whereabouts === 'table' &&
        mayUse(s, by, id) &&
        when(ability.ruling ?? ability.rule, isWithin(s, by, human, numbersOf(s.options).distances[again.near]))
      )
        found.push({ ability, by })
  }
  return found
}

/**
 * Asks whether a roll just made is made again, where a player can have that. The frame on top is the one that rolled.
 * @returns whether a player is asked
 */
export function offerAgain(s: Dwa, human: HumanId, of: RollKind, outcome: RollOutcome = 'failed'): boolean {
  const helps = helpsFor(s, s.humans[human]!, of, outcome)
  if (!when('R-68', helps.length > 0)) return false
  const asks = [...new Set(helps.map(({ by }) => by.team))].filter((seat) => seat >= 0)
  if (asks.length === 0) return false
  push(s, { kind: 'reroll', step: 0, human, of, outcome, asks } satisfies RerollFrame as RerollFrame)
  return true
}

/** Whether a roll just made is made again; the second result stands. No window: nobody decides what follows before it. */
export const reroll: Procedure<Dwa, RerollFrame, DwaAction> = {
  run(s, f) {
    const seat: Seat | undefined = f.asks[0]
    if (seat === undefined) pop(s)
    else ask(s, seat, 'reroll')
  },

  offer(s, f, seat, to) {
    for (const { ability, by } of helpsFor(s, s.humans[f.human]!, f.of as RollKind, f.outcome))
      if (by.team === seat) to.legal({ type: 'reroll', ability: ability.id, by: by.id })
    to.legal(PASS)
  },

  answer(s, f, _seat, action, play) {
    if (action.type !== 'reroll') {
      f.asks.shift()
      return
    }
    use(s, s.humans[action.by]!, abilityById(action.ability as never), play)
    pop(s)
    const below = s.frames[s.frames.length - 1] as unknown as Rolled
    below.again = true
    if (below.by !== undefined) below.by = action.ability as AbilityId
  },
}
