import {
  ask,
  type Chance,
  type Offers,
  type Play,
  type Procedure,
  pop,
  type Question,
  type Refusal,
  type Seat,
  type Viewer,
  when,
} from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { bringBand, isBrought } from '../campaign/bringing.js'
import { TRUST_AT_START } from '../data/characteristics.js'
import { READY_NAMES } from '../data/samples.js'
import { nameOf } from '../events.js'
import { hasCompanions, livingCompanions, usualCompanions } from '../rules/companions.js'
import { equip, kitOf, trainSpecialForces } from '../rules/kit.js'
import { drawSheet, sampleSheet } from '../rules/random-sheets.js'
import { become, readySheet, type Sheet, tidied } from '../rules/sheets.js'
import { hasHumanMaster, livingSeats, masterSeat } from '../seats.js'
import type { DeadDice } from '../state.js'
import { startExperience } from './experience.js'
import { type CreationFrame, HIDDEN } from './kinds-people.js'
import { desk } from './late.js'
import { listedSheet, listedSpace, sheetSpace } from './sheet-spaces.js'

const BRING = 0
const SHEETS = 1
const REVIEW = 2
const JOIN = 3
const TRUST = 4
const PREPARE = 5
const LEARN = 6
const DONE = 7

export const creationFrame = (): CreationFrame => ({
  kind: 'creation',
  step: BRING,
  sheets: [],
  returned: [],
  waiting: [],
})

/** [DD-1.9] to [DD-1.14] All make their survivors at the same time; then trust, companions and gear. */
export const creation: Procedure<DeadDice, CreationFrame, DeadDiceAction> = {
  run(s, f, play) {
    f.waiting = f.waiting.filter((seat) => livingSeats(s).includes(seat))
    switch (f.step) {
      case BRING:
        bring(s, f, play)
        break
      case SHEETS:
        if (f.waiting.length === 0) f.step = REVIEW
        else for (const seat of f.waiting) ask(s, seat, 'sheet')
        break
      case REVIEW:
        if (when('DD-16.53', hasHumanMaster(s)) && f.sheets.some((sheet) => sheet !== null))
          ask(s, masterSeat(s), 'review')
        else f.step = JOIN
        break
      case JOIN:
        join(s, f, play)
        break
      case TRUST:
        if (f.waiting.length === 0) f.step = PREPARE
        else for (const seat of f.waiting) ask(s, seat, 'trust')
        break
      case PREPARE:
        if (when('DD-1.14', hasHumanMaster(s))) ask(s, masterSeat(s), 'prepare')
        else {
          usualCompanions(s, play)
          f.step = LEARN
        }
        break
      case LEARN:
        // [DD-12.6.f] What an earlier survivor earned is there for the new one.
        f.step = DONE
        startExperience(s, livingSeats(s))
        break
      default:
        pop(s)
    }
  },

  offer(s, f, seat, to) {
    switch (f.step) {
      case SHEETS:
        offerSheets(s, to)
        break
      case REVIEW:
        to.legal({ type: 'approve' })
        to.space(desk().sendBackSpace(s, f))
        break
      case TRUST:
        to.legal({ type: 'trustNobody' })
        for (const other of livingSeats(s)) if (when('DD-1.8', other !== seat)) to.legal({ type: 'trust', seat: other })
        to.refuse({ type: 'trust', seat }, 'DD-1.13', {}, 'trust.oneself')
        break
      case PREPARE:
        to.legal({ type: 'begin' })
        // [DD-2.4] Besides those whom a game master names at any time.
        if (comeByThemselves(s)) to.legal({ type: 'usualCompanions' })
        to.space(desk().equipSpace(s))
    }
  },

  answer(s, f, seat, action, play) {
    switch (action.type) {
      case 'sheet':
      case 'listedSheet':
      case 'readySheet':
      case 'randomSheet':
        f.sheets[seat] = tidied(sheetOf(s, seat, action, play))
        done(f, seat)
        break
      case 'approve':
        f.step = JOIN
        break
      case 'sendBack':
        sendBack(s, f, action.seat, action.words, play)
        break
      case 'trust':
        trust(s, seat, action.seat, play)
        done(f, seat)
        break
      case 'trustNobody':
        done(f, seat)
        break
      case 'usualCompanions':
        usualCompanions(s, play)
        break
      case 'equip':
        equip(s, action.seat, action.items)
        break
      case 'begin':
        f.step = LEARN
    }
  },

  refuse(_s, _f, _seat, action): Refusal | null {
    if (action.type === 'trust') return { rule: 'DD-1.13', key: 'trust.nobody' }
    if (action.type === 'usualCompanions') return { rule: 'DD-16.38', key: 'companion.enough' }
    return null
  },

  /** What others hand in is theirs until all are done; a game master reads along. */
  veil(s, f, viewer: Viewer): { frame: CreationFrame; questions: Question[] } {
    const isMine = (seat: Seat): boolean => viewer === seat || viewer === masterSeat(s)
    return {
      frame: {
        ...f,
        sheets: f.sheets.map((sheet, seat) => (sheet === null || isMine(seat) ? sheet : HIDDEN)),
        returned: f.returned.map((words, seat) => (isMine(seat) ? words : '')),
        waiting: f.waiting.slice(),
      },
      questions: s.questions.map((question) => ({ ...question })),
    }
  },

  unveil(s, f, _viewer, _questions, chance: Chance) {
    f.sheets = f.sheets.map((sheet) =>
      sheet === HIDDEN ? tidied(sampleSheet(s, (n) => chance.tie(upTo(n), 'DD-1.11'))) : sheet,
    )
  },
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

function done(f: CreationFrame, seat: Seat): void {
  f.waiting = f.waiting.filter((other) => other !== seat)
}

/** [DD-12.4] [DD-15.89] Those who were there before come along; the others are made. */
function bring(s: DeadDice, f: CreationFrame, play: Play): void {
  bringBand(s, play)
  f.sheets = s.survivors.map(() => null)
  f.returned = s.survivors.map(() => '')
  f.waiting = livingSeats(s).filter((seat) => !isBrought(s, seat))
  f.step = SHEETS
}

function offerSheets(s: DeadDice, to: Offers<DeadDiceAction>): void {
  to.space(sheetSpace(s))
  to.space(listedSpace(s))
  for (const who of READY_NAMES) to.legal({ type: 'readySheet', who })
  to.legal({ type: 'randomSheet' })
}

type Made = Extract<DeadDiceAction, { type: 'sheet' | 'listedSheet' | 'readySheet' | 'randomSheet' }>

export function sheetOf(s: DeadDice, seat: Seat, action: Made, play: Play): Sheet {
  switch (action.type) {
    case 'sheet':
      return action
    case 'listedSheet':
      return listedSheet(action)
    case 'readySheet':
      return readySheet(action.who)
    default:
      return drawSheet(s, seat, play)
  }
}

/** [DD-1.6] A trait is too wide or too narrow: the player writes the sheet again. */
function sendBack(s: DeadDice, f: CreationFrame, seat: Seat, words: string, play: Play): void {
  f.sheets[seat] = null
  f.returned[seat] = words
  f.waiting = [seat]
  f.step = SHEETS
  play.emit?.({ kind: 'sheet-returned', rule: 'DD-1.6', seat, data: { words }, seenBy: [seat, masterSeat(s)] })
}

/** All are shown together; then gear, and what Special forces have learnt. */
function join(s: DeadDice, f: CreationFrame, play: Play): void {
  for (const [seat, sheet] of f.sheets.entries()) {
    if (sheet === null || sheet === HIDDEN) continue
    become(s.survivors[seat]!, sheet)
    equip(s, seat, kitOf(s))
  }
  for (const survivor of s.survivors) trainSpecialForces(s, survivor)
  play.reveal?.('all')
  for (const seat of livingSeats(s))
    play.emit?.({ kind: 'survivor-joins', rule: 'DD-1.9', seat, data: { name: nameOf(s, seat) } })
  const fresh = livingSeats(s).filter((seat) => f.sheets[seat] !== null)
  f.waiting = livingSeats(s).length > 1 ? fresh : []
  f.sheets = []
  f.returned = []
  f.step = TRUST
}

/** [DD-1.13] Known to the owner of the sheet and the game master. */
function trust(s: DeadDice, seat: Seat, other: Seat, play: Play): void {
  s.survivors[seat]!.trust[other]! += TRUST_AT_START.by
  play.emit?.({
    kind: 'trusts',
    rule: 'DD-1.13',
    seat,
    data: { name: nameOf(s, seat), whom: nameOf(s, other) },
    seenBy: [seat, masterSeat(s)],
  })
}

/** [DD-16.38] Those of the scenario, as many as there are players. */
const comeByThemselves = (s: DeadDice): boolean =>
  s.staged !== null && hasCompanions(s) && livingCompanions(s).length < s.options.players
