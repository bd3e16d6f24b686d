import { BadInput, type Plain } from '@shamble/kernel'
import { checkPlain, checkSize, tooDeepAt } from '@shamble/module'
import { type Document, parseAllDocuments } from 'yaml'
import { z } from 'zod'

const plain: z.ZodType<Plain> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(plain), z.record(z.string(), plain)]),
)

const fraction = z.union([z.string().regex(/^\d+\/\d+$/, 'write a fraction such as 21/36'), z.literal(0), z.literal(1)])

const expectedEvent = z.union([
  z.string(),
  z.strictObject({
    kind: z.string(),
    rule: z.string().optional(),
    seat: z.string().optional(),
    dice: z.array(z.number().int()).optional(),
    data: z.record(z.string(), plain).optional(),
  }),
])

const expectedOdds = z.strictObject({
  of: z.string(),
  need: z.number().int().optional(),
  results: z.record(z.string(), fraction).optional(),
  modifiers: z.array(z.strictObject({ rule: z.string(), value: z.number() })).optional(),
})

const expectations = z.strictObject({
  events: z.array(expectedEvent).optional(),
  noEvents: z.array(z.string()).optional(),
  eventCounts: z.record(z.string(), z.number().int().min(0)).optional(),
  values: z.record(z.string(), plain).optional(),
  counts: z.record(z.string(), z.number().int().min(0)).optional(),
  absent: z.record(z.string(), z.array(plain).min(1)).optional(),
  asked: z.array(z.string()).optional(),
  offered: z.record(z.string(), z.array(z.string())).optional(),
  offeredExactly: z.record(z.string(), z.array(z.string())).optional(),
  notOffered: z.record(z.string(), z.array(z.string())).optional(),
  refused: z.record(z.string(), z.record(z.string(), z.string())).optional(),
  odds: z.array(expectedOdds).optional(),
  sees: z.record(z.string(), z.record(z.string(), plain)).optional(),
  outcome: z
    .union([
      z.literal('none'),
      z.strictObject({ winners: z.array(z.string()), reason: z.string().optional(), rule: z.string().optional() }),
    ])
    .optional(),
  position: z.string().optional(),
})

const script = { dice: z.array(z.number().int()).optional(), draws: z.array(plain).optional() }

const step = z
  .strictObject({
    do: z.string().optional(),
    refuse: z.string().optional(),
    rule: z.string().optional(),
    hold: z.boolean().optional(),
    expect: expectations.optional(),
    ...script,
  })
  .refine(
    (given) => !(given.do !== undefined && given.refuse !== undefined),
    'a step either does something or is refused',
  )
  .refine((given) => given.rule === undefined || given.refuse !== undefined, '"rule" belongs to "refuse"')

const caseFile = z.strictObject({
  game: z.string(),
  title: z.string().min(1),
  rules: z.array(z.string()).min(1),
  preset: z.string().optional(),
  options: z.record(z.string(), plain).optional(),
  position: z.string().optional(),
  setup: z.strictObject(script).optional(),
  steps: z.array(step).min(1),
})

export type CaseFile = z.infer<typeof caseFile>
export type CaseStep = CaseFile['steps'][number]
export type Expectations = z.infer<typeof expectations>

/** A title without quotes that has a colon in it, which means something else to YAML: it is one sentence all the same. */
const PLAIN_TITLE = /^(title: +)(?!["'|>&*!])(\S.*)$/gm

function quoted(line: string, field: string, rest: string): string {
  const colon = rest.search(/(?<=.):(?= |$)/)
  if (colon < 0) return line
  const comment = rest.indexOf(' #', colon + 1)
  const title = comment < 0 ? rest : rest.slice(0, comment)
  return `${field}${JSON.stringify(title.trimEnd())}${rest.slice(title.length)}`
}

// Levels that are opened on one line, or one right after the other: YAML would follow them until its stack is full.
const MANY_LEVELS = /^[ \t]*(?:[-?][ \t]+){50}|(?:[[{]\s*){100}/m

/**
 * Reads the cases of one YAML file; several may be in one file between lines of `---`. What is wrong with one of them
 * is in its place, and takes nothing from the others.
 * @throws BadInput where the file as a whole cannot be read
 */
export function readCases(text: string, where: string): (CaseFile | BadInput)[] {
  checkSize(text.length, where)
  const deep = tooDeepAt(text) ?? MANY_LEVELS.exec(text)?.index ?? null
  if (deep !== null) throw new BadInput(where, `nested too deep at character ${deep}`)
  const documents = parseAllDocuments(text.replace(PLAIN_TITLE, quoted))
  if (!Array.isArray(documents) || documents.length === 0) throw new BadInput(where, 'the file holds no case')
  return documents.map((document, i) => {
    try {
      return readCase(document, documents.length > 1 ? `${where}, case ${i + 1}` : where)
    } catch (error) {
      if (error instanceof BadInput) return error
      throw error
    }
  })
}

function readCase(document: Document.Parsed, where: string): CaseFile {
  const error = document.errors[0]
  if (error !== undefined) throw new BadInput(where, `not YAML: ${error.message.split('\n')[0]}`)
  const parsed = caseFile.safeParse(plainOf(document, where))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]!
  throw new BadInput(issue.path.length > 0 ? `${where}: ${issue.path.join('.')}` : where, issue.message)
}

/** What a document says, written out. An alias stands for as much as its writer likes, itself included: none is followed. */
function plainOf(document: Document.Parsed, where: string): unknown {
  let given: unknown
  try {
    given = document.toJS({ maxAliasCount: 0 })
  } catch {
    throw new BadInput(where, 'aliases (*name) are not possible here')
  }
  checkPlain(given, where)
  return given
}
