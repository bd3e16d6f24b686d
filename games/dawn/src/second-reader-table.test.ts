import { seededChance } from '@shamble/chance'
import type { Chance, Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import type { GameTurnFrame } from './frames/kinds.js'
import module from './index.js'
import { squareName } from './map/mall.js'
import { guessDawn } from './view.js'

const board = (text: string, options: Record<string, Plain> = {}, dice: number[] = []) =>
  TestTable.at(module, text, options, { dice })
type Table = ReturnType<typeof board>

const units = (table: Table): string[] => table.view('spectator').units.map((unit) => squareName(unit.square))
const english = gameSpeaker(module, 'en')
const french = gameSpeaker(module, 'fr')
const label = (table: Table, line: string, speak = english): string => {
  const [seat, action] = line.split(': ') as [string, string]
  return module.label(module.notation.read(action)!, table.view(seat), speak)
}
const drawn = (table: Table, seat: string): string =>
  module
    .draw(table.view(seat), english)
    .map((line) => line.map((span) => span.text).join(''))
    .join('\n')

describe('when no zombie was left, all that are hidden must come', () => {
  const REST = 'roger 195\nsteve 195\nfran 195'
  const owing = () => {
    const table = board(`turn 3 free\npeter 195\n${REST}\nzombies 045\nhidden 045 123`, {}, [3])
    // As after a phase B in which one of them came and stands on the square of another.
    const turn = table.state.frames[0] as GameTurnFrame
    turn.cleared = 1
    return table
  }

  it('[DAWN-9.4.b] [DAWN-RUL.19] nothing else is done while a noted square is free', () => {
    const table = owing()
    expect(table.offered('zombie')).toEqual(['reveal 123'])
    expect(table.refusal('zombie: done').rule).toBe('DAWN-9.4.b')
    expect(table.refusal('zombie: move 045 044').rule).toBe('DAWN-9.4.b')
    for (const catalogue of [module.text.en, module.text.fr]) expect(catalogue).toHaveProperty(['refuse.DAWN-9.4.b'])
    table.play('zombie: reveal 123')
    expect(table.events[0]).toMatchObject({ kind: 'hidden-revealed', rule: 'DAWN-9.4.b' })
  })

  it('[DAWN-9.4.b] [DAWN-9.3.a] an occupied one waits until it is free, in the same phase', () => {
    const table = owing().play('zombie: reveal 123')
    // 045 is taken: the phase may go on, and would be over at a word.
    expect(table.offered('zombie')).toContain('done')
    expect(table.refusal('zombie: reveal 045').rule).toBe('DAWN-9.3.a')
    table.play('zombie: move 045 044')
    expect(table.offered('zombie')).toEqual(['reveal 045'])
    expect(table.refusal('zombie: done').rule).toBe('DAWN-9.4.b')
    table.play('zombie: reveal 045').play('zombie: done', { dice: [3, 4] })
    expect([units(table), table.state.hidden]).toEqual([['044', '045', '123'], []])
  })

  it('[DAWN-9.2.b] otherwise revealing stays a choice', () => {
    const table = board(`turn 3 free\npeter 195\n${REST}\nzombies 045\nhidden 045 123`, {}, [3])
    expect(table.offered('zombie')).toEqual(expect.arrayContaining(['done', 'reveal 123', 'move 045 044']))
    expect(table.play('zombie: reveal 123').events[0]!.rule).toBe('DAWN-9.2.b')
  })
})

describe('the odds of a shot', () => {
  const results = (table: Table, action: string) =>
    module.game.odds!(table.view('human'), module.notation.read(action)!)!.results.map(({ key, ways, of, params }) =>
      [key, ...(params?.['value'] === undefined ? [] : [params['value']]), `${ways}/${of}`].join(' '),
    )
  const shooting = (text: string, who: string) => board(`turn 2 human\n${text}`).play(`human: activate ${who}`)

  it('[DAWN-6.0.c] face down: over all values first, then against each that it may have', () => {
    const table = shooting('peter 102\nroger 195\nsteve 195\nfran 195\nzombies 104', 'peter')
    // Two dice less 2, so a value of 1 needs 3; of the 50 units 4 are worth 1, 6 are worth 2 and so on.
    expect(results(table, 'shoot 104 peter')).toEqual([
      'hit 1028/1800',
      ...[35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0].map((ways, i) => `hit-value ${i + 1} ${ways}/36`),
    ])
    expect(english('odds.hit-value', { value: 5 })).toBe('against 5:')
  })

  it('[DAWN-11.3.a] with a super zombie there the values are totals', () => {
    const table = shooting('peter 102\nroger 195\nsteve 104 super\nfran 195\nzombies 104', 'peter')
    const open = results(table, 'shoot 104 peter')
    expect(open.filter((one) => one.startsWith('hit-value'))).toEqual([])
    const solo = board('turn 2 human\npeter 102\nroger 195\nsteve 104 super\nfran 195\nzombies 104', {
      mode: 'solitaire',
    })
    expect(results(solo.play('human: activate peter'), 'shoot 104 peter').slice(1, 3)).toEqual([
      'hit-value 3 30/36',
      'hit-value 4 26/36',
    ])
  })

  it('[DAWN-6.0.c] face up there is one value', () => {
    const table = shooting('peter 063\nroger 195\nsteve 195\nfran 195\nzombies 063=3', 'peter')
    expect(results(table, 'shoot 063 peter')).toEqual(['hit 35/36', 'panic 1/6'])
  })

  it('[DAWN-6.8.d] [DAWN-RUL.14] together with panic checks the chance is that of nobody panicking', () => {
    const table = shooting('peter 063\nroger 063\nsteve 195\nfran 195\nzombies 063=9', 'peter roger')
    expect(results(table, 'shoot 063 peter roger')).toEqual(['hit-calm 160/216', 'panic 1/6', 'panic 2/6'])
    expect([english('odds.hit-calm'), french('odds.hit-calm')]).toEqual([
      'hit if nobody panics',
      'touché si personne ne panique',
    ])
    const far = shooting('peter 102\nroger 102\nsteve 195\nfran 195\nzombies 104=4', 'peter roger')
    expect(results(far, 'shoot 104 peter roger')[0]).toMatch(/^hit \d/)
  })
})

describe('labels', () => {
  it('name a door by where it leads, and whoever moves alone not at all', () => {
    const table = board('turn 2 human\npeter 109\nroger 195\nsteve 195\nfran 195\nzombies 111! 002\ndoors #14 closed')
    table.play('human: activate peter')
    expect(label(table, 'human: shoot 111 peter')).toBe('shoot the berserk unit in 111')
    expect(label(table, 'human: open #14')).toBe('open the glass door to 129')
    expect(label(table, 'human: open #14', french)).toBe('ouvrir la porte vitrée vers 129')
    const two = board('turn 2 human\npeter 109\nroger 109\nsteve 195\nfran 195\nzombies 111 002')
    expect(label(two.play('human: activate peter roger'), 'human: shoot 111 peter')).toBe('Peter: shoot at 111')
  })

  it('[DAWN-RUL.22] say who closes the main door', () => {
    const table = board('turn 2 human\npeter 004\nroger 004\nsteve 195\nfran 195\nzombies 002')
    table.play('human: activate peter roger')
    expect(label(table, 'human: main #29 roger')).toBe('Roger closes the North door')
    expect(label(table, 'human: main #29 peter', french)).toBe('Peter ferme la porte nord')
  })

  it('[DAWN-RUL.54] [DAWN-DIF.10] say where a unit joins a super zombie and where it is left', () => {
    const table = board('turn 5 free\npeter 032\nroger 032\nsteve 098 super\nfran 196\nzombies 098=4 101', {}, [1])
    expect(label(table, 'zombie: super steve 099 100 101 with 0 2')).toBe(
      'super zombie Steve to 099-100-101, with the unit of 098 as far as 100',
    )
    expect(label(table, 'zombie: super steve 099 100 101 with 1 3', french)).toBe(
      'super-zombie Steve vers 099-100-101, avec l’unité de 099 jusqu’en 101',
    )
  })
})

describe('a super zombie on its way', () => {
  it('[DAWN-DIF.10] goes no farther, and is not said to be stopped', () => {
    const table = board(
      'turn 5 free\npeter 032\nroger 032\nsteve 098 super\nfran 196\nzombies 101',
      { superPickup: 'mid-move' },
      [1],
    )
    table.play('zombie: super steve 099')
    expect(label(table, 'zombie: stay 099')).toBe('the zombie in 099 goes no farther')
    expect(label(table, 'zombie: stay 101')).toBe('the zombie in 101 is stopped')
  })
})

describe('let the game decide', () => {
  it('[DAWN-DICE.d] the order of attacks: the lowest square', () => {
    const table = board('turn 3 attack\npeter 070\nroger 063\nsteve 195\nfran 195\nzombies 063=3 070=4')
    expect(label(table, 'zombie: auto')).toBe('let the game decide: the lowest square')
    table.play('zombie: auto')
    expect(table.offered('human')).toEqual(['hold', 'fire roger'])
  })

  it('[DAWN-DICE.d] the order of those who are struck: Peter, Roger, Steve, Fran', () => {
    const table = board('turn 3 attack\npeter 063\nroger 063\nsteve 195\nfran 195\nzombies 063=6')
    table.play('human: hold').play('zombie: number 2')
    expect(table.offered('zombie')).toEqual(['strike peter', 'strike roger', 'auto'])
    expect(label(table, 'zombie: auto', french)).toBe('laisser le jeu décider\u00a0: Peter, Roger, Steve, Fran')
    table.play('zombie: auto', { dice: [1, 1, 5, 5, 3, 4] })
    expect(table.state.status).toEqual([2, 0, 0, 0])
  })

  it('[DAWN-DICE.e] the order of infection rolls: the same', () => {
    const table = board(
      'turn 5 free\npeter 063 infected since 3\nroger 032\nsteve 105 infected since 4\nfran 196\nzombies 002',
      {},
      [1],
    )
    table.play('zombie: done', { dice: [3, 4] })
    expect(table.offered('zombie')).toEqual(['infection peter', 'infection steve', 'auto'])
    table.play('zombie: auto', { dice: [6, 6, 5, 6] })
    expect(table.state.status).toEqual([3, 0, 2, 0])
  })
})

describe('the board in the terminal', () => {
  it('[DAWN-RUL.50] shows noted squares to the zombie player alone, and to all how many are left', () => {
    const table = board('turn 2 human\npeter 063\nroger 195\nsteve 195\nfran 195\nzombies 002 045\nhidden 045 123')
    expect(drawn(table, 'zombie')).toContain('noted: 045, 123')
    // On the map 123 alone bears the sign, which the legend explains: in 045 a unit stands.
    expect(drawn(table, 'zombie').split('(z)')).toHaveLength(3)
    for (const seat of ['human', 'spectator']) {
      expect(drawn(table, seat)).not.toContain('noted:')
      expect(drawn(table, seat).split('(z)')).toHaveLength(2)
      expect(drawn(table, seat)).toContain('hidden 2 · pool 46')
    }
  })

  it('[DAWN-15.1.a] shows the pool where nothing is noted', () => {
    const text = drawn(
      board('turn 2 human\npeter 063\nroger 195\nsteve 195\nfran 195\nzombies 002', { mode: 'solitaire' }),
      'human',
    )
    expect(text).toContain('pool 49')
    expect(text).not.toContain('hidden')
  })

  it('[DAWN-5.6.a] shows who carries whom', () => {
    const table = board('turn 2 human\npeter 063\nroger 063 stunned\nsteve 195\nfran 195\nzombies 002')
    table.play('human: activate peter').play('human: carry peter roger')
    expect(drawn(table, 'human')).toMatch(/Peter {2}063 .*carries Roger/)
    expect(drawn(table.play('human: drop peter'), 'human')).not.toContain('carries')
  })

  it('[DAWN-6.5.e] shows who has panicked, in the move and in the fight', () => {
    const table = board('turn 2 human\npeter 063\nroger 063\nsteve 195\nfran 195\nzombies 063=9 002')
    table.play('human: activate peter')
    expect(drawn(table, 'human')).not.toContain('panics')
    table.play('human: shoot 063 peter', { dice: [1] })
    expect(drawn(table, 'human')).toMatch(/Peter .*panics/)
    const fight = board('turn 2 attack\npeter 063\nroger 063\nsteve 195\nfran 195\nzombies 063=9 002')
    fight.play('human: fire roger', { dice: [2] })
    expect(drawn(fight, 'human')).toMatch(/Roger .*panics/)
    expect(drawn(fight, 'human')).not.toMatch(/Peter .*panics/)
  })
})

describe('what a guess thinks possible', () => {
  it('[DAWN-3.1.c] every square where one may have been noted, walked through or not', () => {
    const table = board('turn 2 human\npeter 055\nroger 195\nsteve 195\nfran 195\nzombies 002\nhidden 120')
    table.play('human: activate peter').play('human: walk 056')
    const bags: (readonly Plain[])[] = []
    const watching: Chance = {
      ...seededChance('guess'),
      draw: (bag) => {
        bags.push(bag)
        return bag[0]!
      },
    }
    guessDawn(table.view('human'), watching)
    expect(bags[0]).toHaveLength(122)
    expect(bags[0]).toContain(55)
  })
})
