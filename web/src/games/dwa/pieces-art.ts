import { type DwaView, type Human, isFirearm, type Zombie } from '@shamble/game-dwa/table'
import { base, type FigureName, group, n, pose, tag, text } from '../../kit/index.js'
import { seatMark } from '../../setup/diagram.js'
import { beside, SEAT, seenAt } from './aboard.js'
import { K } from './scale.js'

/** Degrees from north as the kit turns things: from the east. */
const turned = (facing: number): number => facing - 90

/** How someone is drawn: by what is in hand. */
export function figureOf(human: Pick<Human, 'hands' | 'weapons' | 'gender'>): FigureName {
  const held = human.hands.map((i) => human.weapons[i]!.id)
  if (held.some((id) => id === 'pistol' || id === 'revolver')) return human.gender === 'woman' ? 'pistolLong' : 'pistol'
  return held.some(isFirearm) ? 'rifle' : human.gender === 'woman' ? 'pistolLong' : 'pistol'
}

/** The size of the sign of a team on a base. */
const TEAM = 0.42

/** Someone around the middle of their base, with the sign of their team where there are several. */
export function humanArt(view: DwaView, human: Human, isActing: boolean): string {
  const r = (view.options.baseMm / 2) * K
  const { posture, facing, burning, hanging, level } = human
  const look = { figure: figureOf(human), heading: turned(facing), prone: posture === 'prone', selected: isActing }
  return (
    base(0, 0, r, look) +
    (view.teams.length > 1 && human.team >= 0 ? seatMark(human.team, -r * 0.8, r * 0.7, TEAM) : '') +
    (posture === 'cover' ? coverArt(r) : '') +
    (burning === null ? '' : flame(r)) +
    (level + hanging > 0 ? heightArt(level + hanging, r) : '')
  )
}

/** Everybody who is in a vehicle, in their seats; the one who drives has a wheel before them. */
export const aboardArt = (view: DwaView, active: Human | null): string =>
  view.humans
    .filter(({ whereabouts }) => whereabouts === 'vehicle')
    .map((human) => {
      const { x, y } = seenAt(view, human)
      const look = { figure: figureOf(human), selected: human.id === active?.id }
      return (human.drives ? wheelArt(view, human) : '') + base(x * K, y * K, SEAT * K, look)
    })
    .join('')

function wheelArt(view: DwaView, human: Human): string {
  const { heading } = view.vehicles[human.vehicle]!
  const at = beside({ ...seenAt(view, human), heading }, SEAT + 1, 0)
  return group(
    at.x * K,
    at.y * K,
    tag(
      'g',
      { fill: 'none', stroke: 'var(--paper)', 'stroke-width': 2, transform: `rotate(${n(heading)})` },
      tag('ellipse', { rx: 7, ry: 4.5 }) + tag('path', { d: 'M-7 0H7' }),
    ),
  )
}

/** @param number whether its number is written on it */
export function zombieArt(view: DwaView, zombie: Zombie, number: boolean): string {
  const r = (view.options.baseMm / 2) * K
  const { id, posture, burning, armed, gun, level } = zombie
  return (
    base(0, 0, r, {
      figure: pose(-id * 3 + (-id >> 1)),
      dead: true,
      prone: posture === 'prone',
      label: number ? String(-id) : null,
    }) +
    (armed || gun !== '' ? armedArt(r) : '') +
    (burning === null ? '' : flame(r)) +
    (level > 0 ? heightArt(level, r) : '')
  )
}

/** A dotted circle with a cross where a body is. */
export function bodyArt({ options: { baseMm } }: Pick<DwaView, 'options'>): string {
  const r = (baseMm / 2) * K
  return (
    tag('circle', {
      r: n(r),
      fill: 'none',
      stroke: 'var(--ink)',
      'stroke-width': 1.6,
      'stroke-dasharray': '2 3',
    }) + tag('path', { d: 'M-6 -6L6 6M6 -6L-6 6', stroke: 'var(--ink)', 'stroke-width': 2.4 })
  )
}

/** Something that can be picked up. */
export const thingArt = (): string =>
  tag('path', { d: 'M0 -7L7 0L0 7L-7 0Z', fill: 'var(--raise)', stroke: 'var(--ink-a)', 'stroke-width': 1.6 })

const coverArt = (r: number): string =>
  tag('path', {
    d: `M${n(-r - 5)} ${n(r * 0.4)}A${n(r + 5)} ${n(r + 5)} 0 0 0 ${n(r + 5)} ${n(r * 0.4)}`,
    fill: 'none',
    stroke: 'var(--ink)',
    'stroke-width': 3,
  })

const armedArt = (r: number): string =>
  tag('path', {
    d: `M${n(r * 0.5)} ${n(-r * 0.9)}L${n(r * 1.05)} ${n(-r * 0.35)}`,
    stroke: 'var(--ink-b)',
    'stroke-width': 3.4,
    'stroke-linecap': 'round',
  })

const heightArt = (height: number, r: number): string =>
  text(-r - 3, -r + 4, `+${height / 10}`, {
    class: 'num',
    'font-size': 12,
    'text-anchor': 'end',
    fill: 'var(--ink-a)',
    stroke: 'var(--stock)',
    'stroke-width': 3,
    'paint-order': 'stroke',
  })

const flame = (r: number): string =>
  tag('path', {
    transform: `translate(0 ${n(-r)})`,
    d: 'M0 4C-6 2 -5 -5 -1 -10C0 -6 4 -6 4 -1C4 2 2 4 0 4Z',
    fill: 'var(--ink-b)',
    stroke: 'var(--stock)',
    'stroke-width': 1,
  })
