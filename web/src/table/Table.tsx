import type { Action } from '@shamble/kernel'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { goTo } from '../app/address.js'
import { isOnline } from '../app/online.js'
import { settings } from '../app/settings.js'
import { useKeys } from '../app/use-keys.js'
import { useWatched } from '../app/watched.js'
import { WordsContext } from '../app/words.js'
import { listedGame } from '../games/registry.js'
import { type Spot, type TableGame, type TablePart, tableFor } from '../games/table-game.js'
import { Announcer } from './Announcer.js'
import { Bar } from './Bar.js'
import { Beside, type Tab } from './Beside.js'
import { Consent } from './Consent.js'
import { Cover, isCovered } from './Cover.js'
import { Ending } from './Ending.js'
import type { GuideRun } from './guide.js'
import { Over } from './Over.js'
import { Prompt } from './Prompt.js'
import { tablePart } from './part.js'
import { numbered, promptKeys, rollQuestion } from './prompt-keys.js'
import { Peek, Reader } from './Reader.js'
import { RealDice } from './RealDice.js'
import { Record } from './Record.js'
import { Roll } from './Roll.js'
import { rematch } from './rematch.js'
import { SceneCard } from './SceneCard.js'
import { type OpenRule, type OpenSheet, Sheets } from './Sheets.js'
import type { Session } from './session.js'
import { hasCome } from './stage.js'
import { TextTwin } from './TextTwin.js'
import { Trouble } from './Trouble.js'
import { personsOf } from './table-state.js'
import { ownTools, tableTools, watchTools } from './tools.js'
import { useFocusAfterKeys } from './use-focus.js'
import { useMatchWords } from './use-match-words.js'
import { useMeant } from './use-meant.js'
import { useOnward } from './use-onward.js'
import { useSounds } from './use-sounds.js'

interface Props {
  readonly session: Session
  readonly game: TableGame
  readonly match: string
  readonly kept: boolean
  readonly seed: string | null
  readonly guide: GuideRun | null
  /** Whether this window only shows what anybody may see: nothing can be done here. */
  readonly watching?: boolean
}

/** How far the one who answers has come with an answer that is composed, or found in lists. */
const composedBy = ({ menu, draft, plan }: TablePart): string =>
  `${menu ?? ''}${plan == null ? '' : '+'}${draft == null || draft.isBlank ? '' : '*'}`

/** A card or the like that is being read, and the answer that someone was about to give with it. */
interface OpenReading {
  readonly spot: Spot
  readonly meant: Action | null
}

/** The table: one page, no scrolling; board, pieces, the question, the log. */
export function Table({ session, game: whole, match, kept, seed, guide, watching = false }: Props): ReactNode {
  const state = useWatched(session.state)
  const game = useMemo(() => tableFor(whole, state.viewer), [whole, state.viewer])
  const wishes = useWatched(settings)
  const [open, setOpen] = useState<OpenSheet>(null)
  const [tab, setTab] = useState<Tab>(game.Goal === undefined ? 'record' : 'goal')
  const [rule, setRule] = useState<OpenRule | null>(null)
  const [reading, setReading] = useState<OpenReading | null>(null)
  /** Whether the end has been looked at, and the board is wanted instead. */
  const [seen, setSeen] = useState(false)
  const { moment } = state
  const { seats, words } = useMatchWords(game, moment, wishes.language)
  const { speak } = words
  const [, setRead] = useState(0)
  const guideStep = guide?.step(state, game) ?? null
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
        wants: guide === null ? null : (notation) => guide.wants(notation),
        openRule: (id) => setRule({ id, seq: null }),
        read(spot) {
          const { view } = session.state.get()
          if (view === null || (game.reading?.(spot, view, words) ?? null) === null) return false
          setReading({ spot, meant: null })
          return true
        },
      }),
    [session, state, game, words, wishes.numbers, meant, guideStep],
  )
  useSounds(state, game)
  useMeant(meant)

  const playAgain = async (): Promise<void> => {
    const reply = await rematch(match, part!.view)
    if (reply !== null && 'error' in reply) session.state.patch({ trouble: reply.error })
  }
  const hasSequels = guide === null && !watching && listedGame(game.module.game.id)?.hasSequels === true
  const onward = useOnward(match, game.module.game.id, hasSequels && state.isOver)
  const canAnalyse = guide === null && listedGame(game.module.game.id)?.looksAhead === true
  const analyse = canAnalyse ? () => goTo({ at: 'analysis', match }) : null
  const home = (): void => goTo({ at: 'home' })
  const openRule = (id: string): void => setRule({ id, seq: null })
  const act = (action: Action): void => {
    const spot = game.readFirst?.(action) ?? null
    if (spot === null) void session.answer(action)
    else setReading({ spot, meant: action })
  }
  const rules = (id: string | null, seq: number | null = null): void => {
    const at = seq ?? state.past?.seq ?? null
    goTo({
      at: 'rules',
      game: game.module.game.id,
      rule: id,
      // Anyone who only watches has no match to come back to.
      match: watching ? null : match,
      ...(at === null || watching ? {} : { seq: at }),
      ...(guide === null ? {} : { from: 'guide' }),
    })
  }
  const own = ownTools(game, part)
  const tools = watching
    ? watchTools(wishes, words)
    : tableTools(session, game, state, wishes, words, {
        rules: () => rules(rule?.id ?? null, rule?.seq),
        menu: () => setOpen('menu'),
        own,
      })

  useFocusAfterKeys(part === null ? '' : `${part.view.seq} ${part.choices.asked}`)
  const keys = part === null ? [] : promptKeys(part, game, session, state)
  // In the twin every answer has a number.
  const answers: readonly (() => void)[] =
    read !== null
      ? [read]
      : part !== null && wishes.twin && !state.excused && state.staging?.cue !== 'ready'
        ? numbered(part, game, session, state).map((action) => () => act(action))
        : keys.map(({ run, refusal }) => (refusal === null ? run : () => {}))
  // Behind a curtain nobody's keys do anything.
  const covered = isCovered(session, state)
  useKeys(
    covered
      ? {}
      : {
          ...Object.fromEntries(answers.slice(0, 9).map((run, i) => [String(i + 1), run])),
          ...(watching
            ? {}
            : {
                u: () => void session.undo(),
                h: () => void session.askHint(),
                m: () => setOpen('menu'),
                r: () => rules(rule?.id ?? null, rule?.seq),
                '?': () => setOpen('settings'),
              }),
          n: () => settings.patch({ numbers: !wishes.numbers }),
          t: () => settings.patch({ twin: !wishes.twin }),
          g: () => setOpen('goal'),
          l: () => setOpen('record'),
          '/': () => document.querySelector<HTMLElement>('.order-field input')?.focus(),
          ' ': () => session.skip(),
          w: () => session.watchAgain(),
          Escape: () =>
            rule !== null ? setRule(null) : state.past !== null ? void session.lookBack(null) : session.unpick(),
          ...Object.fromEntries(own.flatMap(({ key, run }) => (key === undefined ? [] : [[key.toLowerCase(), run]]))),
        },
  )

  if (covered || part === null) {
    return (
      <WordsContext value={words}>
        <Cover {...{ session, state, game, part, words, seats, match, openRule }} />
      </WordsContext>
    )
  }
  const { Board } = game
  const { staging } = state
  // After a die the board goes first; what counts and what speaks follows, and the odds stay until then.
  const asBefore =
    staging === null || state.past !== null ? part : { ...part, view: staging.before, pointed: staging.answer }
  const counted = hasCome(staging, 'counters') ? part : asBefore
  const spoken = hasCome(staging, 'speech') ? part : asBefore
  const aimed =
    staging === null || staging.odds === null || state.past !== null
      ? counted
      : { ...part, view: staging.odds.view, pointed: staging.odds.answer }
  const bar = game.bar(counted.view, words)
  const question = part.questions.find((asked) => asked.seat === state.viewer) ?? null
  const asked = part.choices.asked ? game.prompt(part.view, question, words, part.picked).ask : ''
  // Anyone who listens hears the guided turn, too.
  const ask = [guideStep, rollQuestion(state, game, words) ?? asked].filter(Boolean).join(' ')
  const record = (
    <Record
      log={state.log}
      game={game}
      seats={seats}
      words={words}
      cards={moment?.seats ?? []}
      at={state.past?.seq ?? null}
      margin={game.recordBy ?? (game.layout === 'voids' ? 'turn' : 'seat')}
      openRule={(id, seq) => {
        // A sheet over the board would hide the rule.
        setOpen(null)
        setRule({ id, seq })
      }}
      goTo={(seq) => void session.lookBack(seq)}
      read={(spot) => {
        setOpen(null)
        return part.read?.(spot) ?? false
      }}
    />
  )
  const shown = state.scene === null ? null : (game.shownBy?.(state.scene) ?? null)
  const printed = reading === null ? null : (game.reading?.(reading.spot, part.view, words) ?? null)
  const peeked =
    reading === null && part.pointedSpot !== null && part.picked.length === 0
      ? (game.reading?.(part.pointedSpot, part.view, words) ?? null)
      : null
  const alone = moment !== null && personsOf(moment).length === 1 ? state.viewer : null
  const roll =
    part.roll == null || staging === null ? null : (
      <Roll
        roll={part.roll}
        isLanded={hasCome(staging, 'landed')}
        isReady={staging.cue === 'ready'}
        isSettled={hasCome(staging, 'board')}
        before={staging.before}
        game={game}
        words={words}
      />
    )
  const ended = state.isOver && state.past === null
  // What is in place of the question: dice to be typed in, or how it ended.
  const instead =
    state.dice !== null ? (
      <RealDice need={state.dice} session={session} game={game.module.game.id} words={words} openRule={openRule} />
    ) : ended && !watching ? (
      <Over
        part={part}
        game={game}
        seed={seed}
        alone={alone}
        rematch={guide === null && !isOnline(match) ? playAgain : null}
        onward={onward}
        analyse={analyse}
        replay={() => goTo({ at: 'replay', match, seq: null })}
        again={() => goTo({ at: 'setup', game: game.module.game.id })}
        home={home}
      />
    ) : null
  const prompt = instead ?? (
    <Prompt
      part={spoken}
      game={game}
      session={session}
      state={state}
      seats={seats}
      guide={guideStep}
      read={read}
      onward={guide?.isOver ? () => goTo({ at: 'setup', game: game.module.game.id }) : null}
    />
  )
  const Screen = game.screen?.(part.view) ?? null
  const backToNow = state.past !== null && (
    <button type="button" className="back-to-now" onClick={() => void session.lookBack(null)}>
      {speak('table.backToNow', { turn: part.view.turn })} <kbd>{speak('press.Esc')}</kbd>
    </button>
  )
  return (
    <WordsContext value={words}>
      <div
        className="table"
        // For the one who watches from outside: which moment is shown, and whether someone is to answer.
        data-moment={`${part.view.seq} ${part.picked.join(' ')} ${state.excused ? 'excused' : state.chosen === null ? '' : 'chosen'}${read === null ? '' : 'read'}${staging?.cue === 'ready' ? 'ready' : ''} ${moment?.seq} ${state.viewer}`}
        data-composed={composedBy(part)}
        data-waits={
          part.view.outcome !== null
            ? 'over'
            : part.choices.asked || state.excused || state.staging?.cue === 'ready'
              ? 'you'
              : 'others'
        }
        data-armed={state.armed ?? undefined}
        data-layout={game.layout}
        data-twin={wishes.twin || undefined}
        data-screen={(Screen !== null && !wishes.twin) || undefined}
        data-past={state.past !== null || undefined}
      >
        <Bar game={speak('game.name')} bar={bar} tools={tools} home={home} />
        {wishes.twin ? (
          <>
            <TextTwin
              part={spoken}
              game={game}
              session={session}
              state={state}
              seats={seats}
              cards={moment?.seats ?? []}
              guide={guideStep}
              read={read}
              instead={instead}
              act={act}
            />
            {roll}
          </>
        ) : Screen !== null ? (
          <Suspense fallback={<p className="loading">{speak('table.loading')}</p>}>
            <Screen {...part} {...{ match, seats, prompt, Board }} log={state.log} />
            {roll}
            {backToNow}
          </Suspense>
        ) : (
          <>
            <main className="board">
              <Board {...part} />
              {roll}
              {state.scene !== null && state.past === null && (
                <SceneCard
                  event={state.scene}
                  scene={game.scene(state.scene, part.view, words)}
                  isBrief={game.isBriefScene?.(state.scene) ?? false}
                  read={shown === null ? null : () => part.read?.(shown)}
                  {...{ seats, words }}
                />
              )}
              {ended && !seen && (
                <Ending
                  {...{ part, game, alone }}
                  cards={moment?.seats ?? []}
                  log={state.log}
                  close={() => setSeen(true)}
                />
              )}
              {backToNow}
            </main>
            {prompt}
            <Beside part={counted} {...{ aimed, game, record, tab, setTab }} open={setOpen} />
          </>
        )}
        {moment !== null && moment.proposal !== null && !watching && (
          <Consent proposal={moment.proposal} here={personsOf(moment)} words={words} session={session} match={match} />
        )}
        <Trouble session={session} fault={state.trouble} kept={kept} match={match} words={words} />
        <Announcer spoken={state.past === null ? state.spoken : []} seats={seats} words={words} ask={ask} />
        {reading !== null && printed !== null && (
          <Reader {...{ part, game, ...reading }} reading={printed} close={() => setReading(null)} />
        )}
        {peeked !== null && !wishes.twin && <Peek {...{ part, game }} spot={part.pointedSpot!} reading={peeked} />}
        <Sheets
          {...{ session, state, game, words, match, kept, record, rule, open, setRule, setOpen, rules }}
          part={counted}
        />
      </div>
    </WordsContext>
  )
}
