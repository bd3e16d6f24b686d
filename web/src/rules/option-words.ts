import { optionSpecs, type Speak } from '@shamble/module'
import type { PageModule } from '../games/page-module.js'
import { optionLabel, valueLabel } from '../setup/words.js'

/** A word that only the code knows: `helipadWinTiming`, `shots-only`. Plain words are left as they are. */
const isCode = (word: string): boolean => /[a-z][A-Z]|-/.test(word)

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const whole = (word: string): RegExp => new RegExp(`(?<![\\w-])${escaped(word)}(?![\\w-])`, 'g')

/** In French a sign stays on the line of the word before it. */
export const keptTogether = (text: string): string => text.replace(/ (?=[;:!?»])/g, '\u00a0').replace(/« /g, '«\u00a0')

/** Rules name options and values as the code writes them; people read them as the set-up says them. */
export function optionWords(text: string, module: Pick<PageModule, 'game'>, speak: Speak): string {
  let said = text
  for (const [name, spec] of Object.entries(optionSpecs(module.game.options))) {
    if (!isCode(name) || !whole(name).test(text)) continue
    said = said.replace(whole(name), speak('rules.quoted', { words: optionLabel(speak, name) }))
    if (spec.type !== 'choice') continue
    for (const value of spec.values)
      if (isCode(value)) said = said.replace(whole(value), valueLabel(speak, spec, name, value).toLowerCase())
  }
  return said
}
