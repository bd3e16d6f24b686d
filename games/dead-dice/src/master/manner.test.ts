import { describe, expect, it } from 'vitest'
import type { DeadDiceAction } from '../actions.js'
import { TEMPERS, type Temper } from '../data/tempers.js'
import type { DeadDice } from '../state.js'
import { stage } from '../tests/stage.js'
import { chooseTarget } from './fight.js'
import { mannerOf, startingMenace } from './manner.js'
import { buildScene } from './scene.js'
import { raisesHorde } from './shopping.js'

const THREE = [{}, {}, {}]

const table = (agmTemper: Temper, more: object = {}, survivors: readonly object[] = THREE): DeadDice =>
  stage({ survivors, scene: {}, options: { agmTemper, ...more } }).state

/** The first scene of the game, on a leg that has so much to spend. */
function scene(s: DeadDice, left: number): Extract<DeadDiceAction, { type: 'build' }> {
  s.master.menace = left
  Object.assign(s.master.plan, { left, budget: left, legsLeft: 1, scenes: 0 })
  const built = buildScene(s, { leg: 'objective', first: false, talk: 'none', refunded: 0 })
  return built as Extract<DeadDiceAction, { type: 'build' }>
}

describe('the temper of the automatic game master', () => {
  it('[DD-4.3] [DD-16.19] decides how much Menace there is; a person has what is printed', () => {
    const menace = (agmTemper: Temper): number[] =>
      [1, 3, 5].map(
        (players) =>
          table(
            agmTemper,
            {},
            Array.from({ length: players }, () => ({})),
          ).master.menace,
      )
    expect(TEMPERS.map(menace)).toEqual([
      [14, 22, 30],
      [14, 22, 30],
      [22, 52, 82],
      [48, 84, 120],
    ])
    expect(startingMenace(table('ruthless', { gameMaster: 'human' }).options)).toBe(22)
  })

  it('[DD-16.11] [DD-16.14] decides what is bought first, and whether an obstacle leads out', () => {
    expect(scene(table('fair'), 2)).toMatchObject({ zombies: 1, ambushes: 0, obstacles: [{ wayOut: true }] })
    expect(scene(table('grim'), 2)).toMatchObject({ zombies: 2, ambushes: 0, obstacles: [] })
    expect(scene(table('grim'), 5)).toMatchObject({ zombies: 3, obstacles: [{ by: 'muscle', wayOut: false }] })
    expect(scene(table('ruthless'), 2)).toMatchObject({ zombies: 0, ambushes: 1, obstacles: [] })
  })

  it('[DD-16.13] [DD-16.7] decides how many groups there may be, and how high the Horde', () => {
    expect(TEMPERS.map((temper) => mannerOf(table(temper)).groupsPerSurvivor)).toEqual([2, 2, 2, 4])
    const alone = (agmTemper: Temper): boolean => {
      const s = table(agmTemper, {}, [{}])
      s.deadTurn = 2
      Object.assign(s.master.plan, { budget: 6, left: 6 })
      return raisesHorde(s)
    }
    expect(TEMPERS.map(alone)).toEqual([false, false, true, true])
  })

  it('[DD-16.19] decides whom the dead turn on', () => {
    const prey = (agmTemper: Temper): number => {
      const { state } = stage({
        options: { agmTemper },
        survivors: [{ survival: 1 }, { survival: 3 }],
        scene: { hordes: [{ cell: 0 }], stands: [{ seat: 0 }, { seat: 1 }] },
      })
      return (chooseTarget(state, { queue: [state.scene!.hordes[0]!.id] } as never) as { at: number }).at
    }
    expect(TEMPERS.map(prey)).toEqual([1, 0, 1, 1])
  })
})
