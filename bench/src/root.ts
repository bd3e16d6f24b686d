import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** A path of the project. */
export const inTree = (...parts: readonly string[]): string => join(ROOT, ...parts)
