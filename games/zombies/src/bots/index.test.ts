import { randomPolicy } from '@shamble/bots'
import { seededBelow, seededChance } from '@shamble/chance'
import { Engine, type GameEvent, type Plain, type Play, type Seat, seenEvents, unwatched } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import type { ZombiesAction } from '../actions.js'
import module from '../index.js'
import type { Zombies } from '../state.js'

const SEED = 'bots'
const MOST_TURNS = 1500

type Player = 'house' | 'random'

/**
 * One game as a host plays it: a player who has something to throw in does so, then the player who is asked answers.
 */
class Game {
  readonly engine = new Engine(module.game)
  readonly s: Zombies
  readonly players: readonly Player[]
  readonly #events: GameEvent[] = []
  readonly #table: Play
  readonly #read: number[]
  interjections = 0
  decisions = 0
  milliseconds = 0

  constructor(options: Readonly<Record<string, Plain>>, players: readonly Player[], game: number) {
    this.players = players
    // As at a table that people watch: only a window that asks a player leaves the others time to interrupt.
    const asks = options['interruptMode'] === 'timed' ? 'everybody' : 'useful'
    this.#table = { ...unwatched(seededChance(SEED, game)), asks, emit: (event) => void this.#events.push(event) }
    this.s = this.engine.begin(resolveOptions(module.game.options, options), this.#table)
    this.#read = players.map(() => 0)
    const bots = players.map((_, seat) => module.bots!['house']!(seat))
    const random = randomPolicy(this.engine, seededBelow(SEED, 'policy', game))
    const chance = seededChance(SEED, 'bots', game)
    while (this.s.outcome === null && this.s.turn <= MOST_TURNS) {
      if (players.some((_, seat) => this.#interject(bots, seat))) continue
      const { seat } = this.s.questions[0]!
      if (players[seat] === 'random') this.engine.step(this.s, seat, random(this.s, seat), this.#table)
      else
        this.#do(
          seat,
          this.#timed(() => bots[seat]!.decide(this.#known(seat), chance)),
        )
    }
  }

  get winner(): Player | null {
    const seat = this.s.outcome?.winners[0]
    return seat === undefined ? null : this.players[seat]!
  }

  #interject(bots: readonly ReturnType<NonNullable<typeof module.bots>[string]>[], seat: Seat): boolean {
    if (this.players[seat] === 'random') return false
    const choices = this.engine.choices(this.s, seat)
    if (choices.asked || choices.actions.length === 0) return false
    const action = bots[seat]!.interject!(this.#known(seat), seededChance(SEED))
    if (action === null) return false
    this.interjections++
    this.#do(seat, action)
    return true
  }

  #known(seat: Seat) {
    const events = seenEvents(this.#events.slice(this.#read[seat]), seat)
    this.#read[seat] = this.#events.length
    return { seat, view: module.game.view(this.s, seat), choices: this.engine.choices(this.s, seat), events }
  }

  #do(seat: Seat, action: ZombiesAction): void {
    const refusal = this.engine.refusal(this.s, seat, action)
    expect(refusal, `${module.notation.write(action)} on turn ${this.s.turn}`).toBeNull()
    this.engine.step(this.s, seat, action, this.#table)
  }

  #timed<T>(think: () => T): T {
    const begun = performance.now()
    const thought = think()
    this.milliseconds += performance.now() - begun
    this.decisions++
    return thought
  }
}

const POLLED = { interruptMode: 'polled' }

describe(`the house bot (seed ${SEED})`, () => {
  it.each([2, 4, 6])('beats random players at %i seats', (seats) => {
    for (let game = 0; game < 2; game++) {
      const players = Array.from({ length: seats }, (_, seat): Player => (seat === game % seats ? 'house' : 'random'))
      expect(new Game({ seats, ...POLLED }, players, game).winner, `game ${game}`).toBe('house')
    }
  })

  it.each([2, 4, 6])('ends games among its like at %i seats, with legal answers only', (seats) => {
    for (let game = 0; game < 2; game++) {
      const { s } = new Game({ seats, ...POLLED }, new Array<Player>(seats).fill('house'), game)
      expect(s.outcome, `game ${game} after ${s.turn} turns`).not.toBeNull()
      expect(s.turn).toBeLessThan(400)
    }
  })

  it('[ZMB-W.g] interrupts where the game does not wait for it', () => {
    const { s, interjections } = new Game({ seats: 3, interruptMode: 'timed' }, ['house', 'house', 'house'], 0)
    expect(s.outcome).not.toBeNull()
    expect(interjections).toBeGreaterThan(2)
  })

  it.each([
    { expansion: 'baseOnly' },
    { closedMapDisablesHelipad: true, weaponSet: 'allKeptItems', weaponsPerCombat: 'one' },
    { whereDidSteps: 'upTo5', townHelipadPosition: 'bottomHalf', marblesScope: 'step6Only', cardLimit: 'perRound' },
    { helipadWinTiming: 'onEntry', dynamiteThroughWalls: false, breakthroughReach: 'facingOnly', townSquareZombies: 4 },
    { seats: 1, maxRounds: 20 },
  ])('plays under %j', (options) => {
    const seats = 'seats' in options ? options.seats! : 3
    const { s } = new Game({ seats, ...POLLED, ...options }, new Array<Player>(seats).fill('house'), 1)
    expect(s.outcome).not.toBeNull()
  })

  it('thinks for a fraction of ten milliseconds', () => {
    const { milliseconds, decisions } = new Game({ seats: 4, ...POLLED }, ['house', 'house', 'house', 'house'], 2)
    expect(decisions).toBeGreaterThan(200)
    expect(milliseconds / decisions).toBeLessThan(5)
  })
})
