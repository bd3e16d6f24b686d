import type { GameModule } from '@shamble/module'
import type { DawnAction } from './actions.js'
import { drawDawn } from './draw.js'
import { type DawnFrame, moveValues } from './frames/kinds.js'
import { dawn } from './game.js'
import { label, ruleOf } from './labels.js'
import { ledger } from './ledger/index.js'
import { notation } from './notation.js'
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
}
export default module
