import { BadInput } from '@shamble/kernel'

/** What something gives, or its complaint. */
export function attempt<T>(read: () => T): T | BadInput {
  try {
    return read()
  } catch (error) {
    if (error instanceof BadInput) return error
    throw error
  }
}

/** All steps of something that can be done in steps, at once. */
export function finish<T>(steps: Generator<void, T>): T {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
