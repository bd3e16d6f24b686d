import { type Modifier, type Play, push } from '@shamble/kernel'
import { deed, tell } from '../events.js'
import { type BurdenFrame, burdenFrame } from '../frames/kinds.js'
import type { Dwa, Human } from '../state.js'
import { total } from './attempt.js'
import { type Burden, type BurdenMoment, burdenModifiers, burdensOf, type Deed } from './burdens.js'

/** The dice of a human's flaws and disorders at a moment, in the order of the tables; what they come to comes first. */
export function throwBurdens(s: Dwa, human: Human, at: BurdenMoment, deed: Deed = { kind: 'other' }): void {
  throwInOrder(
    s,
    burdensOf(s, human)
      .filter(({ roll }) => roll?.at === at && (roll.due?.(s, human, deed) ?? true))
      .map(({ id }) => burdenFrame(human.id, id)),
  )
}

/** One die after the other, each with what comes of it. */
export function throwInOrder(s: Dwa, dice: readonly BurdenFrame[]): void {
  for (const die of dice.toReversed()) push(s, die)
}

const modifiersOf = (s: Dwa, human: Human): Modifier[] => burdenModifiers(s, human, 'burden')

/** What a die of a flaw or a disorder comes to, with what weighs on such dice. */
export const burdenTotal = (s: Dwa, human: Human, die: number): number => total(die, modifiersOf(s, human))

/** Throws the die and tells everybody. */
export function rollBurden(s: Dwa, human: Human, { id, rule }: Pick<Burden, 'id' | 'rule'>, play: Play): number {
  const die = play.chance.die(6, rule)
  const total = burdenTotal(s, human, die)
  tell(s, play, {
    ...deed('burden', rule, human, { burden: { word: `burden.${id}` }, total }, { burden: id, total }),
    dice: [die],
    modifiers: modifiersOf(s, human),
  })
  return die
}
