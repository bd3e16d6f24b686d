import type { Draft, FieldPath } from '@shamble/drafts'
import {
  adversariesFor,
  adversaryName,
  adversityOf,
  type Cart,
  farCell,
  groupsBought,
  linesOfCart,
  noiseHeard,
  priceOf,
  type Staging,
  shortCell,
} from '@shamble/game-dead-dice/desk'
import { knownState } from '@shamble/game-dead-dice/table'
import type { Part } from './part.js'

/** One element in hand, not yet played. */
export interface Held {
  readonly id: string
  readonly text: string
  /** In Menace; `null` for people, who are paid for together. */
  readonly price: number | null
  /** What of it can still be set. */
  readonly path: FieldPath | null
  putBack(): void
}

const COUNTED: readonly string[] = ['horde', 'noise', 'zombies', 'ambushes']

/** [DD-17.1] What is in hand, in the order in which it will be played. */
export function heldIn(part: Part, draft: Draft): readonly Held[] {
  const { view, words } = part
  const { speak } = words
  const s = knownState(view)
  const cart = draft.value as unknown as Cart
  const noise = view.master.noise + cart.noise
  const horde = view.master.horde + cart.horde
  let raised = view.master.horde
  let louder = view.master.noise
  const elements = linesOfCart(cart).map(({ purchase, at }, i): Held => {
    const [field, index] = at.split('.') as [string, string | undefined]
    const put =
      (next: Draft): Held['putBack'] =>
      () =>
        part.compose?.(next)
    const putBack = COUNTED.includes(field)
      ? put(draft.set([field], (draft.at([field]) as number) - 1))
      : put(draft.remove([field], Number(index)))
    const held = (text: string, path: FieldPath | null = null): Held => ({
      id: `${at} ${i}`,
      text,
      price: priceOf(purchase),
      path,
      putBack,
    })
    const path = [field, Number(index)]
    switch (purchase.element) {
      case 'zombies':
        return held(
          speak(purchase.ambush ? 'gm.held.ambush' : 'gm.held.zombies', {
            count: groupsBought(horde, view.variants.includes('enraged')),
            cell: purchase.ambush ? shortCell(s) : farCell(s),
            noise: view.scene?.cause == null ? noise : noiseHeard(s),
          }),
        )
      case 'noise':
        return held(speak('gm.held.noise', { from: louder++, to: louder }))
      case 'horde':
        return held(speak('gm.held.horde', { from: raised++, to: raised }))
      case 'obstacle':
        return held(
          speak(purchase.wayOut ? 'gm.held.wayOut' : 'gm.held.obstacle', {
            by: { word: `characteristic.${purchase.by}` },
            difficulty: purchase.difficulty,
          }),
          path,
        )
      case 'hazard':
        return held(speak('gm.held.hazard', { hazard: { word: `hazard.${purchase.hazard}` } }))
      case 'threat':
        return held(
          speak('gm.held.threat', {
            reserve: { word: `reserve.${purchase.reserve}` },
            by: { word: `characteristic.${purchase.by}` },
            difficulty: purchase.difficulty,
          }),
          path,
        )
      case 'lowerReserve':
        return held(speak('gm.held.lowered', { reserve: { word: `reserve.${purchase.reserve}` } }))
      case 'special':
        return held(speak('gm.held.special', { special: { word: `special.${purchase.special}` } }), path)
      default:
        return held(speak('element.living'))
    }
  })
  return [...elements, ...peopleIn(part, draft)]
}

/** Those who appear in a scene that is being built. */
function peopleIn(part: Part, draft: Draft): Held[] {
  if (draft.space.kind !== 'build') return []
  const { view, words } = part
  const { cast, own } = draft.value as unknown as Staging
  const known = adversariesFor(view)
  return [
    ...cast.map((id, i) => {
      const who = known.find((one) => one.id === id)!
      const name = adversaryName(view, who)
      return {
        id: `cast ${id}`,
        text: words.speak('gm.held.person', { who: name, points: adversityOf(who) }),
        price: null,
        path: null,
        putBack: () => part.compose?.(draft.remove(['cast'], i)),
      }
    }),
    ...own.map(({ name }, i) => ({
      id: `own ${i}`,
      text: name || words.speak('gm.held.stranger'),
      price: null,
      path: ['own', i],
      putBack: () => part.compose?.(draft.remove(['own'], i)),
    })),
  ]
}

/** What the rules tell of it: the price, what would be left, what a flight gives back. */
export interface Sum {
  readonly price: number
  readonly left: number
  readonly refund: number
  readonly adversity: { readonly points: number; readonly paid: number; readonly lost: number } | null
}

export function sumOf(draft: Draft): Sum | null {
  const { checked } = draft
  if (checked === null) return null
  const about = (key: string): Record<string, number> | undefined =>
    checked.about.find((one) => one.key === key)?.params as Record<string, number> | undefined
  const price = about('cart.price')
  const adversity = about('cart.adversity')
  if (price === undefined) return null
  return {
    price: price['price']!,
    left: price['left']!,
    refund: about('cart.refund')?.['refund'] ?? 0,
    adversity:
      adversity === undefined
        ? null
        : { points: adversity['points']!, paid: adversity['paid']!, lost: adversity['lost']! },
  }
}
