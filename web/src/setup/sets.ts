import { type Plain, samePlain } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import type { PageModule } from '../games/page-module.js'
import { type Draft, optionsOf, presetsOf, rulesOf, withOption, withPreset } from './draft.js'
import type { OwnRules } from './own-rules.js'
import type { SetupPlan } from './plan.js'

type Given = Readonly<Record<string, Plain>>

/** Rules that are chosen with one key: those of the game, or those that someone has named. */
export interface RuleSet {
  readonly id: string
  /** As it was typed; `null` for a set of the game, which the catalogue names. */
  readonly name: string | null
  readonly options: Given
}

export function setsOf(module: PageModule, plan: SetupPlan | undefined, own: readonly OwnRules[]): readonly RuleSet[] {
  const usable = own.filter(({ options }) => {
    try {
      return resolveOptions(module.game.options, options) !== null
    } catch {
      // Named under other rules: an option that has gone since.
      return false
    }
  })
  return [
    ...presetsOf(module, plan).map(({ id, options }) => ({ id, name: null, options })),
    ...usable.map(({ name, options }) => ({ id: `own:${name}`, name, options })),
  ]
}

/** An edition or an expansion as it is printed, and nothing else. */
const isPlain = (plan: SetupPlan | undefined, { options }: RuleSet): boolean =>
  Object.keys(options).every((name) => name === plan?.lead)

const isSame = (module: PageModule, plan: SetupPlan | undefined, draft: Draft, { options }: RuleSet): boolean =>
  samePlain(options as Plain, rulesOf(module, plan, draft) as Plain)

/** The set that a draft is based on: the same rules, or else the edition as it is printed; `isExact` tells which. */
export function chosenSet(
  module: PageModule,
  plan: SetupPlan | undefined,
  draft: Draft,
  sets: readonly RuleSet[],
): { readonly set: RuleSet; readonly isExact: boolean } | null {
  const same = sets.find((set) => isSame(module, plan, draft, set))
  if (same !== undefined) return { set: same, isExact: true }
  const lead = plan?.lead ?? null
  const now = optionsOf(module, draft)
  const printed = sets.find(
    (set) =>
      isPlain(plan, set) &&
      (lead === null || samePlain(resolveOptions(module.game.options, set.options)[lead], now[lead])),
  )
  return printed === undefined ? null : { set: printed, isExact: false }
}

/** Another edition keeps what the player has changed; choosing the set once more takes that back. */
export function withSet(
  module: PageModule,
  plan: SetupPlan | undefined,
  draft: Draft,
  sets: readonly RuleSet[],
  set: RuleSet,
  bot: string,
): Draft {
  const chosen = chosenSet(module, plan, draft, sets)
  const lead = plan?.lead ?? null
  if (lead === null || chosen === null || chosen.isExact || chosen.set === set || !isPlain(plan, set))
    return withPreset(module, plan, draft, set.options)
  return withOption(module, draft, lead, resolveOptions(module.game.options, set.options)[lead]!, bot, plan)
}
