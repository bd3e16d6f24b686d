import type { Params } from '@shamble/kernel'
import type { Speak } from '@shamble/module'
import { boardOf } from '../board/board.js'
import { isFirearm } from '../numbers/weapons.js'
import { spokenName } from '../scenario/scenario.js'
import type { Table, Thing } from '../state.js'
import { FULL } from '../teams/sheet.js'

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

/** What a thing is called, with how many there are of it or how much is in it: two magazines differ by that alone. */
export function thingName(table: Pick<Table, 'options'>, thing: Thing, speak: Speak): string {
  const word = thingWord(table, thing)
  const name = typeof word === 'object' ? speak(word.word) : String(word)
  switch (thing.kind) {
    case 'weapon':
      return isFirearm(thing.weapon.id) ? filled(name, thing.weapon.rounds, speak) : name
    case 'bullets':
    case 'belt':
      return filled(name, thing.rounds, speak)
    case 'object':
      return name
    default:
      return thing.count > 1 ? speak('thing.several', { name, count: thing.count }) : name
  }
}

/** A weapon or a magazine with what is in it. */
export const filled = (name: string, rounds: number, speak: Speak): string =>
  rounds === FULL ? speak('thing.full', { name }) : speak('thing.filled', { name, count: rounds })
