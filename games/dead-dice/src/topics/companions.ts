import type { Refusal, Space } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import type { Topic } from '../frames/topics.js'
import type { CompanionState, DeadDice } from '../state.js'

/** [DD-15.78] Which companions come along; the others stay at home, out of reach. */
export const companions: Topic = {
  offer(s, _seat, to) {
    to.space(raidSpace(s))
  },
}

function raidSpace(s: DeadDice): Space<DeadDiceAction> {
  const alive = s.group.companions.filter((one) => one.alive)
  return {
    kind: 'takeAlong',
    get shape() {
      return {
        kind: 'form',
        fields: [
          {
            name: 'companions',
            key: 'takeAlong.companions',
            shape: { kind: 'pick', from: alive.map(pickable), several: { least: 0, most: alive.length } },
          },
        ],
      } as const
    },
    holds: (action) => action.type === 'takeAlong',
    check: (action) => (action.type === 'takeAlong' ? whyNot(alive, action.companions) : null),
    sample: (below) => ({
      type: 'takeAlong',
      companions: alive.filter(() => below(2) === 0).map(({ id }) => id),
    }),
  }
}

const pickable = ({ id, name }: CompanionState) => ({ id, say: { key: 'companion.named', params: { name } } })

function whyNot(alive: readonly CompanionState[], chosen: readonly number[]): Refusal | null {
  const wrong = chosen.findIndex((id, i) => !alive.some((one) => one.id === id) || chosen.indexOf(id) < i)
  return wrong < 0 ? null : { rule: 'DD-15.78', key: 'takeAlong.unknown', at: `companions.${wrong}` }
}
