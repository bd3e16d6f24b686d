import { when } from '@shamble/kernel'
import type { Survivor } from '../state.js'

/** [DD-1.3] Back to the base, the score that was written at creation. */
export function recover(survivor: Survivor): void {
  if (when('DD-1.3', survivor.survival < survivor.base)) survivor.survival = survivor.base
}
