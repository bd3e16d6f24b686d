import { seededChance } from '@shamble/chance'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { sizeOf } from './cards.js'
import module from './index.js'
import { position } from './position.js'

describe('a turn', () => {
  it('[GB-2.1] begins by drawing up to four cards, unseen by the others', () => {
    const text = 'turn 4 north dusk\nnorth 3: -\neast 3: fog hush\nsouth 3: hush*4'
    const table = TestTable.at(module, text)
    table.play('east: bait nothing').play('south: bait hush', { dice: [6, 6], draws: ['bite', 'bite'] })
    expect(position.write(table.state, 'full')).toContain('east 3: fog hush bite*2')
    expect(table.asked()).toEqual(['east: rival'])
    const drawn = table.events.filter((event) => event.kind === 'drew')
    expect(drawn.map((event) => [event.rule, event.seat, event.secret?.seenBy])).toEqual([
      ['GB-2.1', 1, [1]],
      ['GB-2.1', 1, [1]],
    ])
  })

  it('[GB-2.1] a full hand draws nothing, a short deck gives what it has, an empty one nothing', () => {
    const full = 'turn 4 north draws\nnorth 3: hush*4\neast 3: -\nsouth 3: -'
    expect(sizeOf(TestTable.at(module, full).state.hands[0]!)).toBe(4)
    const short = 'turn 4 north draws\nnorth 3: hush*2\neast 3: -\nsouth 3: -\ndeck: bite'
    const table = TestTable.at(module, short, {}, { draws: ['bite'] })
    expect(position.write(table.state, 'full')).toContain('north 3: hush*2 bite')
    expect(sizeOf(table.state.deck)).toBe(0)
    const none = 'turn 4 north draws\nnorth 3: hush*2\neast 3: -\nsouth 3: -\ndeck: -'
    expect(sizeOf(TestTable.at(module, none).state.hands[0]!)).toBe(2)
  })

  it('[GB-2.2] then a living rival must be picked: there is no passing, and the fallen are left alone', () => {
    const text = 'turn 4 north fights\nnorth 3: hush\neast out\nsouth 3: hush\nwest 1: -'
    const table = TestTable.at(module, text, { seats: 4 })
    expect(table.offered('north')).toEqual(['fight south', 'fight west'])
    expect(table.refusal('north: fight east')).toEqual({ rule: 'GB-2.2' })
    expect(table.refusal('north: fight north')).toEqual({ rule: 'TABLE.6' })
    expect(table.refusal('north: pass')).toEqual({ rule: 'TABLE.6' })
    expect(table.refusal('south: fight north')).toEqual({ rule: 'TABLE.2' })
  })

  it('[GB-2.3] the turn goes clockwise past seats that are out', () => {
    const text = 'turn 4 north fights\nnorth 3: -\neast out\nsouth 3: -\nwest 3: -\ndeck: -'
    const table = TestTable.at(module, text, { seats: 4 })
    table.play('north: fight south', { dice: [3, 3] })
    expect(table.asked()).toEqual(['south: rival'])
    table.play('south: fight west', { dice: [3, 3] })
    expect(table.asked()).toEqual(['west: rival'])
    expect(table.state.turn).toBe(6)
    expect(table.events.at(-1)).toEqual({ kind: 'turn', rule: 'GB-2.3', seat: 3 })
  })

  it('[GB-2.4] rotten ground keeps one rival from being picked, for this turn only', () => {
    const text = 'turn 4 north fights\nnorth 3: -\neast 3: -\nsouth 3: -\nrotten: south\ndeck: -'
    const table = TestTable.at(module, text)
    expect(table.offered('north')).toEqual(['fight east'])
    expect(table.refusal('north: fight south')).toEqual({ rule: 'GB-2.4' })
    table.play('north: fight east', { dice: [3, 3] })
    expect(table.offered('east')).toEqual(['fight north', 'fight south'])
  })

  it('[GB-2.4] with nobody on firm ground the turn has no fight', () => {
    const text = 'turn 4 north fights\nnorth 3: -\neast 3: rotten-ground\nsouth out\ndeck: -'
    const table = TestTable.at(module, text)
    table.play('east: play rotten-ground on east')
    expect(table.events.map((event) => event.kind)).toEqual(['played.on', 'rotted', 'no-rival', 'turn'])
    expect(table.asked()).toEqual(['east: rival'])
  })
})

describe('an interjection while another seat is asked', () => {
  const TEXT = 'turn 4 north fights\nnorth 3: -\neast 3: rotten-ground hush\nsouth 3: bandage\nwest 3: hush\ndeck: -'

  it('[GB-5.7] rotten ground comes from a seat that nobody waits for; the question is asked again after it', () => {
    const table = TestTable.at(module, TEXT, { seats: 4 })
    expect(table.asked()).toEqual(['north: rival'])
    expect(table.offered('east')).toEqual([
      'play rotten-ground on east',
      'play rotten-ground on south',
      'play rotten-ground on west',
    ])
    table.play('east: play rotten-ground on south')
    expect(table.asked()).toEqual(['south: card', 'west: card'])
    table.play('west: pass').play('south: pass')
    expect(table.asked()).toEqual(['north: rival'])
    expect(table.state.rotten).toEqual([0, 0, 1, 0])
    expect(table.offered('north')).toEqual(['fight east', 'fight west'])
  })

  it('[GB-5.7] not under the active seat, not twice under the same, not by the active seat, not in a fight', () => {
    const text = 'turn 4 north fights\nnorth 3: rotten-ground\neast 3: rotten-ground\nsouth 3: hush\nrotten: south'
    const table = TestTable.at(module, text)
    expect(table.offered('east')).toEqual(['play rotten-ground on east'])
    expect(table.refusal('east: play rotten-ground on north')).toEqual({ rule: 'GB-5.7' })
    expect(table.refusal('east: play rotten-ground on south')).toEqual({ rule: 'GB-5.7' })
    expect(table.refusal('north: play rotten-ground on east')).toEqual({ rule: 'TABLE.6' })
    table.play('north: fight east').play('north: pass')
    expect(table.refusal('east: play rotten-ground on east')).toEqual({ rule: 'GB-4.5' })
  })

  it('[GB-2.4] an answer on its way when the ground gave way counts if it is still legal, and not otherwise', () => {
    const before = TestTable.at(module, TEXT, { seats: 4 })
    const seen = before.state.seq
    const table = before.play('east: play rotten-ground on south')
    const late = (move: string) =>
      table.engine.apply(table.state, 0, module.notation.read(move), seededChance('late'), seen)
    // While the card is open it is not for north to act at all.
    expect(late('fight west')).toEqual({ ok: false, refusal: { rule: 'TABLE.2' } })
    table.play('south: pass').play('west: pass')
    expect(table.state.seq).toBe(seen + 3)
    expect(late('fight south')).toEqual({ ok: false, refusal: { rule: 'GB-2.4' } })
    const accepted = late('fight west')
    expect(accepted.ok && accepted.state.frames.at(-1)).toMatchObject({ of: 'fight', by: 0, about: { defender: 3 } })
  })

  it('[GB-5.7] a player who chooses may die of the answers; then the turn is over', () => {
    const text = 'turn 4 north fights\nnorth 1: -\neast 3: rotten-ground\nsouth 3: bite\ndeck: -'
    const table = TestTable.at(module, text)
    table.play('east: play rotten-ground on south').play('south: play bite on north')
    expect(table.state.lives).toEqual([0, 3, 3])
    expect(table.asked()).toEqual(['east: rival'])
  })
})
