import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { squareName } from '../map/mall.js'

const board = (text: string, options = {}) => TestTable.at(module, text, options)
type Table = ReturnType<typeof board>

const unitsOf = (table: Table): string[] => table.view('human').units.map((unit) => squareName(unit.square))

describe('shooting under attack', () => {
  it('[DAWN-6.9.a] a character who is not moved may shoot at their attacker, and at nothing else', () => {
    const table = board('turn 1 human\npeter 063\nroger 065\nsteve 215\nfran 215\nzombies 065=4 067')
    table.play('human: activate peter')
    expect(table.refusal('human: shoot 067 roger').rule).toBe('DAWN-6.2.a')
    table
      .play('human: done')
      .play('zombie: pass', { dice: [1] })
      .play('zombie: done')
    expect(table.asked()).toEqual(['human: defend'])
    expect(table.offered('human')).toEqual(['hold', 'fire roger'])
    table.play('human: fire roger', { dice: [3, 2, 2, 2, 2] })
    expect(unitsOf(table)).toEqual(['067'])
  })

  it('[DAWN-6.9.a] it does not count against the Fire Rate', () => {
    const table = board('turn 1 human\npeter 063\nroger 215\nsteve 215\nfran 215\nzombies 063=4')
    table.play('human: activate peter')
    for (let i = 0; i < 3; i++) table.play('human: shoot 063 peter', { dice: [2, 1, 1] })
    expect(table.refusal('human: shoot 063 peter').rule).toBe('DAWN-6.1.a')
    table.play('human: done').play('zombie: pass', { dice: [1] })
    table.play('human: fire peter', { dice: [2, 2, 2, 2, 2] })
    expect(unitsOf(table)).toEqual([])
  })

  it('[DAWN-6.9.a] the same rules decide: the value hits, one less does not and the attack follows', () => {
    const text = 'turn 2 attack\npeter 063\nroger 215\nsteve 215\nfran 215\nzombies 063=7'
    const hit = board(text).play('human: fire peter', { dice: [2, 3, 4, 2, 2] })
    expect([unitsOf(hit), hit.state.status[0]]).toEqual([[], 0])
    const miss = board(text).play('human: fire peter', { dice: [2, 3, 3, 1, 1, 2, 2] })
    expect([unitsOf(miss), miss.state.status[0]]).toEqual([['063'], 2])
  })

  it('[DAWN-6.9.b] those under attack may shoot together; each checks panic first', () => {
    const table = board('turn 2 attack\npeter 063\nroger 063\nsteve 063\nfran 215\nzombies 063=9')
    expect(table.offered('human')).toContain('fire peter roger steve')
    table.play('human: fire peter roger steve', { dice: [2, 2, 4, 3, 3, 3, 2, 2] })
    // Roger panics at 2; Peter and Steve have three dice between them, and nothing is subtracted.
    expect(table.events.slice(1, 5).map(({ kind, dice }) => [kind, dice])).toEqual([
      ['kept-calm', [2]],
      ['panicked', [2]],
      ['kept-calm', [4]],
      ['hit', [3, 3, 3]],
    ])
    expect(unitsOf(table)).toEqual([])
  })
})
