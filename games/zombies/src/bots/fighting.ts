import type { Seat } from '@shamble/kernel'
import { fireAxe } from '../cards/fire-axe.js'
import { firstAidKit } from '../cards/first-aid-kit.js'
import { heyLookAShotgun } from '../cards/hey-look-a-shotgun.js'
import { turnOf } from '../frames/kinds.js'
import { MOST_LIVES, type Zombies } from '../state.js'
import type { Weights } from './weights.js'

/** The worth of lives and bullets together: the most, and how many kills they are good for at 63 % of it. */
export const RESOURCES = 11
const ENOUGH = 4
const MOST_BULLETS = 14
const NEEDS = [4, 5] as const
const EDGES = 4

/** What a fight can be entered with. */
export interface Fighter {
  readonly lives: number
  readonly bullets: number
  /** What is added to every roll, and what the total must reach. */
  readonly edge: number
  readonly need: number
}

/** Dice that kill outright, and how short each of the others falls. */
function faces(need: number, edge: number): { kills: number; shorts: number[] } {
  const shorts: number[] = []
  for (let die = 1; die <= 6; die++) if (die + edge < need) shorts.push(need - edge - die)
  return { kills: 6 - shorts.length, shorts }
}

const FACES = NEEDS.map((need) => Array.from({ length: EDGES + 1 }, (_, edge) => faces(need, edge)))

/**
 * How many plain zombies one after another a player kills before they die, if every price is paid as well as can be.
 */
const KILLS: readonly (readonly number[])[] = (() => {
  const table: number[][] = [new Array<number>(MOST_BULLETS + 1).fill(0)]
  const { kills, shorts } = FACES[0]![0]!
  for (let lives = 1; lives <= MOST_LIVES; lives++) {
    table.push([])
    for (let bullets = 0; bullets <= MOST_BULLETS; bullets++) {
      let sum = kills
      for (const short of shorts) {
        const shot = bullets >= short ? 1 + table[lives]![bullets - short]! : 0
        sum += Math.max(shot, table[lives - 1]![bullets]!)
      }
      table[lives]!.push(sum / (6 - kills))
    }
  }
  return table
})()

const clamp = (n: number, most: number): number => Math.max(0, Math.min(most, Math.round(n)))

const WORTHS: readonly (readonly number[])[] = KILLS.map((row) =>
  row.map((kills) => RESOURCES * (1 - Math.exp(-kills / ENOUGH))),
)

/** What lives and bullets are worth together: each one more counts less. */
export function worthOf(lives: number, bullets: number): number {
  return WORTHS[clamp(lives, MOST_LIVES)]![clamp(bullets, MOST_BULLETS)]!
}

/** What a collection is worth on the way to the goal. */
export function collectionWorth(weights: Weights, reserve: number, goal: number): number {
  if (reserve >= goal) return weights.win
  return weights.collection * (reserve / goal) ** 2 + weights.zombie * reserve
}

/** What a player brings to a fight: the cards in front of them and what is in force. */
export function fighterOf(s: Zombies, seat: Seat): Fighter {
  const cards = s.inPlay[seat]!
  const edge =
    (cards.includes(fireAxe.card) ? 1 : 0) +
    (cards.includes(heyLookAShotgun.card) ? 1 : 0) +
    (turnOf(s).chainsaw[seat] === 1 ? 2 : 0)
  return {
    lives: Math.min(MOST_LIVES, s.lives[seat]! + (cards.includes(firstAidKit.card) ? 1 : 0)),
    bullets: s.bullets[seat]!,
    edge: Math.min(EDGES, edge),
    need: s.govtEnhanced >= 0 ? 5 : 4,
  }
}

/** The stakes of one fight: what the kill brings, and what is left after a death, lives and bullets included. */
export interface Stakes {
  readonly kill: number
  readonly dead: number
}

/** What a fight is worth before the roll, the lives and bullets left after it included. */
export const fightWorth = (f: Fighter, stakes: Stakes): number => fightWorthWith(f, stakes, f.lives, f.bullets)

/** The same with other lives and bullets. */
function fightWorthWith({ need, edge }: Fighter, { kill, dead }: Stakes, lives: number, bullets: number): number {
  const { kills, shorts } = FACES[need - 4]![edge]!
  let again = dead
  for (let left = 1; left <= lives; left++) {
    let sum = kills * (worthOf(left, bullets) + kill)
    for (let i = 0; i < shorts.length; i++) {
      const short = shorts[i]!
      const shot = bullets >= short ? worthOf(left, bullets - short) + kill : Number.NEGATIVE_INFINITY
      sum += Math.max(shot, again)
    }
    again = sum / 6
  }
  return again
}

/** What a fight costs on balance; below nothing where it pays. */
export const toll = (f: Fighter, stakes: Stakes): number => worthOf(f.lives, f.bullets) - fightWorth(f, stakes)

/** How a row of fights goes, by their number. */
export interface Row {
  /** The chance to have won them all, and what is left then, weighed with that chance. */
  readonly alive: number[]
  readonly left: number[]
  /** The chance to die in each of them. */
  readonly died: number[]
}

/** Lives and bullets as one number. */
const BULLETS = MOST_BULLETS + 1
const STORES = (MOST_LIVES + 1) * BULLETS

/** Prices are paid as `fightWorth` pays them. */
export function rowOfFights(f: Fighter, stakes: Stakes, n: number): Row {
  const bullets = Math.min(f.bullets, MOST_BULLETS)
  const row: Row = { alive: [1], left: [worthOf(f.lives, bullets)], died: [] }
  let now = new Float64Array(STORES)
  let after = new Float64Array(STORES)
  now[f.lives * BULLETS + bullets] = 1
  for (let i = 0; i < n; i++) {
    after.fill(0)
    let died = 0
    for (let lives = f.lives; lives > 0; lives--)
      for (let shots = bullets; shots >= 0; shots--) {
        const chance = now[lives * BULLETS + shots]!
        if (chance > 0) died += fightOnce(f, stakes, lives, shots, chance, after)
      }
    let [alive, left] = [0, 0]
    for (let lives = f.lives; lives > 0; lives--)
      for (let shots = bullets; shots >= 0; shots--) {
        const chance = after[lives * BULLETS + shots]!
        alive += chance
        left += chance * WORTHS[lives]![shots]!
      }
    row.alive.push(alive)
    row.left.push(left)
    row.died.push(died)
    ;[now, after] = [after, now]
  }
  return row
}

/** Spreads one chance over what a fight may leave; gives the chance of death. */
function fightOnce(
  f: Fighter,
  stakes: Stakes,
  lives: number,
  bullets: number,
  chance: number,
  after: Float64Array,
): number {
  const { kills, shorts } = FACES[f.need - 4]![f.edge]!
  let rolling = chance
  for (let l = lives; l >= 1; l--) {
    after[l * BULLETS + bullets]! += (rolling * kills) / 6
    const again = l > 1 ? fightWorthWith(f, stakes, l - 1, bullets) : stakes.dead
    let lost = 0
    for (let i = 0; i < shorts.length; i++) {
      const short = shorts[i]!
      if (bullets >= short && worthOf(l, bullets - short) + stakes.kill >= again)
        after[l * BULLETS + bullets - short]! += rolling / 6
      else lost += rolling / 6
    }
    rolling = lost
  }
  return rolling
}
