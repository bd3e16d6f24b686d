import { shareOf } from '../run.js'
import { fitted, framed, n, path, polyline, type Sheet, words } from './svg.js'

const QUARTERS = [0, 0.25, 0.5, 0.75, 1]
/** Labels longer than this go beside rows, not below columns. */
const SHORT = 5
/** Columns narrower than this leave no room beside a point. */
const CLOSE = 60

/** The share of each value with its interval: filled where it has stopped, hollow while it runs. */
export function sharePlot(sheet: Sheet): string {
  const label = sheet.speak('lab.plot.share', { said: sheet.run.study.file.said[sheet.language] })
  const isShort = sheet.labels.every((value) => value.length <= SHORT)
  return framed(sheet, label, isShort ? columns(sheet) : rows(sheet))
}

const inkOf = ({ chosen, inks }: Sheet, arm: number): string => (arm === chosen ? inks.chosen : inks.ink)
const aimOf = ({ run }: Sheet): number | null => (run.study.file.aim === null ? null : run.study.file.aim / 100)

function columns(sheet: Sheet): string[] {
  const { standings, labels, width, height, inks, chosen, speak, run } = sheet
  const [left, right, top, foot] = [46, 14, 16, 40]
  const column = (width - left - right) / standings.length
  const x = (arm: number): number => left + (arm + 0.5) * column
  const y = (share: number): number => top + (height - top - foot) * (1 - share)
  const out: string[] = []
  if (chosen !== null)
    out.push(
      `<rect x="${n(x(chosen) - column / 2)}" y="4" width="${n(column)}" height="${height - 4}" fill="${inks.panel}"/>`,
    )
  for (const share of QUARTERS) {
    out.push(path(`M${left} ${n(y(share))}H${width - right}`, inks.line))
    out.push(words(left - 8, y(share) + 4.5, percent(sheet, share), inks.soft, { anchor: 'end' }))
  }
  const aim = aimOf(sheet)
  if (aim !== null) {
    out.push(path(`M${left} ${n(y(aim))}H${width - right}`, inks.ink, 1.8))
    out.push(words(left + 8, y(aim) - 6, speak('lab.plot.aim'), inks.ink, { size: 12 }))
  }
  const known = standings.flatMap(({ now }, arm) =>
    now.matches === 0 ? [] : ([[x(arm), y(shareOf(now))]] as [number, number][]),
  )
  out.push(path(polyline(known), inks.soft, 1.2, ' stroke-dasharray="2 4"'))
  standings.forEach(({ now, ended }, arm) => {
    const [ink, at] = [inkOf(sheet, arm), x(arm)]
    if (now.matches > 0) {
      const [low, high] = [y(now.low), y(now.high)]
      const bar = `M${n(at)} ${n(low)}V${n(high)}M${n(at - 9)} ${n(low)}H${n(at + 9)}M${n(at - 9)} ${n(high)}H${n(at + 9)}`
      out.push(path(bar, ink, 2.4), dot(at, y(shareOf(now)), ended !== null, ink, inks.paper))
      out.push(figure(sheet, arm, at, y, column))
    }
    out.push(words(at, height - 18, labels[arm]!, ink, { size: 17, anchor: 'middle', bold: true }))
    if (run.study.arms[arm]!.isPrinted)
      out.push(words(at, height - 3, speak('lab.plot.printed'), ink, { size: 12, anchor: 'middle' }))
  })
  return out
}

/** The share beside its point; at the last column, where nothing fits beside it, past the end of its interval. */
function figure(sheet: Sheet, arm: number, x: number, y: (share: number) => number, column: number): string {
  const { standings } = sheet
  const { now } = standings[arm]!
  const [text, ink] = [percent(sheet, shareOf(now)), inkOf(sheet, arm)]
  const size = column < CLOSE ? 12 : 16
  if (arm === standings.length - 1) {
    const at = now.low > 0.1 ? y(now.low) + size + 3 : y(now.high) - 7
    return words(x, at, text, ink, { size, anchor: 'middle', bold: true })
  }
  const at = y(shareOf(now))
  if (column < CLOSE) return words(x + 8, at - 8, text, ink, { size, bold: true })
  return words(x + 12, at + 5.5, text, ink, { size, bold: true })
}

function rows(sheet: Sheet): string[] {
  const { standings, labels, width, height, inks, chosen, speak, run } = sheet
  const [left, right, top, foot] = [Math.min(250, width * 0.45), 44, 8, 24]
  const row = (height - top - foot) / standings.length
  const x = (share: number): number => left + (width - left - right) * share
  const y = (arm: number): number => top + (arm + 0.5) * row
  const out: string[] = []
  if (chosen !== null)
    out.push(`<rect x="0" y="${n(y(chosen) - row / 2)}" width="${width}" height="${n(row)}" fill="${inks.panel}"/>`)
  for (const share of QUARTERS) {
    out.push(path(`M${n(x(share))} ${top}V${height - foot}`, inks.line))
    out.push(words(x(share), height - 7, percent(sheet, share), inks.soft, { anchor: 'middle' }))
  }
  const aim = aimOf(sheet)
  if (aim !== null) out.push(path(`M${n(x(aim))} ${top}V${height - foot}`, inks.ink, 1.8))
  standings.forEach(({ now, ended }, arm) => {
    const [ink, at] = [inkOf(sheet, arm), y(arm)]
    const mark = run.study.arms[arm]!.isPrinted ? ` · ${speak('lab.plot.printed')}` : ''
    out.push(
      words(left - 12, at + 5, fitted(`${labels[arm]}${mark}`, left - 12, 14), ink, {
        size: 14,
        anchor: 'end',
        bold: true,
      }),
    )
    if (now.matches === 0) return
    const [low, high, tall] = [x(now.low), x(now.high), Math.min(8, row * 0.3)]
    const bar = `M${n(low)} ${n(at)}H${n(high)}M${n(low)} ${n(at - tall)}V${n(at + tall)}M${n(high)} ${n(at - tall)}V${n(at + tall)}`
    out.push(path(bar, ink, 2.4), dot(x(shareOf(now)), at, ended !== null, ink, inks.paper))
    out.push(words(Math.min(high + 7, width - 40), at + 5, percent(sheet, shareOf(now)), ink, { size: 14, bold: true }))
  })
  return out
}

const percent = ({ speak }: Sheet, share: number): string => speak('lab.percent', { value: Math.round(share * 100) })

const dot = (x: number, y: number, isFilled: boolean, ink: string, paper: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="5" fill="${isFilled ? ink : paper}" stroke="${ink}" stroke-width="2.4"/>`
