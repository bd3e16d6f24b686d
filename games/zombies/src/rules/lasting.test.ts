import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'

const at = (...lines: string[]) => TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled' })
const MOMENT = 'turn 5 red pre-zombie'

describe('a second card of one kind', () => {
  it('[ZMB-card.alternate-food-source] does not cut the first one short', () => {
    const table = at(MOMENT, 'red hand fear', 'blue hand alternate-food-source', 'effects alternate-food-source red 2')
    table.play('red: pass').play('blue: play alternate-food-source').play('red: pass')
    expect(table.state).toMatchObject({ foodSource: 0, foodSourceEnds: 2 })
  })

  it('[ZMB-card.alternate-food-source] takes its place where it lasts longer', () => {
    const table = at(MOMENT, 'red hand alternate-food-source', 'blue hand fear', 'effects alternate-food-source blue 1')
    table.play('red: play alternate-food-source').play('blue: pass')
    expect(table.state).toMatchObject({ foodSource: 0, foodSourceEnds: 2 })
  })

  it('[ZMB-card.govt-enhanced-zombies] neither', () => {
    const first = at(MOMENT, 'red hand fear', 'blue hand govt-enhanced-zombies', 'effects govt-enhanced-zombies red 2')
    expect(first.play('red: pass').play('blue: play govt-enhanced-zombies').play('red: pass').state).toMatchObject({
      govtEnhanced: 0,
      govtEnhancedEnds: 2,
    })
    const second = at(
      MOMENT,
      'red hand govt-enhanced-zombies',
      'blue hand fear',
      'effects govt-enhanced-zombies blue 1',
    )
    expect(second.play('red: play govt-enhanced-zombies').play('blue: pass').state).toMatchObject({
      govtEnhanced: 0,
      govtEnhancedEnds: 2,
    })
  })

  it('[ZMB-card.all-the-marbles] nor do more marbles', () => {
    const table = at(MOMENT, 'blue inplay all-the-marbles', 'red hand fear', 'effects all-the-marbles red')
    table.play('red: pass').play('blue: use all-the-marbles')
    expect(table.state.marbles).toBe(0)
  })
})

describe('dice that come back to life', () => {
  const position = [MOMENT, 'red hand i-dont-think-theyre-dead']

  it('[ZMB-card.lots-of-ammo] are repaired with ammunition that is opened for them', () => {
    const table = at(...position, 'blue bullets 0 lives 1 reserve 3 hand fear inplay lots-of-ammo')
    table.play('red: play i-dont-think-theyre-dead on blue').play('blue: pass', { dice: [1, 6] })
    expect(table.offered('blue')).toEqual(['done', 'use lots-of-ammo'])
    table.play('blue: use lots-of-ammo')
    expect(table.state).toMatchObject({ bullets: [3, 3], inPlay: [[], []] })
    table.play('blue: repair 1 with bullets')
    expect(table.state).toMatchObject({ bullets: [3, 0], reserve: [0, 3] })
  })

  it('[ZMB-R.20] tell what a life has bought', () => {
    const table = at(...position, 'blue bullets 0 lives 3 reserve 3 hand fear')
    table.play('red: play i-dont-think-theyre-dead on blue').play('blue: pass', { dice: [1, 6] })
    table.play('blue: repair 1 with life', { dice: [2] })
    expect(table.events).toContainEqual(expect.objectContaining({ kind: 'not-dead-roll', seat: 1, dice: [2] }))
    expect(table.play('blue: done').state).toMatchObject({ reserve: [0, 1], lives: [3, 2] })
  })
})

describe('a player who rests', () => {
  it('[ZMB-card.your-shoes-untied] [ZMB-card.what-is-that-smell] is not about to move', () => {
    const blue = 'blue hand your-shoes-untied, what-is-that-smell'
    const table = at('turn 5 red pre-move', 'red hand much-needed-rest', blue)
    table.play('red: play much-needed-rest').play('blue: pass')
    expect(table.asked()).toEqual(['blue: pre-move'])
    expect(table.offered('blue')).toEqual(['pass'])
    expect(table.refusal('blue: play your-shoes-untied on red').rule).toMatch(/^(ZMB-W.n|TABLE.6)$/)
  })
})
