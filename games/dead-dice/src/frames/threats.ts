import { type Frame, type Play, type Procedure, pop, type Seat, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { THREATS } from '../data/tags.js'
import { nameOf, narrate } from '../events.js'
import { assistantsFor, helpersFor, poolOf } from '../rules/pool.js'
import { lower } from '../rules/reserves.js'
import { ableSeats } from '../seats.js'
import type { DeadDice, Threat } from '../state.js'
import { startDecision } from './decision.js'
import type { Test } from './kinds.js'
import type { ThreatsFrame } from './kinds-master.js'
import { startTest } from './test.js'

const WHO = 0
const TEST = 1
const END = 2

export const threatsFrame = (): Frame =>
  ({ kind: 'threats', step: WHO, decided: null, tested: null }) satisfies ThreatsFrame as Frame

/** [DD-5.9] [DD-15.75] The group says who tests; a failure costs the reserve a step. No action is spent on it. */
export const threats: Procedure<DeadDice, ThreatsFrame, DeadDiceAction> = {
  run(s, f, play) {
    switch (f.step) {
      case WHO:
        chooseWho(s, f, play)
        break
      case TEST:
        startTest(s, threatTest(s, s.scene!.threats[0]!, leaderOf(s, f)), play)
        f.step = END
        break
      default:
        settle(s, f, f.tested!.made, play)
    }
  },
}

/** Where one alone can test, there is nothing to decide; where nobody can, the reserve falls. */
function chooseWho(s: DeadDice, f: ThreatsFrame, play: Play): void {
  if (s.scene!.threats.length === 0) {
    pop(s)
    return
  }
  const able = ableSeats(s).length
  if (able === 0) settle(s, f, false, play)
  else {
    f.decided = null
    f.step = TEST
    if (when('DD-15.75', able > 1)) startDecision(s, 'threat')
  }
}

const leaderOf = (s: DeadDice, { decided }: ThreatsFrame): Seat =>
  decided?.type === 'lead' ? decided.seat : ableSeats(s)[0]!

export function threatTest(s: DeadDice, { reserve, by, difficulty }: Threat, leader: Seat): Test {
  const able = ableSeats(s)
  const { tags } = THREATS[reserve]
  const companions = helpersFor(s, tags).map(({ id }) => id)
  const assistants = assistantsFor(s, leader, able)
  const { parts } = poolOf(s, leader, { by, tags }, { companions, assistants, extra: [] })
  return {
    what: 'threat',
    rule: 'DD-5.9',
    leader,
    by,
    tags,
    difficulty,
    parts: parts.slice(),
    companions,
    assistants,
    secret: false,
    saveable: true,
    announced: able.length === 1,
  }
}

function settle(s: DeadDice, f: ThreatsFrame, averted: boolean, play: Play): void {
  const { reserve } = s.scene!.threats.shift()!
  const who = f.tested === null ? '' : nameOf(s, leaderOf(s, f))
  f.step = WHO
  play.emit?.({
    kind: averted ? 'threat-averted' : 'threat-struck',
    rule: 'DD-5.9',
    data: { reserve: { word: `reserve.${reserve}` } },
    about: { reserve },
  })
  const word = { word: `reserve.${reserve}` }
  if (averted) narrate(s, play, 'threatAverted', { who, reserve: word })
  else {
    narrate(s, play, 'threatLost', { reserve: word })
    lower(s, reserve, 'DD-5.9', play)
  }
}
