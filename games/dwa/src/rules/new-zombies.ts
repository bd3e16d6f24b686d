import type { Point } from '@shamble/geometry'
import { when } from '@shamble/kernel'
import { type Dwa, isActive, type Table, type Zombie } from '../state.js'

/** [DWA-15.1.1.a] How many more zombies may be brought to the table now. */
export function roomForMore({ options, humans, zombies }: Table): number {
  if (!when('R-55', options.zombieCap)) return Number.MAX_SAFE_INTEGER
  return Math.max(0, options.zombieCapFactor * humans.filter(isActive).length - zombies.length)
}

/** One more zombie, standing. */
export function addZombie(s: Dwa, { x, y }: Point, level: number, facing: number): Zombie {
  const zombie: Zombie = {
    id: s.nextZombie--,
    x,
    y,
    level,
    facing,
    posture: 'standing',
    stunned: false,
    burning: null,
    armed: false,
    gun: '',
    wanders: -1,
    was: -1,
  }
  s.zombies.push(zombie)
  return zombie
}
