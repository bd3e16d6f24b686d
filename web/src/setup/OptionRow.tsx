import { type Plain, samePlain } from '@shamble/kernel'
import type { PageModule } from '../games/page-module.js'
import type { Words } from '../games/table-game.js'
import { SYMBOLS } from '../kit/index.js'
import { type Draft, type Handed, optionsOf, specOf, usualValue } from './draft.js'
import { OptionControl } from './OptionControl.js'
import { RuleLinks } from './RuleLinks.js'
import { optionLabel, valueLabel } from './words.js'

export interface OptionRowProps {
  readonly module: PageModule
  readonly draft: Draft
  readonly name: string
  readonly rules: readonly string[]
  /** What the match before hands on: it is shown and cannot be chosen. */
  readonly handed: Handed
  readonly words: Words
  readonly onSet: (name: string, value: Plain) => void
  readonly onLook: (name: string | null) => void
  readonly onRule: (id: string) => void
  /** Opens the drawer, to take something of this kind for the option. */
  readonly onDrawer: (option: string, kind: string) => void
}

export function Tick() {
  return (
    <svg className="ico" width="13" height="13" viewBox="-0.5 -0.5 17 17" aria-hidden="true" focusable="false">
      <path d={SYMBOLS.tick} fill="currentColor" />
    </svg>
  )
}

/** A question about the rules: in words, with its default and the rules it comes from; a cold tick where it differs. */
export function OptionRow({
  module,
  draft,
  name,
  rules,
  handed,
  words,
  onSet,
  onLook,
  onRule,
  onDrawer,
}: OptionRowProps) {
  const { speak } = words
  const spec = specOf(module, name)
  const value = optionsOf(module, draft)[name]!
  const usual = usualValue(module, draft, name)
  const differs = !samePlain(value, usual)
  const isHanded = Object.hasOwn(handed, name)
  const was = valueLabel(speak, spec, name, usual)
  return (
    <li
      className={differs ? 'opt changed' : 'opt'}
      onPointerEnter={() => onLook(name)}
      onPointerLeave={() => onLook(null)}
      onFocus={() => onLook(name)}
      onBlur={() => onLook(null)}
    >
      <span className="tick">{differs && <Tick />}</span>
      <p>
        {optionLabel(speak, name)}
        <small>
          {isHanded
            ? speak('setup.handed')
            : speak(differs ? 'setup.default' : 'setup.as-printed', {
                value: inSentence(was, words.language),
              })}{' '}
          <RuleLinks rules={rules} onRule={onRule} />
        </small>
      </p>
      {isHanded ? (
        <strong className="handed">{valueLabel(speak, spec, name, value)}</strong>
      ) : (
        <OptionControl
          module={module}
          name={name}
          spec={spec}
          value={value}
          differs={differs}
          words={words}
          onSet={(next) => onSet(name, next)}
          onDrawer={(kind) => onDrawer(name, kind)}
        />
      )}
    </li>
  )
}

/** Behind a colon: without its first capital, unless another one follows, as in a name. */
const inSentence = (label: string, language: string): string =>
  /.\p{Lu}/u.test(label) ? label : label.charAt(0).toLocaleLowerCase(language) + label.slice(1)
