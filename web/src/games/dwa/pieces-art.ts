import type { DwaView, Human, Zombie } from '@shamble/game-dwa/table'
import { isFirearm } from '@shamble/game-dwa/table'
import { base, type FigureName, n, pose, text } from '../../kit/index.js'
import { K } from './terrain-art.js'

/** Degrees from north as the kit turns things: from the east. */
const turned = (facing: number): number => facing - 90

/** How somebody is drawn: by what is in hand. */
export function figureOf(human: Pick<Human, 'hands' | 'weapons' | 'gender'>): FigureName {
  const held = human.hands.map((i) => human.weapons[i]!.id)
  if (held.some((id) => id === 'pistol' || id === 'revolver')) return human.gender === 'woman' ? 'pistolLong' : 'pistol'
  return held.some(isFirearm) ? 'rifle' : human.gender === 'woman' ? 'pistolLong' : 'pistol'
}

export function humanArt(view: DwaView, human: Human, isActing: boolean): string {
  const r = (view.options.baseMm / 2) * K
  const [x, y] = [human.x * K, human.y * K]
  return (
    base(x, y, r, {
      figure: figureOf(human),
      heading: turned(human.facing),
      prone: human.posture === 'prone',
      selected: isActing,
    }) +
    (human.posture === 'cover'
      ? `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r + 4)}" fill="none" stroke="var(--cold)" stroke-width="2" stroke-dasharray="3 3"/>`
      : '') +
    (human.burning === null ? '' : flame(x, y - r)) +
    text(x, y + r + (isActing ? 20 : 14), human.name, {
      class: 'cap',
      'font-size': 12,
      'text-anchor': 'middle',
      fill: 'var(--ink)',
      stroke: 'var(--stock)',
      'stroke-width': 3.5,
      'paint-order': 'stroke',
    })
  )
}

export function zombieArt(view: DwaView, zombie: Zombie): string {
  const r = (view.options.baseMm / 2) * K
  const [x, y] = [zombie.x * K, zombie.y * K]
  return (
    base(x, y, r, { figure: pose(-zombie.id * 3), dead: true, prone: zombie.posture === 'prone' }) +
    (zombie.burning === null ? '' : flame(x, y - r))
  )
}

/** A dotted circle with a cross where somebody lies. */
export function bodyArt(view: DwaView, { x, y, name }: Human): string {
  const r = (view.options.baseMm / 2) * K
  return `<g transform="translate(${n(x * K)} ${n(y * K)})"><circle r="${n(r)}" fill="var(--stock)" stroke="var(--ink-2)" stroke-width="1.6" stroke-dasharray="2 3"/><path d="M-6 -6L6 6M6 -6L-6 6" stroke="var(--ink)" stroke-width="2.4"/></g>${text(x * K + r + 6, y * K + 4, name, { class: 'tiny', fill: 'var(--ink)' })}`
}

export const thingArt = (x: number, y: number): string =>
  `<path transform="translate(${n(x * K)} ${n(y * K)})" d="M0 -7L7 0L0 7L-7 0Z" fill="var(--raise)" stroke="var(--stock)" stroke-width="1.4"/>`

const flame = (x: number, y: number): string =>
  `<path transform="translate(${n(x)} ${n(y)})" d="M0 4C-6 2 -5 -5 -1 -10C0 -6 4 -6 4 -1C4 2 2 4 0 4Z" fill="var(--ink-b)" stroke="var(--stock)" stroke-width="1"/>`
