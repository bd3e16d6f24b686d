import type { Params } from '@shamble/kernel'
import type { Thing } from '../state.js'

/** What a thing is called, as a word of the catalogue. */
export function thingWord(thing: Thing): Params[string] {
  switch (thing.kind) {
    case 'weapon':
      return { word: `weapon.${thing.weapon.id}` }
    case 'object':
      return { word: thing.object.what === 'story' ? `story.${thing.object.of}` : `object.${thing.object.what}` }
    case 'grenade':
      return { word: `grenade.${thing.grenade}` }
    default:
      return { word: `loads.${thing.kind}` }
  }
}
