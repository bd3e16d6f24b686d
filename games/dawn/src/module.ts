import type { GameModule } from '@shamble/module'
import { ruleOf } from './action-rules.js'
import type { DawnAction } from './actions.js'
import { CHARACTERS } from './counters.js'
import { drawDawn } from './draw.js'
import { type DawnFrame, moveValues } from './frames/kinds.js'
import { dawn } from './game.js'
import { label } from './labels.js'
import { ledger } from './ledger/index.js'
import { notation } from './notation.js'
import { componentsOf, type DawnOptions } from './options.js'
import { position } from './position/index.js'
import type { Dawn } from './state.js'
import { text } from './text/index.js'
import { type DawnView, recallDawn } from './view.js'

const module: GameModule<Dawn, DawnFrame, DawnAction, DawnView> = {
  game: dawn,
  notation,
  position,
  ledger,
  text,
  rule: ruleOf,
  label,
  draw: drawDawn,
  recall: recallDawn,
  values: moveValues,
  named: (word, options) => namedThing(word, options as DawnOptions),
}

/** A character by name, or a square by the three digits that people read. */
function namedThing(word: string, options: DawnOptions): number | null {
  const character = (CHARACTERS as readonly string[]).indexOf(word)
  if (character >= 0) return character
  const square = /^\d{3}$/.test(word) ? Number(word) - 1 : -1
  return square >= 0 && square < componentsOf(options).mall.size ? square : null
}

export default module
