import { type Seat, samePlain } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { ACTIONS, OBSTACLES, THREATS } from '../data/tags.js'
import type { DecisionFrame, TopicName } from '../frames/kinds.js'
import { distance } from '../rules/ladder.js'
import { poolOf, UNAIDED } from '../rules/pool.js'
import { standOf } from '../seats.js'
import { prices, requests, speakers } from './bargain.js'
import { scenes } from './home.js'
import { wantsToPack } from './packing.js'
import { companions, leaders, legs, objectives, refuge, worthOfPicks } from './raid.js'
import type { Situation } from './situation.js'
import { because, best, type Thought, type Weighed, weighed } from './thought.js'

/** [DD-5.9] */
function threat(sit: Situation): Weighed[] {
  const [one] = sit.s.scene?.threats ?? []
  if (one === undefined) return leaders(sit, () => 0, 'lead')
  const approach = { by: one.by, tags: THREATS[one.reserve].tags }
  return leaders(sit, (seat) => sit.openOdds(seat, approach, one.difficulty), 'lead')
}

/** [DD-16.57] */
const driver = (sit: Situation): Weighed[] =>
  leaders(sit, (seat) => poolOf(sit.s, seat, ACTIONS.runOver[0], UNAIDED).dice, 'lead')

/** [DD-16.27] Those who have lost most. */
const patient = (sit: Situation): Weighed[] =>
  leaders(sit, (seat) => sit.s.survivors[seat]!.base - sit.s.survivors[seat]!.survival, 'patient')

/** [DD-16.14] The best first: each has one try. Nobody tries what cannot come off. */
function obstacle(sit: Situation): Weighed[] {
  const all = sit.actions('try').map((attempt) => {
    const { by, difficulty, wayOut } = sit.s.scene!.obstacles.find(({ id }) => id === attempt.obstacle)!
    const odds = sit.openOdds(attempt.leader, OBSTACLES[by], difficulty)
    const worth = odds === 0 ? -1 : odds + (wayOut ? 1 : 0.1)
    return weighed(attempt, worth, 'try', { who: sit.nameOf(attempt.leader) })
  })
  return [...all, weighed({ type: 'moveOn' }, 0, 'moveOn')]
}

/** [DD-16.37] A search costs nothing. */
function search(sit: Situation): Weighed[] {
  const all = sit
    .actions('search')
    .map((look) =>
      weighed(look, sit.openOdds(look.leader, ACTIONS.search[0], 1), 'search', { who: sit.nameOf(look.leader) }),
    )
  return [...all, weighed({ type: 'moveOn' }, 0, 'moveOn')]
}

/** [DD-15.79] Nobody is left behind who could still be fetched. */
function leave(sit: Situation): Weighed[] {
  const scene = sit.s.scene!
  const able = sit.able.map((seat) => standOf(scene, seat)!)
  const behind = sit.frame<{ behind: Seat[] }>(1).behind.map((seat) => standOf(scene, seat)!)
  const free = able.filter(({ seat }) => !scene.hordes.some(({ engaged, target }) => engaged && target === seat))
  const fetched = behind.some((casualty) => free.some((friend) => distance(friend, casualty) <= 2))
  const steady = free.some(({ seat }) => sit.s.survivors[seat]!.survival > 1)
  return [
    weighed({ type: 'leave' }, 1, 'leave'),
    weighed({ type: 'remain' }, fetched && steady && scene.round < LONGEST ? 2 : 0, 'remain'),
  ]
}
/** Nobody stays for ever. */
const LONGEST = 12

const TOPIC_WORTHS: Readonly<Record<TopicName, (sit: Situation) => Weighed[]>> = {
  objectives,
  companions,
  leg: legs,
  threat,
  obstacle,
  search,
  request: requests,
  speaker: speakers,
  price: prices,
  scene: scenes,
  leave,
  refuge,
  driver,
  patient,
}

/** Another proposal is made only where it is clearly better. */
const CLEARLY = 1.25

/** [DD-15.88] What the seat proposes, or that it agrees. */
export function decideTogether(sit: Situation): Thought | null {
  const { topic, proposal } = sit.frame<DecisionFrame>()
  const all = TOPIC_WORTHS[topic](sit).filter(({ action }) => sit.offers(action))
  const wanted = best(all)
  if (proposal === null) return wantsToPack(sit) ?? wanted
  if (wanted === null || wanted.worth <= CLEARLY * worthOf(sit, proposal, all))
    return because({ type: 'agree' }, 'agree')
  return wanted
}

/** What the group could decide, the best first. */
export const proposals = (sit: Situation): DeadDiceAction[] =>
  TOPIC_WORTHS[sit.frame<DecisionFrame>().topic](sit)
    .filter(({ action }) => sit.offers(action))
    .sort((a, b) => b.worth - a.worth)
    .map(({ action }) => action)

function worthOf(sit: Situation, proposal: DeadDiceAction, all: readonly Weighed[]): number {
  if (proposal.type === 'objectives') return worthOfPicks(sit, proposal.picks)
  const same = all.find(({ action }) => samePlain(action, proposal))
  // A proposal that is not in the own list is for its maker to judge.
  return same?.worth ?? Number.POSITIVE_INFINITY
}
