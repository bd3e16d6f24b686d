import { seededChance } from '@shamble/chance'
import { canonical } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from './index.js'
import { unseen } from './view.js'

const TEXT = 'turn 4 north fights\nnorth 3: shovel hush\neast 3: hush fog bite\nsouth 3: bandage swerve hush'
// The same table for north, another one for east and south.
const OTHER = 'turn 4 north fights\nnorth 3: shovel hush\neast 3: swerve*3\nsouth 3: rotten-ground*2 bandage'

const VIEWERS = ['north', 'east', 'south', 'spectator']

describe('a view', () => {
  it('[GB-1.3] is the same whatever the others hold', () => {
    const [table, other] = [TEXT, OTHER].map((text) => TestTable.at(module, text).play('north: fight south'))
    expect(table!.view('north')).toEqual(other!.view('north'))
    expect(table!.view('spectator')).toEqual(other!.view('spectator'))
    expect(table!.view('east')).not.toEqual(other!.view('east'))
    expect(table!.offered('north')).toEqual(other!.offered('north'))
  })

  it('[GB-1.3] holds the viewer’s own hand, the sizes of the others’, and what follows from the discard pile', () => {
    const table = TestTable.at(module, `${TEXT}\ndiscard: fog*2`)
    const view = table.view('north')
    expect(view.hand).toEqual([1, 0, 0, 1, 0, 0, 0, 0])
    expect(view.held).toEqual([2, 3, 3])
    expect(view.deckSize).toBe(26)
    expect(unseen(view)).toEqual([6, 1, 4, 5, 4, 4, 4, 4])
    expect(table.view('spectator').hand).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
    expect(canonical(view)).not.toContain('"hands"')
    expect(canonical(view)).not.toContain('"deck"')
  })

  it('[GB-1.3] is guessed whole with other cards, and the guess looks the same', () => {
    const table = TestTable.at(module, TEXT).play('north: fight south').play('north: play shovel on north')
    const guesses = new Set<string>()
    for (let i = 0; i < 20; i++) {
      const guess = module.game.guess(table.view('east'), seededChance('guess', i))
      expect(module.game.view(guess, 1)).toEqual(table.view('east'))
      expect(module.game.invariants?.(guess)).toEqual([])
      guesses.add(canonical(guess.hands))
    }
    expect(guesses.size).toBeGreaterThan(10)
  })

  it('[GB-4.1] a pass on a card changes nothing for the others but the count of answers', () => {
    const table = TestTable.at(module, TEXT).play('north: fight south').play('north: play shovel on north')
    const before = VIEWERS.map((viewer) => table.view(viewer))
    table.play('east: pass')
    expect(table.events).toEqual([])
    VIEWERS.forEach((viewer, i) => {
      if (viewer !== 'east') expect({ ...table.view(viewer), seq: 0 }).toEqual({ ...before[i]!, seq: 0 })
    })
    expect(table.view('east').questions).toEqual([{ seat: -1, kind: 'card', timed: true, since: 0 }])
  })

  it('[GB-3.1] nor does a pass in a fight, for the player who is not asked next', () => {
    const table = TestTable.at(module, TEXT).play('north: fight south').play('north: pass')
    const [north, spectator] = [table.view('north'), table.view('spectator')]
    table.play('east: pass')
    expect({ ...table.view('north'), seq: 0 }).toEqual({ ...north, seq: 0 })
    expect({ ...table.view('spectator'), seq: 0 }).toEqual({ ...spectator, seq: 0 })
  })
})
