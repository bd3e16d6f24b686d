import {
  finish,
  type GameEvent,
  type Modifier,
  type Play,
  type Procedure,
  push,
  type RuleId,
  type Seat,
  when,
} from '@shamble/kernel'
import type { ZombiesAction } from '../actions.js'
import { slotOf } from '../board/board.js'
import { adrenalineRush } from '../cards/adrenaline-rush.js'
import { MOVEMENT_BONUSES, ON_MOVEMENT } from '../cards/bonuses.js'
import { TITLES } from '../cards/index.js'
import { KEYS_MOVEMENT } from '../cards/the-keys-are-still-in-it.js'
import { told } from '../events.js'
import { mustFight } from '../rules/combat.js'
import { drawCards, rollDie } from '../rules/event-cards.js'
import { leadersAmong } from '../rules/goal.js'
import { mayDrive } from '../rules/jeep.js'
import { isLastRoundBegun } from '../rules/rounds.js'
import { settleSpace } from '../rules/tokens.js'
import { HAND_SIZE, SMELLED, type Zombies } from '../state.js'
import { discardFrame } from './discard.js'
import { fightFrame } from './fight.js'
import { hordeFrame } from './horde.js'
import { BLOCKER, TILE_TO_COME, type TurnFrame } from './kinds.js'
import { moveFrame } from './move.js'
import { hasTileToDraw, tileFrame } from './tile.js'
import { openTo } from './window.js'

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
  afterMove,
  (s) => openTo(s, 'pre-zombie', s.active),
  (s) => push(s, hordeFrame()),
  (s) => openTo(s, 'post-zombie', s.active),
  (s) => push(s, discardFrame(s.active, 0)),
  runOut,
  zoneCut,
]
const END = STEPS.indexOf(runOut)
const COMBAT = STEPS.indexOf(combat)

/** Where the turn is when each of them is about to begin, in the words of position texts. */
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
  'pre-zombie': STEPS.indexOf(afterMove) + 1,
  zombies: STEPS.indexOf(afterMove) + 2,
  'post-zombie': STEPS.indexOf(afterMove) + 3,
  discard: STEPS.indexOf(runOut) - 1,
  cut: STEPS.indexOf(zoneCut),
  end: END,
} as const

export const turn: Procedure<Zombies, TurnFrame, ZombiesAction> = {
  run(s, f, play) {
    // [ZMB-1.3.a] One after another, and the next player's turn after the last.
    if (when('ZMB-1.3.a', f.step < STEPS.length)) STEPS[f.step++]!(s, f, play)
    else end(s, f, play)
  },
}

const TITLES_THAT_LAST = TITLES.filter(({ lasting }) => lasting !== undefined)

/** Turn begins: counts are reset, what waited for this turn comes into force, or the turn is skipped. */
function begin(s: Zombies, f: TurnFrame, play: Play): void {
  const seat = s.active
  // [ZMB-R.04] By option a card counts from their own turn to the next.
  if (when('ZMB-R.04', s.options.cardLimit === 'perTurn')) s.played.fill(0)
  else s.played[seat] = 0
  f.enteredBuilding.fill(-1)
  f.fallen.fill(0)
  for (const { lasting } of TITLES_THAT_LAST) lasting?.turnBegins?.(s, seat, f)
  if (isLastRoundBegun(s)) play.emit?.({ kind: 'last-round', rule: 'ZMB-R.28' })
  const said = { turn: s.turn }
  play.emit?.(told({ kind: 'turn', rule: 'ZMB-1.3.a', seat, data: said, about: said }))
  const skip = s.paralysis[seat]!
  s.paralysis[seat] = 0
  const rule = skip === SMELLED ? 'ZMB-card.what-is-that-smell' : 'ZMB-card.hysterical-paralysis'
  if (!when(rule, skip !== 0)) return
  play.emit?.({ kind: 'turn-skipped', rule, seat })
  f.step = END
}

/** [ZMB-W.c] Without a tile to draw there is no window after it either. */
function drawTile(s: Zombies, f: TurnFrame): void {
  if (when('ZMB-W.c', hasTileToDraw(s))) push(s, tileFrame(s))
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

/** [ZMB-1.3.2.a] Step 2: the player must fight the zombie on their space. */
function combat(s: Zombies, f: TurnFrame): void {
  f.fallen.fill(0)
  f.fought = when('ZMB-1.3.2.a', mustFight(s, s.active))
  if (f.fought) push(s, fightFrame(s, s.active))
}

/** [ZMB-W.b] Where there was a fight, a window follows it. */
function afterFight(s: Zombies, f: TurnFrame): void {
  if (f.fought) openTo(s, 'after-fight', s.active)
}

/** Still step 2: a zombie put on the player in the window is fought too, unless the player died. */
function fightAgain(s: Zombies, f: TurnFrame): void {
  if (f.fought && mustFight(s, s.active)) f.step = COMBAT
}

/** [ZMB-1.3.3.a] Step 3. */
function refill(s: Zombies, f: TurnFrame, play: Play): void {
  // [ZMB-1.3.2.l] A death in step 2 spares nobody the fights of a later step.
  f.fallen.fill(0)
  const missing = HAND_SIZE - s.hands[s.active]!.length
  // [ZMB-1.3.3.e] Cards in front of the player do not count.
  if (when('ZMB-1.3.3.a', when('ZMB-1.3.3.e', missing > 0))) drawCards(s, s.active, missing, 'ZMB-1.3.3.a', play)
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
  if (!when('ZMB-1.3.2.g', f.forfeited)) openTo(s, 'pre-move', s.active)
}

/** [ZMB-1.3.4.a] Step 4: additions, then doubling, then halving. */
function movementRoll(s: Zombies, f: TurnFrame, play: Play): void {
  f.fallen.fill(0)
  const isAfraid = when('ZMB-card.fear', f.afraid)
  if (when('ZMB-1.3.4.c', f.forfeited || isAfraid || f.rested)) return
  const seat = s.active
  if (when('ZMB-1.3.4.b', f.keys)) {
    f.total = KEYS_MOVEMENT
    const said = { total: KEYS_MOVEMENT }
    play.emit?.(told({ kind: 'movement-keys', rule: 'ZMB-1.3.4.b', seat, data: said, about: said }))
  } else {
    const die = rollDie(s, seat, 'ZMB-1.3.4.a', play)
    const modifiers = movementModifiers(s, f, die)
    const total = modifiers.reduce((sum, { value }) => sum + value, die)
    f.total = total
    play.emit?.(movementRolled(seat, die, modifiers, total))
  }
  if (f.smellSlot === TILE_TO_COME) f.smellSlot = slotOf(s.position[seat]!)
  openTo(s, 'move-set', seat)
}

/** What changes a movement die, and by how much: [ZMB-R.09] what is added is doubled too, and both double. */
function movementModifiers(s: Zombies, f: TurnFrame, die: number): Modifier[] {
  const seat = s.active
  const modifiers: Modifier[] = []
  let total = die
  const change = (rule: RuleId, value: number): void => {
    modifiers.push({ rule, value })
    total += value
  }
  for (const { rule, movement } of ON_MOVEMENT) if (when(rule, movement!.counts(s, seat))) change(rule, movement!.value)
  if (when('ZMB-R.09', f.adrenalineMove)) change(adrenalineRush.rule, total)
  if (mayDrive(s, seat)) change('ZMB-1.3.1.t', total)
  return modifiers
}

function movementRolled(seat: Seat, die: number, modifiers: readonly Modifier[], total: number): GameEvent {
  const data = { total, formula: movementFormula(die, modifiers, total) }
  return told({ kind: 'movement-roll', rule: 'ZMB-1.3.4.a', seat, dice: [die], modifiers, data, about: { total } })
}

/** `(5 + 2 + 1) × 2 = 16` */
function movementFormula(die: number, modifiers: readonly Modifier[], total: number): string {
  const added = modifiers.filter(({ rule }) => Object.values(MOVEMENT_BONUSES).some((bonus) => bonus.rule === rule))
  const doubled = modifiers.length - added.length
  const sum = [die, ...added.map(({ value }) => value)].join(' + ')
  if (modifiers.length === 0) return sum
  return `${added.length > 0 && doubled > 0 ? `(${sum})` : sum}${' × 2'.repeat(doubled)} = ${total}`
}

function stepFive(s: Zombies, f: TurnFrame, play: Play): void {
  if (f.total < 0 || f.forfeited) return
  // [ZMB-1.3.2.l] A death in the window before it was in step 4.
  f.fallen.fill(0)
  const times = f.keys && !s.options.keysCanBeHalved ? 0 : f.halvings
  const total = Math.floor(f.total / 2 ** times)
  // [ZMB-R.09] After everything else.
  if (when('ZMB-R.09', times > 0)) {
    const data = { formula: `${f.total}${' ÷ 2'.repeat(times)}`, total }
    const rule = 'ZMB-card.your-shoes-untied'
    play.emit?.(told({ kind: 'movement-halved', rule, seat: s.active, data, about: { total, times } }))
  }
  if (f.smellSlot >= 0) f.smellSlot = slotOf(s.position[s.active]!)
  push(s, moveFrame(total))
}

/** Step 5 is over. [ZMB-card.what-is-that-smell] A player who has not left the tile skips their next turn. */
function afterMove(s: Zombies, f: TurnFrame, play: Play): void {
  f.fallen.fill(0)
  f.total = -1
  // [ZMB-R.25] Staying by choice costs the same.
  if (f.smellSlot === -1 || when('ZMB-card.what-is-that-smell', when('ZMB-R.25', f.hasLeft))) return
  s.paralysis[s.active] = SMELLED
  play.emit?.({ kind: 'smelled', rule: 'ZMB-card.what-is-that-smell', seat: s.active })
}

/** End of turn: what lasts a turn or "until the end of your next turn" runs out. */
function runOut(s: Zombies, f: TurnFrame): void {
  f.chainsaw.fill(0)
  f.molotov.fill(-1)
  f.adrenaline.fill(0)
  f.forfeited = false
  f.afraid = false
  f.shut = false
  forgetMovement(f)
  for (const { lasting } of TITLES_THAT_LAST) lasting?.turnEnds?.(s, s.active)
}

/** [ZMB-1.3.7.a] Only then is a hand that the zone has filled cut to three. */
function zoneCut(s: Zombies, f: TurnFrame): void {
  if (!f.inTheZone) return
  push(s, discardFrame(s.active, 1))
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
