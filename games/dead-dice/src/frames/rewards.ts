import {
  ask,
  type Chance,
  cite,
  type Offers,
  type Play,
  type Procedure,
  pop,
  type Question,
  type Refusal,
  type Seat,
  type Viewer,
  when,
} from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { REWARD_TABLE, REWARDS, type Reward } from '../data/rewards.js'
import { nameOf } from '../events.js'
import { askMaster } from '../master/ask.js'
import { counted, elected, giveExperience, throughSeats } from '../rules/rewards.js'
import { hasHumanMaster, masterSeat } from '../seats.js'
import type { DeadDice } from '../state.js'
import { startExperience } from './experience.js'
import type { RewardsFrame } from './kinds-people.js'

const START = 0
const RIGHT_PLACE = 1
const REAL_BASTARD = 2
const SAMARITAN = 3
const KILL = 4
const SHOW = 5
const DONE = 6

/** Instead of a seat that is voted for. */
const ABSTAINS = -1
const UNSEEN = -2

export const rewardsFrame = (): RewardsFrame => ({
  kind: 'rewards',
  step: START,
  rightPlace: [],
  realBastard: [],
  samaritan: [],
  kill: [],
  waiting: [],
})

/** [DD-12.2] to [DD-12.8] Rewards are found out in secret and shown together; then experience. */
export const rewards: Procedure<DeadDice, RewardsFrame, DeadDiceAction> = {
  run(s, f, play) {
    switch (f.step) {
      case START:
        f.step = when('DD-12.5', s.options.rewards) ? RIGHT_PLACE : SHOW
        break
      case RIGHT_PLACE:
        askMaster(s, f, 'rightPlace', rewards, play)
        break
      case REAL_BASTARD:
        askMaster(s, f, 'realBastard', rewards, play)
        break
      case SAMARITAN:
      case KILL:
        vote(s, f)
        break
      case SHOW:
        show(s, f, play)
        break
      default:
        pop(s)
    }
  },

  offer(s, f, _seat, to) {
    if (f.step === SAMARITAN || f.step === KILL) {
      to.legal({ type: 'abstain' })
      for (const seat of throughSeats(s)) to.legal({ type: 'vote', seat })
    } else offerAwards(s, f, to)
  },

  answer(s, f, seat, action, play) {
    switch (action.type) {
      case 'vote':
      case 'abstain':
        ballots(f)[seat] = action.type === 'vote' ? action.seat : ABSTAINS
        f.waiting = f.waiting.filter((other) => other !== seat)
        if (f.waiting.length === 0) nextVote(s, f, f.step + 1)
        break
      case 'award':
        decide(s, f, [action.seat], play)
        break
      case 'awardNobody':
        decide(s, f, [], play)
        break
      case 'asCounted':
        decide(s, f, counted(s, judged(f)), play)
    }
  },

  refuse: (_s, f, _seat, action): Refusal | null =>
    action.type === 'vote' || action.type === 'award'
      ? { rule: f.step === REAL_BASTARD ? 'DD-12.6.b' : 'DD-12.8', key: 'reward.nobody' }
      : null,

  veil(s, f, viewer: Viewer): { frame: RewardsFrame; questions: Question[] } {
    const hide = (votes: readonly number[]): number[] => votes.map((vote, seat) => (seat === viewer ? vote : UNSEEN))
    const all = viewer === masterSeat(s)
    return {
      frame: {
        ...f,
        rightPlace: all ? f.rightPlace.slice() : [],
        realBastard: all ? f.realBastard.slice() : [],
        samaritan: hide(f.samaritan),
        kill: hide(f.kill),
        waiting: f.waiting.slice(),
      },
      questions: s.questions.map((question) => ({ ...question })),
    }
  },

  unveil(s, f, viewer, _questions, chance: Chance) {
    const among = [ABSTAINS, ...throughSeats(s)]
    const unseen = (seat: Seat, open: boolean): boolean =>
      seat !== viewer && voters(s).includes(seat) && !(open && f.waiting.includes(seat))
    const fill = (votes: readonly number[], open: boolean): number[] =>
      votes.map((vote, seat) => (unseen(seat, open) ? chance.tie(among, 'DD-12.6') : vote))
    f.samaritan = fill(f.samaritan, f.step === SAMARITAN)
    f.kill = fill(f.kill, f.step === KILL)
  },
}

/** Which of the two that the game master judges is open. */
const judged = (f: RewardsFrame): Reward => (f.step === RIGHT_PLACE ? 'rightPlace' : 'realBastard')

/** [DD-12.6.a] For those who came through; [DD-12.6.b] a dead traitor counts too. */
function offerAwards(s: DeadDice, f: RewardsFrame, to: Offers<DeadDiceAction>): void {
  to.legal({ type: 'asCounted' })
  to.legal({ type: 'awardNobody' })
  const seats = f.step === RIGHT_PLACE ? throughSeats(s) : voters(s).filter((seat) => seat !== masterSeat(s))
  for (const seat of seats) to.legal({ type: 'award', seat })
}

function decide(s: DeadDice, f: RewardsFrame, seats: Seat[], _play: Play): void {
  f[judged(f) as 'rightPlace' | 'realBastard'] = seats
  if (f.step === RIGHT_PLACE) f.step = REAL_BASTARD
  else nextVote(s, f, SAMARITAN)
}

/** [DD-12.6.c] Each player has one vote, and so has the game master. */
function voters(s: DeadDice): Seat[] {
  const players = [...s.survivors.keys()].filter((seat) => !s.left.includes(seat))
  return hasHumanMaster(s) ? [...players, masterSeat(s)] : players
}

/** Where nobody came through there is nobody to vote for. */
function nextVote(s: DeadDice, f: RewardsFrame, step: number): void {
  f.step = throughSeats(s).length === 0 ? SHOW : step
  f.waiting = f.step === SHOW ? [] : voters(s)
  if (f.step !== SHOW) f[f.step === SAMARITAN ? 'samaritan' : 'kill'] = Array(masterSeat(s) + 1).fill(UNSEEN)
}

const ballots = (f: RewardsFrame): number[] => (f.step === SAMARITAN ? f.samaritan : f.kill)

function vote(s: DeadDice, f: RewardsFrame): void {
  f.waiting = f.waiting.filter((seat) => voters(s).includes(seat))
  if (f.waiting.length === 0) nextVote(s, f, f.step + 1)
  else for (const seat of f.waiting) ask(s, seat, f.step === SAMARITAN ? 'goodSamaritan' : 'killOfTheWeek')
}

/** [DD-16.43] The automatic game master votes for the highest count. */
function result(s: DeadDice, votes: readonly number[], reward: Reward): Seat[] {
  const [own] = counted(s, reward)
  return elected(
    when('DD-16.43', hasHumanMaster(s)) || own === undefined ? votes : [...votes.slice(0, masterSeat(s)), own],
  )
}

/** All at once: counters, votes and the game master's word. */
function show(s: DeadDice, f: RewardsFrame, play: Play): void {
  if (s.options.rewards) {
    for (const reward of REWARDS) s.rewards[reward] = seatsFor(s, f, reward)
    for (const reward of REWARDS) for (const seat of s.rewards[reward]!) tell(s, reward, seat, play)
  }
  giveExperience(s)
  play.reveal?.('all')
  f.step = DONE
  startExperience(s, throughSeats(s))
}

function seatsFor(s: DeadDice, f: RewardsFrame, reward: Reward): Seat[] {
  cite(REWARD_TABLE[reward].rule)
  switch (reward) {
    case 'rightPlace':
    case 'realBastard':
      return f[reward]
    case 'goodSamaritan':
      return result(s, f.samaritan, reward)
    case 'killOfTheWeek':
      return result(s, f.kill, reward)
    default:
      return counted(s, reward)
  }
}

function tell(s: DeadDice, reward: Reward, seat: Seat, play: Play): void {
  play.emit?.({
    kind: 'rewarded',
    rule: REWARD_TABLE[reward].rule,
    seat,
    data: { name: nameOf(s, seat), reward: { word: `reward.${reward}` } },
    about: { reward },
  })
}
