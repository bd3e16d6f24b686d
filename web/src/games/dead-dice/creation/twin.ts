import { SCORES } from '@shamble/game-dead-dice/people'
import { Named } from '@shamble/game-dead-dice/table'
import type { Twin } from '../../table-game.js'
import type { Part } from '../part.js'
import { type Person, pointsLeft, shownPerson } from './person.js'

/** A survivor's sheet read instead of seen. */
export function creationTwin(part: Part): Twin {
  const { view, words } = part
  const { speak } = words
  const person = shownPerson(part, null)
  const others = view.survivors.flatMap(({ name, traits }, seat) =>
    seat === view.viewer || name === '' ? [] : [{ mark: '', text: lineOf(part, name, traits) }],
  )
  return {
    head: { place: speak('creation.title'), what: person?.name || speak('creation.nameless') },
    lead: person?.isDraft ? speak('creation.left.long', { count: pointsLeft(person) }) : '',
    sections: [
      ...(person === null ? [] : sectionsOf(part, person)),
      ...(others.length === 0
        ? []
        : [{ id: 'others', title: speak('creation.band'), note: String(others.length), lines: others }]),
    ],
  }
}

function lineOf({ view, words }: Part, name: string, traits: Person['traits']): string {
  const named = new Named(view, words.speak)
  return words.speak('creation.line', { name, traits: named.list(traits.map((trait) => named.trait(trait))) })
}

function sectionsOf({ view, words: { speak } }: Part, person: Person): Twin['sections'] {
  const named = new Named(view, speak)
  return [
    {
      id: 'scores',
      title: speak('creation.scores'),
      note: '',
      lines: SCORES.map((score) => ({ mark: String(person[score]), text: speak(`characteristic.${score}`) })),
    },
    {
      id: 'traits',
      title: speak('field.traits'),
      note: String(person.traits.length),
      lines: person.traits
        .filter(({ name }) => name !== '')
        .map((trait) => ({
          mark: '',
          text: speak('creation.trait.line', {
            name: named.say(named.trait(trait)),
            tags: trait.tags.map((tag) => speak(`tag.${tag}`)).join(', '),
          }),
        })),
    },
  ]
}
