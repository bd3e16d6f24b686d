import { BadInput } from '@shamble/kernel'
import type { Speak } from '@shamble/module'
import { faultSentence } from '@shamble/text'

/** Runs something about data from outside; what is wrong with it is said in the language of the one who reads it. */
export function spoken<T>(speak: Speak, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(error.where, faultSentence(error, speak)) : error
  }
}
