import { type FieldPath, fieldName } from '@shamble/drafts'
import type { PlainSpace } from '@shamble/kernel'
import type { Speak } from '@shamble/module'
import { saidOf } from '@shamble/text'

/** What people call a part of a draft, with its number where there are several: `Targets 2: Shots`. */
export function fieldWords(space: PlainSpace, path: FieldPath, speak: Speak): string {
  const number = path.find((name) => typeof name === 'number')
  const name = fieldName(space, path, speak)
  if (number === undefined) return name
  const before = path.slice(0, path.indexOf(number))
  const list = fieldName(space, before, speak)
  const which = speak('draft.nth', { name: list, number: number + 1 })
  return list === name ? which : saidOf(which, name, speak)
}
