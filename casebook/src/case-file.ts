import { BadInput, type Plain } from '@shamble/kernel'
import { tooDeepAt } from '@shamble/module'
import { parseAllDocuments } from 'yaml'
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
  values: z.record(z.string(), plain).optional(),
  asked: z.array(z.string()).optional(),
  offered: z.record(z.string(), z.array(z.string())).optional(),
  offeredExactly: z.record(z.string(), z.array(z.string())).optional(),
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

/**
 * Reads the cases of one YAML file; several stand in one file between lines of `---`.
 * @throws BadInput with the path inside the file and the reason
 */
export function readCases(text: string, where: string): CaseFile[] {
  const deep = tooDeepAt(text)
  if (deep !== null) throw new BadInput(where, `nested too deep at character ${deep}`)
  const documents = parseAllDocuments(text)
  if (!Array.isArray(documents) || documents.length === 0) throw new BadInput(where, 'the file holds no case')
  return documents.map((document, i) => {
    const at = documents.length > 1 ? `${where}, case ${i + 1}` : where
    const error = document.errors[0]
    if (error !== undefined) throw new BadInput(at, `not YAML: ${error.message.split('\n')[0]}`)
    const parsed = caseFile.safeParse(document.toJS({ maxAliasCount: 100 }))
    if (parsed.success) return parsed.data
    const issue = parsed.error.issues[0]!
    throw new BadInput(issue.path.length > 0 ? `${at}: ${issue.path.join('.')}` : at, issue.message)
  })
}
