import { type Frame, freshState, when } from '@shamble/kernel'
import { HIDDEN_ZOMBIES, UNITS } from './counters.js'
import { gameTurnFrame } from './frames/game-turn.js'
import { componentsOf, type DawnOptions } from './options.js'
import { CLOSED, type Dawn, IN_BOX, IN_POOL, NO_UNIT, OPEN, SEAT_WORDS } from './state.js'

/** [DAWN-3.3.a] Every door is open, main doors included. */
const OPEN_AT_START: readonly string[] = ['glass', 'solid', 'main']

/** [DAWN-3.0.a] The mall with its 45 units; hidden squares and characters are still to be placed. */
export function setupDawn(options: DawnOptions): Dawn {
  const { mall, counters } = componentsOf(options)
  const automatic = when('DAWN-1.0.b', options.mode !== 'two-player')
  const unitAt = new Array<number>(mall.size).fill(NO_UNIT)
  const where: number[] = []
  for (let unit = 0; unit < UNITS; unit++) {
    const square = mall.zombieSquares[unit]
    if (when('DAWN-3.1.a', square !== undefined)) {
      where.push(square!)
      unitAt[square!] = unit
    } else where.push(leftOver(automatic))
  }
  const frames: Frame[] = [gameTurnFrame(0), { kind: 'place', step: 0 }]
  if (!automatic) frames.push({ kind: 'hide', step: 0 })
  const four = (value: number): number[] => [value, value, value, value]
  const fifty = (value: number): number[] => new Array<number>(UNITS).fill(value)
  return freshState(options, SEAT_WORDS[options.mode].length, frames[0]!, {
    frames,
    options,
    phase: 'setup',
    status: four(0),
    at: four(-1),
    rifle: four(0),
    riflesLeft: when('DAWN-3.2.b', mall.rifleSquare >= 0) ? mall.plan.rifles : 0,
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
    doors: mall.doors.map(({ kind }) => (when('DAWN-3.3.a', OPEN_AT_START.includes(kind)) ? OPEN : CLOSED)),
  })
}

/** [DAWN-15.1.a] The five units that have no symbol are in the pool, or [DAWN-3.1.b] in the box of hidden zombies. */
const leftOver = (automatic: boolean): typeof IN_POOL | typeof IN_BOX =>
  when('DAWN-15.1.a', when('DAWN-3.1.b', automatic)) ? IN_POOL : IN_BOX
