import { serve } from '@shamble/cli/serve'
import { beMeasured } from './measured.js'

// What `npm start` runs once everything is built: the server as people start it.

const [data, page] = process.argv.slice(2) as [string, string]
const say = (line: string): void => console.log(line.replace(/^.*:(\d+)\/$/, 'listens $1'))
await serve({ data, page, port: 0 }, { colour: false, out: say, err: say })
beMeasured()
