import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { CHARACTERS, readCounters } from './counters.js'
import counters from './data/counters.json' with { type: 'json' }
import plan from './data/mall.json' with { type: 'json' }
import { ENTRANCE_TABLE } from './frames/generation-phase.js'
import { HIDDEN_TABLE } from './frames/hidden-table.js'
import { activationOf } from './frames/kinds.js'
import module from './index.js'
import { buildMall, squareName } from './map/mall.js'
import { DOOR_KINDS, readPlan } from './map/plan.js'
import { notation } from './notation.js'
import { attackResult } from './rules/attacks.js'
import { movementLeft } from './rules/walking.js'
import { DOOR_STATES, STATUSES } from './state.js'

const board = (text: string, options = {}) => TestTable.at(module, text, options)
const mall = buildMall(readPlan(plan, 'map'))
const set = readCounters(counters, 'counterSet')
const range = (length: number, first = 0) => Array.from({ length }, (_, i) => first + i)

/** Blank sides between two squares, as the reconstruction lists them. */
const BLANK_SIDES = `
  003|004 005|006 024|025 034|053 036|055 037|056 037|038 039|040 040|059 041|060 042|061 043|044 044|063 046|065
  048|067 049|069 051|071 057|077 058|078 073|093 074|094 076|096 077|097 078|098 078|079 098|118 099|119 101|121
  103|123 105|125 106|126 107|127 108|128 110|130 111|131 114|134 116|136 117|137 121|122 122|123 126|127 133|134
  138|158 140|160 141|161 142|143 143|163 144|164 146|166 146|147 147|167 149|169 150|170 151|171 151|152 155|174
  157|176 162|181 163|182 165|184 166|185 167|186 168|187 170|189 171|190 180|181 185|186 200|201 210|211 212|213`
  .trim()
  .split(/\s+/)

describe('characters', () => {
  it('[DAWN-1.0.a] Peter and Roger have M-16 rifles and two dice, Steve and Fran pistols and one', () => {
    expect(CHARACTERS).toEqual(['peter', 'roger', 'steve', 'fran'])
    expect(set.characters.map(({ shotDice, mayHoldRifle }) => [shotDice, mayHoldRifle])).toEqual([
      [2, false],
      [2, false],
      [1, true],
      [1, true],
    ])
  })

  it('[DAWN-2.3.a] a character has four faces and one of them in use; the dead have none', () => {
    expect(STATUSES).toEqual(['normal', 'stunned', 'infected', 'super', 'killed'])
    expect(set.characters.every((character) => character.normal && character.infected)).toBe(true)
    expect(board('turn 1 human\npeter 063\nroger 063\nsteve 215\nfran 215').state.status).toEqual([0, 0, 0, 0])
  })

  it('[DAWN-2.3.b] [DAWN-2.3.c] [DAWN-2.3.d] Fire Rate, Panic Level and Movement Allowance of both faces', () => {
    const faces = set.characters.map(({ normal, infected }) =>
      [normal, infected].map(({ fireRate, panicLevel, movementAllowance }) => [
        fireRate,
        panicLevel,
        movementAllowance,
      ]),
    )
    expect(faces).toEqual([
      [
        [3, 1, 7],
        [2, 2, 5],
      ],
      [
        [3, 2, 8],
        [2, 3, 5],
      ],
      [
        [2, 3, 7],
        [1, 4, 4],
      ],
      [
        [2, 2, 6],
        [1, 3, 4],
      ],
    ])
    expect(set.characters.map(({ carryExtra }) => carryExtra)).toEqual([2, 2, 3, 4])
    expect([set.superValue, set.superMove]).toEqual([2, 3])
  })

  it('[DAWN-2.3.e] there are fifty units, worth 247 together', () => {
    const counts = range(11, 1).map((value) => set.zombieValues.filter((worth) => worth === value).length)
    expect(counts).toEqual([4, 6, 7, 7, 6, 6, 5, 4, 2, 2, 1])
    expect(set.zombieValues).toHaveLength(50)
    expect(set.zombieValues.reduce((sum, value) => sum + value, 0)).toBe(247)
  })

  it('[DAWN-2.4.a] markers: berserk units, closed and destroyed doors, two rifles', () => {
    expect([DOOR_STATES, mall.plan.rifles]).toEqual([['open', 'closed', 'destroyed'], 2])
    const text =
      'turn 2 human\npeter 063\nroger 063\nsteve 215\nfran 215\nzombies 002! 007\ndoors #1 closed, #2 destroyed'
    const view = board(text).view('spectator')
    expect(view.units.map(({ berserk }) => berserk)).toEqual([1, 0])
    expect(view.doors.slice(0, 3)).toEqual([1, 2, 0])
    expect(view.riflesLeft).toBe(2)
  })
})

describe('the map', () => {
  it('[DAWN-2.1.a] every square counts the same: each way is one step', () => {
    for (let square = 0; square < mall.size; square++)
      for (const way of mall.ways[square]!) expect(mall.steps[square * mall.size + way.to]).toBe(1)
  })

  it('[DAWN-2.1.b] no square has a way to one that it meets at a point only', () => {
    for (let square = 0; square < mall.size; square++) {
      for (const { to } of mall.ways[square]!)
        expect(Math.abs(mall.row[square]! - mall.row[to]!) + Math.abs(mall.col[square]! - mall.col[to]!)).toBe(1)
    }
  })

  it('[DAWN-2.1.c] every number has three digits, and 24 means 024', () => {
    expect(
      range(mall.size)
        .map(squareName)
        .every((name) => /^\d{3}$/.test(name)),
    ).toBe(true)
    expect([squareName(0), squareName(23), squareName(214)]).toEqual(['001', '024', '215'])
    const table = board('turn 1 human\npeter 24\nroger 215\nsteve 215\nfran 215').play('human: activate peter')
    expect(squareName(table.state.at[0]!)).toBe('024')
    expect(squareName(table.play('human: walk 9').state.at[0]!)).toBe('009')
    expect(notation.write({ type: 'walk', to: 8 })).toBe('walk 009')
    expect([notation.read('walk 0'), notation.read('walk 1000')]).toEqual([null, null])
  })

  it('[DAWN-2.1.d] a side is open floor, a blank wall, or a wall with a glass, solid or main door', () => {
    const blank: string[] = []
    const withDoor: string[] = []
    for (let a = 0; a < mall.size; a++) {
      for (let b = a + 1; b < mall.size; b++) {
        if (Math.abs(mall.row[a]! - mall.row[b]!) + Math.abs(mall.col[a]! - mall.col[b]!) !== 1) continue
        const way = mall.ways[a]!.find(({ to }) => to === b)
        const side = `${squareName(a)}|${squareName(b)}`
        if (way === undefined) blank.push(side)
        else if (way.door >= 0) withDoor.push(side)
        else expect(mall.area[a]).toBe(mall.area[b])
      }
    }
    expect(blank.sort()).toEqual([...BLANK_SIDES].sort())
    expect(withDoor.sort()).toEqual(plan.doors.flatMap(({ a, b }) => (b === null ? [] : [`${a}|${b}`])).sort())
    expect(DOOR_KINDS.map((kind) => mall.doors.filter((door) => door.kind === kind).length)).toEqual([15, 13, 4])
  })
})

describe('tables', () => {
  it('[DAWN-2.2.a] the attack, entrance and hidden-zombie tables are those of the rulebook', () => {
    const letters = { infected: 'I', stunned: 'S', none: '-' } as const
    const attack = range(11, 2).map((dice) =>
      range(13, 1)
        .map((strength) => letters[attackResult(strength, dice)])
        .join(''),
    )
    expect(attack).toEqual([
      'IIIIIIIIIIIII',
      'SSIIIIIIIIIII',
      'S-SSIIIIIIIII',
      '----SSSSIIIII',
      '-S--SSSSSSSSS',
      '--SS----SSSSS',
      '------SSSSSSS',
      '------IIIIIII',
      '-------------',
      '----SS-------',
      '-IIIII--SSSSS',
    ])
    const doors = ['N', 'E', 'S', 'W']
    expect(ENTRANCE_TABLE.map((row) => row.map((door) => doors[door]).join(''))).toEqual([
      'NW',
      'NE',
      '',
      'E',
      'N',
      '',
      'S',
      'W',
      '',
      'SW',
      'SE',
    ])
    expect(HIDDEN_TABLE).toEqual([
      [1, 6],
      [2, 7],
      [3, 8],
      [4, 9],
      [5, 0],
      [-1, -1],
    ])
  })

  it('[DAWN-5.9.a] what each action costs', () => {
    const OTHERS = 'steve 215\nfran 215'
    const spent = (text: string, ...deeds: string[]): number => {
      const table = board(`turn 1 human\n${text}`)
      for (const deed of deeds) table.play(`human: ${deed}`)
      return activationOf(table.state)!.allowance - movementLeft(activationOf(table.state)!)
    }
    const peter = `peter 062\nroger 062\n${OTHERS}`
    const chart = {
      enter: spent(peter, 'activate peter', 'walk 063'),
      leave: spent(`${peter}\nzombies 062=4`, 'activate peter', 'walk 063'),
      close: spent(peter, 'activate peter', 'close #5'),
      open: spent(`${peter}\ndoors #5 closed`, 'activate peter', 'open #5'),
      main: spent(`peter 004\nroger 215\n${OTHERS}`, 'activate peter', 'main #29 peter'),
      rifle: spent('peter 215\nroger 215\nsteve 215\nfran 177', 'activate fran', 'rifle fran'),
      peter: spent(peter, 'activate peter', 'carry peter roger', 'walk 063'),
      roger: spent(peter, 'activate roger', 'carry roger peter', 'walk 063'),
      steve: spent('peter 062\nroger 215\nsteve 062\nfran 215', 'activate steve', 'carry steve peter', 'walk 063'),
      fran: spent('peter 062\nroger 215\nsteve 215\nfran 062', 'activate fran', 'carry fran peter', 'walk 063'),
    }
    expect(chart).toEqual({
      enter: 1,
      leave: 4 + 1,
      close: 2,
      open: 2,
      main: 7,
      rifle: 6,
      peter: 3,
      roger: 3,
      steve: 4,
      fran: 5,
    })
  })
})
