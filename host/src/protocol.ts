import * as z from 'zod/mini'
import {
  failed,
  fromServerSchema,
  helloSchema,
  MESSAGE_VERSION,
  noticeSchema,
  PARTS,
  REPLIES,
  toServerSchema,
} from './messages.js'
import { requestSchema } from './port.js'

// Apart from the rest, so that no page fetches what only documents need.

/** Everything that crosses a line, as JSON Schema: made from the schemas by which both ends read it. */
function protocolSchema(): Readonly<Record<string, unknown>> {
  const names = z.registry<{ id: string }>()
  const named: [string, z.core.$ZodType][] = [
    ...Object.entries(PARTS),
    ...requestSchema.def.options.map((option): [string, z.core.$ZodType] => [`request.${typeOf(option)}`, option]),
    ...Object.entries(REPLIES).map(([type, value]): [string, z.core.$ZodType] => [
      `reply.${type}`,
      z.looseObject({ ok: z.literal(true), value }),
    ]),
    ...noticeSchema.def.options.map((option): [string, z.core.$ZodType] => [`notice.${typeOf(option)}`, option]),
    ['reply.failed', failed],
    ['hello', helloSchema],
    ['toServer', toServerSchema],
    ['fromServer', fromServerSchema],
    ['request', requestSchema],
    ['notice', noticeSchema],
  ]
  for (const [id, schema] of named) names.add(schema, { id })
  const whole = z.object(Object.fromEntries(named))
  const { $schema, $defs } = z.toJSONSchema(whole, { metadata: names, io: 'input' })
  return {
    $schema,
    title: `Shamble, messages of version ${MESSAGE_VERSION}`,
    $defs: Object.fromEntries(Object.entries($defs!).sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

function typeOf(option: z.core.$ZodType): string {
  const { type } = (option as z.ZodMiniObject).def.shape
  return String((type as z.ZodMiniLiteral<string>).def.values[0])
}

/** The same as a file. */
export const protocolText = (): string => `${JSON.stringify(protocolSchema(), null, 2)}\n`
