import { ask, type Frame, type Offers, type Play, type Procedure, pop } from '@shamble/kernel'
import type { NightAction, Ruling } from './actions.js'
import { ATTEMPTS, type Attempt, type Consequence } from './corridor.js'
import { attemptRefusal, fail, succeed } from './deeds.js'
import { confess, offerConfession } from './harm.js'
import { makeNoise, offerNoise } from './menace.js'
import { GM, type Night, payOpenly, seatOf } from './night.js'
import { poolModifiers, poolSize, successes } from './pool.js'
import { rulingPrice, rulingSpace, usualDifficulty } from './ruling.js'
import { isTalk, offerTalk, talk, talkKnownTo, talkRefusal } from './talk.js'

export const ATTEMPT_STEPS = ['propose', 'rule', 'commit'] as const
const PROPOSE = 0
const RULE = 1
const COMMIT = 2

/** One survivor's attempt: proposed, ruled on, then rolled or withdrawn. */
export interface AttemptFrame extends Frame {
  kind: 'attempt'
  survivor: number
  attempt: Attempt | null
  /** 0 until the game master has ruled. */
  difficulty: number
  consequence: Consequence | null
  /** What the ruling cost: goes back when the attempt is withdrawn. */
  paid: number
  /** What was withdrawn this hour. */
  withdrew: Attempt | null
}

export function attemptFrame(survivor: number): AttemptFrame {
  return {
    kind: 'attempt',
    step: PROPOSE,
    survivor,
    attempt: null,
    difficulty: 0,
    consequence: null,
    paid: 0,
    withdrew: null,
  }
}

const PROPOSALS = ATTEMPTS.map((attempt) => ({ type: 'propose', attempt }) as const)
const WAIT: NightAction = { type: 'wait' }
const ROLL: NightAction = { type: 'roll' }
const WITHDRAW: NightAction = { type: 'withdraw' }

export const attempt: Procedure<Night, AttemptFrame, NightAction> = {
  run(s, f) {
    ask(s, f.step === RULE ? GM : seatOf(f.survivor), ATTEMPT_STEPS[f.step]!)
  },

  offer(s, f, seat, to) {
    if (f.step === RULE) to.space(rulingSpace(s, f.survivor, f.attempt!))
    else {
      if (f.step === PROPOSE) offerProposals(s, f, to)
      else offerCommitment(f, to)
      offerConfession(s, seat, to)
    }
    offerTalk(s, seat, to)
  },

  answer(s, f, seat, action, play) {
    switch (action.type) {
      case 'propose':
        f.attempt = action.attempt
        f.step = RULE
        play.emit?.({ kind: 'proposed', rule: 'NS-1.4', seat, data: { attempt: attemptWord(action.attempt) } })
        break
      case 'wait':
        play.emit?.({ kind: 'waited', rule: 'NS-1.4', seat })
        pop(s)
        break
      case 'rule':
        rule(s, f, action, play)
        break
      case 'withdraw':
        withdraw(s, f, play)
        break
      case 'roll':
        roll(s, f, play)
        break
      case 'confess':
        confess(s, seat, play)
        break
      case 'say':
      case 'note':
        talk(s, seat, action, play)
    }
  },

  refuse: (_s, _f, seat, action) =>
    seat === GM && action.type === 'noise' ? { rule: 'NS-2.7' } : talkRefusal(seat, action),

  knownTo: (_s, _f, _seat, action) => talkKnownTo(action),

  // [NS-2.7] [NS-6.5] The game master may make a noise, the bitten may confess, while another player is being asked.
  interject(s, _f, seat, to) {
    if (seat === GM) offerNoise(s, to)
    else offerConfession(s, seat, to)
    offerTalk(s, seat, to)
  },

  interjected(s, _f, seat, action, play) {
    if (isTalk(action)) talk(s, seat, action, play)
    else if (action.type === 'noise') makeNoise(s, play)
    else confess(s, seat, play)
  },
}

export const attemptWord = (what: Attempt): { word: string } => ({ word: `attempt.${what}` })

function offerProposals(s: Night, f: AttemptFrame, to: Offers<NightAction>): void {
  to.legal(WAIT)
  for (const proposal of PROPOSALS) {
    const refusal = attemptRefusal(s, proposal.attempt)
    if (refusal !== null) to.refuse(proposal, refusal)
    else if (proposal.attempt === f.withdrew) to.refuse(proposal, 'NS-4.6')
    else to.legal(proposal)
  }
}

/** [NS-4.5] Once an hour a survivor may think better of it. */
function offerCommitment(f: AttemptFrame, to: Offers<NightAction>): void {
  to.legal(ROLL)
  if (f.withdrew === null) to.legal(WITHDRAW)
  else to.refuse(WITHDRAW, 'NS-4.5')
}

/** [NS-4.1] What the game master says is in the log and holds: a noise made later does not change it. */
function rule(s: Night, f: AttemptFrame, ruling: Ruling, play: Play): void {
  const { difficulty, consequence } = ruling
  const price = rulingPrice(s, f.survivor, f.attempt!, ruling)
  const harder = difficulty - usualDifficulty(s, f.survivor, f.attempt!)
  payOpenly(s, price)
  f.difficulty = difficulty
  f.consequence = consequence
  f.paid = price
  f.step = COMMIT
  play.emit?.({
    kind: 'ruled',
    rule: 'NS-4.1',
    seat: GM,
    modifiers: harder === 0 ? [] : [{ rule: 'NS-4.3', value: harder }],
    data: {
      attempt: attemptWord(f.attempt!),
      difficulty,
      consequence: { word: `consequence.${consequence}` },
      price,
    },
  })
}

function withdraw(s: Night, f: AttemptFrame, play: Play): void {
  payOpenly(s, -f.paid)
  play.emit?.({
    kind: 'withdrawn',
    rule: 'NS-4.5',
    seat: seatOf(f.survivor),
    data: { attempt: attemptWord(f.attempt!), price: f.paid },
  })
  Object.assign(f, { ...attemptFrame(f.survivor), withdrew: f.attempt })
}

/** [NS-5.1] As many dice as the pool holds; the even ones must reach the difficulty. */
function roll(s: Night, f: AttemptFrame, play: Play): void {
  const what = f.attempt!
  const dice = play.chance.dice(poolSize(s, f.survivor, what), 6, 'NS-5.1')
  const count = successes(dice)
  const made = count >= f.difficulty
  play.emit?.({
    kind: made ? 'succeeded' : 'failed',
    rule: 'NS-5.1',
    seat: seatOf(f.survivor),
    dice,
    modifiers: poolModifiers(s, f.survivor, what),
    data: { attempt: attemptWord(what), successes: count, difficulty: f.difficulty },
  })
  pop(s)
  if (made) succeed(s, what, play)
  else fail(s, f.survivor, f.consequence!, play)
}
