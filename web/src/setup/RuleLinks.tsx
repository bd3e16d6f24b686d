import { shortId } from '../rules/short-id.js'

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
