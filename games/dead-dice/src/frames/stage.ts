import { BadInput, type Procedure, pop, type Refusal, type Space } from '@shamble/kernel'
import { LONGEST_SCENARIO } from '../actions/master.js'
import type { DeadDiceAction } from '../actions.js'
import { variantsOf } from '../options.js'
import { FORMAT, type OwnScenario, readOwnScenario } from '../scenario/own.js'
import { stagedOf } from '../scenario/staged.js'
import type { DeadDice } from '../state.js'
import type { StagingFrame } from './kinds-master.js'

/** [DD-4.2] [DD-16.68] A scenario of the game master's own, or none. */
export const staging: Required<Pick<Procedure<DeadDice, StagingFrame, DeadDiceAction>, 'offer' | 'answer'>> = {
  offer(_s, _f, _seat, to) {
    to.legal({ type: 'improvise' })
    to.space(SCENARIO_SPACE)
  },

  answer(s, _f, _seat, action, play) {
    pop(s)
    if (action.type !== 'stage') return
    s.staged = scenarioIn(action.words) as OwnScenario
    s.variants = variantsOf(s.options, stagedOf(s)!)
    // What it is called, and how the dead are, everybody hears.
    play.reveal?.('all')
    play.emit?.({ kind: 'staged', rule: 'DD-4.2', data: { title: s.staged.title } })
  },
}

const SCENARIO_SPACE: Space<DeadDiceAction> = {
  kind: 'stage',
  shape: {
    kind: 'form',
    fields: [{ name: 'words', key: 'field.scenario', shape: { kind: 'text', least: 2, most: LONGEST_SCENARIO } }],
  },
  holds: ({ type }) => type === 'stage',
  check: (action) => whyNotStage((action as Extract<DeadDiceAction, { type: 'stage' }>).words),
  sample: () => ({ type: 'stage', words: JSON.stringify({ format: FORMAT, title: '?' }) }),
}

/** [DD-16.68] The first thing that is wrong with the file. */
function whyNotStage(written: string): Refusal | null {
  const read = scenarioIn(written)
  if (!(read instanceof BadInput)) return null
  return { rule: 'DD-16.68', key: 'stage.file', params: { reason: read.message }, at: 'words' }
}

function scenarioIn(written: string): OwnScenario | BadInput {
  try {
    return readOwnScenario(JSON.parse(written), 'scenario') as unknown as OwnScenario
  } catch (error) {
    return error instanceof BadInput ? error : new BadInput('scenario', 'this is not a scenario file')
  }
}
