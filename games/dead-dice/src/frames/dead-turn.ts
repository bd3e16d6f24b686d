import { cite, type Frame, type Play, type Procedure, pop, push, type RuleId, type Seat, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { GAUGE_RANGE, RESPITE_OF_OBJECTIVE } from '../data/menace.js'
import { VEHICLE_TABLE } from '../data/vehicles.js'
import { narrate } from '../events.js'
import { askMaster } from '../master/ask.js'
import { legsOpen, mustFindShelter, objectiveOf, planTurn, sceneBudget } from '../rules/legs.js'
import { meet, missed, objectiveName } from '../rules/meeting.js'
import { makeNoise } from '../rules/menace.js'
import { isReserve, objectivesOf } from '../rules/objectives.js'
import { drawPlace, placeName, visitOf } from '../rules/places.js'
import { raise, setReserve } from '../rules/reserves.js'
import { newScene } from '../rules/scene.js'
import { routeTaken, showTwist, twistIsDue } from '../rules/story.js'
import { stagedOf } from '../scenario/staged.js'
import { hasHumanMaster, livingSeats, standOf } from '../seats.js'
import type { DeadDice, ObjectiveState } from '../state.js'
import { isOnlyWay } from '../topics/leg.js'
import { startDecision } from './decision.js'
import type { DeadTurnFrame } from './kinds-turns.js'
import { sceneFrame } from './scene.js'

const BEGIN = 0
const SET = 1
const COMPANIONS = 2
const COME = 3
const LEG = 4
const GO = 5
const PLACE = 6
const ARRIVE = 7
const WHEEL = 8
const SCENE = 9
const AFTER = 10
const REFUGE = 11
const HOME = 12
const SAFE = 13

export const deadTurnFrame = (): Frame =>
  ({
    kind: 'deadTurn',
    step: BEGIN,
    decided: null,
    leg: 'objective',
    objective: -1,
    tried: [],
    parley: null,
    place: null,
    foretold: null,
    built: false,
    driver: -1,
    went: 'underWay',
  }) satisfies DeadTurnFrame as Frame

/** [DD-5.1] to [DD-5.4] [DD-5.17] A raid: objectives, legs, and safe again. */
export const deadTurn: Procedure<DeadDice, DeadTurnFrame, DeadDiceAction> = {
  run(s, f, play) {
    if (livingSeats(s).length === 0) {
      pop(s)
      return
    }
    switch (f.step) {
      case BEGIN:
        begin(s, play)
        decide(s, f, 'objectives', SET)
        break
      case SET:
        setObjectives(s, f.decided!, play)
        f.step = COMPANIONS
        break
      case COMPANIONS:
        askCompanions(s, f)
        break
      case COME:
        takeAlong(s, f.decided!, play)
        f.step = LEG
        break
      case LEG:
        // [DD-16.9] The way home, or out, is one of those that are left.
        s.master.plan.legsLeft = legsOpen(s, f).length + 1
        f.decided = null
        if (isOnlyWay(s, f)) f.step = GO
        else decide(s, f, 'leg', GO)
        break
      case GO:
        setOut(s, f)
        f.step = PLACE
        break
      case PLACE:
        findPlace(s, f, play)
        break
      case ARRIVE:
        arrive(s, f, play)
        f.step = WHEEL
        break
      case WHEEL:
        takeTheWheel(s, f)
        break
      case SCENE:
        meetWhatIsThere(s, f, play)
        break
      case AFTER:
        after(s, f, play)
        break
      case REFUGE:
        askRefuge(s, f)
        break
      case HOME:
        comeHome(s, f, play)
        break
      default:
        beSafe(s, f, play)
    }
  },

  offer(s, f, seat, to) {
    if (seat >= s.options.players && f.step === PLACE) {
      to.space({
        kind: 'namePlace',
        get shape() {
          return {
            kind: 'form',
            fields: [{ name: 'words', key: 'place.words', shape: { kind: 'text', least: 1, most: 60 } }],
          } as const
        },
        holds: (action) => action.type === 'namePlace',
        check: (action) =>
          action.type === 'namePlace' && action.words.trim() === '' ? { rule: 'DD-5.1', key: 'place.blank' } : null,
        sample: () => ({ type: 'namePlace', words: '?' }),
      })
      if (s.staged !== null) to.legal({ type: 'rollPlace' })
    }
  },

  answer(s, f, _seat, action, play) {
    if (action.type === 'namePlace') f.place = action.words.trim()
    else if (action.type === 'rollPlace') f.place = drawPlace(s, play)
    f.step = ARRIVE
  },
}

function decide(s: DeadDice, f: DeadTurnFrame, topic: Parameters<typeof startDecision>[1], next: number): void {
  f.decided = null
  f.step = next
  startDecision(s, topic)
}

/** [DD-2.2] [DD-4.5] [DD-5.3] Nothing is left of the rest, and nothing is heard yet. */
function begin(s: DeadDice, play: Play): void {
  s.phase = 'dead'
  s.deadTurn++
  s.turn = s.deadTurn + s.livingTurn
  s.scene = null
  s.route = null
  if (when('DD-2.2', s.group.respite > 0)) s.group.respite = 0
  s.group.objectives = []
  if (when('DD-4.5', s.master.noise > GAUGE_RANGE.min)) s.master.noise = GAUGE_RANGE.min
  for (const companion of s.group.companions) companion.onRaid = false
  // [DD-16.36] Whether the story turns here tells of the Menace that is left.
  play.reveal?.('all')
  planTurn(s)
  play.emit?.({ kind: 'dead-turn', rule: 'DD-5.3', data: { number: s.deadTurn } })
  narrate(s, play, 'deadTurn', { number: s.deadTurn })
  if (!hasHumanMaster(s) && twistIsDue(s)) showTwist(s, play)
}

/** [DD-5.2] Written on the group's sheet. */
function setObjectives(s: DeadDice, action: DeadDiceAction, play: Play): void {
  if (action.type === 'objectives') s.group.objectives = objectivesOf(s, action.picks, [])
  else if (action.type === 'ownObjectives') s.group.objectives = objectivesOf(s, action.picks, action.own)
  for (const objective of s.group.objectives) {
    const what = objectiveName(s, objective)
    play.emit?.({ kind: 'objective-set', rule: 'DD-5.2', data: { what }, about: { what: objective.what } })
    narrate(s, play, 'objective', { what })
  }
}

/** [DD-15.78] Without a refuge nobody can stay behind. */
function askCompanions(s: DeadDice, f: DeadTurnFrame): void {
  const alive = s.group.companions.filter((one) => one.alive)
  if (alive.length > 0 && when('DD-15.78', s.group.hasShelter)) {
    decide(s, f, 'companions', COME)
    return
  }
  for (const companion of alive) companion.onRaid = true
  f.step = LEG
}

function takeAlong(s: DeadDice, action: DeadDiceAction, play: Play): void {
  if (action.type !== 'takeAlong') return
  for (const companion of s.group.companions)
    companion.onRaid = companion.alive && action.companions.includes(companion.id)
  play.emit?.({
    kind: 'companions-come',
    rule: 'DD-15.78',
    data: { count: action.companions.length },
    about: { companions: action.companions },
  })
}

/** [DD-16.8] Taking the way home, or the way out, drops what is left of the list. */
function setOut(s: DeadDice, f: DeadTurnFrame): void {
  const { decided } = f
  f.parley = decided?.type === 'parley' ? decided.request : null
  f.objective = -1
  f.went = 'underWay'
  if (decided?.type === 'exit') {
    f.leg = 'exit'
    f.objective = objectiveOf(s, 'exit')
    s.route = decided.route
  } else if (decided?.type === 'leg' || decided?.type === 'parley') {
    f.leg = decided.to
    f.objective = decided.objective
  } else f.leg = 'newShelter'
  if (f.leg === 'objective') f.tried.push(f.objective)
  else s.master.plan.legsLeft = 1
  if (f.leg === 'newShelter') f.objective = objectiveOf(s, 'newShelter')
}

/** [DD-16.47] A step of the story has a place of its own, the way home leads to the refuge, other places are drawn. */
function findPlace(s: DeadDice, f: DeadTurnFrame, play: Play): void {
  const fixed = f.objective < 0 ? null : storyPlace(s, s.group.objectives[f.objective]!)
  if (f.leg === 'home') f.place = null
  else if (fixed !== null) f.place = fixed
  else if (f.foretold !== null) {
    f.place = f.foretold
    f.foretold = null
  } else if (hasHumanMaster(s)) {
    askMaster(s, f, 'place', deadTurn, play)
    return
  } else f.place = drawPlace(s, play)
  f.step = ARRIVE
}

const storyPlace = (s: DeadDice, { step }: ObjectiveState): string | null =>
  step === 0 ? null : (stagedOf(s)?.scenario.story[step - 1]?.place ?? null)

/** [DD-4.7] It is quieter where nobody has heard them yet. */
function arrive(s: DeadDice, f: DeadTurnFrame, play: Play): void {
  if (f.place !== null) visitOf(s, f.place).times++
  const place = placeName(s, f.place)
  play.emit?.({ kind: 'arrival', rule: 'DD-16.47', data: { place }, about: { place: f.place, leg: f.leg } })
  narrate(s, play, 'arrival', { place })
  cite('DD-4.7')
  makeNoise(s, -1, 'DD-4.7', play)
}

/** [DD-16.57] On the ramming route one of them drives in every scene, as long as there is something to drive. */
function takeTheWheel(s: DeadDice, f: DeadTurnFrame): void {
  const kind = f.leg === 'exit' ? routeTaken(s)?.vehicle : undefined
  f.decided = null
  f.step = SCENE
  if (kind === undefined) return
  cite('DD-16.57')
  if (f.driver < 0) s.group.vehicle = { kind, trailer: null, wear: VEHICLE_TABLE[kind].wear }
  f.driver = livingSeats(s)[0]!
  if (livingSeats(s).length > 1 && when('DD-16.57', s.group.vehicle!.wear > 0)) startDecision(s, 'driver')
}

function driverOf(s: DeadDice, f: DeadTurnFrame): Seat {
  if (f.driver < 0 || s.group.vehicle === null || s.group.vehicle.wear === 0) return -1
  return f.decided?.type === 'lead' ? f.decided.seat : f.driver
}

/** [DD-16.9] [DD-16.41] Without anything to spend there is no scene: the leg succeeds by narration. */
function meetWhatIsThere(s: DeadDice, f: DeadTurnFrame, play: Play): void {
  f.step = AFTER
  // Whether anything waits here tells of the Menace that is left.
  play.reveal?.('all')
  const nothing = when('DD-16.41', s.master.menace === 0) || (!hasHumanMaster(s) && sceneBudget(s, f.leg) === 0)
  if (when('DD-16.9', nothing)) {
    f.went = 'narrated'
    return
  }
  // [DD-16.40] Behind the first scene of the way out the others are without limits.
  const again = f.leg === 'exit' && f.went !== 'underWay'
  f.went = 'underWay'
  s.scene = newScene(s, 'danger', f.place)
  const wheel = standOf(s.scene, driverOf(s, f))
  if (wheel !== null) wheel.driving = true
  push(s, sceneFrame(f.leg, f.parley, !f.built, again))
}

/** How the leg went, and what follows. */
function after(s: DeadDice, f: DeadTurnFrame, play: Play): void {
  const made = f.went === 'narrated' || f.went === 'resolved'
  if (f.went !== 'narrated') f.built = true
  s.scene = null
  f.parley = null
  switch (f.leg) {
    case 'objective':
      if (made) meet(s, f.objective, play)
      else missed(s, f.objective, play)
      f.step = LEG
      break
    case 'exit':
      getOut(s, f, made, play)
      break
    default:
      // [DD-16.48] Another way home follows at once, with what is left.
      f.step = when('DD-5.17', made) ? REFUGE : PLACE
  }
}

/** [DD-16.40] Scene after scene until no Menace is left; [DD-16.48] a failure ends the attempt, and the group is home. */
function getOut(s: DeadDice, f: DeadTurnFrame, made: boolean, play: Play): void {
  if (!made) {
    play.emit?.({ kind: 'exit-failed', rule: 'DD-16.48' })
    s.route = null
    f.leg = mustFindShelter(s) ? 'newShelter' : 'home'
    f.objective = -1
    if (f.driver >= 0) s.group.vehicle = null
    f.step = REFUGE
  } else if (when('DD-16.40', s.master.menace > 0)) f.step = WHEEL
  else {
    meet(s, f.objective, play)
    s.ending = 'out'
    f.step = SAFE
  }
}

/** [DD-16.57] What was found on the way may become the refuge. */
function askRefuge(s: DeadDice, f: DeadTurnFrame): void {
  const { vehicle, refugeIsVehicle } = s.group
  f.decided = null
  f.step = HOME
  if (vehicle !== null && vehicle.wear > 0 && !refugeIsVehicle) startDecision(s, 'refuge')
}

/** [DD-15.31] A refuge that has just been secured is not Empty. */
function comeHome(s: DeadDice, f: DeadTurnFrame, play: Play): void {
  if (f.decided?.type === 'refuge' && f.decided.where === 'vehicle') {
    s.group.refugeIsVehicle = true
    s.group.hasShelter = true
    secure(s, 'DD-3.21', play)
  } else if (f.leg === 'newShelter' || !s.group.hasShelter) {
    s.group.refugeIsVehicle = false
    s.group.hasShelter = true
    secure(s, 'DD-15.31', play)
  }
  if (f.leg === 'newShelter') meet(s, objectiveOf(s, 'newShelter'), play)
  f.step = SAFE
}

function secure(s: DeadDice, rule: RuleId, play: Play): void {
  play.emit?.({ kind: 'refuge-secured', rule, about: { vehicle: s.group.refugeIsVehicle } })
  if (when('DD-15.31', s.options.newShelterAbri === 'low' && s.group.reserves.shelter === 'empty'))
    setReserve(s, 'shelter', 'low', rule, play)
}

/** [DD-5.4] [DD-5.17] Respite for what was done; [DD-5.18] without Menace the story ends here. */
function beSafe(s: DeadDice, _f: DeadTurnFrame, play: Play): void {
  const done = s.group.objectives.filter((objective) => objective.done)
  for (const { what } of done)
    if (when('DD-15.77', s.options.objectiveRaisesReserve) && isReserve(what)) raise(s, what, 'DD-15.77', play)
  s.group.respite = done.length * RESPITE_OF_OBJECTIVE
  for (const companion of s.group.companions) companion.onRaid = false
  play.emit?.({ kind: 'safe', rule: 'DD-5.4', data: { respite: s.group.respite } })
  if (s.ending === null) narrate(s, play, 'home')
  // Whether or not it ends here, people learn something of the Menace.
  play.reveal?.('all')
  if (when('DD-5.18', s.master.menace === 0)) s.ending ??= 'held'
  pop(s)
}
