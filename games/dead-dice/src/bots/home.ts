import { WISHES, type Wish } from '../data/tags.js'
import type { LivingTurnFrame, PreparationFrame } from '../frames/kinds-turns.js'
import { isInfected } from '../rules/harm.js'
import { difficultyOf, isReserveWish } from '../rules/wishes.js'
import type { ActionOf, Situation } from './situation.js'
import { type Weighed, weighed } from './thought.js'
import { worthOfStep } from './worths.js'

/** [DD-6.3] What to do with the rest: the reserve that hurts most first, and nothing that is not worth a Respite. */
export function scenes(sit: Situation): Weighed[] {
  const { s } = sit
  const turn = s.frames.find(({ kind }) => kind === 'livingTurn') as LivingTurnFrame
  const inside = sit.frame<{ kind: string }>(1).kind === 'preparation'
  const all: Weighed[] = [...bitten(sit)]
  for (const wish of sit.actions('prepare')) {
    const approach = WISHES[wish.wish].find(({ by }) => by === wish.by)!
    const odds = sit.openOdds(wish.leader, approach, difficultyOf(s, turn, wish.wish))
    all.push(
      weighed(wish, odds * worthOfWish(sit, wish, turn), `prepare.${kindOfWish(wish.wish)}`, {
        who: sit.nameOf(wish.leader),
        wish: { word: `wish.${wish.wish}` },
      }),
    )
  }
  if (inside || turn.free) all.push(weighed({ type: 'closeScene' }, closing(sit), 'closeScene'))
  else all.push(weighed({ type: 'stop' }, NOT_WORTH, 'stop'))
  return all
}

/** Less is not worth the time. */
const NOT_WORTH = 0.2

const kindOfWish = (wish: Wish): string => (isReserveWish(wish) ? 'reserve' : wish === 'information' ? wish : 'gear')

/** [DD-2.7] [DD-2.11] [DD-15.30] The first scene decides whether a refuge is kept, and whether hunger strikes. */
const CLOCK = 6

function worthOfWish({ s }: Situation, { wish, on, leader }: ActionOf<'prepare'>, turn: LivingTurnFrame): number {
  if (isReserveWish(wish)) {
    const level = s.group.reserves[wish]
    const clock = turn.counted === 0 && level === 'empty' && (wish === 'shelter' || wish === 'provisions')
    return worthOfStep(s, wish) + (clock ? CLOCK : 0)
  }
  switch (wish) {
    case 'information':
      return s.group.clues === 0 ? 5 : 0
    case 'heal': {
      const { survival, base } = s.survivors[on]!
      return survival < base ? (survival <= 1 ? 5 : 2.5) : 0
    }
    case 'cure':
      return isInfected(s.survivors[on]!) ? 30 : 0
    case 'molotov':
      return s.survivors[leader]!.things.filter(({ item }) => item === 'molotov' || item === 'greekFire').length > 1
        ? 0
        : 2.5
    case 'trap':
      return s.group.traps.length > 1 ? 0 : 1.5
    default:
      return 2
  }
}

/** Once there is nothing left to win in this scene, another may be worth more. */
function closing(sit: Situation): number {
  const f = sit.frame<PreparationFrame>(1)
  return f.kind === 'preparation' && isReserveWish(f.wish) ? 1 : NOT_WORTH
}

/** [DD-12.6.f] [DD-15.26] The bitten tell their friends, unless silence is rewarded. */
function bitten(sit: Situation): Weighed[] {
  const { rewards } = sit.s.options
  return sit
    .actions('confess')
    .map((confess) => weighed(confess, rewards || sit.alive.length === 1 ? -1 : 50, 'confess'))
}
