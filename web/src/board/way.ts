import { n, type Point, tag } from '../kit/index.js'

export interface WayLook {
  readonly ink: string
  readonly width: number
  readonly dash: string
  /** A wider stroke beneath, where the ink alone does not hold on the floor. */
  readonly under?: string
  readonly end?: 'arrow' | 'disc'
  readonly round?: boolean
}

/** The way from point to point that something goes, would go or has gone, in board units. */
export function wayArt(points: readonly Point[], { ink, width, dash, under, end, round }: WayLook): string {
  if (points.length < 2) return ''
  const line = {
    points: points.map((point) => point.join(',')).join(' '),
    fill: 'none',
    'stroke-linejoin': 'round',
  }
  const [ax, ay] = points[points.length - 2]!
  const [bx, by] = points[points.length - 1]!
  const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI
  return [
    under === undefined ? '' : tag('polyline', { ...line, stroke: under, 'stroke-width': width + 4.4 }),
    tag('polyline', {
      ...line,
      stroke: ink,
      'stroke-width': width,
      'stroke-dasharray': dash,
      'stroke-linecap': round ? 'round' : null,
    }),
    end === 'arrow'
      ? tag('path', {
          d: 'M0 0L-9 -5V5Z',
          fill: ink,
          transform: `translate(${n(bx)} ${n(by)}) rotate(${n(angle)})`,
        })
      : '',
    end === 'disc'
      ? tag('circle', { cx: bx, cy: by, r: 6, fill: ink, stroke: under ?? 'none', 'stroke-width': 2 })
      : '',
  ].join('')
}
