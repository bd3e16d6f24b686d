import type { Draft } from '@shamble/drafts'
import { CREATION, TAGS_OF_TRAIT, TRAITS_AT_CREATION, type Trait } from '@shamble/game-dead-dice/people'
import { Named } from '@shamble/game-dead-dice/table'
import type { ReactNode } from 'react'
import { Rule } from '../../../table/Rule.js'
import type { Part } from '../part.js'
import { draftOf, type Person, pointsLeft } from './person.js'
import { TraitFields } from './TraitFields.js'

interface Props {
  readonly part: Part
  readonly person: Person
}

/** Free traits: a name, and what each helps with. */
export function Traits({ part, person }: Props): ReactNode {
  const { speak } = part.words
  const draft = draftOf(part)
  return (
    <section className="col traits-dd" aria-label={speak('field.traits')}>
      <div className="caps">
        <h2>{speak('creation.traits')}</h2>
        <Rule id="DD-16.23" open={part.openRule} />
      </div>
      <div className="two">
        {person.traits.map((trait, i) =>
          person.isDraft && draft !== null ? (
            <TraitForm key={i} {...{ part, draft, trait, i }} taken={person.traits.map(({ name }) => name)} />
          ) : (
            <TraitLine key={trait.name} {...{ part, trait }} />
          ),
        )}
        {person.isDraft && draft !== null && person.traits.length < TRAITS_AT_CREATION.max && (
          <Second {...{ part, draft }} left={pointsLeft(person)} />
        )}
      </div>
    </section>
  )
}

function TraitLine({ part, trait }: { readonly part: Part; readonly trait: Trait }): ReactNode {
  const { speak } = part.words
  const named = new Named(part.view, speak)
  return (
    <div>
      <span className="slip ink">{named.say(named.trait(trait))}</span>
      <p>{trait.tags.map((tag) => speak(`tag.${tag}`)).join(', ')}</p>
    </div>
  )
}

interface FormProps {
  readonly part: Part
  readonly draft: Draft
  readonly trait: Trait
  readonly i: number
  /** Names that are in use. */
  readonly taken: readonly string[]
}

function TraitForm({ part, draft, trait, i, taken }: FormProps): ReactNode {
  const { speak } = part.words
  const write = ({ name, tags }: Trait): void => part.compose?.(draft.set(['traits', i], { name, tags: [...tags] }))
  const label = speak(i === 0 ? 'field.trait' : 'field.secondTrait')
  return (
    <fieldset className="trait-form">
      <legend className="heard">{label}</legend>
      <TraitFields words={part.words} {...{ label, trait, taken, write }} />
      <p>
        {speak(i === 0 ? 'creation.trait.first' : 'creation.trait.second', {
          count: trait.tags.length,
          most: TAGS_OF_TRAIT.max,
        })}{' '}
        <Rule id={i === 0 ? 'DD-1.10' : 'DD-1.11'} open={part.openRule} />{' '}
        {i > 0 && (
          <button type="button" className="key small" onClick={() => part.compose?.(draft.remove(['traits'], i))}>
            {speak('creation.trait.without')}
          </button>
        )}
      </p>
    </fieldset>
  )
}

/** [DD-1.11] A second trait for two of the points. */
function Second({
  part,
  draft,
  left,
}: {
  readonly part: Part
  readonly draft: Draft
  readonly left: number
}): ReactNode {
  const { speak } = part.words
  const barred = left < CREATION.secondTrait
  return (
    <div className="trait-second">
      {barred ? (
        <div className="key" aria-disabled="true">
          <b>–</b>
          <span>{speak('creation.trait.dear', { points: CREATION.secondTrait })}</span>
          <Rule id="DD-1.11" open={part.openRule} />
        </div>
      ) : (
        <button type="button" className="key" onClick={() => part.compose?.(draft.add(['traits']))}>
          <b>+</b>
          <span>{speak('field.secondTrait')}</span>
          <small>{speak('creation.trait.price', { points: CREATION.secondTrait })}</small>
        </button>
      )}
    </div>
  )
}
