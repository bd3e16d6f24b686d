import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { squareName } from '../map/mall.js'
import { IN_BOX, INFECTED, KILLED, mallOf, PETER, ROGER, STEVE, STUNNED, SUPER } from '../state.js'
import { ENTRANCE_TABLE } from './generation-phase.js'

const CHARACTERS = 'peter 053\nroger 053\nsteve 196\nfran 196'

/** A two-player table at the end of phase C: one unit in 011 could still move, so the zombie player is asked. */
function endOfFreePhase(lines = '', characters = CHARACTERS) {
  const zombies = lines.includes('zombies') ? '' : '\nzombies 011'
  return TestTable.at(module, `turn 3 free\n${characters}${zombies}\n${lines}`, {}, { dice: [1] })
}
type Table = ReturnType<typeof endOfFreePhase>

const occupied = (table: Table): string[] => table.view('spectator').units.map((unit) => squareName(unit.square))
const kinds = (table: Table): string[] => table.events.map((event) => event.kind)

/** So many squares far from the main doors and the characters. */
function crowd(n: number): string {
  const { state } = endOfFreePhase()
  const { plan, mainDoorAt, size } = mallOf(state)
  const far = Array.from({ length: size }, (_, square) => square).filter(
    (square) => mainDoorAt[square]! < 0 && !plan.characterPlacement.includes(squareName(square)),
  )
  return far.slice(0, n).map(squareName).join(' ')
}

describe('the Zombie Entrance Table', () => {
  const ROWS: readonly (readonly [dice: readonly [number, number], squares: readonly string[]])[] = [
    [
      [1, 1],
      ['004', '093'],
    ],
    [
      [1, 2],
      ['004', '117'],
    ],
    [[1, 3], []],
    [[1, 4], ['117']],
    [[1, 5], ['004']],
    [[1, 6], []],
    [[2, 6], ['212']],
    [[3, 6], ['093']],
    [[4, 6], []],
    [
      [5, 6],
      ['093', '212'],
    ],
    [
      [6, 6],
      ['117', '212'],
    ],
  ]

  it.each(ROWS)('[DAWN-13.5.a] [DAWN-13.0.a] [DAWN-13.1.a] with %j brings units to %j', (dice, squares) => {
    const table = endOfFreePhase().play('zombie: done', { dice })
    expect(occupied(table).filter((square) => square !== '011')).toEqual(squares)
    expect(occupied(table)).toContain('011')
    expect(table.state.poolUrns).toHaveLength(49 - squares.length)
    expect(table.asked()).toEqual(['human: activate'])
  })

  it('[DAWN-13.5.a] names North, East, South and West as the ledger does', () => {
    const names = ['N', 'E', 'S', 'W']
    const rows = ENTRANCE_TABLE.map((doors) => doors.map((door) => names[door]).join(''))
    expect(rows.join(' / ')).toBe('NW / NE /  / E / N /  / S / W /  / SW / SE')
  })
})

describe('doors that let nobody in', () => {
  it('[DAWN-13.2.a] [DAWN-RUL.55] a closed door is ignored, the other named door still works, nothing is rolled again', () => {
    const table = endOfFreePhase('doors #29 closed').play('zombie: done', { dice: [1, 1] })
    expect(occupied(table)).toEqual(['011', '093'])
    expect(kinds(table)).toEqual(expect.arrayContaining(['entrance-barred', 'entered']))
    const both = endOfFreePhase('doors #29 closed, #32 closed').play('zombie: done', { dice: [1, 1] })
    expect(occupied(both)).toEqual(['011'])
  })

  it('[DAWN-13.2.a] [DAWN-RUL.55] a zombie-occupied square is ignored, whether a unit or a super zombie holds it', () => {
    const unit = endOfFreePhase('zombies 004').play('zombie: done', { dice: [1, 1] })
    expect(occupied(unit)).toEqual(['004', '093'])
    const turned = endOfFreePhase('', 'peter 053\nroger 053\nsteve 212 super\nfran 196')
    turned.play('zombie: done', { dice: [5, 6] })
    expect(occupied(turned)).toEqual(['011', '093'])
  })

  it('[DAWN-13.2.b] the table is not rolled when each door is closed or its square zombie-occupied', () => {
    const table = endOfFreePhase('zombies 004 117\ndoors #31 closed, #32 closed').play('zombie: done')
    expect(kinds(table)).toContain('no-entrance')
    expect(occupied(table)).toEqual(['004', '117'])
  })

  it('[DAWN-13.2.b] one door that is open and free is enough for the roll', () => {
    const table = endOfFreePhase('zombies 004 117\ndoors #31 closed').play('zombie: done', { dice: [3, 6] })
    expect(kinds(table)).not.toContain('no-entrance')
    expect(occupied(table)).toEqual(['004', '093', '117'])
  })

  it('[DAWN-13.2.a] a character in the square keeps nobody out', () => {
    const table = endOfFreePhase('', 'peter 004\nroger 053\nsteve 196\nfran 196')
    table.play('zombie: done', { dice: [1, 5], draws: [3] })
    expect(occupied(table)).toEqual(['004', '011'])
  })
})

describe('where entering units come from', () => {
  it('[DAWN-13.3.a] from the eliminated pool, unseen: the value stays unknown until it is revealed', () => {
    const table = endOfFreePhase(`pool 8 8 8 8${' ?'.repeat(45)}`).play('zombie: done', { dice: [1, 5], draws: [-1] })
    const entered = table.view('zombie').units.find((unit) => squareName(unit.square) === '004')!
    expect([entered.value, entered.faceUp]).toEqual([0, false])
    expect(table.state.poolValues.length + table.state.poolUrns.length).toBe(48)
  })

  it('[DAWN-13.3.a] [DAWN-RUL.32] never from the hidden box: with an empty pool the dice roll and nobody enters', () => {
    const table = endOfFreePhase(`zombies ${crowd(48)}\nhidden 118 138`).play('zombie: done', { dice: [1, 5] })
    expect(kinds(table)).toEqual(expect.arrayContaining(['entrance-rolled', 'pool-empty']))
    expect(occupied(table)).toHaveLength(48)
    expect(table.state.where.filter((where) => where === IN_BOX)).toHaveLength(2)
  })

  it('[DAWN-RUL.32] one unit and two doors: it takes the door named first', () => {
    const table = endOfFreePhase(`zombies ${crowd(49)}`).play('zombie: done', { dice: [5, 6] })
    expect(occupied(table)).toContain('212')
    expect(occupied(table)).not.toContain('093')
    expect(kinds(table)).toContain('pool-empty')
  })

  it('[DAWN-RUL.32] [DAWN-RUL.55] and the second where the first is barred', () => {
    const table = endOfFreePhase(`zombies ${crowd(49)}\ndoors #31 closed`).play('zombie: done', { dice: [5, 6] })
    expect(occupied(table)).toContain('093')
    expect(kinds(table)).not.toContain('pool-empty')
  })
})

describe('entering where a character stands', () => {
  const AT_THE_NORTH_DOOR = 'peter 004\nroger 053\nsteve 196\nfran 196'

  it('[DAWN-13.4.a] it is turned up and attacks at once, defensive fire included', () => {
    const table = endOfFreePhase('', AT_THE_NORTH_DOOR).play('zombie: done', { dice: [1, 5], draws: [6] })
    expect(table.asked()).toEqual(['human: defend'])
    expect(table.view('human').units.find((unit) => unit.square === 3)).toMatchObject({ value: 6, faceUp: true })
    // Calm, and 5 against 6: missed, so it attacks.
    table.play('human: fire peter', { dice: [6, 2, 3, 2, 3] })
    expect(table.state.status[PETER]).toBe(STUNNED)
    expect(occupied(table)).toEqual(['004', '011'])
  })

  it('[DAWN-13.4.a] shot in time it attacks nobody: 6 against 6', () => {
    const table = endOfFreePhase('', AT_THE_NORTH_DOOR).play('zombie: done', { dice: [1, 5], draws: [6] })
    table.play('human: fire peter', { dice: [6, 3, 3] })
    expect(table.state.status[PETER]).toBe(0)
    expect(occupied(table)).toEqual(['011'])
  })

  it('[DAWN-13.4.a] by the attack table: strength 6 stuns on 5 and does nothing on 7', () => {
    const stunned = endOfFreePhase('', AT_THE_NORTH_DOOR).play('zombie: done', { dice: [1, 5], draws: [6] })
    stunned.play('human: hold', { dice: [2, 3] })
    expect(stunned.state.status[PETER]).toBe(STUNNED)
    const unhurt = endOfFreePhase('', AT_THE_NORTH_DOOR).play('zombie: done', { dice: [1, 5], draws: [6] })
    unhurt.play('human: hold', { dice: [3, 4] })
    expect(unhurt.state.status).toEqual([0, 0, 0, 0])
  })

  it('[DAWN-13.4.a] the fight at the first door is over before the second unit enters', () => {
    const table = endOfFreePhase('', AT_THE_NORTH_DOOR).play('zombie: done', { dice: [1, 1], draws: [6] })
    expect(occupied(table)).toEqual(['004', '011'])
    table.play('human: hold', { dice: [3, 4] })
    expect(occupied(table)).toEqual(['004', '011', '093'])
  })
})

describe('the order of dice in phase E', () => {
  // Nobody is on the map, so that phases A to D need the free die alone.
  const INFECTED_AT_THE_DOOR =
    'turn 5 human\npeter 004 infected\nroger 004\nsteve 196 infected since 4\nfran 053\nzombies\nrifles 2'
  const solitaire = () => TestTable.at(module, INFECTED_AT_THE_DOOR, { mode: 'solitaire' })
  const NOTHING_HIDDEN = [1, 6]

  it('[DAWN-DICE.e] entrance dice, attacks of entering units, then two for each infected from Peter to Fran', () => {
    const table = solitaire().play('human: pass', { dice: [...NOTHING_HIDDEN, 4, 1, 5], draws: [4] })
    expect(table.asked()).toEqual(['human: defend'])
    // The number die (both), strength 2 each; Peter 6+4 and Roger 5+5 unhurt; then Peter 3+3 and Steve 4+4 stay human.
    table.play('human: hold', { dice: [4, 6, 4, 5, 5, 3, 3, 4, 4] })
    expect(table.state.status).toEqual([INFECTED, 0, INFECTED, 0])
    expect(kinds(table).filter((kind) => kind === 'still-human')).toHaveLength(2)
    expect(table.state.turn).toBe(6)
  })

  it('[DAWN-DICE.e] each creation attack comes at once, before the next infected is rolled for', () => {
    const table = solitaire().play('human: pass', { dice: [...NOTHING_HIDDEN, 4, 3, 4, 1, 1] })
    expect(table.state.status[PETER]).toBe(SUPER)
    expect(table.asked()).toEqual(['human: defend'])
    // Roger is attacked by strength 2: a total of 6 stuns. Only then Steve's dice are rolled.
    table.play('human: hold', { dice: [3, 3, 4, 5] })
    expect(table.state.status).toEqual([SUPER, STUNNED, INFECTED, 0])
  })

  it('[DAWN-DICE.e] a character who dies before their dice are rolled needs none', () => {
    const table = solitaire().play('human: pass', { dice: [...NOTHING_HIDDEN, 4, 1, 5], draws: [4] })
    // Both attacked: Peter, infected, is killed by a 3; Roger unhurt; then only Steve's dice.
    table.play('human: hold', { dice: [4, 1, 2, 5, 5, 3, 4] })
    expect(table.state.status).toEqual([KILLED, 0, INFECTED, 0])
    expect([table.state.at[PETER], table.state.at[ROGER], table.state.at[STEVE]]).toEqual([-1, 3, 195])
  })

  it('[DAWN-DICE.f] draws are a stream of their own: other values leave every die as it was', () => {
    const outcomes = [1, 9].map((value) => {
      const table = solitaire().play('human: pass', { dice: [...NOTHING_HIDDEN, 4, 1, 5], draws: [value] })
      return table.last!.outcomes.filter((outcome) => Array.isArray(outcome))
    })
    expect(outcomes[0]).toEqual([[1], [6], [4], [1, 5]])
    expect(outcomes[1]).toEqual(outcomes[0])
  })
})
