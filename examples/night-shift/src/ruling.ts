import type { Refusal, Space } from '@shamble/kernel'
import type { NightAction, Ruling } from './actions.js'
import { type Attempt, CONSEQUENCES, type Consequence, HARDEST, MOST_ZOMBIES, PRICES } from './corridor.js'
import type { Night } from './night.js'
import { type Crew, poolSize } from './pool.js'

/** What a ruling depends on besides the budget: the same in a state and in a view. */
type Scene = Crew & Pick<Night, 'zombies'>

const USUAL: Readonly<Record<Exclude<Attempt, 'sneak'>, number>> = {
  force: 2,
  distract: 1,
  search: 1,
  fight: 1,
  treat: 2,
}

/** [NS-4.3] The difficulty that costs the game master nothing. Past more zombies it is harder to sneak. */
export function usualDifficulty(scene: Scene, survivor: number, attempt: Attempt): number {
  const usual = attempt === 'sneak' ? Math.max(1, scene.zombies) : USUAL[attempt]
  return Math.min(usual, poolSize(scene, survivor, attempt))
}

/** [NS-4.3] A consequence has its price, and so has every point above the usual difficulty. */
export function rulingPrice(
  scene: Scene,
  survivor: number,
  attempt: Attempt,
  { difficulty, consequence }: Pick<Ruling, 'difficulty' | 'consequence'>,
): number {
  const harder = Math.max(0, difficulty - usualDifficulty(scene, survivor, attempt))
  return harder * PRICES.harder + PRICES[consequence]
}

/** [NS-4.2] One to four, and never more than the dice could reach. */
export function hardest(scene: Scene, survivor: number, attempt: Attempt): number {
  return Math.min(HARDEST, poolSize(scene, survivor, attempt))
}

/** Why the game master may not rule so; `null` when they may. */
export function rulingRefusal(s: Night, survivor: number, attempt: Attempt, ruling: Ruling): Refusal | null {
  const most = hardest(s, survivor, attempt)
  if (ruling.difficulty < 1 || ruling.difficulty > most) return { rule: 'NS-4.2', params: { most }, at: 'difficulty' }
  const unfit = consequenceRefusal(s, attempt, ruling.consequence)
  if (unfit !== null) return { ...unfit, at: 'consequence' }
  const price = rulingPrice(s, survivor, attempt, ruling)
  return price > s.menace ? tooExpensive(s, price) : null
}

function consequenceRefusal(s: Night, attempt: Attempt, consequence: Consequence): Refusal | null {
  // [NS-4.4] Nobody is hurt where nothing is there to hurt them.
  if (consequence === 'wound' && s.zombies === 0 && attempt !== 'force') return { rule: 'NS-4.4' }
  if (consequence === 'alarm' && s.zombies === MOST_ZOMBIES) return { rule: 'NS-2.4', params: { most: MOST_ZOMBIES } }
  return null
}

/** Every ruling that could be legal on some attempt. */
export const RULINGS: readonly Ruling[] = Array.from({ length: HARDEST }, (_, i) =>
  CONSEQUENCES.map((consequence): Ruling => ({ type: 'rule', difficulty: i + 1, consequence })),
).flat()

/** [NS-4.1] A form with two fields, filled in with the ruling that costs nothing. */
export function rulingSpace(s: Night, survivor: number, attempt: Attempt): Space<NightAction> {
  const check = (ruling: NightAction): Refusal | null => rulingRefusal(s, survivor, attempt, ruling as Ruling)
  return {
    kind: 'rule',
    get shape() {
      return {
        kind: 'form',
        fields: [
          {
            name: 'difficulty',
            key: 'ruling.difficulty',
            shape: { kind: 'number', min: 1, max: HARDEST, first: usualDifficulty(s, survivor, attempt) },
          },
          {
            name: 'consequence',
            key: 'ruling.consequence',
            shape: { kind: 'choice', of: CONSEQUENCES, words: 'consequence', first: 'setback' },
          },
        ],
      } as const
    },
    holds: (action) => action.type === 'rule',
    check,
    sample(below) {
      const legal = RULINGS.filter((ruling) => check(ruling) === null)
      return legal[below(legal.length)]!
    },
    about: (ruling) => [
      {
        key: 'price',
        params: { price: rulingPrice(s, survivor, attempt, ruling as Ruling), menace: s.menace },
      },
    ],
  }
}

/** [NS-2.1] */
export function tooExpensive(s: Night, price: number): Refusal {
  return { rule: 'NS-2.1', params: { price, menace: s.menace } }
}
