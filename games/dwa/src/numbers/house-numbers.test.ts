import type { Plain } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { DwaAction } from '../actions.js'
import { fearFrame } from '../frames/fear.js'
import { zombiesFrame } from '../frames/zombies.js'
import { emptyPouch } from '../rules/gear.js'
import { acting, apOf, pouchWith } from '../tests/acting.js'
import { type Given, type Match, tableWith, UNDECIDED } from '../tests/build.js'

/** A table at which one row is not as printed. */
const house = (numbers: Plain, given: Given): Given => ({
  ...given,
  options: { ...given.options, houseNumbers: numbers },
})

/** The rows that an event names. */
const named = (match: Match, kind: string): Plain | undefined => match.told(kind)[0]!.about?.['house']

const walk: DwaAction = { type: 'walk', path: [{ x: 330, y: 300 }], halts: [], ability: 'none' }
const shoot = (aimed = 0): DwaAction => ({
  type: 'shoot',
  weapon: 0,
  targets: [{ target: -1, shots: 1, aimed }],
  ability: 'none',
})
const armed: Given = { humans: [{ at: [300, 300], weapons: ['pistol'] }], zombies: [{ at: [400, 300] }] }

describe('[R-113] house numbers change what they name, and the event says so:', () => {
  it('[R-113] a walk', () => {
    const match = acting(house({ costs: { move: 2 } }, { humans: [{ at: [300, 300] }] })).play(walk)
    expect([apOf(match), named(match, 'walked')]).toEqual([2, 'costs.move'])
  })

  it('[R-113] the price of aim, and the row of a weapon', () => {
    const match = acting(house({ costs: { aim: 1 }, weapons: { pistol: { elim: 4 } } }, armed)).play(shoot(1), [3])
    expect(match.state.zombies).toEqual([])
    expect([named(match, 'fires'), named(match, 'shot-elim')]).toEqual(['weapons.pistol, costs.aim', 'weapons.pistol'])
  })

  it('[R-113] how near is near', () => {
    const match = acting(house({ distances: { pointBlank: 70 } }, armed)).play(shoot(), [3])
    expect([match.zombie().posture, named(match, 'shot-miss')]).toEqual(['standing', 'distances.pointBlank'])
  })

  it('[R-113] a zone of a shotgun', () => {
    const numbers = { zones: { shotgunMiddle: { fall: 2 } } }
    const given = house(numbers, {
      humans: [{ at: [300, 300], weapons: ['pumpShotgun'] }],
      zombies: [{ at: [400, 300] }],
    })
    const blast: DwaAction = {
      type: 'blast',
      weapon: 0,
      blasts: [{ target: -1, at: { x: 400, y: 300 }, shots: 1 }],
      ability: 'none',
    }
    expect(named(acting(given).play(blast, [2]), 'blast-fall')).toBe('zones.shotgunMiddle')
  })

  it('[R-113] a grenade', () => {
    const numbers = { scores: { grenadeOnTarget: 5 }, grenades: { fragmentation: { elim: 2 } } }
    const pouch = { ...emptyPouch(), grenades: { ...emptyPouch().grenades, fragmentation: 1 } }
    const match = acting(house(numbers, { humans: [{ at: [300, 300], pouch }], zombies: [{ at: [420, 300] }] }))
    match.play({ type: 'pin', grenade: 'fragmentation' })
    match.play({ type: 'throw', grenade: 'fragmentation', at: { x: 420, y: 300 }, level: 0 }, [5, 2])
    expect([named(match, 'grenade-lands'), named(match, 'blast-die.elim')]).toEqual([
      'scores.grenadeOnTarget',
      'grenades.fragmentation',
    ])
  })

  it('[R-113] a fear test', () => {
    const given = { humans: [{ at: [300, 300] as const }], zombies: [{ at: [475, 300] as const }], frame: fearFrame() }
    const match = tableWith(house({ distances: { fear: 150 }, morale: 12 }, given)).run([6, 4])
    expect(named(match, 'brave')).toBe('distances.fear, morale')
  })

  it('[R-113] the dead', () => {
    const given = {
      humans: [{ at: [600, 600] as const }],
      zombies: [{ at: [775, 600] as const }],
      frame: zombiesFrame(),
    }
    const match = tableWith({ ...house({ zombieAp: 3, scores: { zombieAttack: 5 } }, given), scenario: UNDECIDED }).run(
      [5],
    )
    expect(match.human().wounds).toBe(1)
    expect([named(match, 'zombie-came.smell'), named(match, 'zombie-hit')]).toEqual(['zombieAp', 'scores.zombieAttack'])
  })

  it('[R-113] a kit', () => {
    const numbers = { tables: { kits: { smallKit: 2 } } }
    const match = acting(house(numbers, { humans: [{ at: [300, 300], wounds: 3, pouch: pouchWith('smallKit') }] }))
    match.play({ type: 'treat', patient: 0, with: 'smallKit' })
    expect([match.human().wounds, named(match, 'used-kit')]).toEqual([1, 'tables.kits.smallKit'])
  })

  it('[R-113] and nothing where nothing was changed', () => {
    const match = acting(house({ costs: { climb: 1 } }, { humans: [{ at: [300, 300] }] })).play(walk)
    expect(named(match, 'walked')).toBeUndefined()
  })
})
