import { type Action, BrokenInvariant, type ViewBase } from '@shamble/kernel'
import type { BotMaker } from '@shamble/module'

/** Any legal answer, each equally likely; a space counts as one. */
export const randomBot: BotMaker<Action, ViewBase> = () => ({
  decide({ choices, seat }, chance) {
    const { actions, spaces } = choices
    const n = actions.length + spaces.length
    if (n === 0) throw new BrokenInvariant(`seat ${seat} is asked and has no answer`)
    const below = (sides: number) => chance.die(sides, 'bot') - 1
    const i = below(n)
    return i < actions.length ? actions[i]! : spaces[i - actions.length]!.sample(below)
  },
})
