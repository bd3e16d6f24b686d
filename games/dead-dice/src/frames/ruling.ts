import {
  ask,
  type Frame,
  type Pickable,
  type Play,
  type Procedure,
  pop,
  push,
  type Refusal,
  type Seat,
  type Space,
  topFrame,
} from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { CHARACTERISTICS, type Characteristic } from '../data/characteristics.js'
import { DIFFICULTY_RANGE } from '../data/difficulty.js'
import { SAMPLE_TRAITS } from '../data/samples.js'
import { askMaster } from '../master/ask.js'
import type { DeadDice } from '../state.js'
import type { Ruled, Ruling, RulingFrame } from './kinds-master.js'

const RULE = 0
const AGREE = 1

/** Asks the game master for a ruling; the frame below gets it in `ruled`. */
export function startRuling(s: DeadDice, seat: Seat, words: string, by: Characteristic): void {
  push(s, { kind: 'ruling', step: RULE, seat, words, by, ruling: null } satisfies RulingFrame as Frame)
}

type Rule = Extract<DeadDiceAction, { type: 'rule' }>

/** [DD-7.1] [DD-15.21] The stake is named before the dice: the player may still think better of it. */
export const ruling: Procedure<DeadDice, RulingFrame, DeadDiceAction> = {
  run(s, f, play) {
    if (f.step === RULE) askMaster(s, f, 'rule', ruling, play)
    else ask(s, f.seat, 'ruled')
  },

  offer(s, f, _seat, to) {
    if (f.step === AGREE) {
      to.legal({ type: 'roll' })
      to.legal({ type: 'withdraw' })
      return
    }
    // The usual ruling takes one key; any other is composed.
    to.legal(usualRuling(f))
    to.legal({ type: 'judge', how: 'works' })
    to.legal({ type: 'judge', how: 'fails' })
    to.space(rulingSpace(s, f))
  },

  answer(s, f, _seat, action, play) {
    switch (action.type) {
      case 'rule':
        f.ruling = { how: 'test', ...rulingOf(action) }
        f.step = AGREE
        tell(f, play)
        break
      case 'judge':
        end(s, { how: action.how })
        break
      case 'roll':
        end(s, f.ruling)
        break
      case 'withdraw':
        end(s, { how: 'withdrawn' })
    }
  },
}

const rulingOf = ({ by, difficulty, trait, companions }: Rule) => ({ by, difficulty, trait, companions })

function end(s: DeadDice, ruled: Ruling | null): void {
  pop(s)
  ;(topFrame(s) as Ruled).ruled = ruled
}

function tell({ seat, words, ruling }: RulingFrame, play: Play): void {
  const { by, difficulty } = ruling!
  play.emit?.({
    // What a preparation is for was told when it was wanted.
    kind: words === '' ? 'ruled.test' : 'ruled',
    rule: 'DD-15.21',
    seat,
    data: { ...(words === '' ? {} : { words }), by: { word: `characteristic.${by}` }, difficulty },
    about: { by, difficulty },
  })
}

/** [DD-15.21] [DD-16.23] What an automatic game master would say: difficulty 1, and no trait without a tag for it. */
export const usualRuling = ({ by }: Pick<RulingFrame, 'by'>): Rule => ({
  type: 'rule',
  by,
  difficulty: DIFFICULTY_RANGE.min,
  trait: -1,
  companions: [],
})

/** [DD-7.5] [DD-15.21] One to four; a trait and companions that are there. */
function refusalOfRuling(s: DeadDice, { seat }: RulingFrame, action: Rule): Refusal | null {
  const { min, max } = DIFFICULTY_RANGE
  if (action.difficulty < min || action.difficulty > max)
    return { rule: 'DD-15.21', key: 'difficulty', params: { min, max }, at: 'difficulty' }
  if (action.trait >= s.survivors[seat]!.traits.length) return { rule: 'DD-7.3', key: 'rule.trait', at: 'trait' }
  if (action.companions.length > 0 && s.group.reserves.survivors !== 'sufficient')
    return { rule: 'DD-2.12', key: 'rule.noHelp', at: 'companions' }
  const there = helpers(s)
  const wrong = action.companions.findIndex((id, i) => !there.includes(id) || action.companions.indexOf(id) < i)
  return wrong < 0 ? null : { rule: 'DD-7.4', key: 'rule.companion', at: `companions.${wrong}` }
}

/** Companions who are at hand, whatever they are good at. */
const helpers = (s: DeadDice): number[] =>
  s.group.companions
    .filter(({ alive, onRaid, id }) => alive && (s.phase !== 'dead' || onRaid) && !s.scene?.companionsGone.includes(id))
    .map(({ id }) => id)

function rulingSpace(s: DeadDice, f: RulingFrame): Space<DeadDiceAction> {
  return {
    kind: 'rule',
    get shape() {
      return {
        kind: 'form',
        fields: [
          {
            name: 'by',
            key: 'field.by',
            shape: { kind: 'choice', of: CHARACTERISTICS, words: 'characteristic', first: f.by },
          },
          { name: 'difficulty', key: 'field.difficulty', shape: { kind: 'number', ...DIFFICULTY_RANGE, first: 1 } },
          { name: 'trait', key: 'field.fittingTrait', shape: { kind: 'pick', from: traitsOf(s, f.seat) } },
          {
            name: 'companions',
            key: 'field.companions',
            shape: { kind: 'pick', from: companionsOf(s), several: { least: 0, most: 40 } },
          },
        ],
      } as const
    },
    holds: (action) => action.type === 'rule',
    check: (action) => refusalOfRuling(s, f, action as Rule),
    sample: (below) => ({ ...usualRuling(f), difficulty: 1 + below(DIFFICULTY_RANGE.max) }),
  }
}

function traitsOf(s: DeadDice, seat: Seat): Pickable[] {
  const traits = s.survivors[seat]!.traits.map(({ name }, i) => ({
    id: i,
    say: { key: 'trait.named', params: { name: name in SAMPLE_TRAITS ? { word: `sampleTrait.${name}` } : name } },
  }))
  return [{ id: -1, say: { key: 'trait.none' } }, ...traits]
}

function companionsOf(s: DeadDice): Pickable[] {
  const there = helpers(s)
  return s.group.companions
    .filter(({ id }) => there.includes(id))
    .map(({ id, name }) => ({ id, say: { key: 'target.named', params: { who: name } } }))
}
