import { n, rect, tag, text } from '../kit/index.js'

export interface Bar {
  readonly value: number
  readonly share: number
}

/** A bar for each value that it may have: per cent above, the value below in the ink of the dead. Zero is shown as 0. */
export function oddsBars(bars: readonly Bar[], label: string, width: number, height: number): string {
  const step = width / bars.length
  const drawn = bars.map(({ value, share }, i) => {
    const x = i * step
    const tall = share * height
    const ink = share > 0
    return (
      rect(x + 2.5, height + 13 - tall, step - 5, Math.max(tall, 1.5), { fill: ink ? 'var(--cold)' : 'var(--line)' }) +
      text(x + step / 2, height + 9 - tall, Math.round(share * 100), {
        class: 'tiny',
        'text-anchor': 'middle',
        fill: ink ? 'var(--ink)' : 'var(--ink-2)',
      }) +
      text(x + step / 2, height + 28, value, {
        class: 'num',
        'font-size': 14.5,
        'text-anchor': 'middle',
        fill: 'var(--ink-b)',
      })
    )
  })
  return tag(
    'svg',
    { class: 'bars', viewBox: `0 0 ${n(width)} ${n(height + 30)}`, role: 'img', 'aria-label': label },
    drawn.join(''),
  )
}
