import type { DwaView } from '@shamble/game-dwa/table'
import { teamSizeOf } from '@shamble/game-dwa/teams'
import type { Seat } from '@shamble/kernel'
import type { ReactNode } from 'react'
import { Rule } from '../../../table/Rule.js'
import type { Part } from '../part.js'
import { Face } from './Face.js'
import { memberMenu, teamName } from './keys.js'
import { membersOf } from './members.js'
import { type Person, personFrom } from './person.js'

/** Who stands in the rows of a team: members, someone who is being made, and places that are free. */
export interface Row {
  readonly person: Person | null
  readonly isShown: boolean
}

export function rowsOf(view: DwaView, team: Seat, making: Person | null, shown: Person | null): Row[] {
  const members = membersOf(view, team).map(personFrom)
  const people = [...members, ...(making === null ? [] : [making])]
  const free = Math.max(0, teamSizeOf(view, team) - people.length)
  return [
    ...people.map((person) => ({ person, isShown: shown !== null && shown.id === person.id })),
    ...Array.from({ length: free }, () => ({ person: null, isShown: false })),
  ]
}

interface Props {
  readonly part: Part
  readonly team: Seat
  readonly rows: readonly Row[]
}

/** One row a member: base, name, archetype, ability and flaws, weapons. */
export function Team({ part, team, rows }: Props): ReactNode {
  const { view, words, draft } = part
  const { speak } = words
  const isSigning = draft?.space.kind === 'sign'
  return (
    <section className="team col" aria-label={speak('muster.team')}>
      <h2 className="heard">{speak('muster.team')}</h2>
      <div className="caps">
        {isSigning ? (
          <label className="team-name">
            <span>{speak('field.teamName')}</span>
            <input
              type="text"
              maxLength={40}
              value={teamName(part)}
              // biome-ignore lint/a11y/noAutofocus: the person has just asked to name the team
              autoFocus
              onChange={({ target }) => part.compose?.(draft.set(['name'], target.value))}
            />
          </label>
        ) : (
          <span>{teamName(part) === '' ? speak('muster.newTeam') : view.teams[team]!.name}</span>
        )}
        <span>
          {speak('muster.size', { size: teamSizeOf(view, team) })} <Rule id="DWA-1.a" open={part.openRule} />
        </span>
      </div>
      <ol className="mates">
        {rows.map(({ person, isShown }, i) => (
          <li key={person?.id ?? `free ${i}`}>
            <Mate {...{ part, person, isShown }} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Mate({ part, person, isShown }: { readonly part: Part } & Row): ReactNode {
  const { speak } = part.words
  if (person === null)
    return (
      <div className="mate">
        <Face figure={null} size={46} />
        <div>
          <h3 className="blank">{speak('muster.free')}</h3>
        </div>
      </div>
    )
  const { id, name, archetype, sub, abilities, flaws, weapons, figure } = person
  const traits = [
    abilities.length === 0 ? speak('muster.noAbility') : speak(`ability.${abilities[0]}`),
    ...abilities.slice(1).map((ability) => speak(`ability.${ability}`)),
  ]
  return (
    <button
      type="button"
      className="mate"
      aria-current={isShown || undefined}
      onClick={() => part.openMenu?.(id === null ? null : memberMenu(id))}
    >
      <Face figure={figure} size={46} />
      <div>
        <h3>
          {name === '' ? speak('muster.nameless') : name}
          <small>
            {archetype === null
              ? ''
              : speak(sub === 'none' ? `archetype.${archetype}` : `sub.${sub}`).toLocaleLowerCase()}
          </small>
        </h3>
        <p>
          <b>{traits.join(', ')}</b>
          {flaws.map((flaw) => `, ${speak(`flaw.${flaw}`)}`).join('')}
        </p>
        <p>
          {weapons.length === 0
            ? speak('muster.unarmed')
            : weapons.map((weapon) => speak(`weapon.${weapon}`)).join(', ')}
        </p>
      </div>
    </button>
  )
}

/** The team along the foot of a narrow screen. */
export function TeamFoot({ part, rows }: Pick<Props, 'part' | 'rows'>): ReactNode {
  const { speak } = part.words
  return (
    <ol className="team-foot" aria-label={speak('muster.team')}>
      {rows.map(({ person, isShown }, i) => {
        const state = person === null ? 'toMake' : person.id === null ? 'making' : 'made'
        return (
          <li key={person?.id ?? `free ${i}`}>
            <button
              type="button"
              aria-current={isShown || undefined}
              aria-disabled={person === null || undefined}
              onClick={() => person !== null && part.openMenu?.(person.id === null ? null : memberMenu(person.id))}
            >
              <Face figure={person?.figure ?? null} size={38} selected={isShown} />
              <span>{person === null || person.name === '' ? '–' : person.name}</span>
              <small>{speak(`muster.${state}`)}</small>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
