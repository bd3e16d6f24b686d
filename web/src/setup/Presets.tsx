import { type FormEvent, useState } from 'react'
import type { PageModule } from '../games/page-module.js'
import type { Words } from '../games/table-game.js'
import { type Draft, differing, optionsOf, rulesOf } from './draft.js'
import { useOwnRules } from './own-rules.js'
import type { SetupPlan } from './plan.js'
import { chosenSet, type RuleSet, setsOf, withSet } from './sets.js'
import { setLabel, setWords } from './words.js'

interface PresetsProps {
  readonly module: PageModule
  readonly plan: SetupPlan | undefined
  readonly draft: Draft
  /** Who takes a seat that a set of rules adds. */
  readonly bot: string
  readonly words: Words
  readonly onDraft: (draft: Draft) => void
}

/** Sets of rules as keys, each with what it means: those of the game, and those that people named. */
export function Presets({ module, plan, draft, bot, words, onDraft }: PresetsProps) {
  const { speak } = words
  const { own, save, forget } = useOwnRules(module.game.id)
  const [naming, setNaming] = useState(false)
  const sets = setsOf(module, plan, own)
  const chosen = chosenSet(module, plan, draft, sets)
  const changes = chosen?.isExact ? 0 : differing(module, plan, optionsOf(module, draft)).length
  const named = chosen?.isExact ? chosen.set.name : null
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    if (name !== '') save({ name, options: rulesOf(module, plan, draft) })
    setNaming(false)
  }
  const key = (set: RuleSet) => {
    const isChosen = chosen?.set.id === set.id
    return (
      <button
        key={set.id}
        type="button"
        className="key set"
        aria-pressed={isChosen}
        onClick={() => onDraft(withSet(module, plan, draft, sets, set, bot))}
      >
        <strong>{setLabel(speak, module, set)}</strong>
        <small>{setWords(speak, module, plan, set)}</small>
        {isChosen && changes > 0 && <small className="cold">{speak('setup.preset.changed', { count: changes })}</small>}
      </button>
    )
  }
  return (
    <>
      <fieldset className="presets">
        <legend className="unseen">{speak('setup.presets')}</legend>
        {sets.map(key)}
        {chosen?.isExact === false && (
          <button type="button" className="key" aria-expanded={naming} onClick={() => setNaming(!naming)}>
            <span>{speak('setup.preset.save')}</span>
          </button>
        )}
        {named !== null && (
          <button
            type="button"
            className="key"
            aria-label={speak('setup.preset.forget', { name: named })}
            onClick={() => forget(named)}
          >
            <span>{speak('setup.preset.forget.short')}</span>
          </button>
        )}
      </fieldset>
      {naming && chosen?.isExact === false && (
        <form className="naming" onSubmit={submit}>
          <input
            name="name"
            type="text"
            aria-label={speak('setup.preset.name')}
            placeholder={speak('setup.preset.name')}
            maxLength={30}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: the person has just asked for this field
            autoFocus
          />
          <button type="submit" className="key">
            <span>{speak('setup.preset.keep')}</span>
          </button>
        </form>
      )}
    </>
  )
}
