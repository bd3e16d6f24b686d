import { cite, finish, type Modifier, type Play, type Procedure, push, type RuleId } from '@shamble/kernel'
import type { ZombiesAction } from '../actions.js'
import { groundAt, kindAt, slotOf } from '../board/board.js'
import { openTo } from '../cards/announce.js'
import { HELICOPTER, SKATEBOARD } from '../cards/by-id.js'
import { drawCards, mustFight, rollDie, settleSpace } from '../rules/effects.js'
import { leadersAmong } from '../rules/goal.js'
import { KEYS_MOVEMENT, MOVEMENT_BONUSES } from '../rules/numbers.js'
import { isLastRoundBegun } from '../rules/rounds.js'
import { HAND_SIZE, SMELLED, type Zombies } from '../state.js'
import { fightFrame } from './fight.js'
import {
  BLOCKER,
  type DiscardFrame,
  type HordeFrame,
  type MoveFrame,
  type TurnFrame,
  type ZombiesFrame,
} from './kinds.js'
import { hasTileToDraw, tileFrame } from './tile.js'

/** The numbered steps of a turn, with the windows between them [ZMB-1.3.a] [ZMB-W.b]. */
const STEPS: readonly ((s: Zombies, f: TurnFrame, play: Play) => void)[] = [
  begin,
  (s) => openTo(s, 'turn-start', s.active),
  drawTile,
  afterTile,
  combat,
  afterFight,
  fightAgain,
  refill,
  preMove,
  movementRoll,
  stepFive,
  smell,
  (s) => openTo(s, 'pre-zombie', s.active),
  (s) => push(s, { kind: 'horde', step: 0, left: 0, moved: [] } as HordeFrame as ZombiesFrame),
  (s) => openTo(s, 'post-zombie', s.active),
  (s) => push(s, { kind: 'discard', step: 0, seat: s.active, must: 0 } as DiscardFrame as ZombiesFrame),
  runOut,
  zoneCut,
  end,
]
const END = STEPS.indexOf(runOut)
const COMBAT = STEPS.indexOf(combat)

/** Where the turn stands when each of them is about to begin, in the words of position texts. */
export const TURN_STEPS = {
  begins: STEPS.indexOf(begin),
  'turn-start': STEPS.indexOf(begin) + 1,
  tile: STEPS.indexOf(afterTile) - 1,
  'after-tile': STEPS.indexOf(afterTile),
  combat: COMBAT,
  'after-fight': STEPS.indexOf(afterFight),
  refill: STEPS.indexOf(refill),
  'pre-move': STEPS.indexOf(preMove),
  roll: STEPS.indexOf(movementRoll),
  move: STEPS.indexOf(stepFive),
  'pre-zombie': STEPS.indexOf(smell) + 1,
  zombies: STEPS.indexOf(smell) + 2,
  'post-zombie': STEPS.indexOf(smell) + 3,
  discard: STEPS.indexOf(runOut) - 1,
  cut: STEPS.indexOf(zoneCut),
  end: END,
} as const

export const turn: Procedure<Zombies, TurnFrame, ZombiesAction> = {
  run(s, f, play) {
    STEPS[f.step++]!(s, f, play)
  },
}

/** Turn begins: counts are reset, what waited for this turn comes into force, or the turn is skipped. */
function begin(s: Zombies, f: TurnFrame, play: Play): void {
  const seat = s.active
  cite('ZMB-R.04')
  if (s.options.cardLimit === 'perTurn') s.played.fill(0)
  else s.played[seat] = 0
  f.enteredBuilding.fill(-1)
  if (s.marbles === seat) s.marbles = -1
  f.fallen.fill(0)
  f.afraid = s.fear[seat] === 1
  f.shut = s.claustrophobia[seat] === 1
  s.fear[seat] = 0
  s.claustrophobia[seat] = 0
  if (isLastRoundBegun(s)) play.emit?.({ kind: 'last-round', rule: 'ZMB-R.28' })
  play.emit?.({ kind: 'turn', rule: 'ZMB-1.3.a', seat, data: { turn: s.turn } })
  const skips = s.paralysis[seat]!
  if (skips !== 0) {
    s.paralysis[seat] = 0
    const card = skips === SMELLED ? 'what-is-that-smell' : 'hysterical-paralysis'
    play.emit?.({ kind: 'turn-skipped', rule: `ZMB-card.${card}`, seat })
    f.step = END
  }
}

/** [ZMB-W.c] Without a tile to draw there is no window after it either. */
function drawTile(s: Zombies, f: TurnFrame): void {
  if (hasTileToDraw(s)) push(s, tileFrame(s) as ZombiesFrame)
  else f.step++
}

function afterTile(s: Zombies, f: TurnFrame, play: Play): void {
  if (f.total === BLOCKER) {
    f.total = -1
    f.step = END
    play.emit?.({ kind: 'map-closed', rule: 'ZMB-1.3.1.l', seat: s.active })
    return
  }
  settleSpace(s, s.position[s.active]!, play)
  if (s.outcome === null) openTo(s, 'after-tile', s.active)
}

/** [ZMB-1.3.2.a] Step 2: he must fight what stands on his space. */
function combat(s: Zombies, f: TurnFrame): void {
  f.fallen.fill(0)
  f.fought = mustFight(s, s.active)
  if (!f.fought) return
  cite('ZMB-1.3.2.a')
  push(s, fightFrame(s, s.active) as ZombiesFrame)
}

/** [ZMB-W.b] Where there was a fight, a window follows it. */
function afterFight(s: Zombies, f: TurnFrame): void {
  if (f.fought) openTo(s, 'after-fight', s.active)
}

/** Still step 2: a zombie put on him in the window is fought too, unless he died. */
function fightAgain(s: Zombies, f: TurnFrame): void {
  if (f.fought && mustFight(s, s.active)) f.step = COMBAT
}

/** [ZMB-1.3.3.a] Step 3. */
function refill(s: Zombies, f: TurnFrame, play: Play): void {
  // [ZMB-1.3.2.l] A death in step 2 spares nobody the fights of a later step.
  f.fallen.fill(0)
  cite('ZMB-1.3.3.e')
  const missing = HAND_SIZE - s.hands[s.active]!.length
  if (missing > 0) drawCards(s, s.active, missing, 'ZMB-1.3.3.a', play)
}

/** What was played for a movement, and what it has come to. */
function forgetMovement(f: TurnFrame): void {
  f.rested = false
  f.keys = false
  f.adrenalineMove = false
  f.halvings = 0
  f.brainCramp = -1
  f.smellSlot = -1
  f.hasLeft = false
}

function preMove(s: Zombies, f: TurnFrame): void {
  forgetMovement(f)
  // [ZMB-1.3.2.g] After a death before it there is no movement at all.
  if (f.forfeited) cite('ZMB-1.3.2.g')
  else openTo(s, 'pre-move', s.active)
}

/** [ZMB-1.3.4.a] Step 4: additions, then doubling, then halving. */
function movementRoll(s: Zombies, f: TurnFrame, play: Play): void {
  f.fallen.fill(0)
  f.total = -1
  if (f.forfeited || f.afraid || f.rested) {
    cite('ZMB-1.3.4.c')
    return
  }
  const seat = s.active
  if (f.keys) {
    f.total = KEYS_MOVEMENT
    play.emit?.({ kind: 'movement-keys', rule: 'ZMB-1.3.4.b', seat, data: { total: KEYS_MOVEMENT } })
    cite('ZMB-1.3.4.b')
  } else {
    const die = rollDie(s, seat, 'ZMB-1.3.4.a', play)
    const modifiers = movementModifiers(s, f, die)
    const total = modifiers.reduce((sum, { value }) => sum + value, die)
    f.total = total
    play.emit?.({
      kind: 'movement-roll',
      rule: 'ZMB-1.3.4.a',
      seat,
      dice: [die],
      modifiers,
      data: { total, formula: movementFormula(die, modifiers, total) },
    })
  }
  if (f.smellSlot === -2) f.smellSlot = slotOf(s.position[seat]!)
  openTo(s, 'move-set', seat)
}

/** What changes a movement die, and by how much: [ZMB-R.09] what is added is doubled too, and both double. */
function movementModifiers(s: Zombies, f: TurnFrame, die: number): Modifier[] {
  const seat = s.active
  const modifiers: Modifier[] = []
  const { skateboard, helicopter } = MOVEMENT_BONUSES
  let total = die
  const change = (rule: RuleId, value: number): void => {
    modifiers.push({ rule, value })
    total += value
  }
  if (s.inPlay[seat]!.includes(SKATEBOARD)) change(skateboard.rule, skateboard.value)
  if (s.inPlay[seat]!.includes(HELICOPTER)) change(helicopter.rule, helicopter.value)
  if (f.adrenalineMove || s.jeep[seat] === 1) cite('ZMB-R.09')
  if (f.adrenalineMove) change('ZMB-card.adrenaline-rush', total)
  if (s.jeep[seat] === 1 && mayDrive(s, seat)) change('ZMB-1.3.1.t', total)
  return modifiers
}

/** `(5 + 2 + 1) × 2 = 16` */
function movementFormula(die: number, modifiers: readonly Modifier[], total: number): string {
  const added = modifiers.filter(({ rule }) => Object.values(MOVEMENT_BONUSES).some((bonus) => bonus.rule === rule))
  const doubled = modifiers.length - added.length
  const sum = [die, ...added.map(({ value }) => value)].join(' + ')
  if (modifiers.length === 0) return sum
  return `${added.length > 0 && doubled > 0 ? `(${sum})` : sum}${' × 2'.repeat(doubled)} = ${total}`
}

/** [ZMB-R.10] On a road, a helipad or in the motor pool. */
function mayDrive(s: Zombies, seat: number): boolean {
  const space = s.position[seat]!
  cite('ZMB-R.10')
  cite('ZMB-1.3.1.t')
  return groundAt(s, space) === 'road' || kindAt(s, slotOf(space)).id === 'motor_pool'
}

function stepFive(s: Zombies, f: TurnFrame, play: Play): void {
  if (f.total < 0 || f.forfeited) return
  // [ZMB-1.3.2.l] A death in the window before it was in step 4.
  f.fallen.fill(0)
  const halvings = f.keys && !s.options.keysCanBeHalved ? 0 : f.halvings
  if (halvings > 0) cite('ZMB-R.09')
  const total = Math.floor(f.total / 2 ** halvings)
  if (halvings > 0)
    play.emit?.({
      kind: 'movement-halved',
      rule: 'ZMB-card.your-shoes-untied',
      seat: s.active,
      data: { formula: `${f.total}${' ÷ 2'.repeat(halvings)}`, total },
    })
  if (f.smellSlot >= 0) f.smellSlot = slotOf(s.position[s.active]!)
  push(s, { kind: 'move', step: 0, total, left: total } as MoveFrame as ZombiesFrame)
}

/** [ZMB-card.what-is-that-smell] Whoever has not left the tile skips his next turn. */
function smell(s: Zombies, f: TurnFrame, play: Play): void {
  f.fallen.fill(0)
  if (f.smellSlot === -1 || f.hasLeft) return
  s.paralysis[s.active] = SMELLED
  cite('ZMB-R.25')
  play.emit?.({ kind: 'smelled', rule: 'ZMB-card.what-is-that-smell', seat: s.active })
}

/** End of turn: what lasts a turn or "until the end of your next turn" runs out. */
function runOut(s: Zombies, f: TurnFrame): void {
  const seat = s.active
  f.chainsaw.fill(0)
  f.molotov.fill(-1)
  f.adrenaline.fill(0)
  f.forfeited = false
  f.afraid = false
  f.shut = false
  forgetMovement(f)
  if (s.foodSource === seat && --s.foodSourceEnds === 0) s.foodSource = -1
  if (s.govtEnhanced === seat && --s.govtEnhancedEnds === 0) s.govtEnhanced = -1
}

/** [ZMB-1.3.7.a] Only then is a hand that the zone has filled cut to three. */
function zoneCut(s: Zombies, f: TurnFrame): void {
  if (!f.inTheZone) return
  push(s, { kind: 'discard', step: 0, seat: s.active, must: 1 } as DiscardFrame as ZombiesFrame)
}

function end(s: Zombies, f: TurnFrame, play: Play): void {
  f.inTheZone = false
  f.step = 0
  f.fought = false
  s.active = (s.active + 1) % s.lives.length
  s.turn++
  checkRounds(s, play)
}

/** [ZMB-R.28] By option the game ends after so many rounds: most zombies, then lives, then bullets. */
function checkRounds(s: Zombies, play: Play): void {
  const { maxRounds } = s.options
  if (maxRounds === 0 || s.turn <= maxRounds * s.lives.length) return
  finish(s, leadersAmong(s, [...s.lives.keys()]), 'rounds', 'ZMB-R.28')
  play.emit?.({ kind: 'rounds-over', rule: 'ZMB-R.28' })
}
