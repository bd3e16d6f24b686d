import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { activationOf } from '../frames/kinds.js'
import module from '../index.js'
import { squareName } from '../map/mall.js'
import { CLOSED, DESTROYED } from '../state.js'
import { movementLeft } from './walking.js'

const board = (text: string, options = {}) => TestTable.at(module, text, options)
type Table = ReturnType<typeof board>

const unitIn = (table: Table, square: string) =>
  table.view('human').units.find((unit) => squareName(unit.square) === square)
const kinds = (table: Table): string[] => table.events.map(({ kind }) => kind)
const WEAPON = { panicDice: 'weapon' }

describe('when a check is needed', () => {
  // Peter's Panic Level is 1.
  it.each([
    ['an ordinary unit in the same square', 'zombies 063=11', 'fran 215', '063', 0],
    ['a berserk unit elsewhere', 'zombies 065=11!', 'fran 215', '065', 0],
    ['a berserk unit in the same square', 'zombies 063=11!', 'fran 215', '063', 1],
    ['a super zombie elsewhere', 'zombies 041', 'fran 065 super', '065', 1],
    ['a super zombie in the same square', 'zombies 041', 'fran 063 super', '063', 3],
  ])(
    '[DAWN-6.5.a] [DAWN-6.5.b] %s: equal to the adjusted level panics, one more does not',
    (_, units, fran, at, add) => {
      const text = `turn 1 human\npeter 063\nroger 215\nsteve 215\n${fran}\n${units}`
      const panicking = board(text)
        .play('human: activate peter')
        .play(`human: shoot ${at} peter`, { dice: [1 + add] })
      expect(panicking.events[1]).toMatchObject({ kind: 'panicked', dice: [1 + add], data: { level: 1 + add } })
      expect(activationOf(panicking.state)!.panicked).toEqual([1, 0, 0, 0])
      const calm = board(text).play('human: activate peter')
      calm.play(`human: shoot ${at} peter`, { dice: [2 + add, 1, 1] })
      expect(calm.events[1]).toMatchObject({ kind: 'kept-calm', data: { level: 1 + add } })
      expect(activationOf(calm.state)!.panicked).toEqual([0, 0, 0, 0])
      const modifiers = add > 0 ? [{ rule: 'DAWN-6.5.a', value: add }] : undefined
      expect([panicking.events[1]?.modifiers, calm.events[1]?.modifiers]).toEqual([modifiers, modifiers])
    },
  )

  it('[DAWN-6.5.a] no other shot needs one: an ordinary unit elsewhere', () => {
    const table = board('turn 1 human\npeter 063\nroger 215\nsteve 215\nfran 215\nzombies 064=11')
    table.play('human: activate peter').play('human: shoot 064 peter', { dice: [1, 1] })
    expect(kinds(table)).toEqual(['shot-declared', 'missed'])
  })

  it('[DAWN-6.5.a] it is made anew before each shot', () => {
    const table = board('turn 1 human\npeter 063\nroger 215\nsteve 215\nfran 215\nzombies 063=11')
    table.play('human: activate peter').play('human: shoot 063 peter', { dice: [2, 1, 1] })
    table.play('human: shoot 063 peter', { dice: [1] })
    expect(kinds(table)).toEqual(['shot-declared', 'panicked'])
  })

  it('[DAWN-6.5.b] the infected face has its own level, and Steve always panics beside a super zombie', () => {
    const infected = board('turn 3 human\npeter 063 infected since 1\nroger 215\nsteve 215\nfran 215\nzombies 063=11')
    infected.play('human: activate peter').play('human: shoot 063 peter', { dice: [2] })
    expect(activationOf(infected.state)!.panicked[0]).toBe(1)
    const steve = board('turn 1 human\npeter 215\nroger 215\nsteve 063\nfran 063 super')
    steve.play('human: activate steve').play('human: shoot 063 steve', { dice: [6] })
    expect(activationOf(steve.state)!.panicked[2]).toBe(1)
  })
})

describe('what panic does', () => {
  it('[DAWN-6.5.c] [DAWN-4.1.d] the panicked shoot no more and their points are gone', () => {
    const table = board('turn 1 human\npeter 062\nroger 215\nsteve 215\nfran 215\nzombies 064=3! 082=2')
    table
      .play('human: activate peter')
      .play('human: walk 063')
      .play('human: shoot 064 peter', { dice: [1] })
    expect([movementLeft(activationOf(table.state)!), activationOf(table.state)!.spent]).toEqual([0, 7])
    expect(table.refusal('human: shoot 082 peter').rule).toBe('DAWN-6.5.c')
    expect(table.refusal('human: walk 062').rule).toBe('DAWN-5.1.a')
    expect(table.offered('human')).toEqual(['done'])
    expect([unitIn(table, '064'), unitIn(table, '082')]).not.toContain(undefined)
  })

  it('[DAWN-6.5.c] [DAWN-6.5.d] the whole stack stands still, and the others go on shooting unless they panic too', () => {
    const table = board('turn 1 human\npeter 063\nroger 063\nsteve 063\nfran 215\nzombies 065=11!')
    table.play('human: activate peter roger steve').play('human: shoot 065 steve', { dice: [3] })
    expect(movementLeft(activationOf(table.state)!)).toBe(0)
    expect(table.refusal('human: walk 064').rule).toBe('DAWN-5.1.a')
    table.play('human: shoot 065 peter', { dice: [2, 1, 1] })
    table.play('human: shoot 065 roger', { dice: [2] })
    expect(activationOf(table.state)!.panicked).toEqual([0, 1, 1, 0])
    expect(table.refusal('human: shoot 065 roger').rule).toBe('DAWN-6.5.c')
    expect(table.refusal('human: shoot 065 peter steve').rule).toBe('DAWN-6.5.c')
    expect(table.offered('human')).toEqual(['done', 'shoot 065 peter'])
  })

  it('[DAWN-6.5.e] panic in the human player-turn is over with it', () => {
    const table = board('turn 1 human\npeter 063\nroger 215\nsteve 215\nfran 215\nzombies 063=11')
    table
      .play('human: activate peter')
      .play('human: shoot 063 peter', { dice: [1] })
      .play('human: done')
    table.play('zombie: pass', { dice: [1] })
    table.play('human: fire peter', { dice: [1, 5, 5, 2, 2] })
    // It panicked again in the fight, and that fight is over too.
    expect([table.state.turn, table.state.frames.some((frame) => 'panicked' in frame)]).toEqual([2, false])
    table.play('human: pass').play('zombie: pass', { dice: [1] })
    expect(table.offered('human')).toContain('fire peter')
  })

  it('[DAWN-6.5.e] panic in a fight lasts for that fight, and not for the next one in the same turn', () => {
    const table = board('turn 2 attack\npeter 004\nroger 004\nsteve 215\nfran 215\nzombies 004=2')
    table.play('human: fire peter', { dice: [1] })
    expect(table.refusal('human: fire peter').rule).toBe('DAWN-6.5.e')
    expect(table.offered('human')).toEqual(['hold', 'fire roger'])
    // Roger shoots it; one that nobody has seen (urn 0) comes in through the North door: the second fight begins.
    table.play('human: fire roger', { dice: [3, 1, 1, 3, 3], draws: [0, 5] })
    expect(table.asked()).toEqual(['human: defend'])
    expect(table.offered('human')).toEqual(['hold', 'fire peter', 'fire roger', 'fire peter roger'])
  })

  it('[DAWN-RUL.46] panic in the human player-turn does not stop defensive fire in the same game-turn', () => {
    const table = board('turn 1 human\npeter 063\nroger 215\nsteve 215\nfran 215\nzombies 063=4')
    table.play('human: activate peter').play('human: shoot 063 peter', { dice: [1] })
    expect(activationOf(table.state)!.panicked[0]).toBe(1)
    table.play('human: done').play('zombie: pass', { dice: [1] })
    table.play('human: fire peter', { dice: [2, 2, 2, 2, 2] })
    expect(unitIn(table, '063')).toBeUndefined()
  })
})

describe('shooting together', () => {
  it('[DAWN-RUL.14] a joint shot goes on with those who kept calm: their dice, their guns', () => {
    const table = board('turn 1 human\npeter 063\nroger 215\nsteve 063\nfran 063\nzombies 065=4!')
    table.play('human: activate peter steve fran')
    // Steve panics: Peter's two dice and Fran's one, less two squares for each of two guns.
    table.play('human: shoot 065 peter steve fran', { dice: [2, 3, 3, 3, 3, 2] })
    expect(kinds(table)).toEqual(['shot-declared', 'kept-calm', 'panicked', 'kept-calm', 'hit', 'eliminated'])
    expect(table.events[4]).toMatchObject({ dice: [3, 3, 2], data: { result: 4 } })
    expect([activationOf(table.state)!.shots, activationOf(table.state)!.panicked]).toEqual([
      [1, 0, 1, 1],
      [0, 0, 1, 0],
    ])
  })

  it('[DAWN-RUL.14] if all panic there is no shot, and closed glass stays whole', () => {
    const text = 'turn 1 human\npeter 043\nroger 043\nsteve 215\nfran 215\nzombies 062=4!\ndoors #5 closed'
    const table = board(text).play('human: activate peter roger')
    table.play('human: shoot 062 peter roger', { dice: [1, 2] })
    expect(kinds(table)).toEqual(['shot-declared', 'panicked', 'panicked'])
    expect([table.state.doors[4], activationOf(table.state)!.shots]).toEqual([CLOSED, [1, 1, 0, 0]])
    expect(unitIn(table, '062')).toBeDefined()
    const one = board(text).play('human: activate peter roger')
    one.play('human: shoot 062 peter roger', { dice: [1, 3, 1, 1] })
    expect([one.state.doors[4], kinds(one)]).toEqual([
      DESTROYED,
      ['shot-declared', 'panicked', 'kept-calm', 'door-shot', 'missed'],
    ])
  })

  it('[DAWN-DICE.a] panic dice come first, Peter, Roger, Steve, Fran, then the dice of the shot', () => {
    const table = board('turn 1 human\npeter 063\nroger 063\nsteve 063\nfran 063\nzombies 063=11')
    table.play('human: activate peter roger steve fran')
    table.play('human: shoot 063 fran steve roger peter', { dice: [2, 3, 4, 5, 6, 1, 3] })
    expect(table.events.filter(({ dice }) => dice).map(({ kind, data, dice }) => [kind, data?.['who'], dice])).toEqual([
      ['kept-calm', { word: 'character.peter' }, [2]],
      ['kept-calm', { word: 'character.roger' }, [3]],
      ['kept-calm', { word: 'character.steve' }, [4]],
      ['kept-calm', { word: 'character.fran' }, [5]],
      ['missed', { word: 'characters.peter+roger+steve+fran' }, [6, 1, 3]],
    ])
  })

  it('[DAWN-DICE.a] with dice by weapon each rolls all of theirs before the next', () => {
    const table = board('turn 1 human\npeter 063\nroger 215\nsteve 063\nfran 215\nzombies 063=11', WEAPON)
    table.play('human: activate peter steve').play('human: shoot 063 peter steve', { dice: [1, 2, 4, 6, 5, 3] })
    expect(table.events.flatMap(({ dice }) => (dice ? [dice] : []))).toEqual([[1, 2], [4], [6, 5, 3]])
  })
})

describe('dice of a panic check', () => {
  it('[DAWN-DIF.01] by weapon Peter and Roger roll two: the sum is compared', () => {
    const text = 'turn 1 human\npeter 063\nroger 063\nsteve 215\nfran 215\nzombies 063=11!'
    const table = board(text, WEAPON).play('human: activate peter roger')
    table.play('human: shoot 063 peter', { dice: [1, 1] })
    expect(table.events[1]).toMatchObject({ kind: 'panicked', dice: [1, 1], data: { level: 2 } })
    table.play('human: shoot 063 roger', { dice: [1, 3, 1, 1] })
    expect(table.events[1]).toMatchObject({ kind: 'kept-calm', dice: [1, 3], data: { level: 3 } })
  })

  it('[DAWN-DIF.01] Steve and Fran roll one, and two once they hold a rifle', () => {
    const bare = board('turn 1 human\nsteve 063\npeter 215\nroger 215\nfran 215\nzombies 063=11', WEAPON)
    bare.play('human: activate steve').play('human: shoot 063 steve', { dice: [3] })
    expect(activationOf(bare.state)!.panicked[2]).toBe(1)
    const text = 'turn 1 human\nsteve 063 normal rifle\npeter 215\nroger 215\nfran 215\nzombies 063=11\nrifles 1'
    const armed = board(text, WEAPON).play('human: activate steve')
    armed.play('human: shoot 063 steve', { dice: [2, 2, 1, 1] })
    expect(armed.events[1]).toMatchObject({ kind: 'kept-calm', dice: [2, 2] })
    const one = board(text)
      .play('human: activate steve')
      .play('human: shoot 063 steve', { dice: [3] })
    expect(one.events[1]).toMatchObject({ kind: 'panicked', dice: [3] })
  })

  it('[DAWN-DIF.01] the digest chooses dice by weapon, and its own option undoes that', () => {
    const text = 'turn 1 human\npeter 063\nroger 215\nsteve 215\nfran 215\nzombies 063=11'
    const digest = board(text, { edition: 'digest' }).play('human: activate peter')
    expect(activationOf(digest.play('human: shoot 063 peter', { dice: [1, 1, 1, 1] }).state)!.panicked[0]).toBe(0)
    const one = board(text, { edition: 'digest', panicDice: 'one' }).play('human: activate peter')
    expect(activationOf(one.play('human: shoot 063 peter', { dice: [1] }).state)!.panicked[0]).toBe(1)
  })
})
