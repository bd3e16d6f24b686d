import type { Frame, Plain } from '@shamble/kernel'
import { BadInput } from '@shamble/kernel'
import { type PositionLine, withFields } from '@shamble/module'
import { readAction } from '../actions.js'
import { ADVERSARIES } from '../data/adversaries.js'
import { FRESH } from './fresh.js'
import { among } from './words.js'

type Members = Readonly<Record<string, Plain>>

/** Answers that a procedure remembers must be answers. */
const ANSWERS = ['decided', 'proposal', 'doing'] as const

/** Where a loss comes from. */
const CAUSES = ['dead', 'living', 'story'] as const

/** A procedure under way: as it usually stands, with what a line says. */
export function frameOf(line: PositionLine): Frame {
  const kind = line.words[0] ?? ''
  if (!Object.hasOwn(FRESH, kind))
    throw new BadInput(`line ${line.number}`, 'no procedure is called "{{kind}}"', { kind })
  const fresh = FRESH[kind as keyof typeof FRESH]
  const frame = withFields({ ...fresh, ...(line.fields.has('decidedBy') ? { decidedBy: -1 } : {}) }, line) as Frame
  const members = frame as unknown as Members
  for (const name of ANSWERS) {
    const answer = members[name]
    if (answer !== undefined && answer !== null) readAction(answer, `line ${line.number}: ${name}`)
  }
  if (kind === 'harm') among(line, CAUSES, wordOf(members['cause'], 'from'))
  return kind === 'negotiation' ? ({ ...frame, with: spokenTo(line, members['with']) } as Frame) : frame
}

/** [DD-11.6] The one who is spoken to: an adversary of the book by name, or anybody with all their figures. */
function spokenTo(line: PositionLine, given: Plain | undefined): Plain {
  if (isRecord(given) && typeof given['reason'] === 'number') return given
  const id = among(
    line,
    ADVERSARIES.map((one) => one.id),
    typeof given === 'string' ? given : undefined,
  )
  return ADVERSARIES.find((one) => one.id === id) as unknown as Plain
}

const isRecord = (value: Plain | undefined): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const wordOf = (value: Plain | undefined, name: string): string | undefined =>
  isRecord(value) && typeof value[name] === 'string' ? value[name] : undefined
