import { type FigureName, fig, n, pose, tag } from '../../../kit/index.js'

// The dead are solid ink on a paper plate; the living are cut out in white; strangers are cut out in grey.

const placed = (x: number, y: number, size: number, isFlipped: boolean): string =>
  `translate(${n(isFlipped ? x + size : x)} ${n(y)})${isFlipped ? ' scale(-1 1)' : ''}`

/** Lines keep their weight from a strip of 486 down to one of a phone. */
const weight = (size: number, most: number): number => n(Math.min(most, Math.max(1.6, (size / 196) * most * 1.6)))

export function dead(stance: number, x: number, y: number, size: number): string {
  const body = fig(pose(stance), 0, 0, size)
  const plate = tag(
    'g',
    {
      fill: '#fff',
      stroke: '#fff',
      'stroke-width': weight(size, 6),
      'stroke-linejoin': 'round',
      transform: 'translate(1.2 -1.4)',
    },
    body,
  )
  return tag('g', { transform: placed(x, y, size, true) }, plate + tag('g', { fill: '#111' }, body))
}

/** One that is bought but not there yet: dashed. */
export function ghost(stance: number, x: number, y: number, size: number): string {
  const body = fig(pose(stance), 0, 0, size)
  const edge = {
    fill: '#111',
    stroke: '#111',
    'stroke-width': weight(size, 7),
    'stroke-linejoin': 'round',
    'stroke-dasharray': '9 6',
  }
  return tag(
    'g',
    { transform: placed(x, y, size, true) },
    tag('g', edge, body) + tag('g', { fill: 'var(--copy)' }, body),
  )
}

export interface LivingLook {
  readonly stranger?: boolean
  readonly flip?: boolean
  /** The chosen one: a cold outline between two black ones. */
  readonly cold?: boolean
  /** Out of action: laid down. */
  readonly down?: boolean
}

export function living(figure: FigureName, x: number, y: number, size: number, look: LivingLook = {}): string {
  const { stranger = false, flip = false, cold = false, down = false } = look
  const body = fig(figure, 0, 0, size)
  const line = (stroke: string, width: number): string =>
    tag('g', { fill: 'none', stroke, 'stroke-width': weight(size, width), 'stroke-linejoin': 'round' }, body)
  const edge = tag(
    'g',
    { fill: '#111', stroke: '#111', 'stroke-width': weight(size, 6), 'stroke-linejoin': 'round' },
    body,
  )
  const drawn =
    (cold ? line('#111', 17) + line('var(--cold)', 12) : '') +
    edge +
    tag('g', { fill: stranger ? '#A9A9A4' : '#fff' }, body)
  // Head first to the left, moved so that it stays within its room.
  const laying = `translate(${n(size * 0.2)} 0) rotate(-84 ${n(size / 2)} ${n(size * 0.72)})`
  const laid = down ? tag('g', { transform: laying }, drawn) : drawn
  return tag('g', { transform: placed(x, y, size, flip) }, laid)
}
