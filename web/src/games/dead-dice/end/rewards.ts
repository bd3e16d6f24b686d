import { cameThrough, REWARDS, type Reward, type RewardsFrame, type Survivor } from '@shamble/game-dead-dice/people'
import type { DeadDiceView } from '@shamble/game-dead-dice/table'
import { frameIn } from '../moment.js'

/** How a reward is given: by a word of the game master, by votes, or counted from the record. */
const BY: Readonly<Partial<Record<Reward, 'talk' | 'vote'>>> = {
  rightPlace: 'talk',
  realBastard: 'talk',
  goodSamaritan: 'vote',
  killOfTheWeek: 'vote',
}

/** The step of the frame in which each is voted on. */
const VOTED_IN: Readonly<Partial<Record<Reward, number>>> = { goodSamaritan: 3, killOfTheWeek: 4 }

export interface RewardRow {
  readonly reward: Reward
  readonly letter: string
  readonly by: 'talk' | 'vote' | 'counted'
  /** Seats; `null` before all are shown together. */
  readonly seats: readonly number[] | null
  /** Votes that are in, and of how many; `null` where nobody votes on it now. */
  readonly sealed: { readonly given: number; readonly of: number } | null
}

const votersIn = ({ survivors, left, options }: DeadDiceView): number =>
  survivors.filter((_, seat) => !left.includes(seat)).length + (options.gameMaster === 'human' ? 1 : 0)

/** The nine rewards as far as they are known. */
export function rewardRows(view: DeadDiceView): RewardRow[] {
  const frame = frameIn<RewardsFrame>(view, 'rewards')
  return REWARDS.map((reward, i): RewardRow => {
    const isOpen = frame !== null && VOTED_IN[reward] === frame.step
    const of = votersIn(view)
    return {
      reward,
      letter: String.fromCharCode(97 + i),
      by: BY[reward] ?? 'counted',
      seats: view.rewards[reward] ?? null,
      sealed: isOpen ? { given: of - frame.waiting.length, of } : null,
    }
  })
}

export interface Earned {
  readonly seat: number
  readonly isThrough: boolean
  readonly rewards: number
  /** Left to spend. */
  readonly xp: number
}

/** [DD-12.2] [DD-12.7] What everybody has earned. */
export const earnedBy = (view: DeadDiceView): Earned[] =>
  view.survivors.map((survivor, seat) => ({
    seat,
    isThrough: cameThrough(view as unknown as Parameters<typeof cameThrough>[0], survivor as unknown as Survivor),
    rewards: REWARDS.filter((reward) => view.rewards[reward]?.includes(seat) === true).length,
    xp: survivor.xp,
  }))
