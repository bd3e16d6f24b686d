import type { GameModule } from '@shamble/module'
import type { DwaAction } from './actions.js'
import { chapters } from './chapters.js'
import { drawDwa } from './draw.js'
import { drawer } from './drawer.js'
import type { DwaFrame } from './frames/kinds.js'
import { label, ruleOf } from './labels.js'
import { ledger } from './ledger/index.js'
import { notation } from './notation.js'
import { position } from './position/index.js'
import { sequel } from './sequel.js'
import type { Dwa } from './state.js'
import { tally } from './tally.js'
import { text } from './text/index.js'
import { dwa } from './told.js'
import type { DwaView } from './view.js'

const module: GameModule<Dwa, DwaFrame, DwaAction, DwaView> = {
  notation,
  rule: ruleOf,
  label,
  game: dwa,
  position,
  ledger,
  text,
  chapters,
  draw: drawDwa,
  sequel,
  drawer,
  tally,
}
export default module
