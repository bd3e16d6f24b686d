import type { Catalogue, Language } from '@shamble/module'
import { en } from './en.js'
import { dead as enDead } from './en-dead.js'
import { fire as enFire } from './en-fire.js'
import { handling as enHandling } from './en-handling.js'
import { hints as enHints } from './en-hints.js'
import { options as enOptions } from './en-options.js'
import { people as enPeople } from './en-people.js'
import { vehicles as enVehicles } from './en-vehicles.js'
import { fr } from './fr.js'
import { dead as frDead } from './fr-dead.js'
import { fire as frFire } from './fr-fire.js'
import { handling as frHandling } from './fr-handling.js'
import { hints as frHints } from './fr-hints.js'
import { options as frOptions } from './fr-options.js'
import { people as frPeople } from './fr-people.js'
import { vehicles as frVehicles } from './fr-vehicles.js'
import { scenarioText } from './scenarios.js'

const EN: readonly Catalogue[] = [
  en,
  enDead,
  enFire,
  enHandling,
  enHints,
  enOptions,
  enPeople,
  enVehicles,
  scenarioText.en,
]
const FR: readonly Catalogue[] = [
  fr,
  frDead,
  frFire,
  frHandling,
  frHints,
  frOptions,
  frPeople,
  frVehicles,
  scenarioText.fr,
]

export const text: Readonly<Record<Language, Catalogue>> = {
  en: Object.assign({}, ...EN) as Catalogue,
  fr: Object.assign({}, ...FR) as Catalogue,
}
