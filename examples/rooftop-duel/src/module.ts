import type { RuleId } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import { readCustomRoof } from './custom-roof.js'
import { draw } from './draw.js'
import { sequel } from './feud.js'
import { rooftopDuel } from './game.js'
import { ledger } from './ledger.js'
import { notation } from './notation.js'
import { plan } from './plan.js'
import { position } from './position.js'
import type { DuelAction, RooftopDuel, RooftopDuelView, TurnFrame } from './state.js'
import { text } from './text.js'

const RULES: Readonly<Record<DuelAction['type'], RuleId>> = {
  move: 'RD-2.1',
  shoot: 'RD-3.1',
  aim: 'RD-3.6',
  endTurn: 'RD-1.4',
}

const module: GameModule<RooftopDuel, TurnFrame, DuelAction, RooftopDuelView> = {
  game: rooftopDuel,
  notation,
  position,
  ledger,
  text,
  rule: ({ type }) => RULES[type],
  label: (action, _view, speak) =>
    speak(`action.${action.type}`, action.type === 'move' ? { x: action.x, y: action.y } : {}),
  draw,
  plan,
  sequel,
  drawer: { roof: { read: readCustomRoof } },
}
export default module
