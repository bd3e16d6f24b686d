import { halfWidth, type Run } from '@shamble/lab'
import type { ReactNode } from 'react'
import type { Words } from '../games/table-game.js'
import type { Progress } from './session.js'

interface Props {
  readonly run: Run
  readonly progress: Progress
  readonly labels: readonly string[]
  readonly chosen: number
  readonly words: Words
}

/** One line a value: how far it is, how narrow, how much is left. */
export function ProgressList({ run, progress, labels, chosen, words }: Props): ReactNode {
  const { speak, language } = words
  const { standings, study } = run
  const number = new Intl.NumberFormat(language)
  const points = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  const matches = standings.reduce((sum, { now }) => sum + now.played, 0)
  const expected = standings.reduce((sum, { expected }) => sum + expected, 0)
  const rate = progress.seconds > 0 ? (progress.matches / progress.seconds) * 60 : 0
  return (
    <section className="col lab-progress">
      <h2 className="caps">
        <span>{speak('lab.progress')}</span>
        <span>{speak('lab.progress.stops', { points: points.format(study.file.stop.points) })}</span>
      </h2>
      <ol>
        {standings.map(({ now, ended, expected }, arm) => (
          <li
            key={labels[arm]}
            className={arm === chosen ? 'on' : ended === null ? '' : 'done'}
            data-ended={ended ?? undefined}
          >
            <b>{labels[arm]}</b>
            <span className="go" aria-hidden="true">
              <i style={{ width: `${Math.min(100, (now.played / Math.max(1, expected)) * 100)}%` }} />
            </span>
            <span className="num">
              {now.matches === 0 ? '' : speak('lab.progress.points', { points: points.format(halfWidth(now) * 100) })}
              <small>{speak('lab.progress.matches', { count: now.matches })}</small>
            </span>
            <span className="state">
              {ended === null
                ? speak('lab.progress.to-go', { count: number.format(expected - now.played) })
                : speak(`lab.progress.${ended}`)}
            </span>
          </li>
        ))}
      </ol>
      <div className="lab-sum">
        <p>
          <b>{number.format(matches)}</b>
          {speak('lab.sum.matches', { count: matches })}
        </p>
        <p>
          <b>{speak('lab.percent', { value: Math.round((matches / Math.max(1, expected)) * 100) })}</b>
          {speak('lab.sum.of', { count: number.format(expected) })}
        </p>
        {rate > 0 && !run.isOver && (
          <p>
            <b>{speak('lab.sum.minutes', { count: Math.max(1, Math.round((expected - matches) / rate)) })}</b>
            {speak('lab.sum.left', { rate: number.format(Math.max(1, Math.round(rate))) })}
          </p>
        )}
      </div>
    </section>
  )
}
