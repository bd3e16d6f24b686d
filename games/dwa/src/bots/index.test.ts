import { type Policy, playOut, randomPolicy } from '@shamble/bots'
import { seededBelow, seededChance } from '@shamble/chance'
import { Engine, unwatched } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import type { DwaAction } from '../actions.js'
import { dwa } from '../game.js'
import { SCENARIO_NAMES, type ScenarioName } from '../scenario/names.js'
import type { Dwa } from '../state.js'
import { text } from '../text/index.js'
import { houseBot } from './index.js'

const engine = new Engine(dwa)
const SEED = 'house'

/** The house in every seat; `heard` gets the reason for each of its answers. */
const housePolicy =
  (heard: Set<string>): Policy<Dwa, DwaAction> =>
  (s, seat) => {
    const known = { seat, view: dwa.view(s, seat), choices: engine.choices(s, seat), events: [] }
    const { action, why } = houseBot(seat).advise(known, seededChance('unused'))
    heard.add(why.key)
    return action
  }

function play(scenario: ScenarioName, i: number, policy: Policy<Dwa, DwaAction>, mostTurns = 40, more = {}): Dwa {
  const table = unwatched(seededChance(SEED, scenario, i))
  const s = engine.begin(resolveOptions(dwa.options, { scenario, ...more }), table)
  playOut(engine, s, table, policy, { mostDecisions: 2_000, mostTurns })
  return s
}

const isWon = ({ result }: Dwa): boolean => result.some((one) => one === 'major' || one === 'minor')

describe('the house bot', () => {
  it('wins far more often than random play', () => {
    const games = (['policeStation', 'church'] as const).flatMap((scenario) =>
      [1, 2, 3, 4, 5].map((i) => [scenario, i] as const),
    )
    const house = games.filter(([scenario, i]) => isWon(play(scenario, i, housePolicy(new Set()))))
    const random = games.filter(([scenario, i]) =>
      isWon(play(scenario, i, randomPolicy(engine, seededBelow(SEED, scenario, i)))),
    )
    expect(house.length).toBeGreaterThanOrEqual(random.length + 4)
  }, 120_000)

  it('plays every scenario legally, the dead too, and has words for every answer', () => {
    const heard = new Set<string>()
    const house = housePolicy(heard)
    const checked: typeof house = (s, seat) => {
      const action = house(s, seat)
      expect(engine.refusal(s, seat, action)).toBeNull()
      return action
    }
    for (const scenario of SCENARIO_NAMES) play(scenario, 0, checked, 3, { zombieSeat: true })
    play('street', 0, checked, 1, { muster: true })
    expect([...heard]).toEqual(expect.arrayContaining(['muster', 'muster.done']))
    const silent = [...heard].filter((key) => !(`hint.${key}` in text.en) || !(`hint.${key}` in text.fr))
    expect(silent).toEqual([])
    expect(heard.size).toBeGreaterThan(10)
  }, 120_000)
})
