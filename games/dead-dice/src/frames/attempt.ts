import { type Frame, type GameEvent, type Play, type Procedure, pop, push, type Seat } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import type { Characteristic } from '../data/characteristics.js'
import { assistantsFor, poolOf } from '../rules/pool.js'
import { ableSeats } from '../seats.js'
import type { DeadDice } from '../state.js'
import type { Test } from './kinds.js'
import type { AttemptFrame, Ruling } from './kinds-master.js'
import { startRuling } from './ruling.js'
import { startTest } from './test.js'

const RULE = 0
const RULED = 1
const TESTED = 2

/** A player tries what no rule foresees: a person in the game master's seat says what it takes [DD-7.1]. */
export function startAttempt(s: DeadDice, seat: Seat, words: string, by: Characteristic, play: Play): void {
  play.emit?.({ kind: 'attempt', rule: 'DD-7.1', seat, data: { words } })
  push(s, { kind: 'attempt', step: RULE, seat, words, by, ruled: null, tested: null } satisfies AttemptFrame as Frame)
}

export const attempt: Procedure<DeadDice, AttemptFrame, DeadDiceAction> = {
  run(s, f, play) {
    switch (f.step) {
      case RULE:
        f.step = RULED
        startRuling(s, f.seat, f.words, f.by)
        break
      case RULED:
        ruled(s, f, play)
        break
      default:
        end(s, f, f.tested!.made ? 'works' : 'fails', play)
    }
  },
}

function ruled(s: DeadDice, f: AttemptFrame, play: Play): void {
  const ruling = f.ruled!
  if (ruling.how !== 'test') {
    end(s, f, ruling.how, play)
    return
  }
  f.step = TESTED
  startTest(s, testOf(s, f.seat, ruling), play)
}

/** [DD-7.2] to [DD-7.8] The test as it was ruled: outside fights everybody at hand assists. */
export function testOf(s: DeadDice, leader: Seat, ruling: Extract<Ruling, { how: 'test' }>): Test {
  const { by, difficulty, trait, companions } = ruling
  const assistants = s.scene?.fighting === true ? [] : assistantsFor(s, leader, ableSeats(s))
  return {
    what: 'own',
    rule: 'DD-15.21',
    leader,
    by,
    tags: [],
    difficulty,
    parts: poolOf(s, leader, { by, tags: [] }, { companions, assistants, extra: [] }, trait).parts.slice(),
    companions,
    assistants,
    secret: false,
    saveable: true,
    announced: false,
  }
}

/** What the game master says of a wish; one of the list has no words of its own. */
export const judgedEvent = (how: 'works' | 'fails' | 'withdrawn', seat: Seat, words: string): GameEvent => ({
  kind: words === '' && how !== 'withdrawn' ? `judged.${how}` : `attempt.${how}`,
  rule: 'DD-7.1',
  seat,
  data: { words },
})

/** What comes of it is the game master's to tell. */
function end(s: DeadDice, f: AttemptFrame, how: 'works' | 'fails' | 'withdrawn', play: Play): void {
  pop(s)
  play.emit?.(judgedEvent(how, f.seat, f.words))
}
