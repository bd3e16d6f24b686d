import { type Below, seededBelow } from '@shamble/chance'
import { BadInput, Engine } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import { fileOf, readSeries } from '@shamble/record'
import { Probe } from './probe.js'
import { sampleMatch } from './sample-matches.js'

/** How a file comes to harm. */
const DAMAGES: Readonly<Record<string, (file: string, below: Below) => string>> = {
  'a cut': (file, below) => file.slice(0, 1 + below(file.length - 1)),
  'a cut at a line end': (file, below) => withLines(file, (lines) => lines.slice(0, 1 + below(lines.length - 1))),
  'a flipped bit': flipped,
  'a flipped bit in the header': (file, below) => {
    const [header = '', ...rest] = file.split(/(?<=\n)/)
    return flipped(header, below) + rest.join('')
  },
  'a mark at the beginning': (file) => `\uFEFF${file}`,
  'a line left out': (file, below) => withLines(file, (lines) => lines.toSpliced(below(lines.length), 1)),
  'a line said twice': (file, below) =>
    withLines(file, (lines) => {
      const at = 1 + below(lines.length - 1)
      return lines.toSpliced(at, 0, lines[at]!)
    }),
  'two lines swapped': (file, below) =>
    withLines(file, (lines) => {
      const at = 1 + below(lines.length - 2)
      return lines.toSpliced(at, 2, lines[at + 1]!, lines[at]!)
    }),
  'a changed answer': (file, below) =>
    withLines(file, (lines) => {
      const at = 1 + below(lines.length - 1)
      return lines.with(at, lines[at]!.replace(/"type":"\w+"/, '"type":"pass"'))
    }),
  'lost bytes': (file, below) => {
    const at = below(file.length)
    return file.slice(0, at) + '\0'.repeat(Math.min(40, file.length - at)) + file.slice(at + 40)
  },
}

type Read = typeof readSeries

/**
 * Damages files of a game: each must be refused, or be what it was; and what is recovered is all that was answered before
 * the first entry that does not agree.
 */
export async function damagedRecords(
  module: GameModule,
  count: number,
  seed: string,
  read: Read = readSeries,
): Promise<Probe> {
  const probe = new Probe()
  const below = seededBelow(seed)
  const files = [
    fileOf([sampleMatch(module, `${seed} running`, 12, 'running').text()]),
    fileOf([sampleMatch(module, `${seed} over`, 12, 'over').text()]),
  ]
  const kinds = Object.entries(DAMAGES)
  for (let i = 0; i < count; i++) {
    const file = files[i % files.length]!
    const [kind, damage] = kinds[i % kinds.length]!
    const harmed = damage(file, below)
    await probe.try(`${module.game.id}, ${kind} (${i})`, () => fault(module, file, harmed, read))
  }
  return probe
}

function fault(module: GameModule, file: string, harmed: string, read: Read): string | null {
  const engine = new Engine(module.game)
  const opened = attempt(() => read(module, engine, harmed))
  if (opened !== null && fileOf(opened.matches.map((match) => match.text())) !== file) return 'it was not noticed'
  const due = sharedEntries(file, harmed)
  const recovered = attempt(() => read(module, engine, harmed, { damaged: 'recover' }))
  if (recovered === null) return due > 0 ? `nothing was recovered of ${due} entries` : null
  const found = recovered.matches[0]!.text()
  if (sharedEntries(file, found) !== entries(found).length) return 'something was recovered that was not there'
  if (entries(found).length !== due) return `${entries(found).length} of ${due} entries were recovered`
  if (opened === null && recovered.damage === null) return 'what was recovered passes as whole'
  return null
}

function attempt<T>(run: () => T): T | null {
  try {
    return run()
  } catch (error) {
    if (error instanceof BadInput) return null
    throw error
  }
}

const entries = (file: string): string[] => file.split('\n').filter((line) => line.startsWith('['))

/** How many entries two files share from the first on. */
function sharedEntries(one: string, other: string): number {
  const [a, b] = [entries(one), entries(other)]
  const differs = a.findIndex((line, i) => line !== b[i])
  return differs < 0 ? a.length : differs
}

function withLines(file: string, change: (lines: string[]) => string[]): string {
  return `${change(file.trimEnd().split('\n')).join('\n')}\n`
}

function flipped(text: string, below: Below): string {
  const bytes = Buffer.from(text)
  const at = below(bytes.length)
  bytes[at] = bytes[at]! ^ (1 << below(8))
  return bytes.toString('utf8')
}
