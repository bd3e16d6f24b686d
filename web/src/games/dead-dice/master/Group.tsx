import type { ReactNode } from 'react'
import { Rule } from '../../../table/Rule.js'
import { Sentence } from '../../../table/sentence.js'
import { objectiveWords } from '../objectives.js'
import type { Part, Screen } from './part.js'

/** What the group is after, and who is with it. */
export function Objectives({ part }: { readonly part: Part }): ReactNode {
  const { view, words, openRule } = part
  const { speak } = words
  const { objectives, companions, respite } = view.group
  const done = objectives.filter((one) => one.done).length
  const with_ = companions.filter(({ alive }) => alive)
  return (
    <section className="col gm-aims" aria-label={speak('gm.aims')}>
      <div className="caps">
        <span>{speak('gm.aims')}</span>
        <span>
          {speak(view.phase === 'living' ? 'gm.aims.respite' : 'gm.aims.done', { count: done, respite })}{' '}
          <Rule id="DD-5.4" open={openRule} />
        </span>
      </div>
      {objectives.length === 0 ? (
        <p className="gm-none">{speak('gm.aims.none')}</p>
      ) : (
        <ul>
          {objectives.map((aim, i) => (
            <li key={`${i} ${aim.what}`}>
              <i className="gm-box" data-done={aim.done || undefined} aria-hidden="true" />
              {objectiveWords(view, aim, words)}
              {aim.done && <span className="heard">{speak('gm.aims.met')}</span>}
            </li>
          ))}
        </ul>
      )}
      {with_.length > 0 && (
        <p className="gm-with">
          {with_
            .map(({ name, onRaid }) => speak(onRaid ? 'gm.companion.raid' : 'gm.companion.home', { who: name }))
            .join(' ')}{' '}
          <Rule id="DD-7.4" open={openRule} />
        </p>
      )}
    </section>
  )
}

/** The last lines of the record, with what only a game master is told. */
export function Record({ part }: { readonly part: Screen }): ReactNode {
  const { log, seats, words, openRule } = part
  const { speak } = words
  return (
    <section className="col gm-record" aria-label={speak('gm.record')}>
      <div className="caps">
        <span>{speak('gm.record')}</span>
        <span>{speak('gm.record.note')}</span>
      </div>
      <ol>
        {log
          .slice(-MOST)
          .reverse()
          .map(({ event, turn, seq }, i) => (
            <li key={`${seq} ${i}`} className={i === 0 ? 'now' : undefined}>
              <b>{turn}</b>
              <span data-secret={event.seenBy !== undefined || undefined}>
                <Sentence {...{ event, seats, words }} />
              </span>
              <Rule id={event.rule} open={openRule} tabs={i === 0} />
            </li>
          ))}
      </ol>
    </section>
  )
}

const MOST = 40
