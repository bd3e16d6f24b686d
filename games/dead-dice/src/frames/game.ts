import { type Frame, finish, type Play, type Procedure, push, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { narrate, scenarioWord } from '../events.js'
import { ENDING_RULE, isOver } from '../rules/ending.js'
import { livingSeats } from '../seats.js'
import type { DeadDice } from '../state.js'
import { creationFrame } from './creation.js'
import { deadTurnFrame } from './dead-turn.js'
import { epilogueFrame } from './epilogue.js'
import type { GameFrame } from './kinds.js'
import { livingTurnFrame } from './living-turn.js'
import { packFirst } from './packing.js'
import { startReplacements } from './replacement.js'
import { rewardsFrame } from './rewards.js'
import { mayStage, stagingFrame } from './staging.js'

const RESERVES = 1
const DEAD = 2
const LIVING = 3
const EPILOGUE = 4
const REWARDS = 5
const OVER = 6

export const gameFrame = (): GameFrame => ({ kind: 'game', step: 0 })

/** [DD-4.1] Survivors, then dead and living turns one after the other, the first a dead one; then the epilogue. */
export const game: Procedure<DeadDice, GameFrame, DeadDiceAction> = {
  run(s, f, play) {
    if (f.step > RESERVES && f.step < EPILOGUE && isOver(s)) f.step = EPILOGUE
    if (f.step > RESERVES && f.step < EPILOGUE && packFirst(s)) return
    switch (f.step) {
      case 0:
        // [DD-16.36] The hook.
        narrate(s, play, 'opening', { words: scenarioWord(s, 'hook') })
        begin(s, f, RESERVES, creationFrame())
        if (mayStage(s)) push(s, stagingFrame())
        break
      case RESERVES:
        begin(s, f, DEAD, { kind: 'reserves', step: 0 })
        break
      case DEAD:
      case LIVING:
        nextTurn(s, f)
        break
      case EPILOGUE:
        begin(s, f, REWARDS, epilogueFrame())
        break
      case REWARDS:
        f.step = OVER
        if (when('DD-12.2', s.options.campaign)) push(s, rewardsFrame())
        break
      default:
        end(s, play)
    }
  },
}

/** [DD-4.1] The dead and the living take turns; so it goes in the sample game too [DD-4.11]. */
function nextTurn(s: DeadDice, f: GameFrame): void {
  if (when('DD-4.1', f.step === DEAD)) {
    begin(s, f, LIVING, deadTurnFrame())
    return
  }
  begin(s, f, DEAD, livingTurnFrame())
  startReplacements(s)
}

function begin(s: DeadDice, f: GameFrame, next: number, frame: Frame): void {
  f.step = next
  push(s, frame)
}

/** [DD-5.18] The band wins where a survivor is left; a human game master only tells a story. */
function end(s: DeadDice, play: Play): void {
  const ending = s.ending ?? 'lost'
  finish(s, ending === 'lost' ? [] : livingSeats(s), ending, ENDING_RULE)
  play.emit?.({ kind: `ended.${ending}`, rule: ENDING_RULE })
}
