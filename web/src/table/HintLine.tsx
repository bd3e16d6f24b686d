import type { Hint } from '@shamble/host'
import { speaker } from '@shamble/text'
import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../app/words.js'
import { hovering } from '../board/looking.js'
import { fetchAdvice } from '../games/fetch.js'
import type { TableGame, TablePart, Words } from '../games/table-game.js'
import type { Texts } from '../text/sentences.js'
import type { Session } from './session.js'

interface Props {
  readonly part: TablePart
  readonly game: TableGame
  readonly hint: Hint
  /** What it advises. */
  readonly label: string
  readonly session: Session
}

/** What a bot would do, and why: its reasons are fetched with the first hint. */
export function HintLine({ part, game, hint, label, session }: Props): ReactNode {
  const { speak } = useWords()
  const advice = useAdvice(game.module.game.id)
  const why = hint.reason === null || advice === null ? '' : ` ${reasonSentence(hint.reason, advice, part.words)}`
  return (
    <p className="hint" role="status">
      {/* What it is called may be a sentence of its own. */}
      {speak('table.hint', { action: label.replace(/\.$/, '') })}
      {why}{' '}
      <button
        type="button"
        className="key small"
        {...hovering(
          () => session.look(hint.action),
          () => session.look(null),
        )}
        onClick={() => void session.answer(hint.action)}
      >
        {speak('table.hint.do')}
      </button>
    </p>
  )
}

/** Why bots advise what they advise; `null` until it is there. */
export function useAdvice(game: string): Texts | null {
  const [advice, setAdvice] = useState<Texts | null>(null)
  useEffect(() => {
    let left = false
    // Where they cannot be fetched, the hint is given without a reason.
    void fetchAdvice(game).then(
      (fetched) => left || setAdvice(fetched),
      () => {},
    )
    return () => {
      left = true
    }
  }, [game])
  return advice
}

/** What the reason names is called as everywhere in the match. */
export function reasonSentence({ key, params = {} }: NonNullable<Hint['reason']>, advice: Texts, words: Words): string {
  const named = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'object' ? words.speak(value.word) : value]),
  )
  return speaker(words.language, advice[words.language])(`hint.${key}`, named)
}
