import {
  apart,
  type DwaAction,
  type DwaView,
  guessDwa,
  type Human,
  type Intent,
  intentsOf,
  numbersOf,
  templateOutline,
} from '@shamble/game-dwa/table'
import { grease, n, text } from '../../kit/index.js'
import { K } from './terrain-art.js'

const SIGNS: Readonly<Record<string, string>> = {
  sight: 'M3 0H17M11 -4.6L17.5 0L11.6 4.8',
  smell: 'M2 0C3.4 -3.6 5.6 -3.6 7 0S10.6 3.6 12 0S16 -2.4 19 0M13.8 -5L19.4 .2L13.4 4.4',
  hearing: 'M4 -4C5.6 -1.6 5.6 1.6 4 4M9 -5.6C11.2 -2.2 11.2 2.2 9 5.6M14 -7.2C16.8 -2.8 16.8 2.8 14 7.2',
}

export const intents = (view: DwaView): Intent[] => (view.outcome === null ? intentsOf(guessDwa(view)) : [])

/** At the rim of each of the dead: whom it goes for; on each of the living: how many come. */
export function intentsArt(view: DwaView, found: readonly Intent[]): string {
  const r = (view.options.baseMm / 2) * K
  const out: string[] = []
  const threats = new Map<number, number>()
  for (const { zombie: id, human, sense } of found) {
    const zombie = view.zombies.find((one) => one.id === id)
    const prey = view.humans[human]
    if (zombie === undefined || prey === undefined) continue
    threats.set(human, (threats.get(human) ?? 0) + 1)
    if (apart(view, zombie, prey) <= 1) continue
    const turn = (Math.atan2(prey.y - zombie.y, prey.x - zombie.x) * 180) / Math.PI
    out.push(
      `<g transform="translate(${n(zombie.x * K)} ${n(zombie.y * K)}) rotate(${n(turn)}) translate(${n(r + 2)} 0)"><path d="${SIGNS[sense]}" fill="none" stroke="var(--ink-b)" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/></g>`,
    )
  }
  for (const [id, count] of threats) {
    const human = view.humans[id]!
    if (human.whereabouts !== 'table') continue
    out.push(
      `<g transform="translate(${n(human.x * K + r)} ${n(human.y * K - r)})"><circle r="8.5" fill="var(--ink-b)"/>${text(0, 4.6, count, { class: 'num', 'font-size': 13, 'text-anchor': 'middle', fill: 'var(--stock)' })}</g>`,
    )
  }
  return out.join('')
}

/** Dashed circles from the edge of a base, the distance written on them. */
export function ringsArt(view: DwaView, human: Human, rings: readonly number[], label: (mm: number) => string): string {
  const [x, y] = [human.x * K, human.y * K]
  return rings
    .map((mm, i) => {
      const r = (mm + view.options.baseMm / 2) * K
      const dashes = i === 0 ? '2 4' : '9 6'
      return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="var(--ink)" stroke-width="1.3" stroke-dasharray="${dashes}" opacity=".8"/><g transform="translate(${n(x - r * 0.7)} ${n(y - r * 0.7)})"><rect x="-20" y="-9" width="40" height="15" fill="var(--stock)"/>${text(0, 3, label(mm), { class: 'tiny', 'text-anchor': 'middle', fill: 'var(--ink)' })}</g>`
    })
    .join('')
}

/** A walk in grease pencil, with a numbered disc where each action point is used up. */
export function walkArt(view: DwaView, human: Human, path: readonly { x: number; y: number }[]): string {
  const points = [human, ...path]
  if (points.length < 2) return ''
  const { step } = numbersOf(view.options).distances
  const out = [grease(points.map(({ x, y }) => [x * K, y * K] as const))]
  let walked = 0
  let next = step
  let number = 1
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!]
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    while (next <= walked + length && length > 0) {
      const share = (next - walked) / length
      const [px, py] = [(a.x + (b.x - a.x) * share) * K, (a.y + (b.y - a.y) * share) * K]
      out.push(
        `<circle cx="${n(px)}" cy="${n(py)}" r="9" fill="var(--stock)" stroke="var(--ink-b)" stroke-width="2"/>${text(px, py + 4.6, number++, { class: 'num', 'font-size': 13, 'text-anchor': 'middle', fill: 'var(--ink)' })}`,
      )
      next += step
    }
    walked += length
  }
  return out.join('')
}

/** What an answer would lay on the table. */
export function templatesArt(view: DwaView, human: Human, action: DwaAction): string {
  return templateOutline(view, human, action)
    .map((drawn) => {
      if (drawn.kind === 'circle')
        return `<circle cx="${n(drawn.centre.x * K)}" cy="${n(drawn.centre.y * K)}" r="${n(drawn.radius * K)}" fill="url(#halftone)" stroke="var(--ink-b)" stroke-width="2.6"/>`
      const p = ({ x, y }: { x: number; y: number }): string => `${n(x * K)} ${n(y * K)}`
      const zones = drawn.zones.map(([a, b]) => `M${p(a)}L${p(b)}`).join('')
      return `<path d="M${p(drawn.apex)}L${p(drawn.corners[0])}L${p(drawn.corners[1])}Z" fill="url(#halftone)" stroke="var(--ink-b)" stroke-width="2.6" stroke-linejoin="round"/><path d="${zones}" stroke="var(--ink-b)" stroke-width="1.6"/>`
    })
    .join('')
}
