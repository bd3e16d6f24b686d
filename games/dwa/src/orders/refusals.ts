import type { Params, Refusal, RuleId } from '@shamble/kernel'

/** A refusal by its rule, with a sentence of its own where the rule needs several. */
export const no = (rule: RuleId, key?: string, params?: Params): Refusal => ({
  rule,
  ...(key === undefined ? {} : { key }),
  ...(params === undefined ? {} : { params }),
})
