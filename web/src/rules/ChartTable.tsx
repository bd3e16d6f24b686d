import type { ReactNode } from 'react'
import type { Book } from './book.js'
import type { Chart, ChartLine } from './reference.js'
import { shortId } from './short-id.js'
import '../styles/chart.css'

interface Props {
  readonly chart: Chart
  readonly title: string
  readonly book: Book
  readonly onOpen: (to: string) => void
}

/** A table of the rulebook; what applies to the case at hand in cold, with what it gives there. */
export function ChartTable({ chart, title, book, onOpen }: Props): ReactNode {
  if (chart.kind === 'grid') return <Grid chart={chart} title={title} />
  return (
    <table className="chart lines" aria-label={title}>
      <tbody>
        {chart.lines.map((line) => (
          <tr key={`${line.value} ${line.words}`} className={line.here === undefined ? undefined : 'on'}>
            <td className={/\p{L}/u.test(line.value) ? 'word' : undefined}>{line.value}</td>
            <td>{line.words}</td>
            <td>
              <LineEnd line={line} book={book} onOpen={onOpen} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What it gives here; else the rule that says more. */
function LineEnd({ line, book, onOpen }: { line: ChartLine } & Pick<Props, 'book' | 'onOpen'>): ReactNode {
  const { here, rule } = line
  if (here !== undefined) return here
  if (rule === undefined || book.resolve(rule) === null) return null
  return (
    <button type="button" className="rule" onClick={() => onOpen(rule)}>
      {shortId(rule)}
    </button>
  )
}

function Grid({ chart, title }: { chart: Extract<Chart, { kind: 'grid' }>; title: string }): ReactNode {
  return (
    <table className={chart.columns.length > 7 ? 'chart grid many' : 'chart grid'} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{chart.corner}</th>
          {chart.columns.map(({ text, on }) => (
            <th key={text} scope="col" className={on ? 'on' : undefined}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chart.rows.map(({ head, on, cells }) => (
          <tr key={head} className={on ? 'on' : undefined}>
            <th scope="row">{head}</th>
            {cells.map((cell, i) => (
              <td key={chart.columns[i]!.text} className={`${cell.tone ?? ''}${cell.on ? ' on' : ''}`}>
                {cell.says === undefined ? (
                  cell.text
                ) : (
                  <>
                    <span aria-hidden="true">{cell.text}</span>
                    <span className="unseen">{cell.says}</span>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
