import { ask, type Offers, type Play, type Procedure, pop, push, type Refusal, type Seat, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { EXPERIENCE, highest, SCORES, type Score } from '../data/characteristics.js'
import { SAMPLE_TRAIT_IDS } from '../data/samples.js'
import { nameOf } from '../events.js'
import { sampleTags } from '../rules/random-sheets.js'
import { whyNotTrait } from '../rules/sheets.js'
import type { DeadDice, Survivor } from '../state.js'
import type { ExperienceFrame } from './kinds-people.js'
import { TRAIT_FIELDS } from './sheet-spaces.js'

/** [DD-12.3] All who have experience may spend it now; nobody is asked where there is none. */
export function startExperience(s: DeadDice, seats: readonly Seat[]): void {
  const waiting = seats.filter((seat) => s.survivors[seat]!.xp > 0)
  if (waiting.length > 0) push(s, { kind: 'experience', step: 0, waiting } as ExperienceFrame)
}

export const experience: Procedure<DeadDice, ExperienceFrame, DeadDiceAction> = {
  run(s, f) {
    f.waiting = f.waiting.filter((seat) => !s.left.includes(seat) && s.survivors[seat]!.xp > 0)
    if (f.waiting.length === 0) pop(s)
    else for (const seat of f.waiting) ask(s, seat, 'experience')
  },

  offer(s, _f, seat, to) {
    to.legal({ type: 'keepExperience' })
    for (const score of SCORES) {
      const why = whyNotImprove(s, seat, score)
      if (why === null) to.legal({ type: 'improve', score })
      else to.refuse({ type: 'improve', score }, why.rule, why.params, why.key)
    }
    offerTraits(s, seat, to)
  },

  answer(s, f, seat, action, play) {
    // Those who still have something to spend are asked anew.
    s.questions.length = 0
    switch (action.type) {
      case 'improve':
        improve(s, seat, action.score, play)
        break
      case 'learn':
        learn(s, seat, action, play)
        break
      case 'keepExperience':
        f.waiting = f.waiting.filter((other) => other !== seat)
    }
  },

  refuse: (s, _f, seat, action): Refusal | null =>
    action.type === 'learn' && seat < s.options.players ? whyNotLearn(s, seat) : null,
}

/** [DD-15.62] Scores have their caps. */
function whyNotImprove(s: DeadDice, seat: Seat, score: Score): Refusal | null {
  const most = highest(score, s.variants.includes('specialForces'))
  if (!when('DD-15.62', scoreNow(s.survivors[seat]!, score) >= most)) return null
  return { rule: 'DD-15.62', key: 'experience.cap', params: { most } }
}

const scoreNow = ({ base, scores }: Survivor, score: Score): number => (score === 'survival' ? base : scores[score])

/** [DD-12.3] [DD-15.62] */
function whyNotLearn(s: DeadDice, seat: Seat): Refusal | null {
  const { xp, traits } = s.survivors[seat]!
  const cap = s.options.campaignTraitCap
  if (when('DD-15.62', cap !== 'none' && traits.length >= Number(cap)))
    return { rule: 'DD-15.62', key: 'experience.traits', params: { most: Number(cap) } }
  if (when('DD-12.3', xp < EXPERIENCE.trait))
    return { rule: 'DD-12.3', key: 'experience.dear', params: { price: EXPERIENCE.trait, xp } }
  return null
}

function offerTraits(s: DeadDice, seat: Seat, to: Offers<DeadDiceAction>): void {
  if (whyNotLearn(s, seat) !== null) return
  to.space({
    kind: 'learn',
    shape: { kind: 'form', fields: TRAIT_FIELDS },
    holds: ({ type }) => type === 'learn',
    check: (action) => whyNotTrait(action as Extract<DeadDiceAction, { type: 'learn' }>, ''),
    sample: (below) => ({
      type: 'learn',
      name: SAMPLE_TRAIT_IDS[below(SAMPLE_TRAIT_IDS.length)]!,
      tags: sampleTags(below),
    }),
  })
}

function improve(s: DeadDice, seat: Seat, score: Score, play: Play): void {
  const survivor = s.survivors[seat]!
  survivor.xp -= EXPERIENCE.score
  if (score === 'survival') {
    survivor.base++
    survivor.survival++
  } else survivor.scores[score]++
  play.emit?.({
    kind: 'improved',
    rule: 'DD-12.3',
    seat,
    data: { name: nameOf(s, seat), score: { word: `characteristic.${score}` } },
    about: { score },
  })
}

function learn(s: DeadDice, seat: Seat, { name, tags }: Extract<DeadDiceAction, { type: 'learn' }>, play: Play): void {
  const survivor = s.survivors[seat]!
  survivor.xp -= EXPERIENCE.trait
  survivor.traits = [...survivor.traits, { name: name.trim(), tags: tags.slice() }]
  play.emit?.({ kind: 'learnt', rule: 'DD-12.3', seat, data: { name: nameOf(s, seat) } })
}
