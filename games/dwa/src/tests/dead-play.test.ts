import { seededBelow, seededChance } from '@shamble/chance'
import { pathLength } from '@shamble/geometry'
import { Engine, type GameEvent, type Plain } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { expect, it } from 'vitest'
import { dwa } from '../game.js'
import { SCENARIOS } from '../scenario/index.js'
import type { Dwa } from '../state.js'

const SETTINGS: readonly Readonly<Record<string, Plain>>[] = [
  {},
  { zombieActivation: 'oneByOne', moan: true, wander: 'redraw' },
  { zombiePathing: 'straight', zombieSeat: true, spawnMethods: 'ABCDE', complexMovement: true },
  { advanced: true, moan: true, moanRange: 40, charge: false, zombieWeapons: true, measure: 'centre' },
]

const TURNS = 4

/** What a zombie has done in a turn, as far as it was told. */
interface Deeds {
  walked: number
  charged: number
  gotUp: boolean
}

function judge(turn: Map<number, Deeds>, { kind, about, way, dice }: GameEvent): void {
  const deedsOf = (id: number): Deeds => {
    const found = turn.get(id) ?? { walked: 0, charged: 0, gotUp: false }
    turn.set(id, found)
    return found
  }
  const figures = (about?.['figures'] ?? []) as number[]
  const figure = about?.['figure'] as number
  if (kind === 'zombies-got-up') for (const id of figures) deedsOf(id).gotUp = true
  if (kind.startsWith('zombie-came.') || kind === 'zombie-wandered') deedsOf(figure).walked += pathLength(way!.points)
  if (kind === 'charged') deedsOf(figure).charged += pathLength(way!.points)
  if (kind === 'zombie-hit' || kind === 'zombie-missed') expect([1, 2]).toContain(dice!.length)
  if (kind === 'broke-in') {
    expect(figures.length).toBeGreaterThanOrEqual(2)
    expect(Math.max(...dice!)).toBe(6)
  }
}

it.each(Object.keys(SCENARIOS))('the dead keep to their rules in %s', (scenario) => {
  const engine = new Engine(dwa)
  let moves = 0
  for (const [game, setting] of SETTINGS.entries()) {
    const below = seededBelow(scenario, `${game}`)
    const options = resolveOptions(dwa.options, { scenario, ...setting })
    let s = engine.start(options, seededChance(`${scenario} ${game}`)).state as Dwa
    let deeds = new Map<number, Deeds>()
    for (let n = 0; s.outcome === null && s.turn <= TURNS && n < 400; n++) {
      const { seat } = s.questions[0]!
      const { actions, spaces } = engine.choices(s, seat)
      const at = below(actions.length + spaces.length)
      const action = actions[at] ?? spaces[at - actions.length]!.sample(below)
      const result = engine.apply(s, seat, action, seededChance(`${game} ${n}`))
      if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(result.refusal)}`)
      for (const event of result.events) {
        if (event.kind === 'turn') {
          moves += deeds.size
          for (const { walked, charged, gotUp } of deeds.values()) {
            expect(walked).toBeLessThanOrEqual(100)
            expect(charged).toBeLessThanOrEqual(50)
            expect(gotUp && walked + charged > 0).toBe(false)
          }
          deeds = new Map()
        }
        judge(deeds, event)
      }
      s = result.state as Dwa
      expect(dwa.invariants!(s)).toEqual([])
    }
  }
  expect(moves).toBeGreaterThan(10)
})
