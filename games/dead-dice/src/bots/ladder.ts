import type { Seat } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { roundsUnharmed } from '../data/difficulty.js'
import { WEAPON_TABLE } from '../data/weapons.js'
import { doingOf } from '../doings/index.js'
import type { TurnFrame } from '../frames/kinds-fight.js'
import { strideOf } from '../rules/advance.js'
import { isWeapon } from '../rules/carrying.js'
import { isExposing } from '../rules/fight-end.js'
import { foesFight, isEngagedByDead, isEngagedByLiving, reachOf } from '../rules/ladder.js'
import { wayOutOf } from '../rules/obstacles.js'
import { isAble, standOf } from '../seats.js'
import type { DeadDice, Obstacle, Scene, Stand, Survivor } from '../state.js'
import { oddsOf, type Situation } from './situation.js'

/** A fight as the survivor whose turn it is sees it. */
export class Ladder {
  readonly sit: Situation
  readonly s: DeadDice
  readonly scene: Scene
  readonly stand: Stand
  readonly survivor: Survivor
  readonly turn: TurnFrame

  constructor(sit: Situation) {
    this.sit = sit
    this.s = sit.s
    this.scene = sit.s.scene!
    this.stand = standOf(this.scene, sit.me)!
    this.survivor = sit.survivor
    this.turn = sit.frame<TurnFrame>()
  }

  get heldByDead(): boolean {
    return isEngagedByDead(this.scene, this.sit.me)
  }

  get heldByLiving(): boolean {
    return isEngagedByLiving(this.scene, this.sit.me)
  }

  /** The way out, while it is shut. */
  get wayOut(): Obstacle | null {
    const way = wayOutOf(this.scene)
    return way === null || way.solved ? null : way
  }

  /** The dead in all. */
  get zombies(): number {
    return this.scene.hordes.reduce((sum, { size }) => sum + size, 0)
  }

  /** Zombies at this survivor's throat. */
  get atThroat(): number {
    return this.scene.hordes.reduce((sum, h) => sum + (h.engaged && h.target === this.sit.me ? h.size : 0), 0)
  }

  /** Those who can still act. */
  get able(): Stand[] {
    return this.scene.stands.filter((stand) => isAble(this.s, stand))
  }

  /** Whether one of the dead would be there before the round is over, for a survivor on this cell. */
  isReached(cell: number): boolean {
    const { engagesAt } = reachOf(this.s)
    return this.scene.hordes.some((horde) => Math.abs(horde.cell - cell) - strideOf(this.s, horde) <= engagesAt)
  }

  /** The nearest of the dead, in cells. */
  nearest(cell: number = this.stand.cell): number {
    return this.scene.hordes.reduce((least, horde) => Math.min(least, Math.abs(horde.cell - cell)), FAR)
  }

  /** [DD-9.1] Rounds that are left in fire, gas or water before this survivor falls. */
  get breath(): number {
    if (!isExposing(this.scene)) return FAR
    return roundsUnharmed(this.survivor.base) - this.stand.exposed
  }

  get foesFight(): boolean {
    return foesFight(this.scene)
  }
}

/** Farther than anything. */
export const FAR = 99

/** The chance of what an answer tries. */
export function chanceOf(at: Ladder, action: DeadDiceAction): number {
  const test = doingOf(action)?.test?.(at.s, at.turn, action as never) ?? null
  return test === null ? 0 : oddsOf(test)
}

/** The same deed with as much help as there is. */
export function likeliest<T extends DeadDiceAction>(
  at: Ladder,
  actions: readonly T[],
): { action: T; odds: number } | null {
  let found: { action: T; odds: number } | null = null
  for (const action of actions) {
    const odds = chanceOf(at, action)
    if (found === null || odds > found.odds) found = { action, odds }
  }
  return found
}

/** [DD-1.2] [DD-3.2] How many of the dead a survivor can face hand to hand before it gets serious, with all they carry. */
export function mettle(s: DeadDice, seat: Seat): number {
  const survivor = s.survivors[seat]!
  const wear = survivor.things.reduce((sum, { item, wear, dry }) => sum + (isWeapon(item) && !dry ? wear : 0), 0)
  return Math.max(0, survivor.survival - 1) + wear
}

/** Shots and bombs that a survivor carries, in zombies that they are good for. */
export function firepower(s: DeadDice, seat: Seat): number {
  const { things, scores } = s.survivors[seat]!
  const dry = s.group.reserves.ammunition === 'empty'
  let most = 0
  let bombs = 0
  for (const { item } of things) {
    if (!isWeapon(item)) continue
    const { abilities, bonus } = WEAPON_TABLE[item]
    if (abilities.includes('thrown')) bombs += 3
    else if (abilities.includes('primitive') || (abilities.includes('firearm') && !dry))
      most = Math.max(most, abilities.includes('area') ? 1.5 * (scores.finesse + bonus) : 2)
  }
  return most + bombs
}
