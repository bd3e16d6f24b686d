import { describe, expect, it } from 'vitest'
import { inContact, isEngaged } from '../board/measure.js'
import { type Given, type GivenHuman, type Match, tableWith, UNDECIDED } from '../tests/build.js'
import { zombiesFrame } from './zombies.js'

const at = (x: number, y: number) => ({ at: [x, y] as const })

const phase = (human: Partial<GivenHuman>, zombies: Given['zombies'], dice: readonly number[] = []): Match =>
  tableWith({
    humans: [{ ...at(600, 600), ...human }],
    zombies: zombies!,
    options: { advanced: true },
    scenario: UNDECIDED,
    frame: zombiesFrame(),
  }).run(dice)

describe('Dodge', () => {
  const dodger = { abilities: ['dodge'] } as const

  it('[R-70.9] leaves contact for nothing when a zombie has walked into it', () => {
    const match = phase(dodger, [at(700, 600)])
    expect(match.asked()).toEqual(['0 contact'])
    match.play({ type: 'dodge', x: 550, y: 600 })
    expect(match.human()).toMatchObject({ x: 550, y: 600, wounds: 0 })
    // Before any attack, and without counting as a move.
    expect(match.human().now).toMatchObject({ moved: 0, abilities: ['dodge'] })
    expect(match.told('zombie-missed').length + match.told('zombie-hit').length).toBe(0)
  })

  it('[R-70.9] after a charge too', () => {
    const match = phase(dodger, [at(775, 600)], [5])
    expect(match.asked()).toEqual(['0 contact'])
  })

  it('[R-70.9] at most 5 cm, and out of contact with everybody', () => {
    const match = phase(dodger, [at(700, 600), at(500, 640)])
    expect(match.asked()).toEqual(['0 contact'])
    expect(match.refusal({ type: 'dodge', x: 549, y: 600 }).rule).toBe('R-70.9')
    expect(match.allows({ type: 'dodge', x: 600, y: 550 })).toBe(true)
    expect(match.allows({ type: 'dodge', x: 601, y: 600 })).toBe(false)
  })

  it('[R-70.9] is not asked for where a zombie was in contact before', () => {
    const match = phase(dodger, [at(625, 600)], [1, 1])
    expect(match.asked()).toEqual(['0 activate'])
  })

  it('[R-70.9] may be kept', () => {
    const match = phase(dodger, [at(700, 600)]).play({ type: 'pass' }, [6])
    expect(match.human().wounds).toBe(1)
  })

  it('[R-48] [R-28] is not for a figure that lies on the ground or is stunned', () => {
    expect(phase({ ...dodger, posture: 'prone' }, [at(700, 600)], [1]).asked()).toEqual(['0 activate'])
    expect(phase({ ...dodger, stunned: true }, [at(700, 600)], [1]).asked()).toEqual(['0 activate'])
  })

  it('[R-68] is spent by a figure that has used another ability', () => {
    expect(phase({ ...dodger, now: { abilities: ['hero'] } }, [at(700, 600)], [1]).asked()).toEqual(['0 activate'])
  })

  it('[R-70.9] those behind go on after it: a second zombie attacks in the new place', () => {
    const match = phase(dodger, [at(660, 600), at(700, 640)]).play({ type: 'dodge', x: 600, y: 640 }, [1])
    const { state } = match
    expect(inContact(state, match.zombie(2), match.human())).toBe(true)
    expect(isEngaged(state, match.zombie(1))).toBe(false)
  })
})

describe('Reflexes', () => {
  const quick = { abilities: ['reflexes'], weapons: ['pistol', 'knife'] } as const

  it('[R-70.20] one free blow or shot at the zombie that has just come', () => {
    const match = phase(quick, [at(700, 600)])
    expect(match.asked()).toEqual(['0 contact'])
    expect(match.offered()).toEqual([
      { type: 'strike', target: -1, weapon: 0, close: false },
      { type: 'strike', target: -1, weapon: 1, close: false },
      { type: 'strike', target: -1, weapon: 0, close: true },
      { type: 'pass' },
    ])
    match.play({ type: 'strike', target: -1, weapon: 1, close: false }, [6])
    expect(match.state.zombies).toEqual([])
    expect(match.human()).toMatchObject({ closeKills: 1, wounds: 0 })
  })

  it('[R-70.20] a shot spends its round', () => {
    const match = phase(quick, [at(700, 600)]).play({ type: 'strike', target: -1, weapon: 0, close: true }, [3])
    expect(match.state.zombies).toEqual([])
    expect(match.human().weapons[0]!.rounds).toBe(11)
  })

  it('[R-70.20] a zombie that is knocked down attacks nobody in this phase', () => {
    const match = phase(quick, [at(700, 600)]).play({ type: 'strike', target: -1, weapon: 1, close: false }, [4])
    expect(match.zombie().posture).toBe('prone')
    expect(match.human().wounds).toBe(0)
  })

  it('[R-101] not by a shot at a zombie that was shot at in this turn', () => {
    const match = phase({ ...quick, now: { shotAt: [-1] } }, [at(700, 600)])
    expect(match.offered('strike').length).toBe(2)
  })
})
