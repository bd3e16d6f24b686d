import { type ReactNode, useMemo, useState } from 'react'
import { gameWords } from '../app/game-words.js'
import { goTo } from '../app/route.js'
import { SettingsSheet } from '../app/SettingsSheet.js'
import { settings } from '../app/settings.js'
import { useStore } from '../app/store.js'
import { useKeys } from '../app/use-keys.js'
import { WordsContext } from '../app/words.js'
import type { TableGame } from '../games/table-game.js'
import { Announcer } from './Announcer.js'
import { Bar, type Tool } from './Bar.js'
import { Consent } from './Consent.js'
import { Anyone, Curtain } from './Curtain.js'
import type { GuideRun } from './guide.js'
import { Menu } from './Menu.js'
import { Over } from './Over.js'
import { Prompt } from './Prompt.js'
import { tablePart } from './part.js'
import { promptKeys } from './prompt-keys.js'
import { RealDice } from './RealDice.js'
import { Record } from './Record.js'
import { RuleSheet } from './RuleSheet.js'
import { Sheet } from './Sheet.js'
import type { Session } from './session.js'
import { TextTwin } from './TextTwin.js'
import { Trouble } from './Trouble.js'
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

/** The table: one page, no scrolling; board, pieces, the question, the log. */
export function Table({ session, game, match, kept, seed, guide }: Props): ReactNode {
  const state = useStore(session.state)
  const wishes = useStore(settings)
  const [open, setOpen] = useState<Open>(null)
  const [rule, setRule] = useState<string | null>(null)
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
  const part = useMemo(
    () => tablePart(session, state, game, words, { numbers: wishes.numbers, openRule: setRule }),
    [session, state, game, words, wishes.numbers],
  )
  const guideStep = guide?.step(state, game) ?? null
  useSounds(state, game.module.game.id)
  useMeant(guideStep === null ? null : (guide?.show ?? null))

  const home = (): void => goTo({ at: 'home' })
  const undo = moment?.undo
  const canUndo = undo !== undefined && 'needs' in undo
  const toggle = (name: 'twin' | 'numbers'): void => settings.patch({ [name]: !wishes[name] })
  const tools: Tool[] = [
    {
      name: speak('tool.undo'),
      short: speak('tool.undo'),
      key: 'U',
      disabled: !canUndo,
      title: speak(canUndo ? 'tool.undo.can' : 'tool.undo.cannot'),
      run: () => void session.undo(),
    },
    { name: speak('tool.hint'), ...(wishes.twin ? {} : { key: 'H' }), run: () => void session.askHint() },
    { name: speak('tool.numbers'), key: 'N', pressed: wishes.numbers, run: () => toggle('numbers') },
    {
      name: speak(wishes.twin ? 'tool.board' : 'tool.twin'),
      short: speak(wishes.twin ? 'tool.board.short' : 'tool.twin.short'),
      key: 'T',
      pressed: wishes.twin,
      run: () => toggle('twin'),
    },
    { name: speak('tool.rules'), key: 'R', run: () => goTo({ at: 'rules', game: game.module.game.id, rule, match }) },
    {
      name: wishes.language.toUpperCase(),
      title: speak('tool.language'),
      run: () => settings.patch({ language: wishes.language === 'en' ? 'fr' : 'en' }),
    },
    { name: speak('tool.menu'), short: speak('tool.menu'), key: 'M', run: () => setOpen('menu') },
  ]

  useFocusAfterKeys(part === null ? '' : `${part.view.seq} ${part.choices.asked}`)
  const keys = part === null ? [] : promptKeys(part, game, session, state)
  // Behind a curtain nobody's keys do anything.
  const isCovered = state.curtain !== null || state.anyone.length > 0
  useKeys(
    isCovered
      ? {}
      : {
          ...Object.fromEntries(
            keys.slice(0, 9).map((entry, i) => [String(i + 1), () => entry.refusal === null && entry.run()]),
          ),
          u: () => void session.undo(),
          h: () => void session.askHint(),
          n: () => toggle('numbers'),
          t: () => toggle('twin'),
          m: () => setOpen('menu'),
          r: () => goTo({ at: 'rules', game: game.module.game.id, rule, match }),
          g: () => setOpen('goal'),
          l: () => setOpen('record'),
          '?': () => setOpen('settings'),
          ' ': () => session.skip(),
          Escape: () =>
            rule !== null ? setRule(null) : state.past !== null ? void session.lookBack(null) : session.unpick(),
        },
  )

  if (state.curtain !== null) {
    const seat = state.curtain
    return (
      <WordsContext value={words}>
        <Curtain name={words.seat(seat)} raise={() => void session.raiseCurtain(seat)} />
      </WordsContext>
    )
  }
  if (part === null) {
    return (
      <WordsContext value={words}>
        {state.dice !== null ? (
          <RealDice need={state.dice} words={words} openRule={setRule} done={(dice) => void session.typeDice(dice)} />
        ) : (
          <p className="loading" role="status">
            {state.trouble ?? speak('table.loading')}
          </p>
        )}
      </WordsContext>
    )
  }
  if (state.anyone.length > 0) {
    return (
      <WordsContext value={words}>
        <Anyone
          seats={state.anyone}
          what={game.prompt(part.view, part.questions[0] ?? null, words).ask}
          nameOf={words.seat}
          nobody={() => session.nobody()}
          somebody={(seat) => session.somebody(seat)}
        />
      </WordsContext>
    )
  }
  const { Board, People, Goal, Readout } = game
  const bar = game.bar(part.view, words)
  const question = part.questions.find((asked) => asked.seat === state.viewer) ?? null
  const ask = part.choices.asked ? game.prompt(part.view, question, words).ask : ''
  const record = (
    <Record
      log={state.log}
      game={game}
      seats={seats}
      words={words}
      at={state.past?.seq ?? null}
      margin={game.layout === 'voids' ? 'turn' : 'seat'}
      openRule={setRule}
      goTo={(seq) => void session.lookBack(seq)}
    />
  )
  return (
    <WordsContext value={words}>
      <div
        className="table"
        // For whoever watches from outside: which moment is shown, and whether somebody is to answer.
        data-moment={`${part.view.seq} ${part.picked.join(' ')} ${state.chosen === null ? '' : 'chosen'}`}
        data-waits={part.view.outcome !== null ? 'over' : part.choices.asked ? 'you' : 'others'}
        data-armed={state.armed ?? undefined}
        data-layout={game.layout}
        data-twin={wishes.twin || undefined}
        data-past={state.past !== null || undefined}
      >
        <Bar game={speak('game.name')} bar={bar} tools={tools} home={home} />
        {wishes.twin ? (
          <TextTwin part={part} game={game} session={session} state={state} seats={seats} />
        ) : (
          <>
            <main className="board">
              <Board {...part} />
              {state.past !== null && (
                <button type="button" className="back-to-now" onClick={() => void session.lookBack(null)}>
                  {speak('table.backToNow', { turn: part.view.turn })} <kbd>Esc</kbd>
                </button>
              )}
            </main>
            <section className="readout" aria-label={speak('table.readout')}>
              <Readout {...part} />
            </section>
            <section className="goal" aria-label={speak('table.goal')}>
              <Goal {...part} />
            </section>
            {state.dice !== null ? (
              <RealDice
                need={state.dice}
                words={words}
                openRule={setRule}
                done={(dice) => void session.typeDice(dice)}
              />
            ) : part.view.outcome !== null && state.past === null ? (
              <Over
                part={part}
                seed={seed}
                replay={() => goTo({ at: 'replay', match, seq: null })}
                again={() => goTo({ at: 'setup', game: game.module.game.id })}
                home={home}
              />
            ) : (
              <Prompt
                part={part}
                game={game}
                session={session}
                state={state}
                guide={guideStep}
                onward={guide?.isOver ? () => goTo({ at: 'setup', game: game.module.game.id }) : null}
              />
            )}
            <section className="people" aria-label={speak('table.people')}>
              <People {...part} />
              <div className="sheet-keys">
                <button type="button" className="key" onClick={() => setOpen('goal')}>
                  {speak('table.goal')}
                </button>
                <button type="button" className="key" onClick={() => setOpen('record')}>
                  {speak('table.record')}
                </button>
              </div>
            </section>
            {record}
          </>
        )}
        {moment !== null && moment.proposal !== null && (
          <Consent
            proposal={moment.proposal}
            words={words}
            answer={(seat, agree) => void session.request({ type: 'consent', match, seat, agree })}
          />
        )}
        <Trouble session={session} reason={state.trouble} kept={kept} match={match} words={words} />
        <Announcer news={part.news} seats={seats} words={words} ask={ask} />
        {rule !== null && (
          <RuleSheet
            id={rule}
            module={game.module}
            words={words}
            open={setRule}
            reference={(id) => goTo({ at: 'rules', game: game.module.game.id, rule: id, match })}
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
            kept={kept}
            goTo={(where) => {
              if (where === 'settings') setOpen(where)
              else if (where === 'rules') goTo({ at: 'rules', game: game.module.game.id, rule: null, match })
              else if (where === 'replay') goTo({ at: 'replay', match, seq: null })
              else home()
            }}
            close={() => setOpen(null)}
          />
        )}
        {open === 'goal' && (
          <Sheet title={speak('table.goal')} kind="over" close={() => setOpen(null)}>
            <Goal {...part} />
          </Sheet>
        )}
        {open === 'record' && (
          <Sheet title={speak('table.record')} kind="over" close={() => setOpen(null)}>
            {record}
          </Sheet>
        )}
        {open === 'settings' && <SettingsSheet close={() => setOpen(null)} />}
      </div>
    </WordsContext>
  )
}
