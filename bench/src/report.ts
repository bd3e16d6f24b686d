/** One figure of the report. */
export interface Line {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** What it is compared with, and how many times that it is; `null` for a figure on its own. */
  readonly vs: string | null
  readonly ratio: number | null
  /** What the ratio must reach, or the value where there is no ratio. */
  readonly bar: number | null
  /** What is hoped for besides; nothing fails where it is not reached. */
  readonly aim?: number
  /** The bar is not to be exceeded. */
  readonly ceiling?: true
  /** Where the true value is with 95 % confidence, for what is counted in samples. Its low end must reach the bar. */
  readonly interval?: readonly [low: number, high: number]
  readonly met: boolean | null
}

/** A figure that nothing is asked of. */
export function figure(name: string, value: number, unit: string): Line {
  return { name, value, unit, vs: null, ratio: null, bar: null, met: null }
}

/** A figure that must be so much at the least. */
export function floor(line: Line, least: number): Line {
  return { ...line, bar: least, met: line.value >= least }
}

/** A figure that may be so much at the most. */
export function ceiling(line: Line, most: number): Line {
  return { ...line, bar: most, ceiling: true, met: line.value <= most }
}

/** One JSON array, one figure a line. */
export function asJson(lines: readonly Line[]): string {
  return `[\n${lines.map((line) => JSON.stringify(line)).join(',\n')}\n]`
}

const HEADINGS = ['figure', 'value', 'unit', 'vs', 'ratio', 'bar', 'aim', 'met']
const RIGHT = [false, true, false, false, true, true, true, false]

export function asTable(lines: readonly Line[]): string {
  const rows = [HEADINGS, ...lines.map(cells)]
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const row = (texts: readonly string[]) =>
    texts
      .map((text, column) => (RIGHT[column] ? text.padStart(widths[column]!) : text.padEnd(widths[column]!)))
      .join('  ')
      .trimEnd()
  return rows.map(row).join('\n')
}

function cells({ name, value, unit, vs, ratio, bar, aim, met, interval, ceiling: isCeiling }: Line): string[] {
  const verdict = met === null ? '' : met ? 'yes' : 'NO'
  const between = interval === undefined ? '' : ` (${interval.map(short).join(' to ')})`
  return [
    name,
    `${short(value)}${between}`,
    unit,
    vs ?? '',
    ratio === null ? '' : short(ratio),
    bar === null ? '' : `${isCeiling ? '≤ ' : ''}${short(bar)}`,
    aim === undefined ? '' : short(aim),
    verdict,
  ]
}

/** Three digits that mean something; whole numbers from a hundred on, with their thousands apart. */
export function short(value: number): string {
  if (Math.abs(value) < 100) return String(Number(value.toPrecision(3)))
  return Math.round(value).toLocaleString('en').replaceAll(',', ' ')
}
