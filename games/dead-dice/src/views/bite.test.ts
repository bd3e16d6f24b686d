import { ScriptedChance } from '@shamble/chance'
import { Engine, type Frame, type SeenBy, seenEvents, type Viewer } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { deadDice } from '../game.js'
import { FRESH } from '../position/fresh.js'
import { stage, type Table } from '../tests/stage.js'
import { viewDeadDice } from '../view.js'

const OUTSIDERS: readonly Viewer[] = [0, 2, 'spectator']

/** Zoë's turn in a fight, at Survival 0: bitten, or merely at the end of her strength. */
const turnOf = (gameMaster: string, bitten: boolean): Table =>
  stage({
    options: { gameMaster },
    survivors: [{}, { survival: 0, turnsIn: bitten ? 1 : 0, scores: { guts: 2 } }, {}],
    scene: { fighting: true, round: 1, hordes: [{ size: 2, cell: 1 }] },
    frames: [{ ...FRESH.fight, step: 3 }, { ...FRESH.turn, step: 1, seat: 1 } as Frame],
  }).run()

/** Remembers who may see each roll. */
class Witness extends ScriptedChance {
  readonly seen: (SeenBy | undefined)[] = []
  override dice(n: number, sides: number, why: string, seenBy?: SeenBy): number[] {
    this.seen.push(seenBy)
    return super.dice(n, sides, why)
  }
}

describe.each(['automatic', 'human'])('a bite that nobody was told of, with a game master who is %s', (gameMaster) => {
  const bitten = turnOf(gameMaster, true)
  const engine = new Engine(deadDice)

  it('[DD-15.24] looks like no bite to the others: the same view, and the same question', () => {
    const healthy = turnOf(gameMaster, false)
    for (const viewer of OUTSIDERS)
      expect(viewDeadDice(bitten.state, viewer)).toEqual(viewDeadDice(healthy.state, viewer))
    expect(bitten.asked).toBe('1: turn')
    expect(healthy.asked).toBe('1: turn')
  })

  it('[DD-8.20] [DD-15.24] only the bitten may try their courage; others are refused without being told why', () => {
    expect(bitten.offered(1)).toContainEqual({ type: 'stay' })
    expect(bitten.refusal({ type: 'melee', on: 'horde', id: 1, helpers: [] }, 1).rule).toBe('DD-15.24')
    const healthy = turnOf(gameMaster, false)
    expect(healthy.offered(1)).not.toContainEqual({ type: 'stay' })
    expect(healthy.offered(1)).toContainEqual({ type: 'melee', on: 'horde', id: 1, helpers: [] })
  })

  it.each([
    ['passed', [2, 1]],
    ['failed', [1, 3]],
  ] as const)('[DD-8.20] the test of Guts, %s, is seen by its owner and the game master alone', (_how, dice) => {
    const chance = new Witness({ dice: [...dice] })
    const result = engine.apply(bitten.state, 1, { type: 'stay' }, chance)
    if (!result.ok) throw new Error(result.refusal.rule)
    expect(chance.seen).toEqual([[1, 3]])
    for (const viewer of OUTSIDERS) {
      expect(seenEvents(result.events, viewer)).toEqual([])
      const before = { ...viewDeadDice(bitten.state, viewer), seq: 0 }
      const after = { ...viewDeadDice(result.state, viewer), seq: 0 }
      const since = <T extends { questions: readonly object[] }>(view: T): T => ({
        ...view,
        questions: view.questions.map((question) => ({ ...question, since: 0 })),
      })
      expect(since(after)).toEqual(since(before))
    }
    expect(seenEvents(result.events, 1).length).toBeGreaterThan(0)
    expect(result.revealed === 'all' || result.revealed.some((seat) => seat !== 1 && seat !== 3)).toBe(false)
  })
})
