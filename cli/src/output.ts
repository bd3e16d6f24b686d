import { styleText } from 'node:util'
import { type BoardLine, LANGUAGES, type Language, type Tone, visible } from '@shamble/module'

/** Where a command prints, so that tests can read it. */
export interface Output {
  out(text: string): void
  err(text: string): void
  readonly colour: boolean
}

const hasColour = Boolean(process.stdout.isTTY) && process.env['NO_COLOR'] === undefined

export const terminalOutput: Output = {
  out: (text) => void process.stdout.write(`${printable(text, hasColour)}\n`),
  err: (text) => void process.stderr.write(`${printable(text, hasColour)}\n`),
  colour: hasColour,
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

const ESCAPE = '\u001b'
// What `styleText` writes for the styles above.
const OUR_STYLES = new RegExp(`(${ESCAPE}\\[(?:0|1|2|22|3[1-6]|39)m)`)

/** What may go to a terminal: our own colours, and no other mark that would move a cursor or turn a line around. */
export function printable(text: string, colour: boolean): string {
  if (!colour) return visible(text)
  return text
    .split(OUR_STYLES)
    .map((part, i) => (i % 2 === 1 ? part : visible(part)))
    .join('')
}

/** A line of a board, coloured where the terminal can. Colour is never the only sign. */
export function paintLine(line: BoardLine, colour: boolean): string {
  return line.map(({ text, tone }) => paint(text, tone ?? 'plain', colour)).join('')
}

export function paint(text: string, tone: Tone, colour: boolean): string {
  return colour && tone !== 'plain' ? styleText(STYLES[tone], visible(text), { validateStream: false }) : text
}

/** The language asked for, or the one that the system speaks. */
export function languageFor(asked: string | undefined): Language {
  if (asked !== undefined) return asked as Language
  const { LC_ALL, LC_MESSAGES, LANG } = process.env
  // One that is empty says nothing.
  const system = (LC_ALL || LC_MESSAGES || LANG || '').slice(0, 2)
  return LANGUAGES.find((language) => language === system) ?? 'en'
}
