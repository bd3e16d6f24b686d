import { styleText } from 'node:util'
import { type BoardLine, LANGUAGES, type Language, type Tone } from '@shamble/module'

/** Where a command prints, so that tests can read it. */
export interface Output {
  out(text: string): void
  err(text: string): void
  readonly colour: boolean
}

export const terminalOutput: Output = {
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
  colour: Boolean(process.stdout.isTTY) && process.env['NO_COLOR'] === undefined,
}

const STYLES: Readonly<Record<Tone, Parameters<typeof styleText>[0]>> = {
  plain: 'reset',
  dim: 'dim',
  strong: 'bold',
  good: 'green',
  bad: 'red',
  warn: 'yellow',
  first: ['bold', 'cyan'],
  second: ['bold', 'yellow'],
  third: ['bold', 'magenta'],
}

/** A line of a board, coloured where the terminal can. Colour is never the only sign. */
export function paintLine(line: BoardLine, colour: boolean): string {
  return line.map(({ text, tone }) => paint(text, tone ?? 'plain', colour)).join('')
}

export function paint(text: string, tone: Tone, colour: boolean): string {
  return colour && tone !== 'plain' ? styleText(STYLES[tone], text, { validateStream: false }) : text
}

/** The language asked for, or the one that the system speaks. */
export function languageFor(asked: string | undefined): Language {
  if (asked !== undefined) return asked as Language
  const system = (process.env['LC_ALL'] ?? process.env['LANG'] ?? '').slice(0, 2)
  return LANGUAGES.find((language) => language === system) ?? 'en'
}
