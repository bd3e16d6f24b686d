import { seededChance } from '@shamble/chance'
import { Engine, silently } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { expect, it } from 'vitest'
import { zombies } from './game.js'
import { guessZombies, viewZombies } from './view.js'

const begun = () => {
  const engine = new Engine(zombies)
  return engine.begin(resolveOptions(zombies.options, { seats: 3 }), silently(seededChance('view', 1)))
}

it('[ZMB-1.2.j] shows nothing that it does not name: a new member of the state is a secret', () => {
  const s = Object.assign(begun(), { marked: 'the third card of the deck' })
  for (const viewer of [0, 'spectator'] as const) {
    expect(JSON.stringify(viewZombies(s, viewer))).not.toContain('the third card')
    expect(viewZombies(s, viewer)).not.toHaveProperty('marked')
  }
})

it('[ZMB-1.2.j] shows a hand to its owner, and of the others how many cards they hold', () => {
  const s = begun()
  const view = viewZombies(s, 1)
  expect(view.hand).toEqual(s.hands[1])
  expect(view).not.toHaveProperty('hands')
  expect(view.held).toEqual([3, 3, 3])
  expect(viewZombies(s, 'spectator').hand).toEqual([])
  expect(view.unseen).toEqual([...s.deck, ...s.hands[0]!, ...s.hands[2]!].sort((a, b) => a - b))
})

it('is a copy: a caller that changes it changes no state', () => {
  const s = begun()
  const before = JSON.stringify(s)
  const view = viewZombies(s, 0)
  view.lives[0] = 0
  view.inPlay[0]!.push(1)
  view.hand.push(1)
  expect(JSON.stringify(s)).toBe(before)
})

it('is guessed back into a state that looks the same', () => {
  const view = viewZombies(begun(), 2)
  const guessed = guessZombies(view, seededChance('guess', 1))
  expect(viewZombies(guessed, 2)).toEqual(view)
})
