import { LARGEST_RECORD } from '@shamble/module'
import { type FormEvent, useId, useRef, useState } from 'react'
import { faultWords } from '../app/fault-words.js'
import { tableOf } from '../app/position-text.js'
import { Choice } from '../settings/Choice.js'
import { type FileFault, fileFault } from './fault.js'
import type { HomeProps } from './Home.js'

type OpenElsewhereProps = Pick<HomeProps, 'words' | 'onOpen' | 'onImport' | 'onPosition'> & {
  readonly games: readonly string[]
}

type News =
  | { readonly kind: 'fault'; readonly fault: FileFault; readonly record: string }
  | { readonly kind: 'recovered'; readonly match: string }
  | { readonly kind: 'unreadable' }

/** A match from a file, or a position from text: what cannot be opened says why, and nothing is lost by trying. */
export function OpenElsewhere({ games, words, onOpen, onImport, onPosition }: OpenElsewhereProps) {
  const { speak } = words
  const file = useRef<HTMLInputElement>(null)
  const [news, setNews] = useState<News | null>(null)

  const take = async (record: string, how = { recover: false, otherRules: false }): Promise<void> => {
    const reply = await onImport(record, how)
    const fault = fileFault(reply)
    if (fault !== null) setNews({ kind: 'fault', fault, record })
    else if (reply.ok && reply.value.damage !== null) setNews({ kind: 'recovered', match: reply.value.match })
    else if (reply.ok) onOpen(reply.value.match)
  }
  const read = async (chosen: File | undefined): Promise<void> => {
    setNews(null)
    if (chosen === undefined) return
    // A file that vanished between choosing and reading is no match either, and breaks nothing.
    const record = chosen.size > LARGEST_RECORD ? null : await chosen.text().catch(() => null)
    if (record === null) setNews({ kind: 'unreadable' })
    else await take(record)
  }

  return (
    <section className="elsewhere">
      <h3 className="caps">{speak('home.open.title')}</h3>
      <button type="button" className="key" onClick={() => file.current?.click()}>
        <span>{speak('home.open.file')}</span>
      </button>
      <input
        ref={file}
        type="file"
        className="unseen"
        accept=".match,.shamble,.jsonl,.json,.txt"
        tabIndex={-1}
        aria-label={speak('home.open.file')}
        onChange={(event) => {
          const input = event.currentTarget
          // Emptied at once: choosing the same file again must be heard too.
          void read(input.files?.[0]).finally(() => {
            input.value = ''
          })
        }}
      />
      <div role="alert">{news !== null && <NewsText news={news} speak={speak} take={take} onOpen={onOpen} />}</div>
      <PositionForm games={games} words={words} onOpen={onOpen} onPosition={onPosition} />
    </section>
  )
}

function NewsText({
  news,
  speak,
  take,
  onOpen,
}: {
  news: News
  speak: OpenElsewhereProps['words']['speak']
  take: (record: string, how: { recover: boolean; otherRules: boolean }) => Promise<void>
  onOpen: (match: string) => void
}) {
  if (news.kind === 'unreadable') return <p className="fault">{speak('home.open.unreadable')}</p>
  if (news.kind === 'recovered')
    return (
      <div className="fault">
        <p>{speak('home.open.recovered')}</p>
        <button type="button" className="key" onClick={() => onOpen(news.match)}>
          <span>{speak('home.tables.resume')}</span>
        </button>
      </div>
    )
  const { kind, match, line, detail } = news.fault
  const isCut = kind === 'damaged' || kind === 'series'
  return (
    <div className="fault">
      <p>
        <strong>
          {speak(kind === 'damaged' && match > 0 ? 'home.open.damaged.series' : `home.open.${kind}`, { line, match })}
        </strong>
      </p>
      {detail !== null && <p className="detail">{faultWords(detail, speak)}</p>}
      <p>{speak('home.open.safe')}</p>
      {(isCut || kind === 'other-rules') && (
        <button
          type="button"
          className="key"
          onClick={() => void take(news.record, { recover: isCut, otherRules: kind === 'other-rules' })}
        >
          <span>{speak(isCut ? 'home.open.recover' : 'home.open.continue')}</span>
        </button>
      )}
    </div>
  )
}

function PositionForm({ games, words, onOpen, onPosition }: Omit<OpenElsewhereProps, 'onImport'>) {
  const { speak } = words
  const [open, setOpen] = useState(false)
  const [game, setGame] = useState(games[0] ?? '')
  const [trouble, setTrouble] = useState<string | null>(null)
  const hint = useId()
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const opened = await onPosition(game, String(new FormData(event.currentTarget).get('position') ?? ''))
    if ('match' in opened) onOpen(opened.match)
    else setTrouble(opened.trouble)
  }
  return (
    <>
      <button type="button" className="key" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span>{speak('home.open.position')}</span>
      </button>
      {open && (
        <form className="position" onSubmit={(event) => void submit(event)}>
          <Choice
            label={speak('home.open.game')}
            value={game}
            choices={games.map((id) => ({ value: id, label: speak(`home.${id}.name`) }))}
            onPick={(picked) => {
              setGame(picked)
              setTrouble(null)
            }}
          />
          <label>
            <span>{speak('home.open.position.text')}</span>
            <textarea
              name="position"
              rows={6}
              required
              spellCheck={false}
              aria-describedby={hint}
              aria-invalid={trouble !== null}
              onChange={(event) => {
                setTrouble(null)
                // A copied position says which game it is of.
                const named = tableOf(event.currentTarget.value)
                if (named !== null && games.includes(named)) setGame(named)
              }}
            />
          </label>
          <p id={hint}>{speak('home.open.position.hint')}</p>
          <div role="alert">
            {trouble !== null && (
              <div className="fault">
                <p>
                  <strong>{speak('home.open.bad-position', { game: speak(`home.${game}.name`) })}</strong>
                </p>
                <p>{trouble}</p>
              </div>
            )}
          </div>
          <button type="submit" className="key">
            <span>{speak('home.open.position.go')}</span>
          </button>
        </form>
      )}
    </>
  )
}
