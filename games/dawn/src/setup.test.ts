import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import plan from './data/mall.json' with { type: 'json' }
import module from './index.js'
import { squareName } from './map/mall.js'
import { CLOSED, FRAN, IN_BOX, mallOf } from './state.js'

const start = (options = {}) => TestTable.start(module, options)
type Table = ReturnType<typeof start>

const HIDDEN = ['002', '021', '123', '158', '214']
const hideAll = (table: Table): Table => {
  for (const square of HIDDEN) table.play(`zombie: hide ${square}`)
  return table
}
const placeAll = (table: Table): Table =>
  table
    .play('human: place peter 032')
    .play('human: place roger 032')
    .play('human: place steve 053')
    .play('human: place fran 196')
const hidingPlaces = (table: Table): string[] =>
  table.offered('zombie').flatMap((action) => (action.startsWith('hide ') ? [action.slice(5)] : []))

describe('set-up', () => {
  it('[DAWN-3.0.a] the zombie side writes first, then the human side places, then the first turn begins', () => {
    const table = start()
    expect(table.asked()).toEqual(['zombie: hide'])
    expect(table.refusal('human: place peter 032').rule).toBe('TABLE.2')
    hideAll(table)
    expect(table.asked()).toEqual(['human: place'])
    expect(table.refusal('zombie: hide 003').rule).toBe('TABLE.2')
    placeAll(table)
    expect(table.asked()).toEqual(['human: activate'])
    expect([table.state.turn, table.state.phase]).toEqual([1, 'human'])
  })

  it('[DAWN-3.1.a] 45 of the 50 units stand face down, one on each zombie symbol, their values drawn by nobody', () => {
    const table = placeAll(hideAll(start()))
    const { units } = table.view('zombie')
    expect(units.map((unit) => squareName(unit.square))).toEqual(plan.zombiePlacement)
    expect(units.every((unit) => unit.value === 0 && !unit.faceUp)).toBe(true)
    expect(table.state.value.every((value) => value === 0)).toBe(true)
    expect(table.state.urns.flat()).toHaveLength(50)
  })

  it('[DAWN-3.1.b] the five units left are in the hidden box and not in the pool', () => {
    const table = placeAll(hideAll(start()))
    expect(table.view('human')).toMatchObject({ inBox: 5, inPool: 0 })
    expect(table.state.where.filter((where) => where === IN_BOX)).toHaveLength(5)
  })

  it('[DAWN-3.1.c] five squares are noted, known to the zombie side alone', () => {
    const table = start().play('zombie: hide 002')
    expect(table.events.map(({ rule, seenBy }) => [rule, seenBy])).toEqual([['DAWN-3.1.c', [1]]])
    for (const square of HIDDEN.slice(1)) {
      expect(table.asked()).toEqual(['zombie: hide'])
      table.play(`zombie: hide ${square}`)
    }
    expect(table.asked()).toEqual(['human: place'])
    expect(table.view('zombie').hidden.map(squareName)).toEqual(HIDDEN)
    expect(table.view('human').hidden).toEqual([])
    expect(table.view('spectator').hidden).toEqual([])
    expect(table.view('human').noted).toBe(5)
  })

  it('[DAWN-3.1.c] left to the game, the squares are drawn among the legal ones', () => {
    const draws = HIDDEN.map((square) => Number(square) - 1)
    const table = start().play('zombie: auto', { draws })
    expect(table.view('zombie').hidden.map(squareName)).toEqual(HIDDEN)
  })

  it('[DAWN-3.1.d] no hidden zombie in the hall', () => {
    const table = start()
    for (const square of ['004', '063', '093', '212'])
      expect(table.refusal(`zombie: hide ${square}`).rule).toBe('DAWN-3.1.d')
    const { isHall } = mallOf(table.state)
    expect(hidingPlaces(table).some((square) => isHall[Number(square) - 1])).toBe(false)
  })

  it('[DAWN-3.1.e] not on a character symbol nor next to one, unless a wall stands between', () => {
    const table = start()
    for (const square of ['031', '032', '033', '051', '053', '054', '073', '176', '195', '196'])
      expect(table.refusal(`zombie: hide ${square}`).rule).toBe('DAWN-3.1.e')
    expect(hidingPlaces(table)).toHaveLength(122)
    // 034 touches 053, but a blank wall parts them; 030 and 074 are two steps away.
    for (const square of ['034', '030', '074']) expect(hidingPlaces(table)).toContain(square)
  })

  it('[DAWN-RUL.20] a wall with a door in it does not protect: all doors start open', () => {
    // 054 has the solid door to 035 on its north side; 055 has only the blank wall to 036.
    const moved = { map: { ...plan, characterPlacement: ['032', '054', '196'] } }
    const table = start(moved)
    expect(table.refusal('zombie: hide 035').rule).toBe('DAWN-3.1.e')
    expect(hidingPlaces(table)).not.toContain('035')
    const beside = start({ map: { ...plan, characterPlacement: ['032', '055', '196'] } })
    expect(hidingPlaces(beside)).toEqual(expect.arrayContaining(['035', '036']))
    expect(beside.refusal('zombie: hide 054').rule).toBe('DAWN-3.1.e')
  })

  it('[DAWN-3.1.f] not the same square twice, but a square where an open unit stands', () => {
    const table = start().play('zombie: hide 007')
    expect(table.state.unitAt[6]).toBeGreaterThanOrEqual(0)
    expect(table.refusal('zombie: hide 007').rule).toBe('DAWN-3.1.f')
    expect(hidingPlaces(table)).toContain('008')
  })

  it('[DAWN-3.1.g] one at most in the whole of Edwin’s Sports Centre', () => {
    const table = start()
    expect(hidingPlaces(table)).toEqual(expect.arrayContaining(['158', '177', '200']))
    table.play('zombie: hide 158')
    for (const square of ['159', '177', '200']) expect(table.refusal(`zombie: hide ${square}`).rule).toBe('DAWN-3.1.g')
    expect(hidingPlaces(table).some((square) => mallOf(table.state).area[Number(square) - 1] === 'S')).toBe(false)
  })

  it('[DAWN-3.2.a] the four start normal on their symbols, one or two in a square and never three', () => {
    const table = hideAll(start())
    expect(table.offered('human')).toEqual(['place peter 032', 'place peter 053', 'place peter 196'])
    expect(table.refusal('human: place peter 063')).toEqual({ rule: 'DAWN-3.2.a', key: 'DAWN-3.2.a.symbol' })
    table.play('human: place peter 053').play('human: place roger 053')
    expect(table.refusal('human: place steve 053')).toEqual({ rule: 'DAWN-3.2.a' })
    expect(table.offered('human')).toEqual(['place steve 032', 'place steve 196'])
    table.play('human: place steve 196').play('human: place fran 196')
    expect(table.state.at.map(squareName)).toEqual(['053', '053', '196', '196'])
    expect(table.state.status).toEqual([0, 0, 0, 0])
  })

  it('[DAWN-3.2.b] two rifles lie on 177 and nobody holds one', () => {
    const table = placeAll(hideAll(start()))
    expect([table.state.riflesLeft, table.state.rifle]).toEqual([2, [0, 0, 0, 0]])
    expect(squareName(mallOf(table.state).rifleSquare)).toBe('177')
    expect(mallOf(table.state).plan.areas[mallOf(table.state).rifleArea]?.name).toBe("Edwin's Sports Centre")
  })

  it('[DAWN-3.3.a] every door starts open, the four main doors too', () => {
    const table = placeAll(hideAll(start()))
    expect(table.state.doors).toHaveLength(32)
    expect(table.state.doors.every((state) => state === 0)).toBe(true)
    expect(mallOf(table.state).mainDoors.some((door) => table.state.doors[door] === CLOSED)).toBe(false)
  })

  it('[DAWN-3.3.b] symbols have no effect later: three stand on one, a unit walks onto another', () => {
    placeAll(hideAll(start()))
    const table = TestTable.at(module, 'turn 2 human\npeter 031\nroger 032\nsteve 032\nfran 215\nzombies 074 055')
    table.play('human: activate peter').play('human: walk 032')
    expect(table.state.at.filter((square) => squareName(square) === '032')).toHaveLength(3)
    table
      .play('human: done')
      .play('zombie: pass', { dice: [1] })
      .play('zombie: move 074 073', { dice: [2, 2] })
    expect(table.view('human').units.map((unit) => squareName(unit.square))).toEqual(['055', '073'])
  })

  it('[DAWN-1.0.b] the seats of each mode, and who is asked first', () => {
    const modes = ['two-player', 'solitaire', 'coop-3', 'coop-4'] as const
    const seats = modes.map((mode) => module.game.seats(start({ mode }).state.options))
    expect(seats).toEqual([
      ['human', 'zombie'],
      ['human'],
      ['fran-steve', 'peter', 'roger'],
      ['peter', 'roger', 'steve', 'fran'],
    ])
    expect(modes.map((mode) => start({ mode }).asked())).toEqual([
      ['zombie: hide'],
      ['human: place'],
      ['peter: place'],
      ['peter: place'],
    ])
    const coop = start({ mode: 'coop-3' }).play('peter: place peter 032').play('roger: place roger 032')
    expect(coop.play('fran-steve: place steve 053').play('fran-steve: place fran 053').state.at[FRAN]).toBe(52)
  })
})
