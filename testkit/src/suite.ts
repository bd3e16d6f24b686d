import { playOut, randomPolicy } from '@shamble/bots'
import { seededBelow, seededChance } from '@shamble/chance'
import { Engine, type Plain, unwatched } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { conformance } from './conformance.js'

export interface SuiteOptions {
  /** The options to play under, by turns; the game's own when absent. */
  readonly settings?: readonly Readonly<Record<string, Plain>>[]
  /** How many games are examined answer by answer, over all settings. */
  readonly games?: number
  /** How many games are played at random, over all settings, with a look at the invariants now and then. */
  readonly playouts?: number
  readonly mostDecisions?: number
}

/** The least that every module plays: a budget, so that many games fit into one run of the tests. */
const GAMES = 30
const PLAYOUTS = 400
/** Answers of each bot over all settings, and the least under one: they cost more than anything else does. */
const BOT_ANSWERS = 300
const LEAST_BOT_ANSWERS = 60
/** Of so many states in a random game the invariants of one are looked at, and those of the last. */
const ONE_IN = 25

/** The tests that every game passes. `SHAMBLE_SOAK` multiplies how many games they play. */
export function conformanceSuite(module: GameModule, suite: SuiteOptions = {}): void {
  const more = Number(process.env['SHAMBLE_SOAK'] ?? 1)
  const seed = process.env['SHAMBLE_SEED'] ?? 'conformance'
  const mostDecisions = suite.mostDecisions ?? 5_000
  const settings = suite.settings ?? [{}]
  const share = (all: number): number => Math.ceil((all * more) / settings.length)

  describe.each(settings)(`${module.game.id} keeps the laws of the kernel %o`, (options) => {
    it(`in every answer of random games (seed ${seed})`, () => {
      const games = share(suite.games ?? GAMES)
      const botAnswers = Math.max(LEAST_BOT_ANSWERS, share(BOT_ANSWERS))
      expect(conformance(module, { games, seed, mostDecisions, options, botAnswers })).toEqual([])
    })

    it(`and its invariants all along whole games (seed ${seed})`, () => {
      for (let i = 0; i < share(suite.playouts ?? PLAYOUTS); i++)
        expect(brokenInPlayout(module, options, `${seed}/${i}`, mostDecisions), `game ${i}`).toEqual([])
    })
  })
}

/** What is broken in one random game: the first states that are, or that it does not end. */
export function brokenInPlayout(
  module: GameModule,
  given: Readonly<Record<string, Plain>>,
  seed: string,
  mostDecisions: number,
): readonly string[] {
  const engine = new Engine(module.game)
  const play = unwatched(seededChance(seed, 'invariants'))
  const s = engine.begin(resolveOptions(module.game.options, given), play)
  const looks = seededBelow(seed, 'looks')
  const broken: string[] = []
  const look = (): void => {
    if (broken.length === 0 && (s.outcome !== null || looks(ONE_IN) === 0))
      for (const what of module.game.invariants?.(s) ?? []) broken.push(`answer ${s.seq}: ${what}`)
  }
  look()
  const limits = { mostDecisions, mostTurns: Number.POSITIVE_INFINITY }
  const { unfinished } = playOut(engine, s, play, randomPolicy(engine, seededBelow(seed, 'policy')), limits, look)
  return unfinished ? [...broken, 'it does not end'] : broken
}
