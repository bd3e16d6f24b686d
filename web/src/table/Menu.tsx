import type { Moment } from '@shamble/host'
import type { Seat } from '@shamble/kernel'
import { type ReactNode, useState } from 'react'
import { withTable } from '../app/position-text.js'
import type { TableGame, Words } from '../games/table-game.js'
import { copyText, fileName, saveFile } from './files.js'
import { reportText } from './report.js'
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

type Asked = 'resign' | 'end' | 'export' | null

/** Everything that is not a move. */
export function Menu({ session, state, game, words, match, kept, goTo, close }: Props): ReactNode {
  const { speak } = words
  const [asked, setAsked] = useState<Asked>(null)
  const [said, setSaid] = useState('')
  const moment = state.moment
  if (moment === null) return null
  const seat = state.viewer
  const running = moment.outcome === null
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
    if (position === null) {
      setSaid(speak('menu.noPosition'))
      return
    }
    const text = withTable(game.module, moment.view.options, position)
    setSaid(speak((await copyText(text)) ? 'menu.copied' : 'menu.notCopied'))
  }
  const report = async (): Promise<void> => {
    const reply = await session.request({ type: 'export', match })
    saveFile(
      `${fileName('shamble-problem', match)}.json`,
      reportText(state, game, reply.ok ? reply.value.record : ''),
      'application/json',
    )
    setSaid(speak('menu.reported'))
  }
  const resign = async (): Promise<void> => {
    if (seat !== 'spectator') await session.answer({ type: 'resign' })
    close()
  }
  const end = async (): Promise<void> => {
    if (seat !== 'spectator') await session.request({ type: 'end', match, seat })
    close()
  }

  return (
    <Sheet title={speak('menu.title')} kind="over" close={close}>
      {asked === null ? (
        <div className="menu keys">
          {running && seat !== 'spectator' && (
            <Item
              label={speak('tool.hint')}
              note="H"
              run={() => {
                void session.askHint()
                close()
              }}
            />
          )}
          <Item label={speak('menu.rules')} note="R" run={() => goTo('rules')} />
          <Item label={speak('menu.replay')} run={() => goTo('replay')} />
          <Item label={speak('menu.settings')} note="?" run={() => goTo('settings')} />
          <Item label={speak('menu.export')} run={() => (running ? setAsked('export') : void exportNow())} />
          <Item label={speak('menu.position')} run={() => void copyPosition()} />
          <Item label={speak('menu.report')} run={() => void report()} />
          {running && seat !== 'spectator' && (
            <>
              {persons > 1 && <Item label={speak('menu.end')} run={() => setAsked('end')} />}
              <Item label={speak('menu.resign')} run={() => setAsked('resign')} />
            </>
          )}
          <Item
            label={speak('menu.home')}
            note={speak(kept ? 'menu.saved' : 'menu.unsaved')}
            run={() => goTo('home')}
          />
        </div>
      ) : (
        <div className="menu keys">
          <p className="ask">{speak(`menu.${asked}.sure`)}</p>
          <Item label={speak(`menu.${asked}.yes`)} run={() => void { resign, end, export: exportNow }[asked]()} />
          <Item label={speak('menu.no')} run={() => setAsked(null)} />
        </div>
      )}
      <Seats moment={moment} session={session} words={words} match={match} />
      <p role="status" className="said">
        {said}
      </p>
    </Sheet>
  )
}

function Item({ label, note = '', run }: { label: string; note?: string; run(): void }): ReactNode {
  return (
    <button type="button" className="key" onClick={run}>
      <b />
      <span>{label}</span>
      <small>{note}</small>
    </button>
  )
}

/** Who plays for whom: a bot takes over an abandoned seat, and gives it back. */
function Seats({
  moment,
  session,
  words,
  match,
}: {
  moment: Moment
  session: Session
  words: Words
  match: string
}): ReactNode {
  const { speak } = words
  const sit = (seat: Seat, toBot: boolean): void => {
    const plan = toBot ? ({ by: 'bot', bot: 'house' } as const) : ({ by: 'person', name: '' } as const)
    void session.request({ type: 'sit', match, seat, plan })
  }
  const persons = moment.seats.filter((plan) => plan.by === 'person').length
  return (
    <section className="seats-now">
      <h3 className="caps">{speak('menu.seats')}</h3>
      <ul>
        {moment.seats.map((plan, seat) => (
          <li key={seat}>
            <span>
              {words.seat(seat)} <small>{plan.by === 'bot' ? speak(`bot.${plan.bot}`) : speak('menu.person')}</small>
            </span>
            {moment.outcome === null && (plan.by === 'bot' || persons > 1) && (
              <button type="button" className="key small" onClick={() => sit(seat, plan.by === 'person')}>
                {speak(plan.by === 'person' ? 'menu.toBot' : 'menu.toPerson')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
