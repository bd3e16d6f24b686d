import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from './index.js'

const fightAt = (text: string, options = {}) => TestTable.at(module, text, options).play('north: fight south')

describe('each card', () => {
  it('[GB-4.4] is played from the player’s own hand', () => {
    const table = fightAt('turn 4 north fights\nnorth 3: shovel\neast 3: fog\nsouth 3: hush')
    expect(table.refusal('north: play fog')).toEqual({ rule: 'GB-4.4' })
    expect(table.offered('north')).toContain('play shovel on north')
  })

  it('[GB-4.5] has its moment', () => {
    const table = fightAt('turn 4 north fights\nnorth 3: shovel hush swerve bite bandage\neast 3: fog\nsouth 3: hush')
    for (const move of ['hush', 'swerve on east', 'bite on south', 'bandage on north']) {
      expect(table.refusal(`north: play ${move}`)).toEqual({ rule: 'GB-4.5' })
    }
    table.play('north: play shovel on north')
    expect(table.refusal('east: play fog')).toEqual({ rule: 'GB-4.5' })
    expect(table.offered('south')).toEqual(['pass', 'play hush'])
  })

  it('[GB-5.1] Shovel adds 2 to either fighter, to nobody else, and several add up', () => {
    const text = 'turn 4 north fights\nnorth 3: shovel*2\neast 3: -\nsouth 3: -\ndeck: -'
    const table = fightAt(text)
    expect(table.refusal('north: play shovel on east')).toEqual({ rule: 'GB-5.1' })
    table.play('north: play shovel on north')
    expect(table.state.edge).toEqual([2, 0, 0])
    table.play('north: play shovel on north', { dice: [1, 4] })
    expect(table.state.lives).toEqual([3, 3, 2])
    const rolled = table.events.find((event) => event.kind === 'rolled')
    expect(rolled).toMatchObject({ modifiers: [{ rule: 'GB-5.1', value: 4 }], data: { lead: 1 } })
    expect(table.state.edge).toEqual([0, 0, 0])
  })

  it('[GB-5.1] a Shovel for the defender counts against the attacker', () => {
    const text = 'turn 4 north fights\nnorth 3: -\neast 3: shovel\nsouth 3: -\ndeck: -'
    const roll = (dice: number[]) => fightAt(text).play('east: play shovel on south', { dice }).state.lives
    expect(roll([5, 3])).toEqual([3, 3, 3])
    expect(roll([5, 4])).toEqual([2, 3, 3])
    expect(roll([6, 3])).toEqual([3, 3, 2])
  })

  it('[GB-5.2] Fog ends the fight: no roll, no more questions about it', () => {
    const table = fightAt('turn 4 north fights\nnorth 3: shovel\neast 3: fog shovel bite hush\nsouth 3: hush')
    table.play('north: pass').play('east: play fog').play('north: pass')
    table.play('south: pass', { draws: ['hush'] })
    expect(table.events.map((event) => event.kind)).toEqual(['fogged', 'turn', 'drew'])
    expect(table.state.lives).toEqual([3, 3, 3])
    expect(table.asked()).toEqual(['east: rival'])
  })

  it('[GB-5.3] Shove puts an outsider in the defender’s place, who fights with their own modifiers', () => {
    const text = 'turn 4 north fights\nnorth 3: shovel\neast 1: -\nsouth 3: shove shovel'
    const table = fightAt(text).play('north: pass').play('south: play shovel on south').play('north: pass')
    table.play('north: pass')
    expect(table.refusal('south: play shove on north')).toEqual({ rule: 'GB-5.3' })
    expect(table.refusal('south: play shove on south')).toEqual({ rule: 'GB-5.3' })
    table
      .play('south: play shove on east')
      .play('north: pass')
      .play('north: pass', { dice: [4, 4] })
    expect(table.state.lives).toEqual([2, 1, 3])
    expect(table.events.find((event) => event.kind === 'rolled')?.modifiers).toEqual([{ rule: 'GB-3.3', value: -1 }])
  })

  it('[GB-5.3] in a duel nobody can be shoved', () => {
    const text = 'turn 4 north fights\nnorth 3: -\neast 3: shove'
    const table = TestTable.at(module, text, { seats: 2 }).play('north: fight east')
    expect(table.offered('east')).toEqual(['pass'])
    expect(table.refusal('east: play shove on north')).toEqual({ rule: 'GB-5.3' })
  })

  it('[GB-5.6] Bandage heals a player who is hurt and alive, up to the lives of the beginning', () => {
    const text = 'turn 4 north fights\nnorth 2: bandage*2\neast out\nsouth 3: -\nwest 3: -\ndeck: -'
    const table = fightAt(text, { seats: 4 }).play('north: pass', { dice: [6, 1] })
    expect(table.offered('north')).toEqual(['pass', 'play bandage on north', 'play bandage on south'])
    expect(table.refusal('north: play bandage on east')).toEqual({ rule: 'GB-5.6' })
    expect(table.refusal('north: play bandage on west')).toEqual({ rule: 'GB-5.6' })
    table.play('north: play bandage on north')
    expect(table.state.lives).toEqual([3, 0, 2, 3])
    expect(table.offered('north')).toEqual(['pass', 'play bandage on south'])
  })

  it('[GB-5.8] Bite takes a life from any living seat while the card that it answers goes on', () => {
    const text = 'turn 4 north fights\nnorth 3: shovel hush\neast out\nsouth 3: bite\nwest 2: -\ndeck: -'
    const table = fightAt(text, { seats: 4 }).play('north: play shovel on north')
    expect(table.refusal('south: play bite on east')).toEqual({ rule: 'GB-5.8' })
    table.play('south: play bite on west').play('north: pass')
    expect(table.state.lives).toEqual([3, 0, 3, 1])
    expect(table.state.edge).toEqual([2, 0, 0, 0])
  })
})
