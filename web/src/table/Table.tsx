import { type ReactNode, useMemo, useState } from 'react'
import { faultWords } from '../app/fault-words.js'
import { gameWords } from '../app/game-words.js'
import { hostState } from '../app/host.js'
import { goTo } from '../app/route.js'
import { SettingsSheet } from '../app/SettingsSheet.js'
import { settings } from '../app/settings.js'
import { useStore } from '../app/store.js'
import { useKeys } from '../app/use-keys.js'
import { WordsContext } from '../app/words.js'
import type { TableGame } from '../games/table-game.js'
import { Announcer } from './Announcer.js'
import { Bar } from './Bar.js'
import { Consent } from './Consent.js'
import { Cover, isCovered } from './Cover.js'
import { Ending } from './Ending.js'
import type { GuideRun } from './guide.js'
import { Menu } from './Menu.js'
import { Over } from './Over.js'
import { Prompt } from './Prompt.js'
import { tablePart } from './part.js'
import { numbered, promptKeys } from './prompt-keys.js'
import { RealDice } from './RealDice.js'
import { Record } from './Record.js'
import { RuleSheet } from './RuleSheet.js'
import { rematch } from './rematch.js'
import { Sheet } from './Sheet.js'
import { Staged } from './Staged.js'
import type { Session } from './session.js'
import { TextTwin } from './TextTwin.js'
import { Trouble } from './Trouble.js'
import { personsOf } from './table-state.js'
import { tableTools } from './tools.js'
import { useFocusAfterKeys } from './use-focus.js'
import { useMeant } from './use-meant.js'
import { useSounds } from './use-sounds.js'

interface Props {
  readonly session: Session
  readonly game: TableGame
  readonly match: string
  readonly kept: boolean
  readonly seed: string | null
  readonly guide: GuideRun | null
}

type Open = 'menu' | 'settings' | 'goal' | 'record' | null

/** A rule that is being read, and the line of the record that led to it. */
interface OpenRule {
  readonly id: string
  readonly seq: number | null
}

/** The table: one page, no scrolling; board, pieces, the question, the log. */
export function Table({ session, game, match, kept, seed, guide }: Props): ReactNode {
  const state = useStore(session.state)
  const wishes = useStore(settings)
  const { unsaved } = useStore(hostState)
  const [open, setOpen] = useState<Open>(null)
  const [rule, setRule] = useState<OpenRule | null>(null)
  /** Whether the end has been looked at, and the board is wanted instead. */
  const [seen, setSeen] = useState(false)
  const { moment } = state
  const options = moment?.view.options
  const seats = useMemo(() => (options === undefined ? [] : game.module.game.seats(options)), [game, options])
  const names = useMemo(() => {
    const plans = moment?.seats ?? []
    return Object.fromEntries(
      plans.flatMap((plan, seat) =>
        plan.by === 'person' && plan.name !== '' ? [[`seat.${seats[seat]}`, plan.name]] : [],
      ),
    )
  }, [moment?.seats, seats])
  const words = useMemo(
    () => gameWords(wishes.language, game.module.text, names, seats),
    [wishes.language, game, names, seats],
  )
  const { speak } = words
  const [, setRead] = useState(0)
  const said = guide?.step(state, game) ?? null
  // The twin has no place for a sentence that only wants to be read.
  if (wishes.twin) guide?.goOn()
  const guideStep = wishes.twin ? (guide?.step(state, game) ?? null) : said
  const meant = guideStep === null ? null : (guide?.show ?? null)
  const read = guide?.isRead
    ? (): void => {
        guide.goOn()
        setRead((times) => times + 1)
      }
    : null
  const part = useMemo(
    () =>
      tablePart(session, state, game, words, {
        numbers: wishes.numbers,
        meant,
        openRule: (id) => setRule({ id, seq: null }),
      }),
    [session, state, game, words, wishes.numbers, meant],
  )
  useSounds(state, game)
  useMeant(meant)

  const playAgain = async (): Promise<void> => {
    const reply = await rematch(match, part!.view)
    if (reply !== null && 'error' in reply) session.state.patch({ trouble: reply.error })
  }
  const home = (): void => goTo({ at: 'home' })
  const openRule = (id: string): void => setRule({ id, seq: null })
  const rules = (id: string | null, seq: number | null = null): void => {
    const at = seq ?? state.past?.seq ?? null
    goTo({
      at: 'rules',
      game: game.module.game.id,
      rule: id,
      match,
      ...(at === null ? {} : { seq: at }),
      ...(guide === null ? {} : { from: 'guide' }),
    })
  }
  const tools = tableTools(session, game, state, wishes, words, {
    rules: () => rules(rule?.id ?? null, rule?.seq),
    menu: () => setOpen('menu'),
  })

  useFocusAfterKeys(part === null ? '' : `${part.view.seq} ${part.choices.asked}`)
  const keys = part === null ? [] : promptKeys(part, game, session, state)
  // In the twin every answer has a number.
  const answers: readonly (() => void)[] =
    read !== null
      ? [read]
      : part !== null && wishes.twin && !state.excused
        ? numbered(part, game, session, state).map((action) => () => void session.answer(action))
        : keys.map(({ run, refusal }) => (refusal === null ? run : () => {}))
  // Behind a curtain nobody's keys do anything.
  const covered = isCovered(session, state)
  useKeys(
    covered
      ? {}
      : {
          ...Object.fromEntries(answers.slice(0, 9).map((run, i) => [String(i + 1), run])),
          u: () => void session.undo(),
          h: () => void session.askHint(),
          n: () => settings.patch({ numbers: !wishes.numbers }),
          t: () => settings.patch({ twin: !wishes.twin }),
          m: () => setOpen('menu'),
          r: () => rules(rule?.id ?? null, rule?.seq),
          g: () => setOpen('goal'),
          l: () => setOpen('record'),
          '?': () => setOpen('settings'),
          ' ': () => session.skip(),
          Escape: () =>
            rule !== null ? setRule(null) : state.past !== null ? void session.lookBack(null) : session.unpick(),
        },
  )

  if (covered || part === null) {
    return (
      <WordsContext value={words}>
        <Cover {...{ session, state, game, part, words, seats, match, openRule }} />
      </WordsContext>
    )
  }
  const { Board, People, Goal, Readout } = game
  const bar = game.bar(part.view, words)
  const question = part.questions.find((asked) => asked.seat === state.viewer) ?? null
  const ask = part.choices.asked ? game.prompt(part.view, question, words, part.picked).ask : ''
  const record = (
    <Record
      log={state.log}
      game={game}
      seats={seats}
      words={words}
      at={state.past?.seq ?? null}
      margin={game.layout === 'voids' ? 'turn' : 'seat'}
      openRule={(id, seq) => {
        // A sheet over the board would hide the rule.
        setOpen(null)
        setRule({ id, seq })
      }}
      goTo={(seq) => void session.lookBack(seq)}
    />
  )
  const alone = moment !== null && personsOf(moment).length === 1 ? state.viewer : null
  const ended = state.isOver && state.past === null
  // What stands in place of the question: dice to be typed in, or how it ended.
  const instead =
    state.dice !== null ? (
      <RealDice need={state.dice} session={session} module={game.module} words={words} openRule={openRule} />
    ) : ended ? (
      <Over
        part={part}
        game={game}
        seed={seed}
        alone={alone}
        rematch={guide === null ? playAgain : null}
        replay={() => goTo({ at: 'replay', match, seq: null })}
        again={() => goTo({ at: 'setup', game: game.module.game.id })}
        home={home}
      />
    ) : null
  return (
    <WordsContext value={words}>
      <div
        className="table"
        // For whoever watches from outside: which moment is shown, and whether somebody is to answer.
        data-moment={`${part.view.seq} ${part.picked.join(' ')} ${state.excused ? 'excused' : state.chosen === null ? '' : 'chosen'}${read === null ? '' : 'read'}`}
        data-waits={part.view.outcome !== null ? 'over' : part.choices.asked || state.excused ? 'you' : 'others'}
        data-armed={state.armed ?? undefined}
        data-layout={game.layout}
        data-twin={wishes.twin || undefined}
        data-past={state.past !== null || undefined}
      >
        <Bar game={speak('game.name')} bar={bar} tools={tools} home={home} />
        {wishes.twin ? (
          <TextTwin part={part} game={game} session={session} state={state} seats={seats} instead={instead} />
        ) : (
          <>
            <main className="board">
              <Board {...part} />
              {state.staged !== null && state.past === null && (
                <Staged event={state.staged} scene={game.scene(state.staged, part.view, words)} {...{ seats, words }} />
              )}
              {ended && !seen && <Ending {...{ part, game, alone }} log={state.log} close={() => setSeen(true)} />}
              {state.past !== null && (
                <button type="button" className="back-to-now" onClick={() => void session.lookBack(null)}>
                  {speak('table.backToNow', { turn: part.view.turn })} <kbd>{speak('press.Esc')}</kbd>
                </button>
              )}
            </main>
            <section className="readout" aria-label={speak('table.readout')}>
              <Readout {...part} />
            </section>
            {Goal !== undefined && (
              <section className="goal" data-part="goal" aria-label={speak('table.goal')}>
                <Goal {...part} />
              </section>
            )}
            {instead ?? (
              <Prompt
                part={part}
                game={game}
                session={session}
                state={state}
                seats={seats}
                guide={guideStep}
                read={read}
                onward={guide?.isOver ? () => goTo({ at: 'setup', game: game.module.game.id }) : null}
              />
            )}
            <section className="people" aria-label={speak('table.people')}>
              <People {...part} />
              <div className="sheet-keys">
                {Goal !== undefined && (
                  <button type="button" className="key" data-part="goal" onClick={() => setOpen('goal')}>
                    {speak('table.goal')}
                  </button>
                )}
                <button type="button" className="key" onClick={() => setOpen('record')}>
                  {speak('table.record')}
                </button>
              </div>
            </section>
            {record}
          </>
        )}
        {moment !== null && moment.proposal !== null && (
          <Consent proposal={moment.proposal} words={words} session={session} match={match} />
        )}
        <Trouble
          session={session}
          reason={state.trouble && faultWords(state.trouble, speak)}
          kept={kept}
          match={match}
          words={words}
        />
        <Announcer news={part.news} seats={seats} words={words} ask={ask} />
        {rule !== null && (
          <RuleSheet
            id={rule.id}
            module={game.module}
            words={words}
            open={(id) => setRule({ ...rule, id })}
            reference={(id) => rules(id, rule.seq)}
            close={() => setRule(null)}
          />
        )}
        {open === 'menu' && (
          <Menu
            session={session}
            state={state}
            game={game}
            words={words}
            match={match}
            kept={kept && !unsaved.includes(match)}
            goTo={(where) => {
              if (where === 'settings') setOpen(where)
              else if (where === 'rules') rules(null)
              else if (where === 'replay') goTo({ at: 'replay', match, seq: 0 })
              else home()
            }}
            close={() => setOpen(null)}
          />
        )}
        {open === 'goal' && Goal !== undefined && (
          <Sheet title={speak('table.goal')} kind="over" close={() => setOpen(null)}>
            <Goal {...part} />
          </Sheet>
        )}
        {open === 'record' && (
          <Sheet title={speak('table.record')} kind="over" className="record-sheet" close={() => setOpen(null)}>
            {record}
          </Sheet>
        )}
        {open === 'settings' && <SettingsSheet close={() => setOpen(null)} />}
      </div>
    </WordsContext>
  )
}
