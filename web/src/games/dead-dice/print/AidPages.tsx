import {
  DIFFICULTIES,
  menaceAtStart,
  PRICES,
  REQUEST_TABLE,
  type Request,
  STAKE_TABLE,
  type Stake,
  WEAPON_TABLE,
} from '@shamble/game-dead-dice/people'
import type { ReactNode } from 'react'
import { Boxes } from '../../../print/PrintFrame.js'
import { shortId } from '../../../rules/short-id.js'
import type { Words } from '../../table-game.js'

const PLAYERS = [1, 2, 3, 4, 5]
const GAUGE = 3

/** What a game master needs at hand: Menace, prices, difficulties, stakes, weapons. */
export function AidPages({ words }: { readonly words: Words }): ReactNode {
  const { speak } = words
  return (
    <>
      <section className="paper aid-print">
        <h2>{speak('print.part.aid')}</h2>
        <div className="two">
          <div>
            <Prices words={words} />
            <Stakes words={words} />
          </div>
          <div>
            <h3>{speak('print.menace')}</h3>
            <table>
              <tbody>
                <tr>
                  <th scope="row">{speak('print.players')}</th>
                  {PLAYERS.map((count) => (
                    <td key={count}>{count}</td>
                  ))}
                </tr>
                <tr>
                  <th scope="row">{speak('print.menaceAtStart')}</th>
                  {PLAYERS.map((count) => (
                    <td key={count}>{menaceAtStart(count)}</td>
                  ))}
                </tr>
              </tbody>
            </table>
            <p className="written" />
            <table>
              <tbody>
                {['horde', 'noise'].map((gauge) => (
                  <tr key={gauge}>
                    <th scope="row">{speak(`print.${gauge}`)}</th>
                    <td>
                      <Boxes count={GAUGE} filled={1} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <Difficulties words={words} />
          </div>
        </div>
        <div className="notes">{speak('print.secret')}</div>
      </section>
      <section className="paper aid-print">
        <h2>{speak('print.weapons')}</h2>
        <Weapons words={words} />
      </section>
    </>
  )
}

interface Props {
  readonly words: Words
}

function Prices({ words: { speak } }: Props): ReactNode {
  return (
    <>
      <h3>{speak('print.prices')}</h3>
      <table>
        <tbody>
          {Object.entries(PRICES).map(([element, { menace, rule }]) => (
            <tr key={element}>
              <th scope="row">{speak(`element.${element}`)}</th>
              <td>{priceWords(element, menace)}</td>
              <td>
                <small>{shortId(rule)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Stakes({ words: { speak } }: Props): ReactNode {
  const asked = (stake: Stake): string =>
    (Object.keys(REQUEST_TABLE) as Request[])
      .filter((request) => REQUEST_TABLE[request].stake === stake)
      .map((request) => speak(`request.${request}`))
      .join(', ')
  return (
    <>
      <h3>{speak('print.stakes')}</h3>
      <table>
        <thead>
          <tr>
            {['stake', 'menaceCost', 'harder', 'requests'].map((column) => (
              <th key={column} scope="col">
                {speak(`print.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(STAKE_TABLE) as Stake[]).map((stake) => (
            <tr key={stake}>
              <th scope="row">{speak(`stake.${stake}`)}</th>
              <td>{STAKE_TABLE[stake].menace}</td>
              <td>{`+${STAKE_TABLE[stake].harder}`}</td>
              <td>{asked(stake)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Tests whose difficulty the rules fix, by the words for them. */
function Difficulties({ words: { speak } }: Props): ReactNode {
  return (
    <>
      <h3>{speak('print.difficulties')}</h3>
      <table>
        <tbody>
          {Object.entries(DIFFICULTIES).map(([test, { difficulty, rule }]) => (
            <tr key={test}>
              <th scope="row">{speak(`print.test.${test}`)}</th>
              <td>{difficulty}</td>
              <td>
                <small>{shortId(rule)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Weapons({ words: { speak } }: Props): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          {['name', 'wear', 'bonus', 'lines', 'abilities'].map((column) => (
            <th key={column} scope="col">
              {speak(`print.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(WEAPON_TABLE).map(([id, { wear, bonus, lines, abilities }]) => (
          <tr key={id}>
            <th scope="row">{speak(`item.${id}`)}</th>
            <td>{wear === 0 ? '–' : wear}</td>
            <td>{bonus === 0 ? '–' : `+${bonus}`}</td>
            <td>{lines}</td>
            <td>{abilities.map((ability) => speak(`ability.${ability}`)).join(', ') || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** [DD-5.7] [DD-5.9] An ambush comes on top of what lies in it, a harder threat costs more. */
const priceWords = (element: string, menace: number): string =>
  element === 'ambush' ? `+${menace}` : element === 'threat' ? `${menace}+` : `${menace}`
