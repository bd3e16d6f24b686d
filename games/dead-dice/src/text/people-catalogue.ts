import type { Catalogue } from '@shamble/module'
import { OBJECTS, PROTECTIONS } from '../data/equipment.js'
import { WEAPONS } from '../data/weapons.js'
import { REASONS } from './sheet-reasons.js'

/** Everything that can be carried under one name, and the reasons of sheets as sentences. */
export const peopleWords = (language: 'en' | 'fr', names: Catalogue): Catalogue => ({
  ...Object.fromEntries(
    [
      ...WEAPONS.map((id) => [id, `weapon.${id}`]),
      ...PROTECTIONS.map((id) => [id, `protection.${id}`]),
      ...OBJECTS.map((id) => [id, `object.${id}`]),
    ].map(([id, key]) => [`item.${id}`, names[key!]!]),
  ),
  ...Object.fromEntries(Object.entries(REASONS[language]).map(([key, said]) => [`refuse.${key}`, sentence(said)])),
})

const sentence = (said: string): string => `${said[0]!.toUpperCase()}${said.slice(1)}.`
