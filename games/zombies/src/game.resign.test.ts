import { seededChance } from '@shamble/chance'
import { Engine } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { Match } from '@shamble/record'
import { describe, expect, it } from 'vitest'
import { zombies } from './game.js'
import type { ZombiesOptions } from './options.js'

describe('giving up', () => {
  it('[ZMB-R.28] leaves the match to the player who is ahead of those who stay', () => {
    const engine = new Engine(zombies)
    const options = resolveOptions(zombies.options, { seats: 3, interruptMode: 'polled' }) as ZombiesOptions
    const match = Match.create(engine, { options, salt: 's' }, seededChance('resign'))
    const state = zombies.clone(match.state)
    state.reserve = [0, 4, 3]
    const ahead = Match.from(engine, state, { salt: 't' })
    expect(ahead.answer(0, { type: 'resign' }, seededChance('x'))).toMatchObject({ ok: true })
    expect(ahead.state.outcome).toEqual({ winners: [1], reason: 'resigned', rule: 'TABLE.7' })
  })
})
