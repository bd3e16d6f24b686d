import type { Options } from '@shamble/kernel'
import type { Speak } from '@shamble/module'
import { useMemo } from 'react'
import type { PageModule } from '../games/page-module.js'
import type { Words } from '../games/table-game.js'
import { type Draft, differing, modeOf, optionsOf, PERSON, seatsOf, specOf } from './draft.js'
import type { SetupPlan } from './plan.js'
import { butWords, clause, rulesWord, startWords, whoSentence } from './words.js'
import '../styles/summary.css'

interface ThisTableProps {
  readonly module: PageModule
  readonly plan: SetupPlan | undefined
  readonly draft: Draft
  readonly words: Words
}

/** One paragraph about the table; its cold words are the changes. */
export function Summary({ module, plan, draft, words, brief = false }: ThisTableProps & { readonly brief?: boolean }) {
  const { speak } = words
  const options = optionsOf(module, draft)
  const changes = differing(module, plan, options).map((name) =>
    clause(speak, specOf(module, name), name, options[name]!),
  )
  const who = whoSentence(speak, plan, modeOf(module, plan, draft), seatsOf(module, draft))
  const rules = rulesWord(speak, plan, options)
  if (changes.length === 0)
    return (
      <p>
        {who} {rules}.
      </p>
    )
  if (brief)
    return (
      <p>
        {who} {rules}
        {speak('setup.but.with')}
        <b>{speak('setup.but.number', { count: changes.length })}</b>.
      </p>
    )
  return (
    <p>
      {who} {rules}
      {speak('setup.but.start')}
      <b>{butWords(speak, changes)}.</b>
    </p>
  )
}

/** The board as it will stand. */
export const TableMap = ({ module, plan, draft, words: { speak } }: ThisTableProps) => (
  <OptionsMap id={module.game.id} plan={plan} options={optionsOf(module, draft)} speak={speak} />
)

interface OptionsMapProps {
  readonly id: string
  readonly plan: SetupPlan | undefined
  readonly options: Options
  readonly speak: Speak
}

/** The same of options that are decided. */
export function OptionsMap({ id, plan, options, speak }: OptionsMapProps) {
  // Drawn again only when something that the drawing shows has changed.
  const shown = JSON.stringify((plan?.previewOf ?? ['map', 'seats', 'expansion']).map((name) => options[name] ?? null))
  const drawn = useMemo(() => {
    void shown
    return plan?.preview?.(options, speak) ?? null
  }, [plan, shown, speak])
  const html = useMemo(() => ({ __html: drawn?.drawing ?? '' }), [drawn])
  if (drawn === null) return null
  return (
    <svg className="map" data-art="table" viewBox={drawn.view} role="img" aria-label={speak(`setup.map.${id}`)}>
      <g dangerouslySetInnerHTML={html} />
    </svg>
  )
}

interface StartKeyProps extends ThisTableProps {
  /** Something does not go together: said beside the key. */
  readonly barred: boolean
  /** Whether the people of the match before are asked first. */
  readonly shared: boolean
  readonly onStart: () => void
}

export function StartKey({ module, plan, draft, words, barred, shared, onStart }: StartKeyProps) {
  const seats = seatsOf(module, draft)
  return (
    <button type="button" className="key main" aria-disabled={barred || undefined} onClick={onStart}>
      <b aria-hidden="true">↵</b>
      <span>
        {shared || (draft.online === true && seats.filter(({ by }) => by === PERSON).length > 1)
          ? words.speak('setup.start.room')
          : startWords(words.speak, plan, modeOf(module, plan, draft), seats, optionsOf(module, draft))}
      </span>
    </button>
  )
}
