import { expect, it } from 'vitest'
import { tableWith } from './build.js'

it('a table for tests waits for the first team to act', () => {
  const match = tableWith({ humans: [{ at: [300, 300], weapons: ['pistol', 'knife'] }], zombies: [{ at: [900, 900] }] })
  match.run()
  expect(match.asked()).toEqual(['0 activate'])
  expect(match.human().hands).toEqual([0, 1])
  match.play({ type: 'activate', human: 0, as: 'act', ability: 'none' })
  expect(match.asked()).toEqual(['0 act'])
})
