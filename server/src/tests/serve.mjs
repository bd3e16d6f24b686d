// A server in a process of its own, for a test that kills it: the command of the terminal, on what was built.
import { serve, stopWithProcess } from '../../../cli/dist/commands/serve.js'

const output = { colour: false, out: (line) => console.log(line), err: (line) => console.error(line) }
stopWithProcess(await serve(JSON.parse(process.argv[2]), output))
