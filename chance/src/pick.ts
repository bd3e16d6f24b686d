import { BadInput, type Plain, type RuleId, samePlain } from '@shamble/kernel'

/** The item of a bag that was written down. */
export function pick<T extends Plain>(bag: readonly T[], wanted: Plain, why: RuleId): T {
  for (const item of bag) if (samePlain(item, wanted)) return item
  throw new BadInput(why, '{{wanted}} is not among what can be drawn', { wanted: JSON.stringify(wanted) })
}
