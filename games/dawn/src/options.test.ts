import type { Plain } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import counters from './data/counters.json' with { type: 'json' }
import plan from './data/mall.json' with { type: 'json' }
import { componentsOf, MODES, optionsSchema } from './options.js'

const resolve = (given: Readonly<Record<string, Plain>> = {}, preset: string | null = null) =>
  resolveOptions(optionsSchema, given, preset)

/** Every row of the ledger's table of differences that has an option: 1978, digest. */
const ROWS: Readonly<Record<string, readonly [string, Plain, Plain]>> = {
  panicDice: ['DAWN-DIF.01', 'one', 'weapon'],
  mainDoorAndShoot: ['DAWN-DIF.02', 'allowed', 'exclusive'],
  franClause: ['DAWN-DIF.03', 'infected-or-killed', 'counts-double'],
  reactionSquares: ['DAWN-DIF.05', 'entered-or-acted', 'activated'],
  unitsBlockSight: ['DAWN-DIF.06', 'shots-only', 'all-sight'],
  glassBreakCost: ['DAWN-DIF.07', 'whole-move', 'one-square'],
  glassBreakReactionGate: ['DAWN-DIF.08', true, false],
  superGlass: ['DAWN-DIF.09', 'stacked-only', 'alone-too'],
  superPickup: ['DAWN-DIF.10', 'from-start', 'mid-move'],
  carriedMustRest: ['DAWN-DIF.11', true, false],
  rifleUsableSameTurn: ['DAWN-DIF.12', true, true],
  soloDoorSquares: ['DAWN-DIF.13', 'any', 'open-only'],
  blockedReactors: ['DAWN-DIF.33', 'spent', 'free'],
}

/** What no edition changes: default and the other values. */
const APART: Readonly<Record<string, readonly [Plain, ...Plain[]]>> = {
  towardMetric: ['through-doors', 'open-path'],
  defensiveShots: ['one-each', 'fire-rate'],
  stackCarry: [true, false],
  memoryAid: [false, true],
  berserkMarkerLimit: [0, 8],
  doorMarkerLimit: [0, 12],
}

const names = Object.keys(ROWS)

describe('editions', () => {
  it('the default is the two-player game of 1978', () => {
    expect(resolve()).toMatchObject({ mode: 'two-player', edition: '1978', map: 'reconstructed-mall' })
  })

  it.each(names)('%s follows the edition, and cites its row', (name) => {
    const [rule, of1978, ofDigest] = ROWS[name]!
    expect(resolve({ edition: '1978' })[name]).toBe(of1978)
    expect(resolve({ edition: 'digest' })[name]).toBe(ofDigest)
    expect(optionsSchema.specs[name]!.rule).toBe(rule)
  })

  it.each(names)('%s may be set by itself against its edition, and moves no other row', (name) => {
    const [, of1978, ofDigest] = ROWS[name]!
    for (const edition of ['1978', 'digest'] as const) {
      const other = edition === '1978' ? ofDigest : of1978
      const value = other === (edition === '1978' ? of1978 : ofDigest) ? !other : other
      const plain = resolve({ edition })
      expect(resolve({ edition, [name]: value })).toEqual({ ...plain, [name]: value })
    }
  })

  it.each(Object.keys(APART))('%s is the same in both editions and may be changed in either', (name) => {
    const [standard, ...others] = APART[name]!
    for (const edition of ['1978', 'digest']) {
      expect(resolve({ edition })[name]).toBe(standard)
      for (const value of others) expect(resolve({ edition, [name]: value })[name]).toBe(value)
    }
  })

  it('every option is one of these, the mode, the edition, or data', () => {
    const known = [...names, ...Object.keys(APART), 'mode', 'edition', 'map', 'counterSet']
    expect(Object.keys(optionsSchema.specs).sort()).toEqual(known.sort())
  })
})

describe('presets', () => {
  it.each([
    ['two-player', 'two-player', '1978'],
    ['solitaire', 'solitaire', '1978'],
    ['two-player-digest', 'two-player', 'digest'],
    ['solitaire-digest', 'solitaire', 'digest'],
  ])('%s is %s by the rules of %s', (preset, mode, edition) => {
    expect(resolve({}, preset)).toEqual(resolve({ mode, edition }))
  })

  it('a first game is solitaire by the digest, with values kept in the log and no unit above 8', () => {
    const first = resolve({}, 'first-game')
    const digest = resolve({}, 'solitaire-digest')
    expect(first).toEqual({ ...digest, memoryAid: true, counterSet: 'gentle' })
    const [{ mall, counters: gentle }, usual] = [componentsOf(first), componentsOf(digest)]
    expect(mall).toBe(usual.mall)
    expect({ ...gentle, zombieValues: [] }).toEqual({ ...usual.counters, zombieValues: [] })
    expect([gentle.zombieValues.length, Math.max(...gentle.zombieValues)]).toEqual([50, 8])
    expect(Math.max(...usual.counters.zombieValues)).toBe(11)
  })

  it('what is chosen goes before the preset', () => {
    expect(resolve({ mode: 'coop-3' }, 'solitaire-digest')).toEqual(resolve({ mode: 'coop-3', edition: 'digest' }))
    expect(resolve({ panicDice: 'one' }, 'solitaire-digest')['panicDice']).toBe('one')
  })
})

describe('what is refused', () => {
  it.each([
    [{ mode: 'three-player' }, /options\.mode/],
    [{ edition: '1979' }, /options\.edition/],
    [{ panicDice: 'two' }, /options\.panicDice/],
    [{ stackCarry: 'yes' }, /options\.stackCarry/],
    [{ berserkMarkerLimit: 51 }, /options\.berserkMarkerLimit/],
    [{ doorMarkerLimit: -1 }, /options\.doorMarkerLimit/],
    [{ glassDoors: 'open' }, /options\.glassDoors: no such option/],
    [{ map: 'the printed mall' }, /options\.map/],
    [{ counterSet: { name: 'half' } }, /options\.counterSet/],
    [{ counterSet: 'the printed counters' }, /options\.counterSet/],
  ])('%j', (given, message) => {
    expect(() => resolve(given as Record<string, Plain>)).toThrow(message)
  })

  it('a counter set that is not fifty units', () => {
    const short = { ...counters, zombieValues: { ...counters.zombieValues, '11': 0 } }
    expect(() => resolve({ counterSet: short })).toThrow('options.counterSet.zombieValues: expected 50 units, found 49')
  })
})

describe('a map and counters of the player’s own', () => {
  it('are played with, and the same text gives the same tables', () => {
    const renamed = { ...plan, name: 'Another mall' }
    const options = resolve({ map: renamed })
    expect(componentsOf(options).mall.plan.name).toBe('Another mall')
    expect(componentsOf(resolve({ map: renamed })).mall).toBe(componentsOf(options).mall)
    const strong = resolve({ counterSet: { ...counters, superZombie: { value: 3, move: 4 } } })
    expect([componentsOf(strong).counters.superValue, componentsOf(strong).counters.superMove]).toEqual([3, 4])
    expect(componentsOf(resolve()).counters.superValue).toBe(2)
  })

  it('maps that people bring along are forgotten when others are played', () => {
    const named = (name: string) => resolve({ counterSet: { ...counters, name } })
    const first = named('first')
    const made = componentsOf(first)
    for (let i = 0; i < 16; i++) componentsOf(named(`set ${i}`))
    expect(componentsOf(first)).toBe(made)
    expect(componentsOf(named('first'))).not.toBe(made)
  })

  it('there are four modes', () => {
    expect(MODES).toEqual(['two-player', 'solitaire', 'coop-3', 'coop-4'])
  })
})
