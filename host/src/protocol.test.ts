import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { requestSchema } from './port.js'
import { protocolText } from './protocol.js'

const docs = new URL('../../docs/', import.meta.url)

it('docs/protocol.schema.json says what the schemas say: `npm run protocol` makes it', () => {
  expect(readFileSync(new URL('protocol.schema.json', docs), 'utf8')).toBe(protocolText())
})

it('docs/protocol.md names every request', () => {
  const text = readFileSync(new URL('protocol.md', docs), 'utf8')
  const { $defs } = JSON.parse(protocolText()) as { readonly $defs: object }
  const types = Object.keys($defs).flatMap((name) => /^request\.(.+)$/.exec(name)?.[1] ?? [])
  expect(types).toHaveLength(requestSchema.def.options.length)
  expect(types.filter((type) => !text.includes(`\`${type}\``))).toEqual([])
})
