import { type DwaAction, isFirearm, numbersOf } from '@shamble/game-dwa/table'
import { acting, behindPlan, isComposing } from './acting.js'
import type { Part } from './part.js'
import type { Ring } from './rings-art.js'

/** The circles around the one who acts: two while something is composed, all of them with the ruler in hand. */
export function ringsOf(part: Part, action: DwaAction | null): readonly Ring[] {
  const human = acting(behindPlan(part))
  const hasRuler = part.tool === 'ruler'
  if (human === null || human.whereabouts !== 'table' || (!hasRuler && !isComposing(part))) return []
  const { distances, weapons } = numbersOf(part.view.options)
  const near: Ring[] = [{ mm: distances.fear }, { mm: distances.short }]
  if (hasRuler) near.push({ mm: distances.sight })
  const at = action !== null && 'weapon' in action ? action.weapon : (human.hands[0] ?? -1)
  const id = human.weapons[at]?.id
  if ((hasRuler || (action !== null && 'weapon' in action)) && id !== undefined && isFirearm(id)) {
    const { range } = weapons[id]
    if (!near.some(({ mm }) => mm === range)) near.push({ mm: range, name: part.words.speak(`weapon.${id}`) })
  }
  return near
}
