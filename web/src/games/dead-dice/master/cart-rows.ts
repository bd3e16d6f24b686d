import type { Draft, DraftValue } from '@shamble/drafts'
import {
  type Cart,
  groupsBought,
  HAZARDS,
  noiseHeard,
  PRICES,
  reservesInPlay,
  SPECIAL_TABLE,
  SPECIALS,
} from '@shamble/game-dead-dice/desk'
import { CHARACTERISTICS, knownState } from '@shamble/game-dead-dice/table'
import type { Refusal } from '@shamble/kernel'
import type { Part } from './part.js'

/** One way to put an element into the hand. */
export interface Way {
  readonly id: string
  readonly name: string
  /** Whether it is in hand, where it can be there only once. */
  readonly on: boolean
  readonly refusal: Refusal | null
  run(): void
}

/** A line of the price list. */
export interface Row {
  readonly id: keyof Cart | 'panic'
  readonly title: string
  readonly note: string
  readonly price: string
  readonly rule: string
  /** How many are in hand. */
  readonly count: number
  readonly ways: readonly Way[]
  /** Why no way leads there; `null` where one does. */
  readonly refusal: Refusal | null
}

type List = readonly DraftValue[]

/** [DD-5.5] All that Menace buys for a scene, with what is in hand. */
export function rowsOf(part: Part, draft: Draft): readonly Row[] {
  const { view, words } = part
  const { speak } = words
  const s = knownState(view)
  const compose = (next: Draft) => (): void => part.compose?.(next)
  const count = (field: keyof Cart): number => {
    const value = draft.at([field])
    return Array.isArray(value) ? value.length : (value as number)
  }
  const way = (field: keyof Cart, id: string, name: string, next: Draft, on = false): Way => ({
    id,
    name,
    on,
    refusal: on ? null : isFull(next, field) ? ENOUGH : refusalOf(next, field),
    run: compose(next),
  })
  const oneMore = (field: Counted): Way => {
    const now = draft.at([field]) as number
    const next = draft.set([field], now + 1)
    // A draft goes no further than its bounds; why not, only the rules can say.
    if (next.at([field]) === now) return { ...way(field, field, '', draft), refusal: beyond(draft, field, now + 1) }
    return way(field, field, '', next)
  }
  const pushed = (field: keyof Cart, item: DraftValue): Draft =>
    draft.set([field], [...(draft.at([field]) as List), item])
  const row = (id: keyof Cart, price: string, rule: string, ways: readonly Way[], params = {}): Row => ({
    id,
    title: speak(`gm.row.${id}`, params),
    note: speak(`gm.row.${id}.note`, params),
    price,
    rule,
    count: count(id),
    ways,
    refusal: ways.every(({ refusal }) => refusal !== null) ? (ways[0]?.refusal ?? null) : null,
  })
  const groups = groupsBought(view.master.horde + count('horde'), view.variants.includes('enraged'))
  const noise = noiseHeard(s) + count('noise')
  const horde = view.master.horde + count('horde') + 1
  const reserves = reservesInPlay(s)
  const hazards = draft.at(['hazards']) as List
  const { zombies, ambush, obstacle, hazard, threat, lowerReserve, special } = PRICES
  return [
    row('zombies', `${zombies.menace}`, zombies.rule, [oneMore('zombies')], { count: groups, noise }),
    row('ambushes', `${zombies.menace + ambush.menace}`, ambush.rule, [oneMore('ambushes')], { count: groups }),
    row(
      'obstacles',
      `${obstacle.menace}`,
      obstacle.rule,
      CHARACTERISTICS.map((by) =>
        way(
          'obstacles',
          by,
          speak(`characteristic.${by}`),
          pushed('obstacles', { by, difficulty: 1, wayOut: false, words: '' }),
        ),
      ),
    ),
    row(
      'hazards',
      `${hazard.menace}`,
      hazard.rule,
      HAZARDS.map((one) => {
        const at = hazards.indexOf(one)
        const next = at < 0 ? pushed('hazards', one) : draft.remove(['hazards'], at)
        return way('hazards', one, speak(`hazard.${one}`), next, at >= 0)
      }),
    ),
    row(
      'threats',
      `${threat.menace}+`,
      threat.rule,
      reserves.map((reserve) =>
        way(
          'threats',
          reserve,
          speak(`reserve.${reserve}`),
          pushed('threats', { reserve, by: 'muscle', difficulty: 1 }),
        ),
      ),
    ),
    row(
      'lowered',
      `${lowerReserve.menace}`,
      lowerReserve.rule,
      reserves.map((reserve) => way('lowered', reserve, speak(`reserve.${reserve}`), pushed('lowered', reserve))),
    ),
    row('noise', `${PRICES.noise.menace}`, PRICES.noise.rule, [oneMore('noise')]),
    row('horde', `${PRICES.horde.menace}`, PRICES.horde.rule, [oneMore('horde')], { horde }),
    row(
      'specials',
      `${special.menace}+`,
      special.rule,
      SPECIALS.map((one) =>
        way(
          'specials',
          one,
          speak('gm.special', { special: { word: `special.${one}` }, price: SPECIAL_TABLE[one].menace }),
          pushed('specials', { special: one, ambush: false, ...placeFor(part, one) }),
        ),
      ),
    ),
  ]
}

type Counted = 'horde' | 'noise' | 'zombies' | 'ambushes'

/** What the rules say to more than a draft can hold. */
function beyond(draft: Draft, field: Counted, count: number): Refusal {
  const { action } = draft
  const refusal = action === null ? null : draft.check({ ...action, [field]: count } as typeof action).refusal
  return refusal ?? ENOUGH
}

/** One answer holds no more of a kind. */
const ENOUGH: Refusal = { rule: 'DD-5.5', key: 'gm.enough' }

/** [DD-12.23] A Stalker is upon someone at once: the first who is there. */
function placeFor({ view }: Part, special: string): { cell: number; target: number } {
  const stand = special === 'stalker' ? view.scene?.stands.find(({ gone }) => gone === '') : undefined
  return stand === undefined ? { cell: -1, target: -1 } : { cell: stand.cell, target: stand.seat }
}

/** Whether a list holds more than one answer can. */
function isFull(next: Draft, field: string): boolean {
  const shape = next.shapeAt([field])
  const items = next.at([field])
  return shape?.kind === 'list' && Array.isArray(items) && items.length > shape.most
}

/** What the rules say to one more of a field; what is wrong elsewhere says nothing about it. */
function refusalOf(next: Draft, field: string): Refusal | null {
  const refusal = next.checked?.refusal ?? null
  if (refusal === null) return null
  return refusal.key === 'menace' || refusal.at?.split('.')[0] === field ? refusal : null
}

/** [DD-5.13] [DD-15.37] Panic is no part of a cart: it strikes at once. */
export function panicRow(part: Part): Row | null {
  const { choices, view, words, answer } = part
  const { speak } = words
  const offered = choices.actions.filter((action) => action.type === 'panic')
  const refused = choices.refused.filter(({ action }) => action.type === 'panic')
  if (offered.length + refused.length === 0) return null
  const name = (seat: number, difficulty: number): string =>
    speak('gm.panic', { who: view.survivors[seat]!.name, difficulty })
  const ways = offered.map((action) => {
    const { seat, difficulty } = action as unknown as { seat: number; difficulty: number }
    return {
      id: `${seat} ${difficulty}`,
      name: name(seat, difficulty),
      on: false,
      refusal: null,
      run: () => answer(action as never),
    }
  })
  return {
    id: 'panic',
    title: speak('gm.row.panic'),
    note: speak('gm.row.panic.note'),
    price: `${PRICES.panic.menace}`,
    rule: PRICES.panic.rule,
    count: 0,
    ways,
    refusal: ways.length === 0 ? refused[0]!.refusal : null,
  }
}
