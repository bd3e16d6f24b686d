import { squaredDistance } from '@shamble/geometry'
import { type Play, when } from '@shamble/kernel'
import { figuresOf, isEngaged, isWithin, sees } from '../board/measure.js'
import { nameOf, tell } from '../events.js'
import type { ZombiesFrame } from '../frames/kinds.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { type FirearmId, isFirearm } from '../numbers/weapons.js'
import { type Dwa, type Figure, type Human, isZombie, type Zombie } from '../state.js'
import { checkVictory } from './ending.js'
import { hitCarriers } from './explosions.js'
import { knockDown, wound } from './harm.js'

/** [DWA-12.7.e] Whether an armed zombie fires in this phase. */
export function firesNow(s: Dwa, f: ZombiesFrame, zombie: Zombie): boolean {
  if (zombie.gun === '' || !isFirearm(zombie.gun) || zombie.posture !== 'standing' || zombie.stunned) return false
  // [DWA-15.1.6.c] Having got up out of contact it does nothing else.
  return !when('DWA-15.1.6.c', f.gotUp.includes(zombie.id) && !isEngaged(s, zombie))
}

/** The nearest figure in sight and range, human or zombie; humans before zombies where two are equally near. */
export function nearestTarget(s: Dwa, zombie: Zombie): Figure | null {
  const { range } = numbersOf(s.options).weapons[zombie.gun as FirearmId]
  const inRange = [...figuresOf(s)]
    .filter((figure) => figure !== zombie && when('R-51', isWithin(s, zombie, figure, range)))
    .sort((one, other) => squaredDistance(zombie, one) - squaredDistance(zombie, other))
  return inRange.find((figure) => sees(s, zombie, figure)) ?? null
}

/** One die, no modifiers: on a 6 a zombie falls and a human takes a wound. */
export function fireArmedZombie(s: Dwa, zombie: Zombie, play: Play): void {
  const target = nearestTarget(s, zombie)
  if (target === null) return
  const { armedZombie } = numbersOf(s.options).scores
  const die = play.chance.die(6, 'DWA-12.7.e')
  const hits = when('DWA-12.7.e', die >= armedZombie)
  const said = {
    who: nameOf(zombie),
    whom: nameOf(target),
    weapon: { word: `weapon.${zombie.gun}` },
    need: armedZombie,
  }
  const about = { figure: zombie.id, target: target.id }
  const used = ['scores.armedZombie', `weapons.${zombie.gun}`]
  tell(
    s,
    play,
    { kind: hits ? 'armed-zombie-hit' : 'armed-zombie-missed', rule: 'DWA-12.7.e', dice: [die], data: said, about },
    used,
  )
  if (!hits) return
  if (isZombie(target)) {
    knockDown(s, target, 'DWA-12.7.e', play)
    return
  }
  wound(s, target as Human, 1, 'DWA-12.7.e', play)
  // A flamethrower that is hit may explode; what it does is put down to the figure that carries it.
  hitCarriers(s, [target.id], target.id, play)
  checkVictory(s, 'now', play)
}
