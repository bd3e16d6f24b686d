import { type Look, shareOf } from '../run.js'
import { framed, n, path, polyline, type Sheet, words } from './svg.js'

/** More points than this nobody sees. */
const MOST_POINTS = 200

/** One value over its matches: the band closes until it fits between the two lines at which the value stops. */
export function closingPlot(sheet: Sheet): string {
  const { standings, labels, width, height, inks, speak, run, language } = sheet
  const arm = sheet.chosen ?? 0
  const { now, looks, expected, ended } = standings[arm]!
  const [left, right, top, foot] = [46, 14, 8, 24]
  const all = Math.max(now.played, expected, 1)
  const goal = run.study.file.stop.points / 100
  const share = shareOf(now)
  const reach = Math.max(goal * 2, Math.min(0.5, (now.high - now.low) * 1.5), 0.05)
  const [low, high] = [share - reach, share + reach]
  const x = (matches: number): number => left + (matches / all) * (width - left - right)
  const y = (at: number): number =>
    top + (height - top - foot) * (1 - (Math.min(high, Math.max(low, at)) - low) / (high - low))
  const out: string[] = []
  const step = reach > 0.3 ? 0.2 : reach > 0.12 ? 0.1 : reach > 0.05 ? 0.05 : 0.01
  for (let at = Math.ceil(low / step) * step; at <= high; at += step)
    if (at > -0.001 && at < 1.001)
      out.push(
        path(`M${left} ${n(y(at))}H${width - right}`, inks.line),
        words(left - 8, y(at) + 4.5, speak('lab.percent', { value: Math.round(at * 100) }), inks.soft, {
          anchor: 'end',
        }),
      )
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const matches = Math.round(all * part)
    const said = new Intl.NumberFormat(language).format(matches)
    out.push(
      path(`M${n(x(matches))} ${height - foot}v4`, inks.soft),
      words(x(matches), height - 6, said, inks.soft, { anchor: part === 1 ? 'end' : 'middle' }),
    )
  }
  const shown = thinned(looks)
  if (shown.length > 0) {
    const upper = shown.map((look) => [x(look.played), y(look.high)] as const)
    const lower = shown.map((look) => [x(look.played), y(look.low)] as const)
    const band = `${polyline(upper)}${polyline([...lower].reverse()).replace('M', 'L')}Z`
    out.push(
      `<path d="${band}" fill="${inks.chosen}" fill-opacity="0.22"/>`,
      path(polyline(upper) + polyline(lower), inks.chosen, 1.6),
      path(polyline(shown.map((look) => [x(look.played), y(shareOf(look))] as const)), inks.chosen, 2.6),
    )
  }
  for (const side of [-1, 1])
    out.push(path(`M${left} ${n(y(share + side * goal))}H${width - right}`, inks.ink, 1.4, ' stroke-dasharray="7 5"'))
  if (ended === null && now.played > 0) {
    const said = speak('lab.plot.stops', { matches: new Intl.NumberFormat(language).format(expected) })
    out.push(words(width - right, top + 14, said, inks.ink, { size: 12, anchor: 'end' }))
  }
  return framed(sheet, speak('lab.plot.closing', { value: labels[arm]! }), out)
}

function thinned(looks: readonly Look[]): readonly Look[] {
  const every = Math.ceil(looks.length / MOST_POINTS)
  return looks.filter((_, i) => i % every === 0 || i === looks.length - 1)
}
