import { type GameModule, type Plain, resolveOptions, samePlain } from '@shamble/kernel'
import { type FormEvent, useState } from 'react'
import type { Words } from '../games/table-game.js'
import { type Draft, presetsOf, rulesOf } from './draft.js'
import { useOwnRules } from './own-rules.js'
import type { SetupPlan } from './plans.js'

interface PresetsProps {
  readonly module: GameModule
  readonly plan: SetupPlan | undefined
  readonly draft: Draft
  readonly words: Words
  readonly onPreset: (options: Readonly<Record<string, Plain>>) => void
}

/** Sets of rules as keys: those of the game, and those that people named. */
export function Presets({ module, plan, draft, words, onPreset }: PresetsProps) {
  const { speak } = words
  const { own, save, forget } = useOwnRules(module.game.id)
  const [naming, setNaming] = useState(false)
  const rules = rulesOf(module, plan, draft)
  const is = (options: Readonly<Record<string, Plain>>): boolean => samePlain(options as Plain, rules as Plain)
  const usable = own.filter(({ options }) => {
    try {
      return resolveOptions(module.game.options, options) !== null
    } catch {
      // Named under other rules: an option that has gone since.
      return false
    }
  })
  const presets = presetsOf(module, plan)
  const named = usable.find(({ options }) => is(options))
  const known = named !== undefined || presets.some(({ options }) => is(options))
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    if (name !== '') save({ name, options: rules })
    setNaming(false)
  }
  const key = (id: string, label: string, options: Readonly<Record<string, Plain>>) => (
    <button key={id} type="button" className="key" aria-pressed={is(options)} onClick={() => onPreset(options)}>
      <span>{label}</span>
    </button>
  )
  return (
    <>
      <fieldset className="presets">
        <legend className="unseen">{speak('setup.presets')}</legend>
        {presets.map(({ id, options }) => key(id, speak(`setup.preset.${id}`), options))}
        {usable.map(({ name, options }) => key(`own:${name}`, name, options))}
        {!known && (
          <button type="button" className="key" aria-expanded={naming} onClick={() => setNaming(!naming)}>
            <span>{speak('setup.preset.save')}</span>
          </button>
        )}
        {named !== undefined && (
          <button
            type="button"
            className="key"
            aria-label={speak('setup.preset.forget', { name: named.name })}
            onClick={() => forget(named.name)}
          >
            <span>{speak('setup.preset.forget.short')}</span>
          </button>
        )}
      </fieldset>
      {naming && !known && (
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
