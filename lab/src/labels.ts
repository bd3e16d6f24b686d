import type { Plain } from '@shamble/kernel'
import type { Language, Speak } from '@shamble/module'
import type { Study } from './study.js'

/** What a study calls its values: in its own words, else in those of the game. */
export function armLabels({ arms, file }: Study, language: Language, speak: Speak): readonly string[] {
  const labelOf = (name: string, value: Plain): string =>
    file.labels[name]?.[String(fileName(value))]?.[language] ?? valueLabel(name, value, speak)
  return arms.map(({ set, by, tally }) =>
    [
      ...Object.entries(set).map(([name, value]) => labelOf(name, value)),
      ...(by === null ? [] : [by]),
      ...(tally === null ? [] : [file.labels['mostOf']?.[tally]?.[language] ?? tally]),
    ].join(' · '),
  )
}

/** A value that is a whole file goes by its name, and so does a list of one; any other is itself. */
export const fileName = (value: Plain | undefined): Plain | undefined => {
  const one = Array.isArray(value) && value.length === 1 ? (value[0] as Plain) : value
  return typeof one === 'object' && one !== null && 'name' in one ? one['name'] : one
}

function valueLabel(name: string, value: Plain, speak: Speak): string {
  if (typeof value === 'boolean') return speak(value ? 'lab.yes' : 'lab.no')
  if (value === null) return speak('lab.none')
  if (typeof value === 'object') return optionLabel(name, speak)
  return said(speak, `option.${name}.${value}`) ?? String(value)
}

export const optionLabel = (name: string, speak: Speak): string => said(speak, `option.${name}`) ?? name

function said(speak: Speak, key: string): string | null {
  const sentence = speak(key)
  return sentence === key ? null : sentence
}

/** Several things as a sentence lists them. */
export function listed(words: readonly string[], speak: Speak): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : speak('lab.list.and', { list: words.slice(0, -1).join(', '), last })
}
