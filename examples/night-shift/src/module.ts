import type { GameModule } from '@shamble/module'
import type { NightAction } from './actions.js'
import { draw } from './board.js'
import { type NightFrame, nightShift } from './game.js'
import { label, ruleOf } from './label.js'
import { ledger } from './ledger.js'
import type { Night } from './night.js'
import { notation } from './notation.js'
import { position } from './position.js'
import type { NightView } from './secrets.js'
import { text } from './text/index.js'

const module: GameModule<Night, NightFrame, NightAction, NightView> = {
  game: nightShift,
  notation,
  position,
  ledger,
  text,
  rule: ruleOf,
  label,
  draw,
}
export default module
