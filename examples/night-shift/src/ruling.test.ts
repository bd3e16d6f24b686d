import { seededBelow } from '@shamble/chance'
import type { FormShape } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { CONSEQUENCES } from './corridor.js'
import module from './index.js'

/** The game master is about to rule on what Ana proposes in the second room. */
function proposed(corridor: string, what: string, role = 'porter', gm = 'menace 6', ana = 'survival 3') {
  return TestTable.at(
    module,
    `hour 3, room 2${corridor}
     gm: ${gm}
     ana: ${role}, ${ana}
     ben: nurse, survival 3
     asked: rule ana ${what}`,
  )
}

const tooDear = (price: number, menace: number) => ({ rule: 'NS-2.1', params: { price, menace } })

describe('rulings', () => {
  it('[NS-4.1] every proposal waits for a ruling, which all can read in the log', () => {
    const table = TestTable.at(
      module,
      `hour 3, room 2, obstacle blocked
       gm: menace 6
       ana: porter, survival 3
       ben: nurse, survival 3
       asked: propose ana`,
    ).play('ana: propose force')
    expect(table.asked()).toEqual(['gm: rule'])
    table.play('gm: rule 3 wound')
    expect(table.events).toEqual([
      {
        kind: 'ruled',
        rule: 'NS-4.1',
        seat: 0,
        modifiers: [{ rule: 'NS-4.3', value: 1 }],
        data: {
          attempt: { word: 'attempt.force' },
          difficulty: 3,
          consequence: { word: 'consequence.wound' },
          price: 2,
        },
      },
    ])
    expect(table.asked()).toEqual(['ana: commit'])
    expect(table.refusal('gm: rule 4 wound')).toEqual({ rule: 'TABLE.2' })
  })

  it('[NS-4.1] a ruling holds although a noise makes the room more dangerous', () => {
    const table = proposed(', zombies 1', 'sneak', 'guard').play('gm: rule 1 setback').play('gm: noise')
    expect(table.state.frames[1]).toMatchObject({ difficulty: 1 })
    expect(table.play('ana: roll', { dice: [2, 1, 1, 1] }).state.slipped).toBe(true)
  })

  it('[NS-4.1] a ruling is a form, begun with what costs nothing, that says its price', () => {
    const table = proposed(', obstacle blocked', 'force')
    const { actions, spaces } = table.engine.choices(table.state, 0)
    expect(actions).toEqual([])
    const [space] = spaces
    const [difficulty, consequence] = (space!.shape as FormShape).fields
    expect(difficulty).toMatchObject({ name: 'difficulty', shape: { min: 1, max: 4, first: 2 } })
    expect(consequence).toMatchObject({ name: 'consequence', shape: { of: CONSEQUENCES, first: 'setback' } })
    const price = (ruling: string) => space!.about!(module.notation.read(ruling)!)
    expect(price('rule 2 setback')).toEqual([{ key: 'price', params: { price: 0, menace: 6 } }])
    expect(price('rule 4 wound')).toEqual([{ key: 'price', params: { price: 3, menace: 6 } }])
    const below = seededBelow('rulings')
    for (let i = 0; i < 50; i++) expect(space!.check(space!.sample(below))).toBeNull()
  })

  it('[NS-4.2] the difficulty is from 1 to 4', () => {
    const table = proposed(', obstacle blocked', 'force')
    for (const difficulty of [0, 5, 9])
      expect(table.refusal(`gm: rule ${difficulty} setback`)).toEqual({
        rule: 'NS-4.2',
        params: { most: 4 },
        at: 'difficulty',
      })
    expect([table.allows('gm: rule 1 setback'), table.allows('gm: rule 4 setback')]).toEqual([true, true])
  })

  it('[NS-4.2] the difficulty is never above the dice', () => {
    const two = proposed(', obstacle blocked', 'force', 'nurse')
    expect(two.refusal('gm: rule 3 setback')).toEqual({ rule: 'NS-4.2', params: { most: 2 }, at: 'difficulty' })
    expect(two.allows('gm: rule 2 setback')).toBe(true)
    const one = proposed(', obstacle blocked', 'force', 'nurse', 'menace 6', 'survival 1')
    expect(one.refusal('gm: rule 2 setback')).toEqual({ rule: 'NS-4.2', params: { most: 1 }, at: 'difficulty' })
    expect(one.allows('gm: rule 1 setback')).toBe(true)
  })

  it.each([
    ['force', ', obstacle blocked', 'porter', 2],
    ['distract', ', zombies 3', 'porter', 1],
    ['search', '', 'nurse', 1],
    ['fight', ', zombies 3', 'guard', 1],
    ['sneak', ', zombies 1', 'guard', 1],
    ['sneak', ', zombies 2', 'guard', 2],
    ['sneak', ', zombies 3', 'guard', 3],
    ['sneak', ', zombies 3', 'nurse', 2],
  ])('[NS-4.3] to %s%s as a %s the difficulty %i is free and one more costs 1', (what, corridor, role, usual) => {
    const free = proposed(corridor, what, role, 'menace 0')
    expect(free.refusal(`gm: rule ${usual + 1} setback`)).toMatchObject(
      role === 'nurse' && what === 'sneak' ? { rule: 'NS-4.2' } : tooDear(1, 0),
    )
    expect(free.play(`gm: rule ${usual} setback`).state.menace).toBe(0)
  })

  it('[NS-4.3] to treat, 2 is free and 3 costs 1', () => {
    const treating = (menace: number) =>
      TestTable.at(
        module,
        `hour 3, room 2
         gm: menace ${menace}
         ana: nurse, survival 3, confessed 0
         ben: nurse, survival 3
         asked: rule ana treat`,
      )
    expect(treating(0).play('gm: rule 2 setback').state.menace).toBe(0)
    expect(treating(0).refusal('gm: rule 3 setback')).toEqual(tooDear(1, 0))
    expect(treating(1).play('gm: rule 3 setback').events[0]!.modifiers).toEqual([{ rule: 'NS-4.3', value: 1 }])
  })

  it('[NS-4.3] points above the usual difficulty and the consequence add up; a lower difficulty gives nothing back', () => {
    const table = proposed(', obstacle blocked', 'force', 'porter', 'menace 2')
    expect(table.refusal('gm: rule 4 wound')).toEqual(tooDear(3, 2))
    const hard = proposed(', obstacle blocked', 'force', 'porter', 'menace 2').play('gm: rule 3 wound')
    expect(hard.state).toMatchObject({ menace: 0, spent: 10 })
    const easy = proposed(', obstacle blocked', 'force', 'porter', 'menace 2').play('gm: rule 1 wound')
    expect(easy.state).toMatchObject({ menace: 1, spent: 9 })
    expect(easy.events[0]!.modifiers).toEqual([{ rule: 'NS-4.3', value: -1 }])
  })

  it('[NS-4.4] a wound may be named only among zombies or for forcing', () => {
    expect(proposed('', 'search').refusal('gm: rule 1 wound')).toEqual({ rule: 'NS-4.4', at: 'consequence' })
    expect(proposed(', zombies 1', 'search').allows('gm: rule 1 wound')).toBe(true)
    expect(proposed(', obstacle blocked', 'force').allows('gm: rule 1 wound')).toBe(true)
  })

  it('[NS-4.4] failing brings what was named: a wound', () => {
    const table = proposed(', zombies 1', 'fight', 'nurse').play('gm: rule 1 wound')
    const hurt = table.play('ana: roll', { dice: [1, 3] })
    expect(hurt.state).toMatchObject({ survival: [2, 3], mauled: [0, 0], zombies: 1 })
    expect(hurt.events[1]).toEqual({ kind: 'wounded', rule: 'NS-4.4', seat: 1, data: { survival: 2 } })
  })

  it('[NS-4.4] failing brings what was named: an alarm, unless a noise has filled the room', () => {
    const ruled = () => proposed(', zombies 2', 'fight', 'nurse').play('gm: rule 1 alarm')
    expect(ruled().play('ana: roll', { dice: [1, 3] }).state.zombies).toBe(3)
    expect(ruled().play('ana: roll', { dice: [1, 2] }).state.zombies).toBe(1)
    const crowded = ruled()
      .play('gm: noise')
      .play('ana: roll', { dice: [1, 3] })
    expect(crowded.state.zombies).toBe(3)
    expect(crowded.events[1]).toEqual({ kind: 'crowded', rule: 'NS-2.4', seat: 1 })
  })

  it('[NS-2.4] an alarm may not be named where no zombie has room', () => {
    const full = proposed(', zombies 3', 'fight', 'nurse')
    expect(full.refusal('gm: rule 1 alarm')).toEqual({ rule: 'NS-2.4', params: { most: 3 }, at: 'consequence' })
    expect(proposed(', zombies 2', 'fight', 'nurse').allows('gm: rule 1 alarm')).toBe(true)
  })

  it('[NS-4.5] withdrawing gives the ruling’s price back, and is possible once an hour', () => {
    const table = proposed(', zombies 1, obstacle blocked', 'force').play('gm: rule 3 alarm')
    expect(table.state).toMatchObject({ menace: 4, spent: 6 })
    expect(table.offered('ana')).toEqual(['roll', 'withdraw'])
    table.play('ana: withdraw')
    expect(table.state).toMatchObject({ menace: 6, spent: 4, survival: [3, 3] })
    expect(table.asked()).toEqual(['ana: propose'])
    table.play('ana: propose fight').play('gm: rule 1 setback')
    expect(table.refusal('ana: withdraw')).toEqual({ rule: 'NS-4.5' })
    expect(table.offered('ana')).toEqual(['roll'])
  })

  it('[NS-4.5] another survivor, and another hour, have a withdrawal of their own', () => {
    const table = proposed('', 'search').play('gm: rule 1 setback').play('ana: withdraw').play('ana: wait')
    table.play('ben: propose search').play('gm: rule 1 setback')
    expect(table.offered('ben')).toContain('withdraw')
    table.play('ben: withdraw').play('ben: wait').play('gm: prepare nothing')
    table.play('ana: propose search').play('gm: rule 1 setback')
    expect(table.offered('ana')).toContain('withdraw')
  })

  it('[NS-4.6] what was withdrawn cannot be proposed again in that hour, anything else can', () => {
    const table = proposed(', zombies 1', 'search').play('gm: rule 1 setback').play('ana: withdraw')
    expect(table.refusal('ana: propose search')).toEqual({ rule: 'NS-4.6' })
    expect(table.offered('ana')).toEqual(['wait', 'propose sneak', 'propose distract', 'propose fight'])
    expect(table.play('ana: wait').offered('ben')).toContain('propose search')
  })
})
