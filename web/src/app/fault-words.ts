import type { Fault, Reply } from '@shamble/host'
import type { Clash } from '@shamble/kernel'
import type { Speak } from '@shamble/module'
import { faultSentence, refusalSentence, saidOf } from '@shamble/text'

export const asSentence = (reason: string): string => {
  const begun = reason.charAt(0).toLocaleUpperCase() + reason.slice(1)
  return /[.?!]$/.test(begun) ? begun : `${begun}.`
}

/** What is wrong with something that a person gave, and where it is, if that can be found. */
export function faultWords(fault: Fault, speak: Speak): string {
  const reason = faultSentence(fault, speak)
  const line = /\bline (\d+)/.exec(fault.where)?.[1]
  if (line !== undefined) return asSentence(speak('fault.line', { line, reason }))
  const [, from, option, path = ''] = /^(options|drawer)\.(\w+)(?:\.?(.*))?/.exec(fault.where) ?? []
  // Inside a file: the path to what is wrong, as the one who wrote the file knows it.
  if (path !== '') return `${saidOf(path, reason, speak)}.`
  if (option === undefined || option === 'seats' || from === 'drawer') return asSentence(reason)
  return asSentence(speak('fault.option', { option: speak(`option.${option}`), reason }))
}

/** Why options do not go together. */
export const clashWords = ({ said }: Clash, speak: Speak): string => asSentence(speak(said.key, said.params))

/** Why a request was not carried out; `null` where it was. */
export function troubleOf(reply: Reply, speak: Speak): string | null {
  if (reply.ok) return null
  return 'error' in reply ? faultWords(reply.error, speak) : refusalSentence(reply.refusal, speak)
}
