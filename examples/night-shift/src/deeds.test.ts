import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from './index.js'

const SUCCESS = { dice: [2, 2, 2, 2] }
const FAILURE = { dice: [1, 1, 1, 1] }

/** Ana, of a role that favours what she tries, is asked in the second room; Ben comes after her. */
function asking(corridor: string, role: string, ben = 'nurse, survival 3', gm = 'menace 4') {
  return TestTable.at(
    module,
    `hour 3, room 2${corridor}
     gm: ${gm}
     ana: ${role}, survival 3
     ben: ${ben}
     asked: propose ana`,
  )
}

type Table = ReturnType<typeof asking>

function attempt(table: Table, what: string, dice: { dice: number[] }): Table {
  table.play(`ana: propose ${what}`)
  return table.play('gm: rule 1 setback').play('ana: roll', dice)
}

const kinds = (table: Table) => table.events.map(({ kind }) => kind)

describe('attempts', () => {
  it('[NS-3.1] a fight fells one zombie, and needs one', () => {
    expect(asking('', 'guard').refusal('ana: propose fight')).toEqual({ rule: 'NS-3.1' })
    const won = attempt(asking(', zombies 2', 'guard'), 'fight', SUCCESS)
    expect(won.state.zombies).toBe(1)
    expect(kinds(won)).toEqual(['succeeded', 'zombie-falls'])
    const lost = attempt(asking(', zombies 2', 'guard'), 'fight', FAILURE)
    expect(lost.state).toMatchObject({ zombies: 2, survival: [3, 3] })
    expect(kinds(lost)).toEqual(['failed', 'setback'])
  })

  it('[NS-3.2] distracting keeps the dead from attacking for this hour, and is done once', () => {
    expect(asking('', 'porter').refusal('ana: propose distract')).toEqual({ rule: 'NS-3.2' })
    expect(asking(', zombies 1, lured', 'porter').refusal('ana: propose distract')).toEqual({ rule: 'NS-3.2' })
    const lured = attempt(asking(', zombies 2', 'porter'), 'distract', SUCCESS)
    expect(lured.state).toMatchObject({ lured: true, zombies: 2 })
    // No die is rolled for the dead.
    expect(kinds(lured.play('ben: wait'))).toEqual(['waited', 'held-back', 'hour-strikes'])
    const failed = attempt(asking(', zombies 1', 'porter'), 'distract', FAILURE)
    expect(kinds(failed.play('ben: wait', { draws: ['ben'], dice: [1] }))).toContain('fended')
  })

  it('[NS-3.3] sneaking opens a way past the dead for this hour, and is done once', () => {
    expect(asking('', 'guard').refusal('ana: propose sneak')).toEqual({ rule: 'NS-3.3' })
    expect(asking(', zombies 1, slipped', 'guard').refusal('ana: propose sneak')).toEqual({ rule: 'NS-3.3' })
    const past = attempt(asking(', zombies 1', 'guard'), 'sneak', SUCCESS)
    expect(past.state.slipped).toBe(true)
    expect(past.play('ben: wait', { draws: ['ben'], dice: [1] }).state).toMatchObject({ room: 3, zombies: 0 })
    const caught = attempt(asking(', zombies 1', 'guard'), 'sneak', FAILURE)
    expect(caught.play('ben: wait', { draws: ['ben'], dice: [1] }).state).toMatchObject({ room: 2, zombies: 1 })
  })

  it('[NS-3.4] forcing breaks the obstacle, and needs one that stands', () => {
    expect(asking('', 'porter').refusal('ana: propose force')).toEqual({ rule: 'NS-3.4' })
    expect(asking(', obstacle broken', 'porter').refusal('ana: propose force')).toEqual({ rule: 'NS-3.4' })
    const open = attempt(asking(', obstacle blocked', 'porter'), 'force', SUCCESS)
    expect(open.state.obstacle).toBe('broken')
    expect(open.play('ben: wait').state.room).toBe(3)
    const shut = attempt(asking(', obstacle blocked', 'porter'), 'force', FAILURE)
    expect(shut.state.obstacle).toBe('blocked')
    expect(shut.play('ben: wait').state.room).toBe(2)
  })

  it('[NS-3.5] a search shows the next room: a trap there is found and made harmless', () => {
    const found = attempt(asking('', 'nurse', 'nurse, survival 3', 'menace 4, traps 3 4'), 'search', SUCCESS)
    expect(found.state).toMatchObject({ traps: [4], searched: [3], exposed: 1, menace: 4, spent: 4 })
    expect(found.last!.revealed).toBe('all')
    expect(kinds(found)).toEqual(['succeeded', 'trap-found'])
    // Nothing springs, and no die is rolled.
    expect(kinds(found.play('ben: wait'))).toEqual(['waited', 'moved-on', 'hour-strikes'])
  })

  it('[NS-3.5] a search that finds nothing says so to all; one that fails shows nothing', () => {
    const clear = attempt(asking('', 'nurse', 'nurse, survival 3', 'menace 4, traps 4'), 'search', SUCCESS)
    expect(clear.state).toMatchObject({ traps: [4], searched: [3] })
    expect(clear.last!.revealed).toBe('all')
    expect(kinds(clear)).toEqual(['succeeded', 'way-clear'])
    const failed = attempt(asking('', 'nurse', 'nurse, survival 3', 'menace 4, traps 3'), 'search', FAILURE)
    expect(failed.state).toMatchObject({ traps: [3], searched: [] })
    expect(failed.last!.revealed).toEqual([])
  })

  it('[NS-3.5] a room is searched once, and the exit never', () => {
    expect(asking(', searched 3', 'nurse').refusal('ana: propose search')).toEqual({ rule: 'NS-3.5' })
    expect(asking(', searched 2', 'nurse').offered('ana')).toContain('propose search')
    const inRoom = (room: number) =>
      TestTable.at(
        module,
        `hour 5, room ${room} / gm: menace 4 / ana: nurse, survival 3 / ben: guard, survival 3 / asked: propose ana`,
      )
    expect(inRoom(3).offered('ana')).toContain('propose search')
    expect(inRoom(4).refusal('ana: propose search')).toEqual({ rule: 'NS-3.5' })
  })

  it('[NS-3.6] treating cures a bite that all know of, and no other', () => {
    expect(asking('', 'nurse', 'guard, survival 2, mauled 1, bite 1').refusal('ana: propose treat')).toEqual({
      rule: 'NS-3.6',
    })
    const cured = attempt(asking('', 'nurse', 'guard, survival 2, confessed 1'), 'treat', SUCCESS)
    expect(cured.state).toMatchObject({ bite: [-1, -1], confessed: [false, false], survival: [3, 2] })
    expect(cured.events[1]).toEqual({ kind: 'cured', rule: 'NS-3.6', seat: 2 })
    const failed = attempt(asking('', 'nurse', 'guard, survival 2, confessed 1'), 'treat', FAILURE)
    expect(failed.state).toMatchObject({ bite: [-1, 1], confessed: [false, true] })
  })

  it.each([
    ['the older of two', 'confessed 1', 'confessed 2', [1, -1]],
    ['the first in seat order of two alike', 'confessed 1', 'confessed 1', [-1, 1]],
    ['the doer’s own', 'confessed 0', 'mauled 2, bite 2', [-1, 2]],
  ])('[NS-3.6] the bite that kills first is cured: %s', (_, ana, ben, bite) => {
    const table = TestTable.at(
      module,
      `hour 4, room 2
       gm: menace 4
       ana: nurse, survival 2, ${ana}
       ben: guard, survival 2, ${ben}
       asked: propose ana`,
    )
    expect(attempt(table, 'treat', SUCCESS).state.bite).toEqual(bite)
  })
})
