import type { GameModule } from '@shamble/module'
import type { DeadDiceAction } from './actions.js'
import { ruleOf } from './answer-rules.js'
import { sequel } from './campaign/sequel.js'
import { chapters } from './chapters.js'
import { drawDeadDice } from './draw.js'
import { drawer } from './drawer.js'
import type { DeadDiceFrame } from './frames/kinds.js'
import { deadDice } from './game.js'
import { label } from './labels.js'
import { ledger } from './ledger/index.js'
import { notation } from './notation.js'
import { position } from './position/index.js'
import type { DeadDice } from './state.js'
import { tally } from './tally.js'
import { text } from './text/index.js'
import { values } from './values.js'
import type { DeadDiceView } from './view.js'

const module: GameModule<DeadDice, DeadDiceFrame, DeadDiceAction, DeadDiceView> = {
  game: deadDice,
  notation,
  position,
  ledger,
  text,
  chapters,
  rule: ruleOf,
  label,
  draw: drawDeadDice,
  sequel,
  drawer,
  tally,
  values,
}
export default module
