import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { humanConditions, zombiesHaveWon } from './victory.js'

const at = (text: string, options = {}, script = {}) => TestTable.at(module, text, options, script)
type Table = ReturnType<typeof at>

/** Phase C of a two-player game: the unit in 011 could still move, then what is in 063 attacks. */
const beforeTheAttack = (characters: string, options = {}) =>
  at(`turn 3 free\n${characters}\nzombies 011 063=5`, options, { dice: [1] })

/** Strength 5: a total of 5 stuns and of 4 infects, so either kills the stunned and the infected; 7 does nothing. */
const [HURT, INFECT, NOTHING] = [
  [2, 3],
  [2, 2],
  [3, 4],
]
const NOBODY_ENTERS = [3, 4]

const ended = (table: Table) => table.state.outcome

describe('the zombie side wins', () => {
  it('[DAWN-14.1.a] [DAWN-TYPO.04] [DAWN-14.0.a] with any three killed or turned, at that moment', () => {
    const table = beforeTheAttack('peter - killed\nroger 200 super\nsteve 063 stunned\nfran 196')
    table.play('zombie: done', { dice: HURT! })
    expect(ended(table)).toEqual({ winners: [1], reason: 'three-lost', rule: 'DAWN-14.1.a' })
    expect(table.asked()).toEqual([])
    expect(table.refusal('human: pass').rule).toBe('TABLE.1')
  })

  it('[DAWN-14.1.a] two are not enough', () => {
    const table = beforeTheAttack('peter 196\nroger 200 super\nsteve 063 stunned\nfran 196')
    table.play('zombie: done', { dice: [...HURT!, ...NOBODY_ENTERS] })
    expect(ended(table)).toBeNull()
    expect(table.state.status).toEqual([0, 3, 4, 0])
  })

  it('[DAWN-14.1.a] a super zombie that was eliminated still counts as lost', () => {
    const table = beforeTheAttack('peter - super\nroger - super\nsteve 063 stunned\nfran 196')
    table.play('zombie: done', { dice: HURT! })
    expect(ended(table)?.rule).toBe('DAWN-14.1.a')
  })

  it('[DAWN-14.1.a] the third may be one who turns in phase E', () => {
    const table = at(
      'turn 3 free\npeter - killed\nroger - killed\nsteve 200 infected\nfran 196\nzombies 011',
      {},
      { dice: [1] },
    )
    table.play('zombie: done', { dice: [...NOBODY_ENTERS, 6, 6] })
    expect(ended(table)).toEqual({ winners: [1], reason: 'three-lost', rule: 'DAWN-14.1.a' })
  })

  it.each([
    ['fran 196 infected', true],
    ['fran - killed', true],
    ['fran 196 stunned', false],
    ['fran 196', false],
  ])('[DAWN-14.1.b] with "%s" one other killed is enough: %s', (fran, wins) => {
    const table = beforeTheAttack(`peter 063 stunned\nroger 200\nsteve 200\n${fran}`)
    // An infected Fran is rolled for in phase E if the game goes on.
    table.play('zombie: done', { dice: wins ? HURT! : [...HURT!, ...NOBODY_ENTERS] })
    expect(ended(table)).toEqual(wins ? { winners: [1], reason: 'fran', rule: 'DAWN-14.1.b' } : null)
  })

  it('[DAWN-14.1.b] the order does not matter: Fran is infected after the other was lost', () => {
    const table = beforeTheAttack('peter - super\nroger 200\nsteve 200\nfran 063')
    table.play('zombie: done').play('human: hold', { dice: INFECT! })
    expect(ended(table)).toEqual({ winners: [1], reason: 'fran', rule: 'DAWN-14.1.b' })
  })

  it('[DAWN-14.1.b] Fran stunned after the other was lost changes nothing', () => {
    const table = beforeTheAttack('peter - super\nroger 200\nsteve 200\nfran 063')
    table.play('zombie: done').play('human: hold', { dice: [...HURT!, ...NOBODY_ENTERS] })
    expect(ended(table)).toBeNull()
  })

  it('[DAWN-14.1.b] [DAWN-14.1.c] a Fran who is lost is not her own other', () => {
    const table = at('turn 3 free\npeter 200\nroger 200\nsteve 200\nfran 196 infected\nzombies 011', {}, { dice: [1] })
    table.play('zombie: done', { dice: [...NOBODY_ENTERS, 1, 1] })
    expect(table.state.status[3]).toBe(3)
    expect(ended(table)).toBeNull()
    // Her turning stays in force: the next who is lost ends it.
    const later = beforeTheAttack('peter 063 stunned\nroger 200\nsteve 200\nfran 196 super')
    later.play('zombie: done', { dice: HURT! })
    expect(ended(later)).toEqual({ winners: [1], reason: 'fran', rule: 'DAWN-14.1.b' })
  })
})

describe('Fran in the digest', () => {
  const DIGEST = { franClause: 'counts-double' }

  it('[DAWN-DIF.03] infected she counts nothing', () => {
    const table = beforeTheAttack('peter 063 stunned\nroger 200\nsteve 200\nfran 196 infected since 3', DIGEST)
    table.play('zombie: done', { dice: [...HURT!, ...NOBODY_ENTERS] })
    expect(ended(table)).toBeNull()
    expect(zombiesHaveWon(table.state)).toBeNull()
  })

  it.each(['fran - killed', 'fran 213 super'])('[DAWN-DIF.03] with "%s" she counts for two of the three', (fran) => {
    const table = beforeTheAttack(`peter 063 stunned\nroger 200\nsteve 200\n${fran}`, DIGEST)
    table.play('zombie: done', { dice: HURT! })
    expect(ended(table)).toEqual({ winners: [1], reason: 'fran-double', rule: 'DAWN-DIF.03' })
  })

  it('[DAWN-DIF.03] two others and a Fran who is only infected are not three; her death makes it four', () => {
    const characters = 'peter - killed\nroger - killed\nsteve 200\nfran 063 infected since 3'
    const alive = beforeTheAttack(characters, DIGEST).play('zombie: done')
    alive.play('human: hold', { dice: [...NOTHING!, ...NOBODY_ENTERS] })
    expect(ended(alive)).toBeNull()
    const dead = beforeTheAttack(characters, DIGEST).play('zombie: done').play('human: hold', { dice: HURT! })
    expect(ended(dead)?.reason).toBe('three-lost')
    // The same moment is long over by the rules of 1978.
    expect(zombiesHaveWon(beforeTheAttack(characters).state)).toBe('fran')
  })
})

describe('the human side wins', () => {
  const DOORS = 'doors #29 closed, #30 closed, #31 closed'
  const ARMED = 'peter 093\nroger 215\nsteve 215 normal rifle\nfran 215 normal rifle\nrifles 0'
  const closing = (lines: string, options = {}) =>
    at(`turn 9 human\n${lines}`, options).play('human: activate peter').play('human: main #32 peter')

  it('[DAWN-14.2.a] [DAWN-RUL.44] [DAWN-14.0.a] when the last main door closes and all else is done', () => {
    expect(ended(closing(`${ARMED}\n${DOORS}`))).toEqual({
      winners: [0],
      reason: 'mall-cleared',
      rule: 'DAWN-14.2.a',
    })
  })

  it('[DAWN-14.2.a] three closed doors are not four', () => {
    const table = closing(`${ARMED}\ndoors #29 closed, #30 closed`)
    expect(ended(table)).toBeNull()
    expect(humanConditions(table.state)).toEqual({ doors: 3, rifles: true, zombies: 0 })
  })

  it.each(['zombies 011', 'hidden 118'])('[DAWN-14.2.a] "%s" is a zombie unit that is left', (line) => {
    const table = closing(`${ARMED}\n${DOORS}\n${line}`)
    expect(ended(table)).toBeNull()
    expect(humanConditions(table.state).zombies).toBe(1)
  })

  it('[DAWN-14.2.a] in solitaire the pool does not count', () => {
    expect(ended(closing(`${ARMED}\n${DOORS}`, { mode: 'solitaire' }))?.winners).toEqual([0])
  })

  it('[DAWN-14.2.a] a super zombie is left', () => {
    const table = closing(
      `peter 093\nroger 200 super\nsteve 215 normal rifle\nfran 215 normal rifle\nrifles 0\n${DOORS}`,
    )
    expect(ended(table)).toBeNull()
    expect(humanConditions(table.state).zombies).toBe(1)
  })

  it.each([
    ['steve 215 infected since 2', false],
    ['steve 215', false],
    ['steve 215 stunned', false],
    ['steve - killed', true],
    ['steve - super', true],
  ])('[DAWN-14.2.a] without a rifle "%s": waived %s', (steve, wins) => {
    const table = closing(`peter 093\nroger 215\n${steve}\nfran 215 normal rifle\nrifles 1\n${DOORS}`)
    expect(ended(table)?.reason ?? null).toBe(wins ? 'mall-cleared' : null)
  })

  it('[DAWN-14.2.a] [DAWN-RUL.44] when the last rifle is taken', () => {
    const table = at(
      `turn 9 human\npeter 215\nroger 215\nsteve 177\nfran 215 normal rifle\nrifles 1\n${DOORS}, #32 closed`,
    )
    table.play('human: activate steve').play('human: rifle steve')
    expect(ended(table)?.winners).toEqual([0])
  })

  it('[DAWN-14.2.a] [DAWN-RUL.44] when the last unit is shot, and not by a miss', () => {
    const shot = (dice: number[]) =>
      at(`turn 9 human\n${ARMED.replace('peter 093', 'peter 101')}\n${DOORS}, #32 closed\nzombies 103=5`)
        .play('human: activate peter')
        .play('human: shoot 103 peter', { dice })
    expect(ended(shot([3, 4]))?.winners).toEqual([0])
    expect(ended(shot([3, 3]))).toBeNull()
  })

  it('[DAWN-RUL.44] in the zombie player-turn too: the last unit dies by defensive fire', () => {
    const table = at(`turn 9 attack\n${ARMED}\n${DOORS}, #32 closed\nzombies 093=4`)
    table.play('human: fire peter', { dice: [5, 2, 2] })
    expect(ended(table)).toEqual({ winners: [0], reason: 'mall-cleared', rule: 'DAWN-14.2.a' })
  })

  it('[DAWN-14.2.a] not once the zombie conditions are fulfilled', () => {
    const table = closing(
      `peter 093\nroger - killed\nsteve 215 normal rifle\nfran 215 infected rifle\nrifles 0\n${DOORS}`,
    )
    expect(ended(table)?.winners).toEqual([1])
  })
})
