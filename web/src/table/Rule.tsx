import type { ReactNode } from 'react'
import { useWords } from '../app/words.js'
import { isNamed, ruleWord } from './sentence.js'

/** A rule's id: opens the rule in our words. */
export function Rule({ id, open, whole = false, tabs = true }: Props): ReactNode {
  const words = useWords()
  return (
    <button
      type="button"
      className="rule"
      title={isNamed(id) ? id : undefined}
      tabIndex={tabs ? undefined : -1}
      onClick={() => open(id)}
    >
      {whole && !isNamed(id) ? id : ruleWord(id, words)}
    </button>
  )
}

interface Props {
  readonly id: string
  readonly open: (id: string) => void
  /** The id with the letters of its game, as refusals show it. */
  readonly whole?: boolean
  /** Whether Tab stops here; in a long list only one line does. */
  readonly tabs?: boolean
}
