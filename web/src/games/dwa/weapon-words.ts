import { type Human, isFirearm, numbersOf, type Weapon } from '@shamble/game-dwa/table'
import type { Part } from './part.js'

/** Weapons that are not in hand, with what is in them; nothing where there are none. */
export function carriedBy(view: Part['view'], words: Part['words'], { weapons, hands }: Human): string {
  const things = weapons
    .filter((_, i) => !hands.includes(i))
    .map(({ id, rounds, jammed }) => {
      const name = words.speak(`weapon.${id}`)
      if (!isFirearm(id)) return name
      const { mag } = numbersOf(view.options).weapons[id]
      const inside = jammed ? words.speak('dwa.jammed') : mag === 0 ? rounds : `${rounds}/${mag}`
      return words.speak('dwa.carried.one', { weapon: name, inside })
    })
  return things.length === 0 ? '' : words.speak('dwa.carried', { things: things.join(', ') })
}

/** How many rounds are in a weapon; nothing for one that does not fire. */
export function insideOf(view: Part['view'], { speak }: Part['words'], { id, rounds, jammed }: Weapon): string {
  if (!isFirearm(id)) return ''
  if (jammed) return speak('dwa.jammed')
  const { mag } = numbersOf(view.options).weapons[id]
  return mag === 0 ? speak('dwa.rounds', { count: rounds }) : speak('dwa.roundsOf', { rounds, mag })
}
