/** The stable id of a rule in a game's ledger, such as `DAWN-5.4.b`, or of the table itself, such as `TABLE.2`. */
export type RuleId = string

type Witness = (rule: RuleId) => void

// Tests listen here to learn which rules the engine consulted. It never influences play.
let witness: Witness | null = null

/** For what carries its rule by itself: a refusal, an event, a die, an end. Costs one comparison when nobody listens. */
export function cite(rule: RuleId): void {
  if (witness !== null) witness(rule)
}

/**
 * Names a rule where it decides, whichever way it decides: `if (when('DAWN-5.4.b', points < cost)) …`.
 * @returns the condition, unchanged
 */
export function when(rule: RuleId, condition: boolean): boolean {
  if (witness !== null) witness(rule)
  return condition
}

/** Listens to every rule consulted until the returned function is called. */
export function listenToRules(listener: Witness): () => void {
  const before = witness
  witness = (rule) => {
    listener(rule)
    if (before !== null) before(rule)
  }
  return () => {
    witness = before
  }
}
