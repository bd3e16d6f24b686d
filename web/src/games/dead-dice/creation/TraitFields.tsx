import {
  LONGEST,
  SAMPLE_TRAIT_IDS,
  sampleTrait,
  TAGS,
  TAGS_OF_TRAIT,
  type Tag,
  type Trait,
} from '@shamble/game-dead-dice/people'
import type { ReactNode } from 'react'
import type { Words } from '../../table-game.js'

interface Props {
  readonly words: Words
  readonly label: string
  readonly trait: Trait
  /** Names that are in use. */
  readonly taken: readonly string[]
  write(trait: Trait): void
}

const isSample = (name: string): boolean => (SAMPLE_TRAIT_IDS as readonly string[]).includes(name)

/** A trait as it is set: a name of the player's own or from the list, and two or three tags. */
export function TraitFields({ words: { speak }, label, trait, taken, write }: Props): ReactNode {
  const { name, tags } = trait
  const isFull = tags.length >= TAGS_OF_TRAIT.max
  const turn = (tag: Tag): void =>
    write({ name, tags: tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag] })
  return (
    <>
      <div className="trait-name">
        <input
          className="slip ink"
          type="text"
          maxLength={LONGEST.trait}
          value={isSample(name) ? speak(`sampleTrait.${name}`) : name}
          placeholder={label}
          aria-label={label}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => write({ name: target.value, tags })}
        />
        <select
          aria-label={speak('creation.samples')}
          value=""
          onChange={({ target }) => write(sampleTrait(target.value as Parameters<typeof sampleTrait>[0]))}
        >
          <option value="" disabled>
            {speak('creation.samples')}
          </option>
          {SAMPLE_TRAIT_IDS.filter((id) => id === name || !taken.includes(id)).map((id) => (
            <option key={id} value={id}>
              {speak(`sampleTrait.${id}`)}
            </option>
          ))}
        </select>
      </div>
      <div className="tags">
        {TAGS.map((tag) => (
          <button
            key={tag}
            type="button"
            aria-pressed={tags.includes(tag)}
            disabled={isFull && !tags.includes(tag)}
            onClick={() => turn(tag)}
          >
            {speak(`tag.${tag}`)}
          </button>
        ))}
      </div>
    </>
  )
}
