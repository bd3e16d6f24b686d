import { lengthAt } from '../run.js'
import { fitted, framed, n, path, type Sheet, words } from './svg.js'

const BINS = 22

/** How long matches took: a row of columns a value, with a mark at the median and a figure for nearly all of them. */
export function lengthsPlot(sheet: Sheet): string {
  const { standings, labels, width, height, inks, chosen, speak } = sheet
  const longest = Math.max(1, ...standings.map(({ lengths }) => lengthAt(lengths, 0.99)))
  const per = Math.ceil(longest / BINS)
  const bins = Math.ceil(longest / per)
  const isShort = labels.every((label) => label.length <= 5)
  const [left, right, foot] = [isShort ? 46 : Math.min(170, width * 0.32), Math.min(150, width * 0.3), 22]
  const row = (height - foot) / standings.length
  const column = (width - left - right) / bins
  const rowsOf = standings.map(({ lengths }) => binned(lengths, per, bins))
  const out: string[] = []
  const step = roundStep(longest / 5)
  for (let turns = step; turns <= longest; turns += step) {
    const x = left + ((turns - 0.5) / per) * column
    out.push(
      path(`M${n(x)} 0V${height - foot}`, inks.line),
      words(x, height - 6, turns, inks.soft, { anchor: 'middle' }),
    )
  }
  out.push(words(width - right + 12, height - 7, speak('lab.plot.turns'), inks.soft, { size: 12 }))
  standings.forEach(({ lengths }, arm) => {
    const [foot, ink] = [(arm + 1) * row - 4, arm === chosen ? inks.chosen : inks.ink]
    const most = Math.max(1e-9, ...rowsOf[arm]!)
    out.push(
      words(left - 10, foot - 2, fitted(labels[arm]!, left - 10, 14), ink, { size: 14, anchor: 'end', bold: true }),
      path(`M${n(left)} ${n(foot)}H${n(width - right)}`, inks.line),
    )
    rowsOf[arm]!.forEach((count, bin) => {
      const tall = (count / most) * (row - 9)
      if (count > 0)
        out.push(
          `<rect x="${n(left + bin * column + 1)}" y="${n(foot - tall)}" width="${n(Math.max(1, column - 2))}" height="${n(tall)}" fill="${arm === chosen ? inks.chosen : inks.soft}"/>`,
        )
    })
    const [median, nearly] = [lengthAt(lengths, 0.5), lengthAt(lengths, 0.95)]
    const long = speak('lab.plot.length', { median, most: nearly })
    const room = right - 12
    const said =
      lengths.size === 0 ? speak('lab.plot.no-length') : long.length * 6 > room ? `${median} · ${nearly}` : long
    if (lengths.size > 0) {
      const x = left + ((median - 0.5) / per) * column
      out.push(`<path d="M${n(x)} ${n(foot)}l-4.5 5h9Z" fill="${ink}"/>`)
    }
    out.push(words(width - right + 12, foot - 2, fitted(said, room, 12), ink, { size: 12 }))
  })
  return framed(sheet, speak('lab.plot.lengths'), out)
}

/** The next of 1, 2, 5, 10, 20, 50 … */
function roundStep(least: number): number {
  for (let ten = 1; ; ten *= 10) for (const step of [ten, 2 * ten, 5 * ten]) if (step >= least) return step
}

function binned(lengths: ReadonlyMap<number, number>, per: number, bins: number): number[] {
  const counts = new Array<number>(bins).fill(0)
  for (const [turns, count] of lengths) {
    const bin = Math.floor((Math.max(1, turns) - 1) / per)
    if (bin < bins) counts[bin]! += count
  }
  return counts
}
