// npm run protocol: writes the messages of online tables as JSON Schema; docs/protocol.md explains them.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepare, root } from './prepare.mjs'

await prepare()
const { protocolText } = await import('../host/dist/protocol.js')
writeFileSync(join(root, 'docs/protocol.schema.json'), protocolText())
