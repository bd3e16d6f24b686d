import { type Frame, type Play, type Procedure, pop } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { narrate, scenarioWord } from '../events.js'
import { isInfected } from '../rules/harm.js'
import { routeTaken } from '../rules/story.js'
import { endingWord } from '../scenario/scenario.js'
import { stagedOf } from '../scenario/staged.js'
import { hasHumanMaster, livingSeats } from '../seats.js'
import type { DeadDice, Survivor } from '../state.js'
import type { EpilogueFrame } from './kinds-turns.js'

export const epilogueFrame = (): Frame => ({ kind: 'epilogue', step: 0 }) satisfies EpilogueFrame as Frame

/** [DD-5.18] [DD-16.44] What became of everybody. */
export const epilogue: Procedure<DeadDice, EpilogueFrame, DeadDiceAction> = {
  run(s, _f, play) {
    // [DD-16.60] All dead or turned, whatever else was reached.
    if (s.ending === null || livingSeats(s).length === 0) s.ending = 'lost'
    s.phase = 'epilogue'
    s.scene = null
    play.reveal?.('all')
    const words = scenarioWord(s, endingWord(s.ending, routeTaken(s)))
    if (hasHumanMaster(s)) play.emit?.({ kind: `ending.${s.ending}`, rule: 'DD-16.60' })
    else narrate(s, play, s.ending, { words })
    tellFates(s, play)
    tally(s, play)
    pop(s)
  },
}

const HOW = ['alive', 'dead', 'infected', 'turned', 'restored', 'left'] as const
type How = (typeof HOW)[number]

function tellFates(s: DeadDice, play: Play): void {
  for (const { survivor } of s.fallen) line(s, survivor.name, howOf(s, survivor), survivor.fateTurn, play)
  for (const survivor of s.survivors) line(s, survivor.name, howOf(s, survivor), survivor.fateTurn, play)
  for (const { name, alive } of s.group.companions) companionLine(s, name, alive, play)
}

/** [DD-16.44] [DD-16.60] Where the virus was a program, those who walk are themselves again. */
function howOf(s: DeadDice, survivor: Survivor): How {
  const { fate, walks } = survivor
  if (fate === 'alive') return isInfected(survivor) ? 'infected' : 'alive'
  if (fate === 'left') return 'left'
  if (fate !== 'turned') return 'dead'
  const cured = s.ending === 'out' && stagedOf(s)?.scenario.features.cure === true
  return cured && walks ? 'restored' : 'turned'
}

function line(s: DeadDice, who: string, how: How, at: number, play: Play): void {
  // Dead and living turns take turns, the dead ones first.
  const phase = { word: at % 2 === 1 ? 'turn.dead' : 'turn.living' }
  const data = { who, phase, turn: Math.ceil(at / 2) }
  if (hasHumanMaster(s)) play.emit?.({ kind: `epilogue.${how}`, rule: 'DD-16.44', data })
  else narrate(s, play, `epilogue.${how}`, data)
}

/** Nobody has written down when a companion was lost. */
function companionLine(s: DeadDice, who: string, isAlive: boolean, play: Play): void {
  const how = isAlive ? 'alive' : 'lost'
  if (hasHumanMaster(s)) play.emit?.({ kind: `epilogue.${how}`, rule: 'DD-16.44', data: { who } })
  else narrate(s, play, `epilogue.${how}`, { who }, null, isAlive ? 'epilogue.alive' : 'epilogue.dead')
}

/** [DD-16.44] Menace left, objectives met, and who killed how many. */
function tally(s: DeadDice, play: Play): void {
  if (play.emit === null) return
  const { menace, account } = s.master
  play.emit({
    kind: 'tally',
    rule: 'DD-16.44',
    data: { menace, met: s.group.met },
    about: { spent: account.spent, refunded: account.refunded },
  })
  for (const { name, deeds, fate } of s.survivors)
    play.emit({
      kind: 'tally-deeds',
      rule: 'DD-16.44',
      data: { who: name, zombies: deeds.zombies, runOver: deeds.runOver, living: deeds.livingKilled },
      about: { fate },
    })
}
