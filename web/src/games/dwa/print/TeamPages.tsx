import { type DwaOptions, isFirearm, numbersOf } from '@shamble/game-dwa/table'
import { MELEE, type MeleeId, type Sheet, type TeamSheet, thingName, thingsOf, xpFor } from '@shamble/game-dwa/teams'
import type { ReactNode } from 'react'
import { Boxes } from '../../../print/PrintFrame.js'
import type { Words } from '../../table-game.js'

interface Props {
  readonly team: TeamSheet
  readonly options: DwaOptions
  readonly words: Words
}

const A_PAGE = 4

/** A page for the team, then its people, four to a page. */
export function TeamPages({ team, options, words }: Props): ReactNode {
  const pages: (readonly Sheet[])[] = []
  for (let i = 0; i < team.members.length; i += A_PAGE) pages.push(team.members.slice(i, i + A_PAGE))
  return (
    <>
      <TeamPage {...{ team, options, words }} />
      {pages.map((members) => (
        <section key={members[0]!.name} className="paper people">
          {members.map((sheet) => (
            <Character key={sheet.name} {...{ sheet, options, words }} />
          ))}
        </section>
      ))}
    </>
  )
}

function TeamPage({ team, words }: Props): ReactNode {
  const { speak } = words
  const { name, members, fallen = [] } = team
  return (
    <section className="paper">
      <h2>{name}</h2>
      {team.copy === true && <p>{speak('print.copy')}</p>}
      <table className="roster-print">
        <thead>
          <tr>
            {['member', 'level', 'xp', 'morale', 'wounds', 'trauma', 'abilities', 'carries'].map((column) => (
              <th key={column} scope="col">
                {speak(`print.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {members.map((sheet) => (
            <tr key={sheet.name}>
              <th scope="row">
                {sheet.name}
                <small>{speak(`archetype.${sheet.archetype}`)}</small>
              </th>
              <td>{sheet.rank}</td>
              <td>{sheet.xp}</td>
              <td>{sheet.morale}</td>
              <td>
                <Boxes count={6} filled={sheet.wounds} />
              </td>
              <td>
                <Boxes count={6} filled={sheet.trauma} />
              </td>
              <td>{sheet.abilities.map((id) => speak(`ability.${id}`)).join(', ') || '–'}</td>
              <td>{sheet.weapons.map(({ id }) => speak(`weapon.${id}`)).join(', ') || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{speak('print.fallen')}</h3>
      <p>{fallen.length === 0 ? speak('print.nobody') : fallen.join(', ')}</p>
      <h3>{speak('print.games')}</h3>
      <table className="blank-lines">
        <thead>
          <tr>
            {['scenario', 'result', 'turns', 'losses'].map((column) => (
              <th key={column} scope="col">
                {speak(`print.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: 10 }, (_, i) => (
            <tr key={i}>
              <td />
              <td />
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface CharacterProps {
  readonly sheet: Sheet
  readonly options: DwaOptions
  readonly words: Words
}

function Character({ sheet, options, words }: CharacterProps): ReactNode {
  const { speak } = words
  const traits = [
    ...sheet.abilities.map((id) => ({ id, name: speak(`ability.${id}`), about: speak(`about.ability.${id}`) })),
    ...sheet.flaws.map((id) => ({ id, name: speak(`flaw.${id}`), about: speak(`about.flaw.${id}`) })),
    ...sheet.disorders.map((id) => ({ id, name: speak(`disorder.${id}`), about: speak(`about.disorder.${id}`) })),
  ]
  const things = thingsOf(sheet).filter(({ kind }) => kind !== 'weapon')
  return (
    <article className="character">
      <h3>{sheet.name}</h3>
      <p>
        {speak(`archetype.${sheet.archetype}`)}
        {sheet.sub !== 'none' && `, ${speak(`sub.${sheet.sub}`)}`}, {speak(`gender.${sheet.gender}`)}
      </p>
      <dl>
        <div>
          <dt>{speak('print.level')}</dt>
          <dd>{sheet.rank}</dd>
        </div>
        <div>
          <dt>{speak('print.xp')}</dt>
          <dd>
            {sheet.xp} <small>{speak('print.next', { xp: xpFor(sheet.rank + 1) })}</small>
          </dd>
        </div>
        <div>
          <dt>{speak('print.morale')}</dt>
          <dd>{sheet.morale}</dd>
        </div>
        <div>
          <dt>{speak('print.wounds')}</dt>
          <dd>
            <Boxes count={6} filled={sheet.wounds} />
          </dd>
        </div>
        <div>
          <dt>{speak('print.trauma')}</dt>
          <dd>
            <Boxes count={6} filled={sheet.trauma} />
          </dd>
        </div>
      </dl>
      <ul>
        {traits.map(({ id, name, about }) => (
          <li key={id}>
            <b>{name}</b> {about}
          </li>
        ))}
      </ul>
      <Arms {...{ sheet, options, words }} />
      <p>
        {things.map((thing, i) => {
          const name = thingName({ options }, thing, speak)
          return <span key={`${i} ${name}`}>{`${i > 0 ? ', ' : ''}${name}`}</span>
        })}
      </p>
      <div className="notes">{speak('print.notes')}</div>
    </article>
  )
}

/** Every weapon with its row of the table. */
function Arms({ sheet, options, words }: CharacterProps): ReactNode {
  const { speak } = words
  const { weapons, blows } = numbersOf(options)
  const from = (score: number): string => (score === 0 || score > 6 ? '–' : `${score}+`)
  return (
    <table className="arms">
      <thead>
        <tr>
          <th scope="col">{speak('print.weapon')}</th>
          {['mag', 'rof', 'cost', 'range', 'cqm', 'fall', 'elim'].map((column) => (
            <th key={column} scope="col">
              {speak(`chart.dwa.weapon.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheet.weapons.map(({ id }, i) => {
          const key = `${i} ${id}`
          const name = <th scope="row">{speak(`weapon.${id}`)}</th>
          if (!isFirearm(id)) {
            const { fall, elim } = blows[MELEE[id as MeleeId]]
            return (
              <tr key={key}>
                {name}
                <td colSpan={5} />
                <td>{from(fall)}</td>
                <td>{from(elim)}</td>
              </tr>
            )
          }
          const { mag, rof, cost, range, cqm, fall, elim } = weapons[id]
          return (
            <tr key={key}>
              {name}
              <td>{mag === 0 ? '–' : mag}</td>
              <td>{rof}</td>
              <td>{cost}</td>
              <td>{range / 10}</td>
              <td>{from(cqm)}</td>
              <td>{from(fall)}</td>
              <td>{from(elim)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
