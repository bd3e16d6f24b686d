import { ask, type Frame, frameBelow, type Play, type Procedure, pop, push, topFrame, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { DIFFICULTIES } from '../data/difficulty.js'
import { EXPOSING } from '../data/menace.js'
import type { Request } from '../data/negotiation.js'
import { ACTIONS } from '../data/tags.js'
import { askMaster } from '../master/ask.js'
import { stakeOf, stakePrice } from '../rules/bargain.js'
import { type Cart, isNothing, NO_STAGING, type Staging } from '../rules/cart.js'
import { takeFind } from '../rules/finds.js'
import { die, isInfected } from '../rules/harm.js'
import { mayTry, obstacleBy, obstacleTest, shiftDifficulty, tried, wayOutOf } from '../rules/obstacles.js'
import { openTest } from '../rules/open-test.js'
import { plunder } from '../rules/own-acts.js'
import { findsLeft } from '../rules/places.js'
import { shortCell } from '../rules/purchases.js'
import { ableSeats, hasHumanMaster, isAlive, isPresent } from '../seats.js'
import type { DeadDice, Scene } from '../state.js'
import { startDecision } from './decision.js'
import { fightFrame } from './fight.js'
import type { SceneFrame, Went } from './kinds-turns.js'
import { desk } from './late.js'
import { negotiationFrame } from './negotiation.js'
import { startTest } from './test.js'

const PARLEY = 0
const BUILD = 1
const TALKED = 2
const FIGHT = 3
const FOUGHT = 4
const MORE = 5
const TRY = 6
const CHOSEN = 7
const TRIED = 8
const LOOK = 9
const SEARCH = 10
const SEARCHED = 11
const TAKE = 12
const END = 13

export const sceneFrame = (
  leg: SceneFrame['leg'],
  parley: Request | null = null,
  first = false,
  again = false,
): Frame =>
  ({
    kind: 'scene',
    step: parley === null ? BUILD : PARLEY,
    decided: null,
    tested: null,
    leg,
    first,
    again,
    parley,
    talk: 'none',
    refunded: 0,
    obstacle: -1,
    leader: -1,
  }) satisfies SceneFrame as Frame

/** [DD-5.1] A scene: built, talked or fought through, searched. */
export const scene: Procedure<DeadDice, SceneFrame, DeadDiceAction> = {
  run(s, f, play) {
    switch (f.step) {
      case PARLEY:
        askMaster(s, f, 'parley', scene, play)
        break
      case BUILD:
        askMaster(s, f, 'build', scene, play)
        break
      case TALKED:
        afterTalk(s, f)
        break
      case FIGHT:
        f.step = FOUGHT
        if (isFight(s.scene!)) push(s, fightFrame())
        break
      case FOUGHT:
        afterFight(s, f)
        break
      case MORE:
        askMaster(s, f, 'more', scene, play)
        break
      case TRY:
        tryObstacles(s, f)
        break
      case CHOSEN:
        chosen(s, f, play)
        break
      case TRIED:
        tried(s, obstacleBy(s.scene!, f.obstacle), f.leader, f.tested!.successes, f.tested!.made, play)
        f.step = TRY
        break
      case LOOK:
        lookAround(s, f)
        break
      case SEARCH:
        search(s, f, play)
        break
      case SEARCHED:
        f.step = END
        if (f.tested!.made) found(s, f, play)
        break
      case TAKE:
        ask(s, f.leader, 'take')
        break
      default:
        end(s, f, play)
    }
  },

  offer(s, f, _seat, to) {
    switch (f.step) {
      case PARLEY:
        if (s.master.menace >= stakePrice(stakeOf(s, f.parley!))) to.legal({ type: 'grant' })
        to.legal({ type: 'deny' })
        break
      case BUILD:
        to.space(desk().stagingSpace(s, f))
        break
      case MORE:
        if (desk().canAdd(s)) to.space(desk().addSpace(s))
        to.legal({ type: 'wait' })
        break
      case TAKE:
        for (const what of findsLeft(s, s.scene!.place!)) to.legal({ type: 'take', what })
    }
  },

  answer(s, f, _seat, action, play) {
    switch (action.type) {
      case 'grant':
        stageScene(s, f, { ...NO_STAGING, scene: 'negotiation' }, play)
        break
      case 'deny':
        play.emit?.({ kind: 'parley-declined', rule: 'DD-16.50' })
        f.parley = null
        f.step = BUILD
        break
      case 'build':
        stageScene(s, f, action, play)
        break
      case 'add':
        f.step = FIGHT
        s.scene!.master.added = true
        desk().add(s, action, play, hasHumanMaster(s) ? '' : 'addition')
        break
      case 'wait':
        f.step = TRY
        break
      case 'take':
        takeFind(s, action.what, f.leader, play)
        f.step = END
    }
  },
}

/** Whether there is a fight: enemies, or something that hurts the survivor who stays [DD-16.49]. */
const isFight = (of: Scene): boolean =>
  hasEnemies(of) ||
  when(
    'DD-16.49',
    of.hazards.some((hazard) => EXPOSING.includes(hazard)),
  )

/** [DD-5.15] Enemies, or a fire, that come while the group stands before an obstacle: that has to wait. */
export function breakIn(s: DeadDice, { zombies, ambushes, specials, hazards }: Cart): void {
  const comes = zombies + ambushes + specials.length > 0 || hazards.some((hazard) => EXPOSING.includes(hazard))
  if (s.scene!.fighting || !when('DD-5.15', comes)) return
  // What the group was deciding is asked again afterwards.
  pop(s)
  const f = topFrame(s) as SceneFrame
  f.decided = null
  f.step = FIGHT
}

export const hasEnemies = ({ hordes, foes }: Scene): boolean =>
  hordes.some(({ size }) => size > 0) || foes.some(({ state }) => state === 'fighting')

/** The scene is there. Where nothing was built the leg succeeds by narration [DD-16.9]. */
function stageScene(s: DeadDice, f: SceneFrame, staging: Staging, play: Play): void {
  if (isNothing(staging) && f.leg !== 'catastrophe') {
    close(s, 'narrated')
    return
  }
  f.step = staging.scene === 'negotiation' ? TALKED : FIGHT
  if (staging.scene === 'negotiation') push(s, negotiationFrame(s, f, staging))
  desk().build(s, staging, play)
  // [DD-15.54] They are close already.
  if (f.talk === 'standoff') for (const foe of s.scene!.foes) foe.cell = shortCell(s)
}

function afterTalk(s: DeadDice, f: SceneFrame): void {
  switch (f.talk) {
    case 'nothing':
    case 'standoff':
      f.parley = null
      f.step = BUILD
      break
    case 'granted':
      s.scene!.resolved = true
      f.step = LOOK
      break
    default:
      f.step = END
  }
}

/** [DD-15.41] No enemy is left, and the way out may still be to be solved. */
function afterFight(s: DeadDice, f: SceneFrame): void {
  const of = s.scene!
  const unsolved = wayOutOf(of)?.solved === false
  f.step = TRY
  for (const obstacle of of.obstacles) obstacle.tried = []
  if (of.round === 0 || hasEnemies(of) || !unsolved || ableSeats(s).length === 0) return
  // A person is asked even without Menace: who is not would tell of it.
  if (hasHumanMaster(s) || s.master.menace > 0) f.step = MORE
}

/** [DD-16.14] Outside a fight: each leads one try in all, and when all have failed so has the leg. */
function tryObstacles(s: DeadDice, f: SceneFrame): void {
  const of = s.scene!
  const way = wayOutOf(of)
  const wanted = hasHumanMaster(s) || (way !== null && !way.solved)
  f.step = LOOK
  if (!wanted || hasEnemies(of)) return
  const able = ableSeats(s)
  if (!of.obstacles.some((obstacle) => able.some((seat) => mayTry(obstacle, seat)))) return
  f.step = CHOSEN
  f.decided = null
  startDecision(s, 'obstacle')
}

function chosen(s: DeadDice, f: SceneFrame, play: Play): void {
  const { decided } = f
  f.step = TRY
  if (decided?.type === 'try') {
    f.obstacle = decided.obstacle
    f.leader = decided.leader
    f.step = TRIED
    startTest(s, obstacleTest(s, obstacleBy(s.scene!, f.obstacle), f.leader), play)
  } else if (decided?.type === 'shift')
    shiftDifficulty(s, obstacleBy(s.scene!, decided.obstacle), decided.difficulty, play)
  else f.step = LOOK
}

/** [DD-16.37] After the scene is resolved the place can be searched, once. */
function lookAround(s: DeadDice, f: SceneFrame): void {
  const of = s.scene!
  f.step = END
  // [DD-15.41] Without a way out it is resolved when no enemy is left.
  if (wayOutOf(of) === null && !hasEnemies(of) && of.stands.some((stand) => isPresent(s, stand))) of.resolved = true
  leaveBehind(s, of)
  if (!of.resolved || of.place === null || of.cause !== null || ableSeats(s).length === 0) return
  if (findsLeft(s, of.place).length === 0) return
  f.step = SEARCH
  f.decided = null
  startDecision(s, 'search')
}

/** Those who left by the way out are together again, and what was there stays behind. */
function leaveBehind(s: DeadDice, of: Scene): void {
  for (const { was, size } of of.hordes) if (was >= 0 && size > 0) s.survivors[was]!.walks = true
  if (!of.resolved) return
  of.hordes = []
  for (const stand of of.stands) if (stand.gone === 'out') stand.gone = ''
}

function search(s: DeadDice, f: SceneFrame, play: Play): void {
  f.step = END
  if (f.decided?.type !== 'search') return
  f.leader = f.decided.leader
  f.step = SEARCHED
  const { difficulty, rule } = DIFFICULTIES.search
  startTest(s, openTest(s, { what: 'search', rule, leader: f.leader, approach: ACTIONS.search[0], difficulty }), play)
}

/** [DD-16.57] [DD-12.28] The vehicle, something to carry, or shells for a heavy gun. */
function found(s: DeadDice, f: SceneFrame, play: Play): void {
  const [one, ...others] = findsLeft(s, s.scene!.place!)
  if (others.length === 0) takeFind(s, one!, f.leader, play)
  else f.step = TAKE
}

/** [DD-16.39] Met with at least one who did not flee; [DD-15.58] a fast infection is over with the scene. */
function end(s: DeadDice, _f: SceneFrame, play: Play): void {
  const of = s.scene!
  const stayed = of.stands.some(({ seat, gone }) => gone !== 'fled' && isAlive(s.survivors[seat]!))
  if (when('DD-12.12', s.variants.includes('fastInfection'))) {
    // Whether anybody was bitten shows now.
    play.reveal?.('all')
    s.survivors.forEach((survivor, seat) => {
      if (!isAlive(survivor) || !isInfected(survivor)) return
      die(s, seat, 'turned', 'DD-15.58', play)
      survivor.walks = true
    })
  }
  if (when('DD-16.51', of.lost)) plunder(s, play)
  keepRoster(s, of)
  close(s, when('DD-16.39', of.resolved && stayed) ? 'resolved' : 'failed')
}

/** [DD-16.51] People who were beaten or spared do not come back. */
function keepRoster(s: DeadDice, { foes }: Scene): void {
  const { gone } = s.master.plan
  for (const { who, state } of foes)
    if (state !== 'fighting' && state !== 'fled' && !gone.includes(who.id)) gone.push(who.id)
}

function close(s: DeadDice, went: Went): void {
  ;(frameBelow(s) as unknown as { went: Went }).went = went
  pop(s)
}
