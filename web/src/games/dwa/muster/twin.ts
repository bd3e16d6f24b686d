import type { DwaFrame } from '@shamble/game-dwa/table'
import { type MusterFrame, teamSizeOf } from '@shamble/game-dwa/teams'
import type { Twin } from '../../table-game.js'
import type { Part } from '../part.js'
import { platesFor } from './choosing.js'
import { membersOf } from './members.js'
import { type Person, personFrom, personOf } from './person.js'

/** The muster read instead of seen; `null` at any other time. */
export function musterTwin(part: Part): Twin | null {
  const { view, words, draft } = part
  const { speak } = words
  const frame = (view.frames as readonly DwaFrame[]).at(-1)
  if (frame?.kind !== 'muster') return null
  const { team } = frame as MusterFrame
  const members = membersOf(view, team).map(personFrom)
  const making = draft?.space.kind === 'member' ? personOf(draft, view) : null
  const open = making === null ? [] : platesFor(draft!, view).filter(({ state }) => state === 'open')
  const { name } = view.teams[team]!
  return {
    head: { place: speak('muster.title'), what: name === '' ? speak('muster.newTeam') : name },
    lead: speak('muster.made.of', { made: members.length, size: teamSizeOf(view, team) }),
    sections: [
      {
        id: 'team',
        title: speak('muster.team'),
        note: String(members.length),
        lines: members.map((person) => ({ mark: '', text: personWords(person, part), spot: `h:${person.id}` })),
      },
      ...(making === null
        ? []
        : [
            {
              id: 'making',
              title: making.name === '' ? speak('muster.nameless') : making.name,
              note: speak('muster.making'),
              lines: [{ mark: '', text: personWords(making, part) }],
            },
            {
              id: 'abilities',
              title: speak('muster.abilities'),
              note: speak('muster.openNow', { open: open.length, all: platesFor(draft!, view).length }),
              lines: open.map(({ ability }) => ({
                mark: '',
                text: speak('muster.about.named', {
                  name: speak(`ability.${ability.id}`),
                  about: speak(`about.ability.${ability.id}`),
                }),
              })),
            },
          ]),
    ],
  }
}

/** Someone in one line: archetype, abilities, flaws, weapons. */
export function personWords(
  { name, archetype, sub, abilities, flaws, weapons }: Person,
  { words: { speak } }: Part,
): string {
  const what = [
    archetype === null ? '' : speak(`archetype.${archetype}`),
    sub === 'none' ? '' : speak(`sub.${sub}`),
    ...(abilities.length === 0 ? [speak('muster.noAbility')] : abilities.map((id) => speak(`ability.${id}`))),
    ...flaws.map((id) => speak(`flaw.${id}`)),
    ...(weapons.length === 0 ? [speak('muster.unarmed')] : weapons.map((id) => speak(`weapon.${id}`))),
  ].filter((word) => word !== '')
  return speak('muster.line', { name: name === '' ? speak('muster.nameless') : name, what: what.join(', ') })
}
