import { ScriptedChance } from '@shamble/chance'
import { Engine, type Plain } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import type { ActionOf } from '../actions.js'
import { dwa } from '../game.js'
import type { DwaOptions } from '../options.js'
import { setupDwa } from '../setup.js'
import { Match } from '../tests/build.js'

/** A table at which the first team is to be made. */
function mustering(options: Readonly<Record<string, Plain>> = {}): Match {
  const resolved = resolveOptions(dwa.options, { muster: true, advanced: true, ...options }) as DwaOptions
  const play = { chance: new ScriptedChance({}), emit: null, reveal: null, asks: 'everybody' } as const
  return new Match(setupDwa(resolved, play)).run()
}

const PELL: ActionOf<'member'> = {
  type: 'member',
  name: 'Pell',
  gender: 'man',
  archetype: 'law',
  sub: 'none',
  ability: 'handguns',
  weapons: ['submachineGun', 'pistol', 'knife'],
  flaws: 1,
}
const REST: ActionOf<'rollMember'> = {
  type: 'rollMember',
  name: 'Ruiz',
  gender: 'any',
  archetype: 'law',
  sub: 'none',
  ability: 'handguns',
  weapons: ['revolver'],
}

describe('muster', () => {
  it('[DWA-16.1.b] [DWA-16.6.b] enlists who is made, and tells each flaw with its dice', () => {
    const match = mustering()
    expect(match.asked()).toEqual(['0 muster'])
    match.play(PELL, [5, 3])
    expect(match.human()).toMatchObject({ name: 'Pell', abilities: ['handguns'], flaws: ['compassionate'] })
    expect(match.events.map(({ kind, dice, about }) => [kind, dice, about?.['flaw']])).toEqual([
      ['flaw', [5, 3], 'compassionate'],
      ['enlisted', undefined, undefined],
    ])
  })

  it('[DWA-16.1.3.b] says which part of an answer is to blame', () => {
    const match = mustering()
    expect(match.refusal({ ...PELL, ability: 'automatic' })).toMatchObject({ rule: 'DWA-16.1.3.b', at: 'ability' })
    expect(match.refusal({ ...PELL, weapons: ['pistol', 'rifle', 'bow'] })).toMatchObject({
      rule: 'DWA-11.1.c',
      at: 'weapons.2',
    })
    expect(match.refusal({ ...REST, ability: 'automatic' })).toMatchObject({ rule: 'DWA-16.1.3.b', at: 'ability' })
    expect(match.allows({ ...REST, archetype: 'any', ability: 'automatic' })).toBe(true)
    expect(match.refusal({ ...REST, archetype: 'any', sub: 'sniper' })).toMatchObject({
      rule: 'DWA-16.1.3.e',
      at: 'sub',
    })
    expect(match.refusal({ ...REST, weapons: ['pistol', 'rifle', 'bow'] })).toMatchObject({ at: 'weapons.2' })
  })

  it('[DWA-16.1.b] rolls the rest of a character: gender and flaws, all else being chosen', () => {
    const match = mustering().play(REST, [2, 3])
    expect(match.human()).toMatchObject({
      name: 'Ruiz',
      gender: 'woman',
      archetype: 'law',
      abilities: ['handguns'],
      flaws: [],
      weapons: [{ id: 'revolver' }],
    })
  })

  it('[DWA-16.1.b] offers ready characters who are not there yet, as the match allows them', () => {
    const match = mustering()
    const free = (): string[] => match.offered('ready').map((action) => (action as ActionOf<'ready'>).who)
    expect(free()).toHaveLength(20)
    match.play({ type: 'ready', who: 'Jun' })
    expect(match.human()).toMatchObject({ name: 'Jun', abilities: ['lucky'], flaws: ['coward'] })
    expect(free()).not.toContain('Jun')
    expect(match.refusal({ type: 'ready', who: 'Jun' })).toMatchObject({ rule: 'DWA-16.1.b', key: 'muster.notReady' })
    const basic = mustering({ advanced: false }).play({ type: 'ready', who: 'Jun' })
    expect(basic.human()).toMatchObject({ name: 'Jun', abilities: [], flaws: [] })
  })

  it('[DWA-1.a] [DWA-11.1.b] is over when the team is signed in, with at most five; the loads are rolled then', () => {
    const match = mustering()
    expect(match.refusal({ type: 'sign', name: 'Station 9' })).toMatchObject({ rule: 'DWA-1.a', key: 'muster.empty' })
    for (const who of ['Mara', 'Jun', 'Otis', 'Rosa', 'Pell']) match.play({ type: 'ready', who })
    expect(match.refusal({ type: 'ready', who: 'Voss' })).toMatchObject({ rule: 'DWA-1.a', key: 'muster.full' })
    match.play({ type: 'dismiss', human: 1 })
    expect(match.allows(PELL)).toBe(false)
    expect(match.allows({ ...PELL, name: 'Ruiz' })).toBe(true)
    match.play({ type: 'sign', name: 'Station 9' }, [6, 3, 2, 1, 4, 5])
    expect(match.told('issued').map(({ dice }) => dice)).toEqual([[6], [3], [2], [1], [4], [5]])
    expect(match.state.teams[0]).toMatchObject({ name: 'Station 9', began: 4, size: 4 })
    expect(match.asked()).toEqual(['0 deploy'])
    expect(new Engine(dwa).refusal(match.state, 0, { type: 'sign', name: 'X' })).not.toBeNull()
  })

  it('[DWA-16.1.b] proposes a name that is none of another team, and keeps the one a team has', () => {
    const proposed = ({ state }: Match, team: number) =>
      new Engine(dwa)
        .choices(state, team)
        .spaces.find(({ kind }) => kind === 'sign')!
        .sample(() => 0)
    const match = mustering({ players: 2 }).play({ type: 'ready', who: 'Mara' })
    expect(proposed(match, 0)).toEqual({ type: 'sign', name: 'Alpha' })
    match.play({ type: 'sign', name: 'Alpha' }, [1]).play({ type: 'ready', who: 'Voss' })
    expect(proposed(match, 1)).toEqual({ type: 'sign', name: 'Bravo' })
    match.state.teams[1]!.name = 'Harbour'
    expect(proposed(match, 1)).toEqual({ type: 'sign', name: 'Harbour' })
  })
})
