import { TABLES } from '@shamble/game-dead-dice/desk'
import type { ReactNode } from 'react'
import { Sentence } from '../../../table/sentence.js'
import { may, mayDo, type Screen } from './part.js'
import { WordsKey } from './WordsKey.js'

/** Tables to roll on behind the screen, a key each, and words to the players. */
export function Behind({ part }: { readonly part: Screen }): ReactNode {
  const { words, answer, log, seats } = part
  const { speak } = words
  const space = mayDo(part).spaces.find(({ kind }) => kind === 'rollTable')
  const field = space?.shape.kind === 'form' ? space.shape.fields[0]?.shape : undefined
  const offered = field?.kind === 'choice' ? field.of : []
  const tables = TABLES.filter((table) => offered.includes(table))
  const last = log.findLast(({ event }) => event.kind === 'table-rolled')
  if (tables.length === 0 && !may(part, 'say')) return null
  return (
    <section className="col gm-behind" aria-label={speak('gm.behind')}>
      <div className="caps">
        <span>{speak('gm.behind')}</span>
        <span>{speak('gm.behind.note')}</span>
      </div>
      <div className="gm-tables">
        {tables.map((table) => (
          <button key={table} type="button" className="key small" onClick={() => answer({ type: 'rollTable', table })}>
            {speak(`gm.table.${table}`)}
          </button>
        ))}
      </div>
      <p className="gm-rolled" role="status">
        {last !== undefined && <Sentence event={last.event} seats={seats} words={words} />}
      </p>
      {may(part, 'say') && (
        <WordsKey
          label={speak('gm.say')}
          say={speak('gm.say.key')}
          send={(said) => answer({ type: 'say', words: said })}
        />
      )}
    </section>
  )
}
