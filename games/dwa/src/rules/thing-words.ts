import type { Params } from '@shamble/kernel'
import { boardOf } from '../board/board.js'
import { spokenName } from '../scenario/scenario.js'
import type { Table, Thing } from '../state.js'

/** What a thing is called: a word of the catalogue, or what the scenario calls it. */
export function thingWord({ options }: Pick<Table, 'options'>, thing: Thing): Params[string] {
  switch (thing.kind) {
    case 'weapon':
      return { word: `weapon.${thing.weapon.id}` }
    case 'object':
      return thing.object.what === 'story'
        ? storyName(options, thing.object.of)
        : { word: `object.${thing.object.what}` }
    case 'grenade':
      return { word: `grenade.${thing.grenade}` }
    default:
      return { word: `loads.${thing.kind}` }
  }
}

function storyName(options: Table['options'], id: string): Params[string] {
  const name = boardOf(options).scenario.objects.find((object) => object.id === id)?.name
  return name === undefined ? id : spokenName(name)
}
