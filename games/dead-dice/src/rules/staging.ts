import { type Refusal, type Space, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import type { SceneFrame } from '../frames/kinds-turns.js'
import type { DeadDice } from '../state.js'
import { isNothing, NO_STAGING, type Staging } from './cart.js'
import { buildSpace } from './cart-space.js'

/** What the game master may build here: what a scene may hold, and what this leg asks for. */
export function stagingSpace(s: DeadDice, f: SceneFrame): Space<DeadDiceAction> {
  const space = buildSpace(s)
  const check = (action: DeadDiceAction): Refusal | null =>
    wrongHere(s, f, action as unknown as Staging) ?? space.check(action)
  return {
    kind: space.kind,
    get shape() {
      return space.shape
    },
    holds: (action) => space.holds(action),
    check,
    ...(space.about === undefined ? {} : { about: (action) => space.about!(action) }),
    sample(below) {
      const sampled = space.sample(below)
      return check(sampled) === null ? sampled : { type: 'build', ...fallback(f) }
    },
  }
}

function wrongHere(s: DeadDice, f: SceneFrame, staging: Staging): Refusal | null {
  if (when('DD-15.54', f.talk === 'standoff' && staging.scene !== 'confrontation'))
    return { rule: 'DD-15.54', key: 'build.standoff', at: 'scene' }
  if (f.talk === 'nothing' && staging.scene === 'negotiation')
    return { rule: 'DD-16.26', key: 'build.noTalk', at: 'scene' }
  if (staging.scene === 'negotiation' && s.master.menace === 0) return { rule: 'DD-11.2', key: 'build.noMenace' }
  if (when('DD-16.40', f.leg === 'exit' && isNothing(staging))) return { rule: 'DD-16.40', key: 'build.exit' }
  if (f.leg === 'exit' && staging.scene === 'negotiation') return { rule: 'DD-16.40', key: 'build.exit', at: 'scene' }
  return null
}

/** Something that can always be built: a group of zombies, or one living person. */
function fallback(f: SceneFrame): Staging {
  if (f.talk !== 'standoff') return { ...NO_STAGING, zombies: f.leg === 'exit' ? 1 : 0 }
  const own = { name: '?', combativity: 1, reason: 1, violence: 1, traits: [], bonus: 0, firearm: false }
  return { ...NO_STAGING, scene: 'confrontation', own: [{ ...own, protection: 'none' }] }
}
