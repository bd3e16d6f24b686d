import { randomPolicy } from '@shamble/bots'
import { seededBelow, seededChance } from '@shamble/chance'
import { Engine, type GameEvent, type Plain, type Seat, seenEvents, unwatched } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import module from '../index.js'

const SEED = 'bots'

type Player = 'house' | 'random'

/** Plays one game; a seat without a bot answers at random. Every answer of a bot must be legal. */
function play(options: Readonly<Record<string, Plain>>, bots: readonly Player[], game: number) {
  const engine = new Engine(module.game)
  const events: GameEvent[] = []
  const emit = (event: GameEvent) => void events.push(event)
  const table = { ...unwatched(seededChance(SEED, game)), emit }
  const s = engine.begin(resolveOptions(module.game.options, options), table)
  const random = randomPolicy(engine, seededBelow(SEED, 'policy', game))
  const players = bots.map((name, seat) => (name === 'house' ? module.bots!['house']!(seat) : null))
  const read = bots.map(() => 0)
  const chance = seededChance(SEED, 'bots', game)
  const answer = (seat: Seat) => {
    const player = players[seat]
    if (!player) return random(s, seat)
    const news = seenEvents(events.slice(read[seat]), seat)
    read[seat] = events.length
    const known = { seat, view: module.game.view(s, seat), choices: engine.choices(s, seat), events: news }
    const action = player.decide(known, chance)
    expect(engine.refusal(s, seat, action)).toBeNull()
    return action
  }
  while (s.outcome === null && s.turn <= 250) {
    const { seat } = s.questions[0]!
    engine.step(s, seat, answer(seat), table)
  }
  return { winners: s.outcome?.winners ?? [], turns: s.turn }
}

/** How often the human side wins the first two-player games, each of which is played once. */
function won(human: Player, zombie: Player): number {
  return GAMES.filter((game) => {
    const name = `${human} ${zombie} ${game}`
    if (!wins.has(name)) wins.set(name, play({}, [human, zombie], game).winners.includes(0))
    return wins.get(name)
  }).length
}
const GAMES = [0, 1, 2, 3]
const wins = new Map<string, boolean>()

describe(`the house bots (seed ${SEED})`, () => {
  it('win for the human side against random zombies, where random people never do', () => {
    expect(won('random', 'random')).toBe(0)
    expect(won('house', 'random')).toBeGreaterThanOrEqual(3)
  })

  it('hold out longer than random people against the automatic dead, in both editions', () => {
    for (const edition of ['1978', 'digest']) {
      const turns = (human: Player) =>
        [0, 1].reduce((sum, game) => sum + play({ mode: 'solitaire', edition }, [human], game).turns, 0)
      expect(turns('house')).toBeGreaterThan(2 * turns('random'))
    }
  })

  it('play every seat of a cooperative game', () => {
    expect(play({ mode: 'coop-3' }, ['house', 'house', 'house'], 0).turns).toBeGreaterThan(5)
    expect(play({ mode: 'coop-4' }, ['house', 'house', 'house', 'house'], 0).turns).toBeGreaterThan(5)
  })

  it('play the zombies so that the same human side does worse', () => {
    expect(won('house', 'house')).toBeLessThan(won('house', 'random'))
  })
})
