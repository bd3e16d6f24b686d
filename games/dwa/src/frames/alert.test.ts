import { describe, expect, it } from 'vitest'
import { emptyPouch } from '../rules/gear.js'
import { acting, apOf } from '../tests/acting.js'
import { type Given, type GivenHuman, type Match, tableWith, UNDECIDED } from '../tests/build.js'
import { zombiesFrame } from './zombies.js'

const at = (x: number, y: number) => ({ at: [x, y] as const })
const watchful = { abilities: ['onAlert'], weapons: ['pistol'] } as const
const options = { advanced: true, charge: false }

describe('going on alert', () => {
  it('[DWA-16.5.4.c] [R-70.13] costs 1 action point, keeps 3 and ends the activation', () => {
    const match = acting({ humans: [{ ...at(600, 600), ...watchful }], zombies: [at(900, 600)], options })
    match.play({ type: 'alert' })
    expect(match.human().now).toMatchObject({ alert: 3, acted: 'done', abilities: ['onAlert'] })
  })

  it('[R-85] frightened it costs 2 and keeps 2', () => {
    const scared = { ...at(600, 600), ...watchful, now: { frightened: true } }
    const match = acting({ humans: [scared], zombies: [at(900, 600)], options })
    expect(match.play({ type: 'alert' }).human().now.alert).toBe(2)
  })

  it('[R-70.13] only with everything in hand', () => {
    const match = acting({ humans: [{ ...at(600, 600), ...watchful }], zombies: [at(900, 600)], options })
    match.play({ type: 'walk', path: [{ x: 600, y: 620 }], halts: [], ability: 'none' })
    expect(apOf(match)).toBe(3)
    expect(match.refusal({ type: 'alert' }).rule).toBe('R-70.13')
  })

  it('[DWA-12.b] not among enemies, [DWA-16.5.a] and not without the ability', () => {
    const engaged = acting({ humans: [{ ...at(600, 600), ...watchful }], zombies: [at(625, 600)], options })
    expect(engaged.refusal({ type: 'alert' }).rule).toBe('DWA-12.b')
    const other = acting({ humans: [{ ...at(600, 600), weapons: ['pistol'] }], zombies: [at(900, 600)], options })
    expect(other.refusal({ type: 'alert' }).rule).toBe('DWA-16.5.a')
  })
})

describe('firing on alert', () => {
  const phase = (human: Partial<GivenHuman>, zombies: Given['zombies'], dice: readonly number[] = []): Match =>
    tableWith({
      humans: [{ ...at(600, 600), ...watchful, now: { alert: 3, abilities: ['onAlert'] }, ...human }],
      zombies: zombies!,
      options,
      scenario: UNDECIDED,
      frame: zombiesFrame(),
    }).run(dice)
  const shoot = (target: number, shots = 1) =>
    ({ type: 'shoot', weapon: 0, targets: [{ target, shots, aimed: 0 }], ability: 'none' }) as const

  it('[R-70.13] after each move of a zombie that brings something to shoot at, until the points are spent', () => {
    const match = phase({}, [at(900, 600), at(600, 930)])
    expect(match.asked()).toEqual(['0 alert'])
    expect(match.zombie(1).x).toBe(800)
    // It has not moved yet.
    expect(match.zombie(2).y).toBe(930)
    match.play(shoot(-1), [6])
    expect(match.zombie(1)).toBeUndefined()
    expect(match.human().now.alert).toBe(2)
    expect(match.zombie(2).y).toBe(830)
    expect(match.asked()).toEqual(['0 activate'])
  })

  it('[R-70.13] no walking, no reloading: only fire and letting it pass', () => {
    const match = phase({}, [at(800, 600)])
    expect(match.offered()).toEqual([{ type: 'pass' }])
    expect(match.allows({ type: 'walk', path: [{ x: 500, y: 600 }], halts: [], ability: 'none' })).toBe(false)
    expect(match.allows({ type: 'reload', weapon: 0, load: 0, ability: 'none' })).toBe(false)
    match.play({ type: 'pass' })
    expect(match.human().now.alert).toBe(3)
  })

  it('[R-70.13] weapons are fired, and grenades stay where they are', () => {
    const pouch = { ...emptyPouch(), grenades: { fragmentation: 1, flash: 0, incendiary: 0, molotov: 1 } }
    expect(phase({ weapons: ['bat'], pouch }, [at(700, 600)], [1]).asked()).toEqual(['0 activate'])
  })

  it('[R-70.13] never more than the points that were kept', () => {
    const match = phase({ now: { alert: 2, abilities: ['onAlert'] } }, [at(800, 600)])
    expect(match.refusal(shoot(-1, 3)).rule).toBe('DWA-9.c')
    match.play(shoot(-1, 2), [1, 1])
    expect(match.human().now.alert).toBe(0)
  })

  it('[R-70.13] nobody is asked who has nothing to shoot at, or nothing to shoot with', () => {
    expect(phase({}, [at(1000, 600)]).asked()).toEqual(['0 activate'])
    expect(phase({ weapons: ['bat'] }, [at(800, 600)]).asked()).toEqual(['0 activate'])
    expect(phase({ now: { alert: 0 } }, [at(800, 600)]).asked()).toEqual(['0 activate'])
  })

  it('[R-70.13] [DWA-12.2.a] a zombie that has come into contact is shot there', () => {
    const match = phase({}, [at(700, 600)])
    expect(match.asked()).toEqual(['0 alert'])
    match.play(
      { type: 'fireClose', weapon: 0, targets: [-1], shots: 1, aimed: 0, sustained: false, ability: 'none' },
      [3],
    )
    expect(match.state.zombies).toEqual([])
    expect(match.human().wounds).toBe(0)
  })
})
