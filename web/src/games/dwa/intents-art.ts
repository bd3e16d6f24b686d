import { apart, type DwaView, guessDwa, type Intent, intentsOf } from '@shamble/game-dwa/table'
import { group, n, tag, text } from '../../kit/index.js'
import { K } from './scale.js'

const SIGNS: Readonly<Record<string, string>> = {
  sight: 'M3 0H17M11 -4.6L17.5 0L11.6 4.8',
  smell: 'M2 0C3.4 -3.6 5.6 -3.6 7 0S10.6 3.6 12 0S16 -2.4 19 0M13.8 -5L19.4 .2L13.4 4.4',
  hearing: 'M4 -4C5.6 -1.6 5.6 1.6 4 4M9 -5.6C11.2 -2.2 11.2 2.2 9 5.6M14 -7.2C16.8 -2.8 16.8 2.8 14 7.2',
}

/** The sign of a sense: straight it sees, waved it smells, arcs it hears. */
export const senseSign = (sense: string, transform?: string): string =>
  tag('path', {
    d: SIGNS[sense],
    transform,
    fill: 'none',
    stroke: 'var(--ink-b)',
    'stroke-width': 2.3,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })

export const intents = (view: DwaView): Intent[] => (view.outcome === null ? intentsOf(guessDwa(view)) : [])

/** How many of the dead go for each of the living. */
export function threatsOf(found: readonly Intent[]): Map<number, number> {
  const threats = new Map<number, number>()
  for (const { human } of found) threats.set(human, (threats.get(human) ?? 0) + 1)
  return threats
}

/** At the rim of each of the dead: whom it goes for. */
export function intentsArt(view: DwaView, found: readonly Intent[]): string {
  const r = (view.options.baseMm / 2) * K
  return found
    .map(({ zombie: id, human, sense }) => {
      const zombie = view.zombies.find((one) => one.id === id)
      const prey = view.humans[human]
      if (zombie === undefined || prey === undefined || apart(view, zombie, prey) <= 15) return ''
      const turn = (Math.atan2(prey.y - zombie.y, prey.x - zombie.x) * 180) / Math.PI
      const place = `translate(${n(zombie.x * K)} ${n(zombie.y * K)}) rotate(${n(turn)}) translate(${n(r)} 0) scale(1.15)`
      return senseSign(sense, place)
    })
    .join('')
}

/** On each of the living: how many come. */
export function threatsArt(view: DwaView, threats: ReadonlyMap<number, number>): string {
  const r = (view.options.baseMm / 2) * K
  return [...threats]
    .map(([id, count]) => {
      const human = view.humans[id]!
      if (human.whereabouts !== 'table') return ''
      return group(
        human.x * K + r,
        human.y * K - r,
        tag('circle', { r: 8.5, fill: 'var(--ink-b)' }) +
          text(0, 4.6, count, { class: 'num', 'font-size': 13, 'text-anchor': 'middle', fill: 'var(--stock)' }),
      )
    })
    .join('')
}
