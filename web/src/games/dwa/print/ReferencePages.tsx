import type { DwaOptions } from '@shamble/game-dwa/table'
import type { ReactNode } from 'react'
import type { Chart } from '../../../rules/reference.js'
import { shortId } from '../../../rules/short-id.js'
import { useLedger } from '../../../rules/use-ledger.js'
import type { Words } from '../../table-game.js'
import charts from '../charts.js'

interface Props {
  readonly options: DwaOptions
  readonly words: Words
}

/** What the reference sheet says in words: tests, morale, modifiers of fire [DWA-17.a]. */
const ARTICLES = [
  'DWA-13.a',
  'DWA-13.b',
  'DWA-13.1.b',
  'DWA-13.1.c',
  'DWA-13.1.d',
  'DWA-12.5.b',
  'DWA-12.7.a',
  'DWA-12.7.b',
] as const

/** The reference sheet of chapter 17, from the numbers of the game. */
export function ReferencePages({ options, words }: Props): ReactNode {
  const { speak, language } = words
  const all = charts('17', { options, words, at: null })
  const tests = (useLedger('dwa') ?? []).filter(({ id }) => (ARTICLES as readonly string[]).includes(id))
  const ordered = ARTICLES.flatMap((id) => tests.filter((entry) => entry.id === id))
  const [costs, ...others] = all
  return (
    <>
      <section className="paper reference">
        <h2>{speak('print.part.reference')}</h2>
        <div className="two">
          <div>{costs !== undefined && <PrintedChart chart={costs} />}</div>
          <div>
            <h3>{speak('print.tests')}</h3>
            <ul>
              {ordered.map((entry) => (
                <li key={entry.id}>
                  {entry[language]} <small>{shortId(entry.id)}</small>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <section className="paper reference">
        {others.map((chart) => (
          <PrintedChart key={chart.of ?? chart.note} chart={chart} />
        ))}
      </section>
    </>
  )
}

/** A table of the rulebook on paper: nothing to press. */
function PrintedChart({ chart }: { readonly chart: Chart }): ReactNode {
  if (chart.kind === 'lines')
    return (
      <table className="printed">
        <caption>{chart.note}</caption>
        <tbody>
          {chart.lines.map(({ value, words, rule }) => (
            <tr key={`${value} ${words}`}>
              <th scope="row">{words}</th>
              <td>{value}</td>
              <td>
                <small>{rule === undefined ? '' : shortId(rule)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )
  return (
    <table className="printed">
      <thead>
        <tr>
          <th scope="col">{chart.corner}</th>
          {chart.columns.map(({ text }) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chart.rows.map(({ head, cells }) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {cells.map(({ text }, i) => (
              <td key={chart.columns[i]!.text}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
