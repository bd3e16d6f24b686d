import { apart, type DwaView, guessDwa, type Intent, intentsOf } from '@shamble/game-dwa/table'
import { group, n, tag, text } from '../../kit/index.js'
import { SEAT, seenAt } from './aboard.js'
import { K } from './scale.js'

/** Pairs of coordinates only, so that a sign can be put anywhere. */
const SIGNS: Readonly<Record<string, string>> = {
  sight: 'M3 0L17 0M11 -4.6L17.5 0L11.6 4.8',
  smell: 'M2 0C3.4 -3.6 5.6 -3.6 7 0S10.6 3.6 12 0S16 -2.4 19 0M13.8 -5L19.4 .2L13.4 4.4',
  hearing: 'M4 -4C5.6 -1.6 5.6 1.6 4 4M9 -5.6C11.2 -2.2 11.2 2.2 9 5.6M14 -7.2C16.8 -2.8 16.8 2.8 14 7.2',
}

/** The sign of a sense: straight it sees, waved it smells, arcs it hears. */
export const senseSign = (sense: string): string => stroke(SIGNS[sense]!, 2.3)

const stroke = (d: string, width: number): string =>
  tag('path', {
    d,
    fill: 'none',
    stroke: 'var(--ink-b)',
    'stroke-width': n(width),
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })

const found = new WeakMap<DwaView, readonly Intent[]>()

/** Whom each of the dead goes for: worked out once for a view, because several parts of the page tell of it. */
export function intents(view: DwaView): readonly Intent[] {
  const known = found.get(view)
  if (known !== undefined) return known
  const all = view.outcome === null ? intentsOf(guessDwa(view)) : []
  found.set(view, all)
  return all
}

/** How many of the dead go for each of the living. */
export function threatsOf(found: readonly Intent[]): Map<number, number> {
  const threats = new Map<number, number>()
  for (const { human } of found) threats.set(human, (threats.get(human) ?? 0) + 1)
  return threats
}

/** How much larger the signs are on the table. */
const LARGER = 1.15

/** At the rim of each of the dead: whom it goes for. One line for all: what is drawn singly is painted singly. */
export function intentsArt(view: DwaView, found: readonly Intent[]): string {
  const r = (view.options.baseMm / 2) * K
  const signs = found
    .map(({ zombie: id, human, sense }) => {
      const zombie = view.zombies.find((one) => one.id === id)
      const prey = view.humans[human]
      if (zombie === undefined || prey === undefined || apart(view, zombie, prey) <= 15) return ''
      const turn = Math.atan2(prey.y - zombie.y, prey.x - zombie.x)
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      return SIGNS[sense]!.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, first: string, second: string) => {
        const [along, across] = [r + Number(first) * LARGER, Number(second) * LARGER]
        return `${n(zombie.x * K + along * cos - across * sin)} ${n(zombie.y * K + along * sin + across * cos)}`
      })
    })
    .join('')
  return signs === '' ? '' : stroke(signs, 2.3 * LARGER)
}

/** On each of the living: how many come. */
export function threatsArt(view: DwaView, threats: ReadonlyMap<number, number>): string {
  const r = (view.options.baseMm / 2) * K
  return [...threats]
    .map(([id, count]) => {
      const human = view.humans[id]!
      const isAboard = human.whereabouts === 'vehicle'
      if (human.whereabouts !== 'table' && !isAboard) return ''
      const { x, y } = seenAt(view, human)
      const off = isAboard ? SEAT * K : r
      return group(
        x * K + off,
        y * K - off,
        tag('circle', { r: 8.5, fill: 'var(--ink-b)' }) +
          text(0, 4.6, count, { class: 'num', 'font-size': 13, 'text-anchor': 'middle', fill: 'var(--stock)' }),
      )
    })
    .join('')
}
