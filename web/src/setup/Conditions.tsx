import { LANGUAGES, type Language } from '@shamble/module'
import { useId } from 'react'
import type { PageModule } from '../games/page-module.js'
import type { Words } from '../games/table-game.js'
import { Choice } from '../settings/Choice.js'
import { type Draft, optionsOf, PERSON, seatsOf } from './draft.js'
import type { SetupPlan } from './plan.js'
import { RuleLinks } from './RuleLinks.js'
import { said } from './words.js'

export interface ConditionsProps {
  readonly module: PageModule
  readonly plan: SetupPlan | undefined
  readonly draft: Draft
  readonly words: Words
  readonly onChange: (change: Partial<Pick<Draft, 'realDice' | 'seed' | 'curtain'>>) => void
  readonly onLanguage: (language: Language) => void
  readonly onRule: (id: string) => void
}

export function DiceRow({ draft, words, onChange, short = false }: ConditionsProps & { readonly short?: boolean }) {
  const { speak } = words
  const end = short ? '.short' : ''
  return (
    <div className="row">
      <span>{speak('setup.dice')}</span>
      <Choice
        label={speak('setup.dice')}
        value={draft.realDice ? 'own' : 'page'}
        choices={[
          { value: 'page', label: speak(`setup.dice.page${end}`) },
          { value: 'own', label: speak(`setup.dice.own${end}`) },
        ]}
        onPick={(who) => onChange({ realDice: who === 'own' })}
      />
    </div>
  )
}

export function SeedRow({ draft, words, onChange }: ConditionsProps) {
  const { speak } = words
  const hint = useId()
  return (
    <div className="row">
      <span>{speak('setup.seed')}</span>
      <input
        type="text"
        className="seed"
        value={draft.seed}
        placeholder={speak('setup.seed.drawn')}
        aria-label={speak('setup.seed')}
        aria-describedby={hint}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange({ seed: event.currentTarget.value })}
      />
      <p id={hint}>{speak('setup.seed.say')}</p>
    </div>
  )
}

export function LanguageRow({ words, onLanguage }: ConditionsProps) {
  const { speak, language } = words
  return (
    <div className="row">
      <span>{speak('setup.language')}</span>
      <Choice
        label={speak('setup.language')}
        value={language}
        choices={LANGUAGES.map((one) => ({ value: one, label: speak(`setup.language.${one}`) }))}
        onPick={onLanguage}
      />
    </div>
  )
}

/** Whether anybody at this screen has something to hide from another. */
export function needsCurtain(module: PageModule, draft: Draft): 'one-person' | 'no-secrets' | 'yes' {
  if (!module.game.secrets(optionsOf(module, draft))) return 'no-secrets'
  return seatsOf(module, draft).filter(({ by }) => by === PERSON).length < 2 ? 'one-person' : 'yes'
}

export function CurtainRow({ module, plan, draft, words, onChange, onRule }: ConditionsProps) {
  const { speak } = words
  const need = needsCurtain(module, draft)
  return (
    <div className="row">
      <span>{speak('setup.curtain')}</span>
      <Choice
        label={speak('setup.curtain')}
        value={draft.curtain ? 'on' : 'off'}
        choices={[
          { value: 'on', label: speak('setup.curtain.on') },
          { value: 'off', label: speak('setup.curtain.off') },
        ]}
        onPick={(when) => onChange({ curtain: when === 'on' })}
      />
      {need === 'yes' ? (
        <p>
          {said(speak, `setup.curtain.say.${module.game.id}`) ?? speak('setup.curtain.say')}{' '}
          {plan?.secretRule !== undefined && <RuleLinks rules={[plan.secretRule]} onRule={onRule} />}
        </p>
      ) : (
        <p>{speak(need === 'one-person' ? 'setup.curtain.none' : 'setup.curtain.open')}</p>
      )}
    </div>
  )
}

/** Everything about a table that is not a rule, for a wide screen. */
export function Conditions(props: ConditionsProps & { readonly roomy: boolean }) {
  const { speak } = props.words
  return (
    <>
      <section className="col">
        <h2 className="caps">{speak('setup.dice-and-language')}</h2>
        <DiceRow {...props} />
        {(props.roomy || props.draft.realDice) && (
          <div className="row">
            <span>{speak('setup.dice.yours')}</span>
            <span className="typed" aria-hidden="true">
              <i>4</i>
              <i className="wait">?</i>
            </span>
            <p>{speak('setup.dice.say')}</p>
          </div>
        )}
        <SeedRow {...props} />
        <LanguageRow {...props} />
      </section>
      <section className="col">
        <h2 className="caps">{speak('setup.between')}</h2>
        <CurtainRow {...props} />
      </section>
    </>
  )
}
