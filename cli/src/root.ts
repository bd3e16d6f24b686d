import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the whole project. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Whether the sources themselves run, as they do under test. */
export const FROM_SOURCE = import.meta.url.endsWith('.ts')
