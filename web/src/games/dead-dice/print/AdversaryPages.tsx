import { ADVERSARIES, type Adversary, GROUPS } from '@shamble/game-dead-dice/people'
import type { ReactNode } from 'react'
import { Boxes } from '../../../print/PrintFrame.js'
import type { Words } from '../../table-game.js'

const GROUP_IDS = Object.keys(GROUPS) as readonly (keyof typeof GROUPS)[]
const A_PAGE = 3
const OWN_ROWS = 14

/** The printed groups, then an empty page for people's own. */
export function AdversaryPages({ words }: { readonly words: Words }): ReactNode {
  const { speak } = words
  const pages = Array.from({ length: Math.ceil(GROUP_IDS.length / A_PAGE) }, (_, i) =>
    GROUP_IDS.slice(i * A_PAGE, (i + 1) * A_PAGE),
  )
  return (
    <>
      {pages.map((ids) => (
        <section key={ids[0]} className="paper adversaries-print">
          <h2>{speak('print.part.adversaries')}</h2>
          {ids.map((id) => (
            <Group key={id} {...{ id, words }} />
          ))}
        </section>
      ))}
      <section className="paper adversaries-print">
        <h2>{speak('print.own')}</h2>
        <table className="blank-lines">
          <Head words={words} />
          <tbody>
            {Array.from({ length: OWN_ROWS }, (_, i) => (
              <tr key={i}>
                <th scope="row" />
                {FIGURES.map((figure) => (
                  <td key={figure}>
                    <Boxes count={3} filled={0} />
                  </td>
                ))}
                <td />
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

const FIGURES = ['combativity', 'reason', 'violence'] as const

function Head({ words: { speak } }: { readonly words: Words }): ReactNode {
  return (
    <thead>
      <tr>
        {['name', ...FIGURES, 'arm', 'traits'].map((column) => (
          <th key={column} scope="col">
            {speak(`print.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Group({ id, words }: { readonly id: keyof typeof GROUPS; readonly words: Words }): ReactNode {
  const { speak } = words
  const { members, trait } = GROUPS[id]
  const people = members.flatMap((name) => ADVERSARIES.filter((one) => one.id === name))
  return (
    <article>
      <h3>{speak(`group.${id}`)}</h3>
      <p>{speak(`group.${id}.about`)}</p>
      {trait !== null && <p>{speak('print.groupTrait', { trait: { word: `groupTrait.${trait}` } })}</p>}
      <table>
        <Head words={words} />
        <tbody>
          {people.map((person) => (
            <Person key={person.id} {...{ person, words }} />
          ))}
        </tbody>
      </table>
    </article>
  )
}

function Person({ person, words: { speak } }: { readonly person: Adversary; readonly words: Words }): ReactNode {
  const { id, arm, traits } = person
  return (
    <tr>
      <th scope="row">{speak(`adversary.${id}`)}</th>
      {FIGURES.map((figure) => (
        <td key={figure}>
          <Boxes count={3} filled={person[figure]} />
        </td>
      ))}
      <td>{arm === null ? speak('arm.none') : `${speak(`arm.${id}`)} +${arm.bonus}`}</td>
      <td>{traits.map((trait) => speak(`trait.${trait}`)).join(', ') || '–'}</td>
    </tr>
  )
}
