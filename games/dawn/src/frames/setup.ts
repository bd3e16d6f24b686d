import { ask, cite, freshState, isAsked, type Play, type Procedure, pop, push } from '@shamble/kernel'
import { AUTO, type DawnAction } from '../actions.js'
import { UNITS } from '../counters.js'
import { type Square, squareName } from '../map/mall.js'
import { componentsOf, type DawnOptions } from '../options.js'
import { whyNotHide } from '../rules/hidden.js'
import { characterWord, supersOnMap, unitsOnMap } from '../rules/pieces.js'
import {
  ALL_CHARACTERS,
  type Dawn,
  type DawnFrame,
  type GameTurnFrame,
  IN_BOX,
  IN_POOL,
  isAutomatic,
  mallOf,
  NO_PAUSE,
  NO_UNIT,
  ownerOf,
  SEAT_WORDS,
  ZOMBIE_SEAT,
} from '../state.js'

const HIDDEN_ZOMBIES = 5

/** [DAWN-3.0.a] The mall with its 45 units; hidden squares and characters are still to be placed. */
export function setupDawn(options: DawnOptions): Dawn {
  const { mall, counters } = componentsOf(options)
  cite('DAWN-1.0.b')
  const seats = SEAT_WORDS[options.mode].length
  const automatic = options.mode !== 'two-player'
  const unitAt = new Array<number>(mall.size).fill(NO_UNIT)
  const where: number[] = []
  // [DAWN-3.1.a] One unit on each symbol; the five left over are hidden [DAWN-3.1.b] or in the pool [DAWN-15.1.a].
  for (let unit = 0; unit < UNITS; unit++) {
    const square = mall.zombieSquares[unit]
    where.push(square ?? (automatic ? IN_POOL : IN_BOX))
    if (square !== undefined) unitAt[square] = unit
  }
  if (automatic) cite('DAWN-15.1.a')
  const four = (value: number): number[] => [value, value, value, value]
  const fifty = (value: number): number[] => new Array<number>(UNITS).fill(value)
  return freshState(
    options,
    seats,
    { kind: 'game-turn', step: 0 },
    {
      frames: [
        { kind: 'game-turn', step: 0 },
        { kind: 'place', step: 0 },
        ...(automatic ? [] : [{ kind: 'hide', step: 0 }]),
      ],
      options,
      phase: 'setup',
      status: four(0),
      at: four(-1),
      rifle: four(0),
      riflesLeft: mall.plan.rifles,
      rests: four(0),
      infectedOn: four(0),
      superMoved: four(0),
      companion: four(NO_UNIT),
      unitAt,
      where,
      token: where.map((square, unit) => (square >= 0 ? unit + 1 : 0)),
      value: fifty(0),
      urn: where.map((square) => (square === IN_POOL ? -1 : 0)),
      berserk: fifty(0),
      duty: fifty(0),
      seenBy: fifty(0),
      nextToken: mall.zombieSquares.length + 1,
      urns: [counters.zombieValues.slice()],
      poolValues: [],
      poolUrns: automatic ? new Array<number>(HIDDEN_ZOMBIES).fill(0) : [],
      hidden: [],
      // [DAWN-3.3.a] Every door is open.
      doors: mall.doors.map(() => 0),
      active: [],
      carriedBy: four(-1),
      wasCarried: four(0),
      startSquare: -1,
      allowance: 0,
      spent: 0,
      paidValue: 0,
      shots: four(0),
      panicked: four(0),
      closedMain: four(0),
      tookRifle: four(0),
      entered: [],
      actedIn: [],
    },
  )
}

type SetupFrame<K extends DawnFrame['kind']> = Extract<DawnFrame, { kind: K }>

/** [DAWN-3.1.c] The zombie player notes five squares, secretly. */
export const hide: Procedure<Dawn, SetupFrame<'hide'>, DawnAction> = {
  run(s) {
    if (s.hidden.length === HIDDEN_ZOMBIES) {
      cite('DAWN-3.0.a')
      pop(s)
    } else ask(s, ZOMBIE_SEAT, 'hide')
  },
  offer(s, _f, _seat, to) {
    const mall = mallOf(s)
    for (let square = 0; square < mall.size; square++) {
      const refusal = whyNotHide(s, mall, square)
      if (refusal === null) to.legal({ type: 'hide', square })
      else to.refuse({ type: 'hide', square }, refusal)
    }
    to.legal(AUTO)
  },
  answer(s, _f, _seat, action, play) {
    if (action.type === 'hide') note(s, action.square, play)
    else while (s.hidden.length < HIDDEN_ZOMBIES) note(s, anyHidingPlace(s, play), play)
  },
}

function note(s: Dawn, square: Square, play: Play): void {
  s.hidden.push(square)
  play.emit?.({ kind: 'noted', rule: 'DAWN-3.1.c', seenBy: [ZOMBIE_SEAT], data: { square: squareName(square) } })
}

function anyHidingPlace(s: Dawn, play: Play): Square {
  const mall = mallOf(s)
  const squares = mall.area.map((_, square) => square).filter((square) => whyNotHide(s, mall, square) === null)
  return play.chance.draw(squares, 'DAWN-3.1.c', [ZOMBIE_SEAT])
}

/** [DAWN-3.2.a] The human side puts the four characters on their symbols, one or two a square. */
export const place: Procedure<Dawn, SetupFrame<'place'>, DawnAction> = {
  run(s) {
    const next = s.at.indexOf(-1)
    if (next < 0) {
      citeStart(s)
      pop(s)
      return
    }
    if (isAutomatic(s) && s.answered.length > 1) cite('DAWN-15.9.a')
    ask(s, ownerOf(s, next), 'place')
  },
  offer(s, _f, _seat, to) {
    const who = s.at.indexOf(-1)
    for (const square of mallOf(s).characterSquares) {
      const there = s.at.filter((at) => at === square).length
      if (there < 2) to.legal({ type: 'place', who, square })
      else to.refuse({ type: 'place', who, square }, 'DAWN-3.2.a')
    }
  },
  answer(s, _f, _seat, action, play) {
    if (action.type !== 'place') return
    s.at[action.who] = action.square
    play.emit?.({
      kind: 'placed',
      rule: 'DAWN-3.2.a',
      data: { who: characterWord(action.who), square: squareName(action.square) },
    })
  },
  refuse: (s, _f, seat, action) =>
    isAsked(s, seat) && action.type === 'place' && !mallOf(s).characterSquares.includes(action.square)
      ? { rule: 'DAWN-3.2.a', key: 'DAWN-3.2.a.symbol' }
      : null,
}

/** How the game begins; from here on nobody looks at the placement symbols again [DAWN-3.3.b]. */
function citeStart(s: Dawn): void {
  for (const rule of ['DAWN-3.1.a', 'DAWN-3.2.b', 'DAWN-3.3.a', 'DAWN-3.3.b']) cite(rule)
  if (!isAutomatic(s)) cite('DAWN-3.1.b')
}

/** [DAWN-4.0.a] Human player-turn, then the zombie player-turn with its phases, until somebody wins. */
export const gameTurn: Procedure<Dawn, GameTurnFrame, DawnAction> = {
  run(s, f, play) {
    switch (f.step++) {
      case 0:
        cite('DAWN-4.0.a')
        beginHumanTurn(s)
        push(s, { kind: 'human-turn', step: 0, chair: -1, chaired: [], proposal: [], agreed: [] } as DawnFrame)
        break
      case 1:
        beginZombieTurn(s)
        if (isAutomatic(s)) {
          s.phase = 'hidden'
          push(s, { kind: 'hidden-table', step: 0, squares: [] } as DawnFrame)
        }
        break
      case 2:
        s.phase = 'berserk'
        push(s, { kind: 'berserk-phase', step: 0 })
        break
      case 3:
        s.phase = 'reaction'
        if (unitsOnMap(s).length + supersOnMap(s).length === 0) f.cleared = 1
        push(s, movePhase('reaction-phase', s))
        break
      case 4:
        s.phase = 'free'
        push(s, movePhase('free-phase', s))
        break
      case 5:
        s.phase = 'attack'
        push(s, { kind: 'attack-phase', step: 0, squares: [] } as DawnFrame)
        break
      case 6:
        s.phase = 'generation'
        push(s, { kind: 'generation-phase', step: 0, doors: [], infected: [] } as DawnFrame)
        break
      default:
        f.step = 0
        delete f.cleared
        s.turn++
        // Whoever watches reads the new turn with the side that begins it, never with the phase that ended the last.
        s.phase = 'human'
        play.emit?.({ kind: 'turn-over', rule: 'DAWN-4.0.a', data: { turn: s.turn } })
    }
  },
}

function movePhase(kind: 'reaction-phase' | 'free-phase', s: Dawn): DawnFrame {
  const target = s.active.length > 0 ? s.at[s.active[0]!]! : -1
  return { kind, step: 0, target, left: 0, going: -1, goingSteps: 0, pause: NO_PAUSE, priority: 0 } as DawnFrame
}

function beginHumanTurn(s: Dawn): void {
  s.phase = 'human'
  s.duty.fill(0)
  s.superMoved.fill(0)
  s.companion.fill(NO_UNIT)
  s.active = []
  s.entered = []
  s.actedIn = []
  s.startSquare = -1
  s.allowance = 0
  s.spent = 0
  s.paidValue = 0
  for (const c of ALL_CHARACTERS) {
    s.carriedBy[c] = -1
    s.wasCarried[c] = 0
    s.shots[c] = 0
    s.panicked[c] = 0
    s.closedMain[c] = 0
    s.tookRifle[c] = 0
  }
}

/** Nothing has moved yet; [DAWN-11.2.a] which unit stands with which super zombie is noted now. */
function beginZombieTurn(s: Dawn): void {
  s.duty.fill(0)
  for (const c of ALL_CHARACTERS) {
    s.superMoved[c] = 0
    s.companion[c] = s.status[c] === 3 && s.at[c]! >= 0 ? s.unitAt[s.at[c]!]! : NO_UNIT
  }
}
