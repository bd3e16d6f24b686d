import { lengthAt, type Run, shareWords } from '@shamble/lab'
import type { ReactNode } from 'react'
import type { Words } from '../games/table-game.js'

interface Props {
  readonly run: Run
  readonly labels: readonly string[]
  readonly words: Words
}

/** Everything that the plots show, as a table. */
export function LabTwin({ run, labels, words }: Props): ReactNode {
  const { speak, language } = words
  const { said } = run.study.file
  const heads = ['value', 'matches', 'share', 'interval', 'median', 'p95', 'endings', 'state']
  return (
    <section className="col lab-twin">
      <h2 className="caps">
        <span>{speak('lab.plot.share', { said: said[language] })}</span>
        <span>{speak('lab.intervals')}</span>
      </h2>
      <div className="lab-table">
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {speak(`lab.table.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {run.standings.map(({ now, ended, lengths, reasons }, arm) => {
              const { share, low, high } = shareWords(now, speak)
              const hasNone = now.matches === 0
              return (
                <tr key={labels[arm]}>
                  <th scope="row">{labels[arm]}</th>
                  <td>{now.matches}</td>
                  <td>{hasNone ? '–' : share}</td>
                  <td>{hasNone ? '–' : speak('lab.table.interval.of', { low, high })}</td>
                  <td>{lengthAt(lengths, 0.5) || '–'}</td>
                  <td>{lengthAt(lengths, 0.95) || '–'}</td>
                  <td>{endings(reasons, words) || speak('lab.table.none')}</td>
                  <td>{speak(ended === null ? 'lab.table.running' : `lab.progress.${ended}`)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** How matches ended, the most frequent first. */
function endings(reasons: Readonly<Record<string, number>>, { speak }: Words): string {
  return Object.entries(reasons)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => `${speak(reason === 'unfinished' ? 'lab.unfinished' : `reason.${reason}`)} ${count}`)
    .join('; ')
}
