import type { BotMaker } from '@shamble/kernel'
import type { LastBusAction } from './state.js'
import type { LastBusView } from './view.js'

/** Walks with eight steps, blocks what is worth it. */
export const house: BotMaker<LastBusAction, LastBusView> = () => ({
  decide: ({ view, choices }) => {
    const can = (type: LastBusAction['type']) => choices.actions.find((action) => action.type === type)
    if (can('pass')) return (view.steps >= 6 && can('block')) || { type: 'pass' }
    if (view.steps >= 8) return { type: 'walk' }
    return can('sprint') ?? { type: 'roll', dice: 1 }
  },
})
