import { expect, it } from 'vitest'
import { zombiesFrame } from '../frames/zombies.js'
import { type Given, type GivenHuman, type Match, tableWith, UNDECIDED } from '../tests/build.js'

const phase = (zombies: Given['zombies'], human: Partial<GivenHuman> = {}, dice: readonly number[] = []): Match =>
  tableWith({
    humans: [{ at: [600, 600], abilities: ['reflexes'], ...human }],
    zombies: zombies!,
    options: { advanced: true },
    scenario: UNDECIDED,
    frame: zombiesFrame(),
  }).run(dice)

it('[DWA-16.5.4.m] [R-70.20] Reflexes: one free attack on a zombie that has just come into contact', () => {
  const match = phase([{ at: [700, 600] }], { weapons: ['pistol', 'knife'] })
  expect(match.asked()).toEqual(['0 contact'])
  match.play({ type: 'strike', target: -1, weapon: 1, close: false }, [6])
  expect(match.state.zombies).toEqual([])
  expect(match.human()).toMatchObject({ closeKills: 1, wounds: 0, now: { abilities: ['reflexes'] } })
})

it('[R-70.20] by a shot too, which spends a round; a miss is attacked in turn', () => {
  const shot = { type: 'strike', target: -1, weapon: 0, close: true } as const
  const match = phase([{ at: [700, 600] }], { weapons: ['pistol'] }).play(shot, [2, 6])
  expect(match.human()).toMatchObject({ wounds: 1, weapons: [{ rounds: 11 }] })
})

it('[R-80.4] [R-70.20] compassion costs nothing here but the attack', () => {
  const shot = { type: 'strike', target: -1, weapon: 0, close: true } as const
  const match = phase([{ at: [700, 600] }], { weapons: ['pistol'], flaws: ['compassionate'] }).play(shot, [2, 1])
  expect(match.human()).toMatchObject({ wounds: 0, weapons: [{ rounds: 12 }] })
  expect(match.state.zombies).toHaveLength(1)
})

it('[R-70.20] nobody else may be struck, and an empty gun does not fire', () => {
  const match = phase([{ at: [700, 600] }, { at: [575, 600] }], { weapons: ['pistol'] })
  expect(match.refusal({ type: 'strike', target: -2, weapon: 0, close: false }).rule).toBe('R-70.20')
  match.human().weapons[0]!.rounds = 0
  expect(match.refusal({ type: 'strike', target: -1, weapon: 0, close: true }).rule).toBe('DWA-12.3.a')
})
