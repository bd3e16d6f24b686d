import { defineBurdens } from '../rules/burdens.js'
import { clumsy } from './clumsy.js'
import { compassionate } from './compassionate.js'
import { coward } from './coward.js'
import { criminal } from './criminal.js'
import { handicapped } from './handicapped.js'
import { idiot } from './idiot.js'
import { indecisive } from './indecisive.js'
import { macho } from './macho.js'
import { mad } from './mad.js'
import { recoilShy } from './recoil-shy.js'
import { sexy } from './sexy.js'

/** The eleven flaws in the order of their table. */
defineBurdens('flaws', [
  clumsy,
  criminal,
  recoilShy,
  indecisive,
  macho,
  mad,
  compassionate,
  coward,
  sexy,
  idiot,
  handicapped,
])
