import type { Odds, RuleId, ViewBase } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import type { Alternative, Judgement } from './judge.js'

/** Why one answer is what it is: the rule under which it is given, and what is known of it before the dice. */
export interface Explained extends Alternative {
  readonly rule: RuleId
  readonly odds: Odds | null
}

/** All that was weighed, the best first, with the rule and the odds that decide; from what the seat sees. */
export const explained = (module: GameModule, view: ViewBase, { ranking }: Judgement): readonly Explained[] =>
  ranking.map((alternative) => ({
    ...alternative,
    rule: module.rule(alternative.action, view),
    odds: module.game.odds?.(view, alternative.action) ?? null,
  }))
