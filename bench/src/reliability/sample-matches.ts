import { randomPolicy } from '@shamble/bots'
import { seededBelow, seededChance } from '@shamble/chance'
import { Engine } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { Match } from '@shamble/record'

/** A match of random answers that was broken off, or that someone has given up in the end. */
export function sampleMatch(module: GameModule, seed: string, answers: number, end: 'running' | 'over'): Match {
  const engine = new Engine(module.game)
  const options = resolveOptions(module.game.options, { ...module.unattended })
  const match = Match.create(engine, { options, salt: seed }, seededChance(seed))
  const policy = randomPolicy(engine, seededBelow(seed, 'policy'))
  for (let i = 0; i < answers && match.state.outcome === null; i++) playOn(match, policy, seed)
  for (const seat of match.state.answered.keys())
    if (end === 'over' && match.state.outcome === null) match.answer(seat, { type: 'resign' }, seededChance(seed, seat))
  return match
}

/** Someone who is asked gives a random answer. */
export function playOn(match: Match, policy: ReturnType<typeof randomPolicy>, seed: string): void {
  const { state } = match
  const { seat } = state.questions[0]!
  match.answer(seat, policy(state, seat), seededChance(seed, 'play', state.seq))
}
