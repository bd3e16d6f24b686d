import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** How large the heap is once everything is cleared away that nobody needs, in bytes. */
export function heapUsed(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  collect()
  return process.memoryUsage().heapUsed
}
