import type { Rated, Row } from '@shamble/analysis'
import type { Moment } from '@shamble/host'
import { type Seat, samePlain } from '@shamble/kernel'
import { percent } from '@shamble/text'
import { type ReactNode, useMemo, useState } from 'react'
import { matchWords } from '../app/game-words.js'
import { ask } from '../app/host.js'
import { otherLanguage } from '../app/language.js'
import { settings } from '../app/settings.js'
import { useKeys } from '../app/use-keys.js'
import { useWatched } from '../app/watched.js'
import { WordsContext } from '../app/words.js'
import type { MoveArrow } from '../board/MoveArrows.js'
import type { TableGame, Words } from '../games/table-game.js'
import type { Sign } from '../replay/parts.js'
import { useNarrow } from '../setup/narrow.js'
import { Bar } from '../table/Bar.js'
import { outcomeWords } from '../table/outcome.js'
import { stillPart } from '../table/still.js'
import { analysisText } from '../text/analysis.js'
import { AnalysisTwin } from './AnalysisTwin.js'
import { ChancesTable } from './ChancesTable.js'
import { Decided } from './Decided.js'
import { DecisionList } from './DecisionList.js'
import { signed } from './draw.js'
import { Ledger } from './Ledger.js'
import type { AnalysisSession } from './session.js'
import { useMoments } from './use-moments.js'
import { WinChart } from './WinChart.js'

interface Props {
  readonly match: string
  readonly game: TableGame
  /** How the match ended. */
  readonly end: Moment
  readonly session: AnalysisSession
  replay(seq: number | null): void
  playOn(match: string): void
  rules(rule: string | null): void
  home(): void
}

/** A match that is over: the moment of a decision, what it cost, and where the chances went. */
export function AnalysisScreen({ match, game, end, session, replay, playOn, rules, home }: Props): ReactNode {
  const { language, numbers } = useWatched(settings)
  const { analysis, isRunning, fault, trouble } = useWatched(session.state)
  const narrow = useNarrow()
  const seats = useMemo(() => game.module.game.seats(end.view.options), [game, end])
  const words = useMemo((): Words => {
    const { module } = game
    const text = { [language]: { ...analysisText[language], ...module.text[language] } } as typeof module.text
    return matchWords(language, { game: module.game, text }, end.seats, seats, game.seatNames?.(end.view))
  }, [language, game, end, seats])
  const { speak } = words
  const persons = end.seats.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []))
  const contenders = analysis?.contenders ?? seats.map((_, seat) => seat)
  const [shownSeat, setShownSeat] = useState<Seat | null>(null)
  const you = shownSeat ?? persons.find((seat) => contenders.includes(seat)) ?? contenders[0] ?? 0
  const next = contenders[(contenders.indexOf(you) + 1) % contenders.length] ?? you
  const [seq, setSeq] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const [isTwin, setTwin] = useState(false)
  const own = analysis?.decisions.filter(({ seat }) => seat === you) ?? []
  const listed = own.filter(({ rating, isBetter }) => rating !== 'best' || isBetter)
  const chosen = listed.find((one) => one.seq === seq) ?? null
  // The one that is looked at comes first.
  const moments = useMoments(match, chosen === null ? listed : [chosen, ...listed])
  const moment = chosen === null ? null : (moments.get(chosen.seq) ?? null)
  const choose = (rated: Rated | undefined): void => setSeq(rated?.seq ?? null)
  const step = (by: 1 | -1): void => {
    const mistakes = listed.filter(({ rating }) => rating === 'mistake' || rating === 'blunder')
    const among = mistakes.length > 0 ? mistakes : listed
    const found =
      by > 0
        ? among.find((one) => one.seq > (seq ?? -1))
        : among.findLast((one) => one.seq < (seq ?? Number.POSITIVE_INFINITY))
    choose(found ?? (by > 0 ? among[0] : among.at(-1)))
  }
  const nextSeat = (): void => {
    setShownSeat(next)
    setSeq(null)
  }
  const mayPlay = chosen !== null && end.seats[chosen.seat]?.by === 'person' && chosen.rating !== 'best'
  const playBetter = async (): Promise<void> => {
    if (chosen === null || !mayPlay) return
    setSaid('')
    const forked = await forkWith(match, chosen, speak('replay.forkName', { turn: chosen.turn }))
    if (forked === null) setSaid(speak('analysis.failed'))
    else playOn(forked)
  }
  const toReplay = (): void => replay(chosen?.seq ?? null)
  useKeys({
    Escape: toReplay,
    p: toReplay,
    a: nextSeat,
    t: () => setTwin(!isTwin),
    r: () => rules(null),
    ' ': () => (isRunning ? session.stop() : session.start()),
    Enter: () => void playBetter(),
    'Shift+ArrowLeft': () => step(-1),
    'Shift+ArrowRight': () => step(1),
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
  })
  const number = new Intl.NumberFormat(language)
  const signs = useMemo(() => signsOf(game, end, words), [game, end, words])
  const done = Math.floor(100 * (analysis?.done ?? 0))
  const shown = moment ?? end
  const { Board } = game
  const part = {
    ...stillPart(shown, { words, numbers, openRule: rules }),
    pointed: chosen?.candidates[0]?.action ?? null,
    ...(chosen === null || moment === null ? {} : { arrows: arrowsOf(chosen, moment, game, words) }),
  }
  const status =
    fault !== null
      ? speak(fault.key, fault.params)
      : trouble !== null
        ? speak('analysis.broken', { reason: trouble })
        : analysis === null || analysis.done < 1
          ? ''
          : sumOf(analysis.ledger[you]!, words.seat(you), words)
  return (
    <WordsContext value={words}>
      <div className="analysis">
        <Bar
          game={speak('game.name')}
          bar={{
            now: { what: speak('analysis.title'), left: '' },
            turn: { word: speak('analysis.title') },
            phases: [
              {
                mark: '',
                name: end.outcome === null ? '' : outcomeWords(end.view, game, words, null).sentence,
                current: false,
              },
              ...(chosen === null
                ? []
                : [{ mark: '', name: speak('analysis.turn', { turn: chosen.turn }), current: true }]),
            ],
          }}
          tools={[
            { name: speak('analysis.replay'), short: speak('analysis.replay'), key: 'P', run: toReplay },
            {
              name: speak(isTwin ? 'tool.board' : 'tool.twin'),
              short: speak(isTwin ? 'tool.board.short' : 'tool.twin.short'),
              key: 'T',
              pressed: isTwin,
              run: () => setTwin(!isTwin),
            },
            { name: speak('tool.rules'), key: 'R', run: () => rules(null) },
            { name: language.toUpperCase(), title: speak('tool.language'), run: () => void otherLanguage() },
          ]}
          home={home}
        />
        {isTwin && analysis !== null ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its place is scrolled by keys
          <main className="analysis-reading" tabIndex={0}>
            <AnalysisTwin {...{ analysis, listed, moments, game, words }} />
          </main>
        ) : (
          <main className="board then">
            <Board {...part} />
            <p className="tag">
              {chosen === null
                ? speak('analysis.end.tag')
                : speak('analysis.turn.of', { turn: chosen.turn, last: end.view.turn })}
            </p>
          </main>
        )}
        <section className="analysis-moment col" aria-label={speak('analysis.title')} aria-live="polite">
          {chosen === null || moment === null ? (
            <p className="note">
              {speak(listed.length === 0 ? (isRunning ? 'analysis.looking' : 'analysis.none') : 'analysis.pick')}
            </p>
          ) : (
            <Decided rated={chosen} part={part} game={game} words={words} />
          )}
        </section>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its place is scrolled by keys */}
        <aside className="analysis-side" aria-label={speak('analysis.ledger')} tabIndex={0}>
          <DecisionList {...{ you, own, listed, moments, chosen, game, words, choose }} />
          {analysis !== null && <Ledger {...{ analysis, you, signs, words }} game={game.module.game.id} />}
        </aside>
        <section className="analysis-chart col" aria-label={speak('analysis.chances')}>
          <h2 className="caps">
            <span>{speak('analysis.chances')}</span>
            <span>{speak('analysis.chances.note', { count: number.format(analysis?.rollouts ?? 0) })}</span>
          </h2>
          {analysis !== null && (
            <>
              <WinChart {...{ analysis, you, chosen, signs, words }} isNarrow={narrow} goTo={choose} />
              <ChancesTable analysis={analysis} words={words} />
            </>
          )}
        </section>
        <footer className="analysis-keys">
          <button type="button" className="key" onClick={() => step(-1)} disabled={listed.length === 0}>
            <span>{speak('analysis.before')}</span>
            <kbd>⇧←</kbd>
          </button>
          <button type="button" className="key" onClick={() => step(1)} disabled={listed.length === 0}>
            <span>{speak('analysis.after')}</span>
            <kbd>⇧→</kbd>
          </button>
          {contenders.length > 1 && (
            <button type="button" className="key" onClick={nextSeat}>
              <span>{speak('analysis.seat', { seat: words.seat(next) })}</span>
              <kbd>A</kbd>
            </button>
          )}
          {analysis?.done !== 1 && (
            <button type="button" className="key" onClick={() => (isRunning ? session.stop() : session.start())}>
              <span>{isRunning ? speak('analysis.stop', { done }) : speak('analysis.go')}</span>
            </button>
          )}
          <p role="status">{said || status}</p>
          <button type="button" className="key main" onClick={() => void playBetter()} disabled={!mayPlay}>
            <span>{speak('analysis.play')}</span>
            <small>{chosen === null ? '' : speak('analysis.play.as', { seat: words.seat(chosen.seat) })}</small>
          </button>
        </footer>
      </div>
    </WordsContext>
  )
}

/** The sign of each seat, as the replay draws it; `null` where the game has none. */
function signsOf(game: TableGame, { view }: Moment, words: Words): readonly (Sign | null)[] {
  const lines = game.replay.lines([view], words)
  return game.module.game
    .seats(view.options)
    .map((_, seat) => lines.find(({ name }) => name === words.seat(seat)) ?? null)
}

/** The answers of a decision over the board: the best, others, and the one that was given. */
function arrowsOf({ candidates, answer }: Rated, { view }: Moment, game: TableGame, words: Words): MoveArrow[] {
  return candidates.flatMap(({ action, chance }, i) => {
    const way = game.wayOf?.(action, view)
    if (way === undefined || way.points.length === 0) return []
    const isDone = samePlain(action, answer)
    const share = percent(Math.round(10 * chance) / 1000, words.speak)
    const label = words.speak(isDone ? 'analysis.arrow.done' : 'analysis.arrow', { rank: i + 1, chance: share })
    return { ...way, kind: i === 0 ? 'best' : isDone ? 'done' : 'other', label } as const
  })
}

/** Where the result came from, in one sentence. */
function sumOf({ dice, choices, others }: Row, seat: string, { speak }: Words): string {
  const points = (value: number): string => signed(value, speak('number.point'))
  return speak('analysis.sum', { seat, dice: points(dice), choices: points(choices), others: points(others) })
}

/** A new match from before the decision, in which the better answer is given. */
async function forkWith(match: string, { seq, seat, candidates }: Rated, name: string): Promise<string | null> {
  const forked = await ask({ type: 'fork', match, seq, name })
  if (!forked.ok) return null
  const made = forked.value.match
  const opened = await ask({ type: 'open', match: made })
  const look = opened.ok ? await ask({ type: 'look', match: made, seat }) : null
  if (look?.ok !== true) return made
  await ask({ type: 'answer', match: made, seat, seq: look.value.seq, answer: candidates[0]!.action as never })
  return made
}
