import type { Ability } from './ability.js'
import { acrobat } from './acrobat.js'
import { aggressive } from './aggressive.js'
import { agile } from './agile.js'
import { ambidextrous } from './ambidextrous.js'
import { arrows } from './arrows.js'
import { automatic } from './automatic.js'
import { chainsawManiac } from './chainsaw-maniac.js'
import { combatExpert } from './combat-expert.js'
import { cool } from './cool.js'
import { deepPockets } from './deep-pockets.js'
import { doctor } from './doctor.js'
import { dodge } from './dodge.js'
import { doubleTap } from './double-tap.js'
import { eagleEye } from './eagle-eye.js'
import { fast } from './fast.js'
import { fearless } from './fearless.js'
import { firstAid } from './first-aid.js'
import { forceOfNature } from './force-of-nature.js'
import { frenzied } from './frenzied.js'
import { grenadeLaunchers } from './grenade-launchers.js'
import { gunner } from './gunner.js'
import { handguns } from './handguns.js'
import { hero } from './hero.js'
import { humanTripod } from './human-tripod.js'
import type { AbilityId } from './ids.js'
import { inspiring } from './inspiring.js'
import { killer } from './killer.js'
import { lucky } from './lucky.js'
import { luckyStar } from './lucky-star.js'
import { machineGuns } from './machine-guns.js'
import { martialArts } from './martial-arts.js'
import { mechanic } from './mechanic.js'
import { motivating } from './motivating.js'
import { nervesOfSteel } from './nerves-of-steel.js'
import { onAlert } from './on-alert.js'
import { preciseShot } from './precise-shot.js'
import { quickReload } from './quick-reload.js'
import { quickWitted } from './quick-witted.js'
import { rapidFire } from './rapid-fire.js'
import { reflexes } from './reflexes.js'
import { rifles } from './rifles.js'
import { shotguns } from './shotguns.js'
import { sniper } from './sniper.js'
import { tough } from './tough.js'

/** All abilities in the order of the rules. */
export const ABILITIES: readonly Ability[] = [
  cool,
  acrobat,
  lucky,
  nervesOfSteel,
  agile,
  fearless,
  mechanic,
  firstAid,
  doctor,
  motivating,
  inspiring,
  quickWitted,
  fast,
  dodge,
  hero,
  luckyStar,
  handguns,
  shotguns,
  rifles,
  automatic,
  machineGuns,
  grenadeLaunchers,
  arrows,
  aggressive,
  humanTripod,
  onAlert,
  eagleEye,
  quickReload,
  preciseShot,
  rapidFire,
  ambidextrous,
  deepPockets,
  frenzied,
  gunner,
  martialArts,
  reflexes,
  combatExpert,
  tough,
  chainsawManiac,
  doubleTap,
  killer,
  sniper,
  forceOfNature,
]

const BY_ID = new Map<AbilityId, Ability>(ABILITIES.map((ability) => [ability.id, ability]))
export const abilityById = (id: AbilityId): Ability => BY_ID.get(id)!
