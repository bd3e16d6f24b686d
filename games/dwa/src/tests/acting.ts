import type { Frame } from '@shamble/kernel'
import { type Acting, activationOf } from '../frames/kinds.js'
import { emptyPouch } from '../rules/gear.js'
import type { Lying } from '../state.js'
import type { CarriedObject, Pouch } from '../teams/sheet.js'
import { type Given, type Match, tableWith, UNDECIDED } from './build.js'

/**
 * The first human acts. Nothing is decided, and a figure stands by in a corner, so that the turn is not over when the
 * activation is.
 */
export function acting(given: Given, lying: readonly Omit<Lying, 'id'>[] = []): Match {
  const humans = [...(given.humans ?? []), { at: [1180, 1180] as const, name: 'Bystander' }]
  const match = tableWith({ ...given, humans, scenario: { ...UNDECIDED, ...given.scenario } })
  match.state.lying = lying.map((one, id) => ({ id, ...one }))
  match.state.nextLying = lying.length
  return match.run().play({ type: 'activate', human: 0, as: 'act', ability: 'none' })
}

/** What the activation under way has left. */
export const apOf = ({ state }: Match): number => activationIn(state).ap

function activationIn(state: { readonly frames: readonly Frame[] }): Acting {
  const frame = activationOf(state)
  if (frame === null) throw new Error('nobody acts')
  return frame
}

/** Ends the activation, if one is under way, and the turn. */
export function nextTurn(match: Match, dice: readonly number[] = []): Match {
  if (activationOf(match.state) !== null) match.play({ type: 'rest' })
  return match.play({ type: 'endPhase' }, dice)
}

/** A pouch with these objects and nothing else. */
export const pouchWith = (...objects: readonly CarriedObject['what'][]): Pouch => ({
  ...emptyPouch(),
  objects: objects.map((what) => ({ what, of: '', on: false })),
})
