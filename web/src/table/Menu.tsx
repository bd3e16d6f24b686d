import { type ReactNode, useEffect, useRef, useState } from 'react'
import { writeAddress } from '../app/address.js'
import { isOnline } from '../app/online.js'
import { withTable } from '../app/position-text.js'
import { fetchGame } from '../games/fetch.js'
import { hasAdvice } from '../games/registry.js'
import type { TableGame, Words } from '../games/table-game.js'
import { AskWhom } from './AskWhom.js'
import { copyText, fileName, saveFile } from './files.js'
import { byDigits, digitOf } from './list-digits.js'
import { reportText } from './report.js'
import { SeatsNow } from './SeatsNow.js'
import { Sheet } from './Sheet.js'
import type { Session } from './session.js'
import type { TableState } from './table-state.js'

interface Props {
  readonly session: Session
  readonly state: TableState
  readonly game: TableGame
  readonly words: Words
  readonly match: string
  readonly kept: boolean
  goTo(where: 'home' | 'rules' | 'settings' | 'replay'): void
  close(): void
}

type Asked = 'resign' | 'end' | 'export' | 'report'

interface Item {
  readonly label: string
  /** The key that does the same at the table, or what else is to be said. */
  readonly note?: string
  readonly key?: string
  run(): void
}

/** Everything that is not a move. */
export function Menu({ session, state, game, words, match, kept, goTo, close }: Props): ReactNode {
  const { speak } = words
  const [asked, setAsked] = useState<Asked | null>(null)
  const [said, setSaid] = useState('')
  /** What someone says of a problem. */
  const [problem, setProblem] = useState('')
  /** A position that the browser did not let us copy: shown, to be copied by hand. */
  const [text, setText] = useState<string | null>(null)
  const moment = state.moment
  if (moment === null) return null
  const seat = state.viewer
  const running = moment.outcome === null
  const playing = running && seat !== 'spectator'
  // Where others play from elsewhere a file holds what this person may know until the game is over.
  const part = running && isOnline(match) ? '.part' : ''
  const persons = moment.seats.filter((plan) => plan.by === 'person').length

  const exportNow = async (): Promise<void> => {
    const reply = await session.request({ type: 'export', match })
    if (reply.ok)
      saveFile(`${fileName('shamble', game.module.game.id, `turn-${moment.view.turn}`)}.match`, reply.value.record)
    setAsked(null)
    setSaid(speak(reply.ok ? 'menu.exported' : 'menu.failed'))
  }
  const copyPosition = async (): Promise<void> => {
    const reply = await session.request({ type: 'position', match, ...(seat === 'spectator' ? {} : { seat }) })
    const position = reply.ok ? reply.value.text : null
    if (position === null) return setSaid(speak('menu.noPosition'))
    const written = withTable(await fetchGame(game.module.game.id), moment.view.options, position)
    const copied = await copyText(written)
    setText(copied ? null : written)
    setSaid(speak(copied ? 'menu.copied' : 'menu.notCopied'))
  }
  const report = async (): Promise<void> => {
    const reply = await session.request({ type: 'export', match })
    const name = `${fileName('shamble-problem', game.module.game.id, `turn-${moment.view.turn}`)}.json`
    saveFile(name, reportText(state, game, reply.ok ? reply.value.record : '', problem.trim()), 'application/json')
    setAsked(null)
    setProblem('')
    setSaid(speak(`menu.reported${part}`))
  }
  const resign = async (): Promise<void> => {
    if (seat !== 'spectator') await session.answer({ type: 'resign' })
    close()
  }
  const end = async (): Promise<void> => {
    if (seat !== 'spectator') await session.request({ type: 'end', match, seat })
    close()
  }
  const hint = (): void => {
    void session.askHint()
    close()
  }

  const items: readonly Item[] =
    asked === null
      ? [
          ...(playing && hasAdvice(game) && session.mayAskHint
            ? [{ label: speak('tool.hint'), note: 'H', key: 'h', run: hint }]
            : []),
          { label: speak('menu.rules'), note: 'R', key: 'r', run: () => goTo('rules') },
          { label: speak('menu.settings'), note: '?', key: '?', run: () => goTo('settings') },
          { label: speak('menu.replay'), run: () => goTo('replay') },
          { label: speak('menu.watch'), note: speak('menu.watch.note'), run: () => openWatch(match) },
          { label: speak('menu.export'), run: () => (running ? setAsked('export') : void exportNow()) },
          { label: speak('menu.position'), run: () => void copyPosition() },
          { label: speak('menu.report'), note: speak('menu.report.note'), run: () => setAsked('report') },
          ...(playing && persons > 1 ? [{ label: speak('menu.end'), run: () => setAsked('end') }] : []),
          ...(playing ? [{ label: speak('menu.resign'), run: () => setAsked('resign') }] : []),
          { label: speak('menu.home'), note: speak(kept ? 'menu.saved' : 'menu.unsaved'), run: () => goTo('home') },
        ]
      : [
          { label: speak(`menu.${asked}.yes`), run: () => void { resign, end, export: exportNow, report }[asked]() },
          { label: speak('menu.no'), run: () => setAsked(null) },
        ]
  return (
    <Sheet title={speak('menu.title')} close={close} keys={keysOf(items)}>
      {asked !== null && (
        <p className="ask">{speak(`menu.${asked}.sure${asked === 'export' || asked === 'report' ? part : ''}`)}</p>
      )}
      {asked === 'report' && (
        <label className="problem">
          {speak('menu.report.words')}
          <textarea rows={4} value={problem} onChange={({ target }) => setProblem(target.value)} />
        </label>
      )}
      <Items key={asked ?? 'all'} items={items} first={asked === 'resign' || asked === 'end' ? 1 : 0} />
      {asked === null && (
        <>
          <AskWhom {...{ session, state, game, words }} />
          <SeatsNow moment={moment} session={session} game={game} words={words} match={match} />
          {text !== null && (
            <textarea className="by-hand" readOnly rows={5} aria-label={speak('menu.position')} value={text} />
          )}
          <p role="status" className="said">
            {said}
          </p>
        </>
      )}
    </Sheet>
  )
}

/** A second window for the table that all see: nothing of it reaches this one. */
const openWatch = (match: string): void =>
  void globalThis.open(writeAddress({ at: 'watch', match }), '_blank', 'noopener')

/** Digits in the order of the list, and the keys that the table knows. */
const keysOf = (items: readonly Item[]): Record<string, () => void> => ({
  ...byDigits(items.map(({ run }) => run)),
  ...Object.fromEntries(
    items.flatMap(({ key, run }) =>
      key === undefined ? [] : [[key, run] as const, [key.toUpperCase(), run] as const],
    ),
  ),
})

/** One of them has the focus at once: in a confirmation, the one that changes nothing. */
function Items({ items, first }: { readonly items: readonly Item[]; readonly first: number }): ReactNode {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => (list.current?.children[first] as HTMLElement | undefined)?.focus(), [first])
  return (
    <div className="menu keys" ref={list}>
      {items.map(({ label, note = '', key, run }, i) => (
        // By its place: the focus stays on it when the language changes.
        <button key={i} type="button" className="key" onClick={run}>
          <b aria-hidden="true">{digitOf(i)}</b>
          <span>{label}</span>
          <small data-shortcut={key}>{note}</small>
        </button>
      ))}
    </div>
  )
}
