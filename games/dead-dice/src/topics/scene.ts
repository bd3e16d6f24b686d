import { frameBelow, type Offers, type Refusal, type Seat, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import type { LivingTurnFrame, PreparationFrame } from '../frames/kinds-turns.js'
import type { Topic } from '../frames/topics.js'
import { mayBegin, turningNow } from '../rules/catastrophes.js'
import { isInfected } from '../rules/harm.js'
import { ALL_WISHES, isReserveWish, offerWishes } from '../rules/wishes.js'
import { hasHumanMaster, isAlive, masterSeat } from '../seats.js'
import type { DeadDice } from '../state.js'

/** [DD-6.3] The scene that comes next in a living turn, or what else is tried in the one under way. */
export const scene: Topic = {
  offer(s, seat, to) {
    const f = frameBelow(s) as LivingTurnFrame | PreparationFrame
    if (f.kind === 'preparation') {
      if (f.wish !== 'own') offerWishes(s, [f.wish], to)
      to.legal({ type: 'closeScene' })
      offerBitten(s, seat, to)
    } else if (f.free) {
      offerWishes(s, ALL_WISHES.filter(isReserveWish), to)
      to.legal({ type: 'closeScene' })
    } else {
      offerWishes(s, ALL_WISHES, to)
      if (hasHumanMaster(s)) offerOwnWish(s, to)
      to.legal({ type: 'atmosphere' })
      to.legal({ type: 'stop' })
      if (mayBegin(s, 'players')) to.legal({ type: 'catastrophe' })
      else to.refuse({ type: 'catastrophe' }, 'DD-15.27', {}, 'catastrophe.menace')
      offerTension(s, seat, to)
      offerBitten(s, seat, to)
    }
  },

  alone: ({ type }) => type === 'tension' || type === 'confess' || type === 'turn',

  interject(s, seat, to) {
    const f = frameBelow(s) as LivingTurnFrame | PreparationFrame
    if (hasHumanMaster(s) && seat === masterSeat(s)) {
      if (f.kind === 'livingTurn' && f.free) return
      if (mayBegin(s, 'gameMaster')) to.legal({ type: 'catastrophe' })
      if (turningNow(s).length > 0) to.legal({ type: 'turn' })
    } else if (seat < s.options.players && isAlive(s.survivors[seat]!)) {
      if (f.kind === 'livingTurn' && f.free) return
      if (f.kind === 'livingTurn') offerTension(s, seat, to)
      offerBitten(s, seat, to)
    }
  },

  refuse(s, seat, action): Refusal | null {
    switch (action.type) {
      case 'prepare': {
        const { kind } = frameBelow(s)!
        // One purpose: another one is another scene, once this one is closed.
        return { rule: when('DD-15.30', kind === 'preparation') ? 'DD-15.30' : 'DD-15.73', key: 'prepare.now' }
      }
      case 'tension':
        return seat < s.options.players ? whyNoTension(s, seat) : null
      case 'confess':
      case 'turn':
        return { rule: 'DD-6.16', key: 'turn.nobody' }
      default:
        return null
    }
  },
}

/** [DD-15.28] The owner of a dark side alone can bring it to light. */
function offerTension(s: DeadDice, seat: Seat, to: Offers<DeadDiceAction>): void {
  const refusal = whyNoTension(s, seat)
  if (refusal === null) to.legal({ type: 'tension' })
  else to.refuse({ type: 'tension' }, refusal.rule, {}, refusal.key!)
}

function whyNoTension(s: DeadDice, seat: Seat): Refusal | null {
  const { survival, tensions } = s.survivors[seat]!
  if (when('DD-15.28', survival < 1)) return { rule: 'DD-15.28', key: 'tension.survival' }
  const { tensionLimit } = s.options
  if (when('DD-15.28', tensionLimit === 'perLivingTurn' && tensions.now > 0))
    return { rule: 'DD-15.28', key: 'tension.turn' }
  if (tensionLimit === 'perScenario' && tensions.ever > 0) return { rule: 'DD-15.28', key: 'tension.game' }
  return null
}

/** [DD-15.26] Only the bitten see this: they tell, they turn, or they keep it to themselves. */
function offerBitten(s: DeadDice, seat: Seat, to: Offers<DeadDiceAction>): void {
  const survivor = s.survivors[seat]!
  if (!isInfected(survivor)) return
  if (!survivor.told) to.legal({ type: 'confess' })
  if (turningNow(s).includes(seat)) to.legal({ type: 'turn' })
}

/** [DD-15.73] Free wishes are for a human game master. */
function offerOwnWish(s: DeadDice, to: Offers<DeadDiceAction>): void {
  to.space({
    kind: 'ownWish',
    get shape() {
      const words = { name: 'words', key: 'wish.words', shape: { kind: 'text', least: 1, most: 200 } } as const
      const from = s.survivors.flatMap((survivor, seat) =>
        isAlive(survivor) ? [{ id: seat, say: { key: 'survivor.named', params: { name: survivor.name } } }] : [],
      )
      return {
        kind: 'form',
        fields: [words, { name: 'leader', key: 'wish.leader', shape: { kind: 'pick', from } }],
      } as const
    },
    holds: (action) => action.type === 'ownWish',
    check(action) {
      if (action.type !== 'ownWish') return null
      if (action.words.trim() === '') return { rule: 'DD-15.73', key: 'wish.blank', at: 'words' }
      const leader = s.survivors[action.leader]
      return leader !== undefined && isAlive(leader) ? null : { rule: 'DD-15.88', key: 'lead.unable', at: 'leader' }
    },
    sample: () => ({ type: 'ownWish', words: '?', leader: s.survivors.findIndex(isAlive) }),
  })
}
