import type { BadInput } from '@shamble/kernel'
import type { Speak } from '@shamble/module'
import { faultSentence } from '@shamble/text'
import { asSentence } from '../../../app/fault-words.js'
import type { Work } from './work.js'

/** What the form calls a field; the parts of a scenario by themselves. */
const PARTS: Readonly<Record<string, string>> = { title: 'dse.title', story: 'dse.steps', words: 'dse.story' }
const FIELDS: Readonly<Record<string, string>> = {
  name: 'dse.name',
  'story.say': 'dse.step.say',
  'routes.say': 'dse.route.say',
  'routes.out': 'dse.route.out',
}

/** What is wrong with a scenario that is being written, by the names that its form has. */
export function workFaultWords(fault: BadInput, work: Work, speak: Speak): string {
  const [part = 'title', ...path] = fault.where
    .replace(/^drawer\.scenario\.?/, '')
    .split(/[.[\]]+/)
    .filter((word) => word !== '')
  const at = path.find((word) => /^\d+$/.test(word))
  const field = path.findLast((word) => /^[a-z]/i.test(word)) ?? ''
  const label = FIELDS[`${part}.${field}`] ?? FIELDS[field]
  const where = [
    speak(PARTS[part] ?? `dse.${part}`),
    ...(at === undefined ? [] : [speak('dse.number', { number: Number(at) + 1 })]),
    ...(label === undefined ? [] : [speak(label)]),
  ].join(' · ')
  const isBlank = valueAt(work, [part, ...path]) === ''
  return speak('dse.fault', { where, reason: isBlank ? speak('dse.blank') : asSentence(faultSentence(fault, speak)) })
}

function valueAt(work: Work, path: readonly string[]): unknown {
  let value: unknown = work
  for (const step of path) value = (value as Record<string, unknown> | null | undefined)?.[step]
  return value
}
