import { ask, type Frame, type Play, type Procedure, pop, push, type Seat, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { narrate } from '../events.js'
import { askMaster } from '../master/ask.js'
import { endFight, isFightOver, isWayOpen } from '../rules/fight-end.js'
import { firstCell, foesFight } from '../rules/ladder.js'
import { offerPanic } from '../rules/panic.js'
import { farCell } from '../rules/purchases.js'
import { ableSeats, hasHumanMaster, isAble, livingSeats, masterSeat } from '../seats.js'
import type { DeadDice, Scene, Stand } from '../state.js'
import { deadRoundFrame } from './dead-round.js'
import { foeTurnFrame } from './foe-turn.js'
import type { FightFrame, LeaveFrame, RisingFrame } from './kinds-fight.js'
import { desk } from './late.js'
import { mayPanic, startPanic } from './panic.js'
import { pitFrame } from './pit.js'
import { turnFrame } from './turn.js'

const BEGIN = 0
const TRAPS = 1
const ROUND = 2
const PLAYERS = 3
const SURRENDER = 4
const FOES = 5
const DEAD = 6
const RISING = 7
const MORE = 8
const BETWEEN = 9
const TURN = 10

const WAIT: DeadDiceAction = { type: 'wait' }

export const fightFrame = (): FightFrame => ({
  kind: 'fight',
  step: BEGIN,
  waiting: [],
  assists: [],
  foe: 0,
  dead: false,
  killed: false,
  pits: 0,
  stayed: 0,
})

/** [DD-8.4] [DD-10.7] [DD-15.52] The survivors' round, the adversaries', the dead's; and again. */
export const fight: Procedure<DeadDice, FightFrame, DeadDiceAction> = {
  run(s, f, play) {
    if (f.step >= ROUND && isFightOver(s)) {
      pop(s)
      endFight(s, f, play)
      return
    }
    switch (f.step) {
      case BEGIN:
        s.scene!.fighting = true
        f.step = TRAPS
        // A second fight in the same scene has the same pits.
        if (s.scene!.round > 0) f.pits = pitsOf(s.scene!)
        play.emit?.({ kind: 'fight-begins', rule: 'DD-8.2' })
        break
      case TRAPS:
        if (s.group.traps.length === 0) f.step = ROUND
        else ask(s, trapper(s), 'placeTrap')
        break
      case ROUND:
        beginRound(s, f, play)
        break
      case MORE:
        ask(s, masterSeat(s), 'more')
        break
      case BETWEEN:
        ask(s, masterSeat(s), 'between')
        break
      case PLAYERS:
      case TURN:
        nextTurn(s, f)
        break
      case SURRENDER:
        askSurrender(s, f, play)
        break
      case FOES:
        nextFoe(s, f)
        break
      case DEAD:
        f.step = RISING
        push(s, deadRoundFrame())
        break
      default:
        closeRound(s, f)
    }
  },

  offer(s, f, _seat, to) {
    if (f.step === TRAPS)
      for (let cell = firstCell(s); cell <= farCell(s); cell++) to.legal({ type: 'placeTrap', cell })
    else if (f.step === MORE || f.step === BETWEEN) {
      to.legal(WAIT)
      if (desk().canAdd(s)) to.space(desk().addSpace(s))
      offerPanic(s, to)
    } else {
      to.legal({ type: 'surrender' })
      to.legal({ type: 'fightOn' })
    }
  },

  answer(s, f, _seat, action, play) {
    switch (action.type) {
      case 'placeTrap':
        placeTrap(s, action.cell, play)
        break
      case 'surrender':
        surrender(s, play)
        f.step = FOES
        break
      case 'fightOn':
        f.step = FOES
        break
      case 'wait':
        f.step = f.step === BETWEEN ? TURN : PLAYERS
        break
      case 'add':
        desk().add(s, action, play)
        break
      case 'panic':
        startPanic(s, action.seat, action.difficulty, play)
    }
  },

  pass: (_s, f) => (f.step === BETWEEN ? WAIT : null),

  refuse: (_s, f, _seat, action) => (f.step === TRAPS && action.type === 'placeTrap' ? { rule: 'DD-15.39' } : null),
}

/** [DD-15.39] A trap made at home is laid by its maker, or by another survivor where the maker is not there. */
function trapper(s: DeadDice): Seat {
  const { maker } = s.group.traps[0]!
  const able = ableSeats(s)
  if (able.includes(maker)) return maker
  return able[0] ?? livingSeats(s)[0]!
}

function placeTrap(s: DeadDice, cell: number, play: Play): void {
  const { successes, maker } = s.group.traps.shift()!
  s.scene!.traps.push({ cell, successes, maker })
  play.emit?.({ kind: 'trap-laid', rule: 'DD-15.39', seat: maker, data: { cell }, about: { cell } })
}

/** [DD-8.4] The living round always comes first. */
function beginRound(s: DeadDice, f: FightFrame, play: Play): void {
  const scene = s.scene!
  scene.round++
  scene.helped = []
  for (const stand of scene.stands) stand.acted = false
  for (const obstacle of scene.obstacles) obstacle.tried = []
  f.waiting = []
  f.assists = []
  // [DD-5.15] [DD-15.37] A person in the game master's seat has a word first, however quickly the others play.
  f.step = when('DD-5.15', hasHumanMaster(s)) ? MORE : PLAYERS
  if (scene.hordes.length > 0) f.dead = true
  play.emit?.({ kind: 'living-round', rule: 'DD-8.4', data: { round: scene.round } })
  mayPanic(s, play)
  scene.deaths.lastRound = 0
}

const pitsOf = ({ hazards }: Scene): number => hazards.filter((hazard) => hazard === 'pit').length

/** [DD-15.70] In seat order, but for those who let the others go first. */
function nextTurn(s: DeadDice, f: FightFrame): void {
  const scene = s.scene!
  if (when('DD-16.16', pitsOf(scene) > f.pits)) {
    f.pits = pitsOf(scene)
    push(s, pitFrame(s))
    return
  }
  if (isWayOpen(scene) && f.stayed !== scene.round) {
    push(s, { kind: 'leave', step: 0, behind: [], decided: null } satisfies LeaveFrame as Frame)
    return
  }
  let next: Seat = -1
  for (const stand of scene.stands) {
    if (when('DD-17.5', stand.acted) || !isAble(s, stand)) continue
    if (next < 0) next = stand.seat
    if (when('DD-15.70', !f.waiting.includes(stand.seat))) {
      next = stand.seat
      break
    }
  }
  if (next < 0) f.step = SURRENDER
  // [DD-5.15] Between two turns a person in the game master's seat may stop them and act.
  else if (f.step === PLAYERS && hasHumanMaster(s) && scene.stands.some(hasActed)) f.step = BETWEEN
  else {
    f.step = PLAYERS
    push(s, turnFrame(next))
  }
}

const hasActed = ({ acted }: Stand): boolean => acted

/** [DD-10.7] [DD-16.32] Once a survivor of theirs is out of action the others may give up. */
function askSurrender(s: DeadDice, f: FightFrame, play: Play): void {
  const { foes } = s.scene!
  f.foe = 0
  if (foes.length > 0 && when('DD-10.7', foesFight(s.scene!)) && foes.some(isBeaten))
    askMaster(s, f, 'surrender', fight, play)
  else f.step = FOES
}

const isBeaten = ({ state }: { readonly state: string }): boolean => state === 'out' || state === 'dead'

function surrender(s: DeadDice, play: Play): void {
  for (const foe of s.scene!.foes)
    if (foe.state === 'fighting') {
      foe.state = 'surrendered'
      foe.engaged = []
    }
  for (const horde of s.scene!.hordes) if (horde.target !== null && horde.target < 0) Object.assign(horde, FREE)
  play.emit?.({ kind: 'surrendered', rule: 'DD-10.7' })
  narrate(s, play, 'surrender')
}

const FREE = { target: null, engaged: false }

/** [DD-10.8] [DD-15.52] Adversaries in the order in which they came. */
function nextFoe(s: DeadDice, f: FightFrame): void {
  const { foes } = s.scene!
  while (f.foe < foes.length && foes[f.foe]!.state !== 'fighting') f.foe++
  if (f.foe < foes.length) push(s, foeTurnFrame(f.foe++))
  else f.step = DEAD
}

/** [DD-11.16] Between two rounds the dead of the scene may rise. */
function closeRound(s: DeadDice, f: FightFrame): void {
  f.step = ROUND
  // [DD-12.16] Where everybody rises this is how they do it in a fight.
  if (when('DD-12.16', s.options.risingDead) && when('DD-11.16', s.scene!.bodies.length > 0))
    push(s, { kind: 'rising', step: 0, queue: [], attacking: [] } satisfies RisingFrame as Frame)
}
