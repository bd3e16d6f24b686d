/** Without the game's own prefix: on its own table everybody knows which game it is. */
export const shortId = (id: string): string => id.replace(/^(DAWN|ZMB)-/, '')

/** Ids that open their rule. */
export function RuleLinks({ rules, onRule }: { rules: readonly string[]; onRule: (id: string) => void }) {
  return rules.map((id, i) => (
    <span key={id}>
      {i > 0 && ', '}
      <button type="button" className="rule" onClick={() => onRule(id)}>
        {shortId(id)}
      </button>
    </span>
  ))
}
