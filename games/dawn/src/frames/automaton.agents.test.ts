import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { squareName } from '../map/mall.js'
import { DOOR_STATES, FRAN, STEVE } from '../state.js'

const NAMES = ['peter', 'roger', 'steve', 'fran']
const all = (square: string): string => NAMES.map((name) => `${name} ${square}`).join('\n')
const at = (lines: string, options = {}) =>
  TestTable.at(module, `turn 2 human\n${lines}`, { mode: 'solitaire', ...options })
type Table = ReturnType<typeof at>

const occupied = (table: Table): string[] => table.view('human').units.map((unit) => squareName(unit.square))
const where = (table: Table, c: number): string => squareName(table.state.at[c]!)
const kinds = (table: Table): string[] => table.events.map((event) => event.kind)
const door = (table: Table, n: number): string => DOOR_STATES[table.state.doors[n - 1]!]!

const NOTHING_HIDDEN = [1, 6]
const STAYS_BERSERK = 1
const NOT_BERSERK = 6
const NOBODY_ENTERS = [3, 4]
const pass = (table: Table, dice: number[], draws: number[] = []): Table =>
  table.play('human: pass', { dice: [...NOTHING_HIDDEN, ...dice], draws })

describe('berserk units without a zombie player', () => {
  it('[DAWN-RUL.40] move two squares outside the count, by the same priorities', () => {
    const table = at(`${all('101')}\nzombies 105! 110`)
    pass(table, [STAYS_BERSERK, NOT_BERSERK, 1, ...NOBODY_ENTERS])
    expect(occupied(table)).toEqual(['103', '109'])
  })

  it('[DAWN-RUL.40] all of them, whatever the die', () => {
    const table = at(`${all('101')}\nzombies 105! 112! 116!`)
    pass(table, [STAYS_BERSERK, STAYS_BERSERK, STAYS_BERSERK, 1, ...NOBODY_ENTERS])
    expect(occupied(table)).toEqual(['103', '110', '114'])
  })

  it('[DAWN-RUL.40] priority 1 with two squares: into a character’s square', () => {
    const table = pass(at(`${all('101')}\nzombies 103!`), [STAYS_BERSERK, 1], [3])
    expect(occupied(table)).toEqual(['101'])
    expect(table.asked()).toEqual(['human: defend'])
  })

  it('[DAWN-RUL.40] priority 1 goes before priority 3: round the corner rather than towards a character in sight', () => {
    // 122 sees Roger in 062 up the hall; Peter in 101 is two steps away and out of its sight.
    const table = at('peter 101\nroger 062\nsteve 215\nfran 215\nzombies 122!')
    pass(table, [STAYS_BERSERK, 1], [3])
    expect(occupied(table)).toEqual(['101'])
  })

  it('[DAWN-RUL.40] priority 5 with two squares', () => {
    const table = pass(at(`${all('101')}\nzombies 161!`), [STAYS_BERSERK, 1, ...NOBODY_ENTERS])
    expect(occupied(table)).toEqual(['142'])
  })
})

describe('berserk units and glass without a zombie player', () => {
  const BEHIND_GLASS = `${all('062')}\nzombies 043!\ndoors #5 closed`

  it('[DAWN-RUL.40] always try a closed glass door with a character in sight through it: 8 against 9 breaks it', () => {
    const table = pass(at(BEHIND_GLASS), [STAYS_BERSERK, 1, 4, 4, ...NOBODY_ENTERS], [9])
    expect(door(table, 5)).toBe('destroyed')
    expect(occupied(table)).toEqual(['043'])
  })

  it('[DAWN-RUL.40] 8 against 8 does not, and the move is gone all the same', () => {
    const table = pass(at(BEHIND_GLASS), [STAYS_BERSERK, 6, 4, 4, ...NOBODY_ENTERS], [8])
    expect(door(table, 5)).toBe('closed')
    expect(occupied(table)).toEqual(['043'])
  })

  it('[DAWN-RUL.40] where a try costs one square it walks on', () => {
    const table = at(BEHIND_GLASS, { glassBreakCost: 'one-square' })
    pass(table, [STAYS_BERSERK, 1, 4, 4], [9])
    expect(occupied(table)).toEqual(['062'])
    expect(table.asked()).toEqual(['human: defend'])
  })

  it('[DAWN-RUL.40] in phase B too, when the glass is what stops the reaction', () => {
    const table = at('peter 063\nroger 215\nsteve 215\nfran 215\nzombies 043!\ndoors #5 closed')
    table.play('human: activate peter').play('human: walk 062')
    table.play('human: done', { dice: [...NOTHING_HIDDEN, STAYS_BERSERK, 4, 4, 1, ...NOBODY_ENTERS], draws: [9] })
    expect(kinds(table).indexOf('glass-broken')).toBeLessThan(kinds(table).indexOf('free-roll'))
    // The try was its move: it does not walk in phase C.
    expect(occupied(table)).toEqual(['043'])
  })

  // Peter acts in the store; Steve is behind the closed glass.
  const BETWEEN_TWO = 'peter 040\nroger 215\nsteve 062\nfran 215\nzombies 043!\ndoors #5 closed'

  it('[DAWN-RUL.40] not in phase B while another way is free', () => {
    const table = at(BETWEEN_TWO).play('human: activate peter').play('human: walk 041')
    table.play('human: done', { dice: [...NOTHING_HIDDEN, STAYS_BERSERK, 1], draws: [9] })
    expect(kinds(table)).not.toContain('glass-broken')
    expect(occupied(table)).toEqual(['041'])
  })

  it('[DAWN-RUL.40] unless the rules do not ask for that', () => {
    const table = at(BETWEEN_TWO, { glassBreakReactionGate: false }).play('human: activate peter')
    table.play('human: walk 041')
    table.play('human: done', { dice: [...NOTHING_HIDDEN, STAYS_BERSERK, 4, 4, 1, ...NOBODY_ENTERS], draws: [9] })
    expect(door(table, 5)).toBe('destroyed')
    expect(occupied(table)).toEqual(['043'])
  })
})

describe('super zombies without a zombie player', () => {
  const three = (square: string): string => `peter ${square}\nroger ${square}\nsteve ${square}`

  it('[DAWN-RUL.40] move three squares outside the count', () => {
    const table = at(`${three('101')}\nfran 110 super\nzombies 115`)
    pass(table, [NOT_BERSERK, 1, ...NOBODY_ENTERS])
    expect(where(table, FRAN)).toBe('107')
    expect(occupied(table)).toEqual(['114'])
  })

  it('[DAWN-RUL.40] priority 1 within three squares before a character in sight', () => {
    const table = at('peter 101\nroger 062\nsteve 142 super\nfran 215')
    pass(table, [1])
    expect(where(table, STEVE)).toBe('101')
    expect(table.asked()).toEqual(['human: defend'])
  })

  it('[DAWN-RUL.40] priority 4: out of the store and into sight, as near as three squares allow', () => {
    const table = pass(at(`${three('101')}\nfran 144 super`), [1, ...NOBODY_ENTERS])
    expect(where(table, FRAN)).toBe('103')
  })

  it('[DAWN-RUL.40] take the unit along that began the turn with them', () => {
    const table = pass(at(`${three('101')}\nfran 110 super\nzombies 110`), [NOT_BERSERK, 1, ...NOBODY_ENTERS])
    expect([where(table, FRAN), ...occupied(table)]).toEqual(['107', '107'])
    expect(kinds(table)).toContain('super-moved-with')
  })

  it('[DAWN-RUL.40] react whenever they can, and then stay in phase C', () => {
    const table = at('peter 100\nroger 215\nsteve 215\nfran 110 super').play('human: activate peter')
    table.play('human: walk 101').play('human: done', { dice: [...NOTHING_HIDDEN, 1, ...NOBODY_ENTERS] })
    expect(where(table, FRAN)).toBe('107')
    expect(kinds(table).indexOf('super-moved')).toBeLessThan(kinds(table).indexOf('free-roll'))
    expect(kinds(table).filter((kind) => kind === 'super-moved')).toHaveLength(1)
  })

  it('[DAWN-RUL.40] with a unit smash the glass that stops them; alone they stay behind it', () => {
    const stacked = at(`${three('062')}\nfran 043 super\nzombies 043\ndoors #5 closed`)
    pass(stacked, [NOT_BERSERK, 1, ...NOBODY_ENTERS])
    expect([door(stacked, 5), where(stacked, FRAN)]).toEqual(['destroyed', '043'])
    const alone = pass(at(`${three('062')}\nfran 043 super\ndoors #5 closed`), [1, ...NOBODY_ENTERS])
    expect(door(alone, 5)).toBe('closed')
  })

  it('[DAWN-RUL.40] and go on where that costs one square', () => {
    const table = at(`${three('062')}\nfran 043 super\nzombies 043\ndoors #5 closed`, { glassBreakCost: 'one-square' })
    pass(table, [NOT_BERSERK, 1], [3])
    expect([where(table, FRAN), ...occupied(table)]).toEqual(['062', '062'])
  })

  it('[DAWN-15.7.a] [DAWN-RUL.53] show nobody what they move into or through: the stack is blind', () => {
    const table = pass(at(`${three('101')}\nfran 110 super\nzombies 104 107 109`), [NOT_BERSERK, 1])
    expect(table.asked()).toEqual(['human: priority'])
    expect([where(table, FRAN), ...occupied(table)]).toEqual(['107', '104', '107', '109'])
    for (const unit of table.view('human').units) expect([unit.value, unit.faceUp]).toEqual([0, false])
    expect(table.state.value.every((value) => value === 0)).toBe(true)
    expect(kinds(table)).not.toContain('looked')
  })

  it('[DAWN-RUL.53] the total is read when it is needed: a shot at the stack draws the value', () => {
    const table = at(`${three('101')}\nfran 103 super\nzombies 103`).play('human: activate peter')
    expect(table.view('human').units[0]).toMatchObject({ value: 0, faceUp: false })
    // Calm at level 1 + 1, then 6 + 6 - 2 = 10 against 2 + 9.
    table.play('human: shoot 103 peter', { dice: [3, 6, 6], draws: [9] })
    expect(table.events.find((event) => event.kind === 'missed')?.data).toMatchObject({ result: 10, value: 11 })
    expect(table.view('human').units[0]).toMatchObject({ value: 0, faceUp: false })
  })

  it('[DAWN-RUL.53] a unit left alone with a character who turns goes face down', () => {
    const lines = 'turn 2 attack\npeter 063 infected\nroger 101\nsteve 101\nfran 101\nzombies 063=5'
    const table = TestTable.at(module, lines, { mode: 'solitaire' })
    expect(table.view('human').units[0]).toMatchObject({ value: 5, faceUp: true })
    table.play('human: hold', { dice: [3, 4, ...NOBODY_ENTERS, 6, 6] })
    expect(table.state.status[0]).toBe(3)
    expect(table.view('human').units[0]).toMatchObject({ value: 0, faceUp: false })
  })
})

describe('units that reacted', () => {
  it('[DAWN-15.5.d] do not move in phase C, though their priority would come first', () => {
    const table = at('peter 100\nroger 215\nsteve 215\nfran 215\nzombies 105 161').play('human: activate peter')
    table.play('human: walk 101').play('human: done', {
      dice: [...NOTHING_HIDDEN, NOT_BERSERK, 6, ...NOBODY_ENTERS],
    })
    // 105 went to 104 in reaction and no further; 161 saw nothing and moves now.
    expect(occupied(table)).toEqual(['104', '162'])
  })
})
