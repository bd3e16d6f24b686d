import { badge, type PersonLook } from './counters.js'
import { n, rect, tag, text } from './svg.js'
import { SYMBOLS } from './symbols.js'

/** Below this size a figure is a blot: what has to be read is the name and the values. */
export const SMALL = 32

/**
 * A person's badge in a crowd: the name as wide as the badge, the values, and between them only the marks of a state.
 */
export function smallPerson(x: number, y: number, s: number, p: PersonLook): string {
  const h = s / 2
  const dead = (p.superZombie ?? null) !== null
  const stunned = p.stunned ?? null
  const infected = p.infected ?? null
  const shape = badge(s, infected !== null)
  const ink = dead ? 'var(--sodium)' : 'var(--on-paper)'
  const body =
    tag('path', { d: shape, fill: '#000', opacity: 0.6, transform: 'translate(1.5 2)' }) +
    tag('path', {
      d: shape,
      fill: dead ? 'var(--on-paper)' : 'var(--paper)',
      stroke: dead ? 'var(--sodium)' : 'var(--edge)',
      'stroke-width': dead ? 2 : 1.2,
    })
  const name = text(-h + 1.8, -h + s * 0.36, p.name, {
    class: 'cap',
    'font-size': n(s * 0.36),
    textLength: n(s * 0.86),
    lengthAdjust: 'spacingAndGlyphs',
    fill: ink,
  })
  const parts = dead ? value(s, p.superZombie!, ink) : foot(s, p, ink)
  const turned = stunned === null ? '' : ' rotate(-90)'
  return tag('g', { transform: `translate(${n(x)} ${n(y)})${turned}` }, body + name + parts)
}

const value = (s: number, superZombie: number, ink: string): string =>
  text(s / 2 - 3, s / 2 - 2.5, superZombie, {
    class: 'num',
    'font-size': n(s * 0.56),
    'text-anchor': 'end',
    fill: ink,
  })

function foot(s: number, p: PersonLook, ink: string): string {
  const h = s / 2
  const tall = s * 0.36
  const bitten = (p.infected ?? null) !== null && (p.stunned ?? null) === null
  const wide = bitten ? s * 0.7 : s
  const word = p.stunned ?? null
  const inside =
    word === null
      ? p.values
          .map((one, i) =>
            text(-h + wide * (0.18 + 0.32 * i), h - s * 0.055, one, {
              class: 'num',
              'font-size': n(s * 0.36),
              'text-anchor': 'middle',
              fill: 'var(--paper)',
            }),
          )
          .join('')
      : text(0, h - s * 0.1, word, {
          class: 'cap',
          'font-size': n(s * 0.26),
          'text-anchor': 'middle',
          textLength: n(s * 0.9),
          lengthAdjust: 'spacingAndGlyphs',
          fill: 'var(--paper)',
        })
  return rect(-h, h - tall, wide, tall, { fill: ink }) + inside + marks(s, p, ink)
}

/** Footprints for anyone who rests, the rifle, and the word of the infection, in the strip under the name. */
function marks(s: number, p: PersonLook, ink: string): string {
  const h = s / 2
  const y = -h + s * 0.42
  const k = s / 44
  const rifle = p.rifle
    ? tag(
        'g',
        { transform: `translate(${n(-h + 1.5)} ${n(y + 1)}) scale(${n(0.42 * k)} ${n(0.6 * k)})` },
        tag('path', { d: SYMBOLS.rifleMark, fill: ink }),
      )
    : ''
  const rest = p.movedLastTurn
    ? tag(
        'g',
        { transform: `translate(${n(h - s * 0.2)} ${n(y)}) scale(${n(0.42 * k)}) rotate(90)` },
        tag('path', { d: SYMBOLS.foot, fill: ink }) +
          tag('path', { d: SYMBOLS.foot, fill: ink, transform: 'translate(7 9)' }),
      )
    : ''
  const infection =
    (p.infected ?? null) === null
      ? ''
      : text(0, y + s * 0.2, p.infected!, {
          class: 'cap',
          'font-size': n(s * 0.22),
          'text-anchor': 'middle',
          fill: ink,
        })
  return rifle + rest + infection
}
