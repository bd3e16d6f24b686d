import type { Play } from '@shamble/kernel'
import { deed, tell } from '../events.js'
import type { Dwa, Human } from '../state.js'
import { type Burden, burdenModifiers } from './burdens.js'

/** The die that a flaw or a disorder asks for, with what weighs on such dice, told to everybody. */
export function rollBurden(s: Dwa, human: Human, { id, rule }: Pick<Burden, 'id' | 'rule'>, play: Play): number {
  const die = play.chance.die(6, rule)
  const modifiers = burdenModifiers(s, human, 'burden')
  const total = modifiers.reduce((sum, { value }) => sum + value, die)
  tell(s, play, {
    ...deed('burden', rule, human, { burden: { word: `burden.${id}` }, total }, { burden: id, total }),
    dice: [die],
    modifiers,
  })
  return total
}
