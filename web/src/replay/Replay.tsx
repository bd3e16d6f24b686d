import type { HostPort, Moment } from '@shamble/host'
import type { Action, LogEntry, Seat, Viewer } from '@shamble/kernel'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { gameWords } from '../app/game-words.js'
import { settings } from '../app/settings.js'
import { useStore } from '../app/store.js'
import { useKeys } from '../app/use-keys.js'
import { WordsContext } from '../app/words.js'
import type { TableGame, TablePart } from '../games/table-game.js'
import { Bar } from '../table/Bar.js'
import { Record } from '../table/Record.js'
import { RuleSheet } from '../table/RuleSheet.js'
import { Sentence } from '../table/sentence.js'
import { LuckLedger } from './Luck.js'
import { luckOf } from './luck.js'
import { Race, type RaceColumn } from './Race.js'

interface Props {
  readonly port: HostPort
  readonly match: string
  readonly game: TableGame
  readonly first: Moment
  readonly start: number | null
  readonly seed: string | null
  leave(): void
  playOn(match: string): void
  rules(id: string): void
}

const RUN_TIME = 900
const NOTHING = { asked: false, actions: [], refused: [], spaces: [] } as const

/** Going through a match again: step, run, scrub, look with any seat's eyes once it is over, play on. */
export function Replay({ port, match, game, first, start, seed, leave, playOn, rules }: Props): ReactNode {
  const { language, numbers } = useStore(settings)
  const [viewer, setViewer] = useState<Viewer>(first.viewer)
  const [entries, setEntries] = useState<readonly LogEntry[]>([])
  const [at, setAt] = useState<number | null>(start)
  const [moment, setMoment] = useState<Moment>(first)
  const [before, setBefore] = useState<Moment | null>(null)
  const [columns, setColumns] = useState<readonly RaceColumn[]>([])
  const [running, setRunning] = useState(false)
  const [rule, setRule] = useState<string | null>(null)
  const over = first.outcome !== null
  const seatWords = useMemo(() => game.module.game.seats(first.view.options), [game, first])
  const words = useMemo(() => {
    const names = Object.fromEntries(
      first.seats.flatMap((plan, seat) =>
        plan.by === 'person' && plan.name !== '' ? [[`seat.${seatWords[seat]}`, plan.name]] : [],
      ),
    )
    return gameWords(language, game.module.text, names, seatWords)
  }, [language, game, first, seatWords])
  const { speak } = words
  const seatOf = useCallback((of: Viewer) => (of === 'spectator' ? {} : { seat: of }), [])

  useEffect(() => {
    void port.request({ type: 'log', match, ...seatOf(first.viewer) }).then((reply) => {
      if (!reply.ok) return
      setEntries(reply.value.entries.filter((entry) => entry.events.length > 0))
    })
  }, [port, match, first.viewer, seatOf])

  const steps = useMemo(() => entries.map((entry) => entry.after), [entries])
  const index =
    at === null
      ? steps.length - 1
      : Math.max(
          0,
          steps.findLastIndex((seq) => seq <= at),
        )
  const entry = entries[index]
  const current = entry?.after ?? null
  const previous = entries[index - 1]?.after ?? null

  // Newest wish wins: an answer that comes late is for a moment that nobody looks at any more.
  const asked = useRef(0)
  useEffect(() => {
    if (current === null) return
    const mine = ++asked.current
    const look = (seq: number | null) =>
      seq === null ? Promise.resolve(null) : port.request({ type: 'past', match, seq, ...seatOf(viewer) })
    void Promise.all([look(current), look(previous)]).then(([now, then]) => {
      if (mine !== asked.current) return
      if (now?.ok) setMoment(now.value)
      setBefore(then?.ok ? then.value : null)
    })
  }, [port, match, current, previous, viewer, seatOf])

  useEffect(() => {
    if (game.race === undefined || entries.length === 0) return
    let left = false
    const lasts = entries.filter((one, i) => entries[i + 1]?.turn !== one.turn)
    void (async () => {
      const made: RaceColumn[] = []
      for (const one of lasts) {
        const reply = await port.request({ type: 'past', match, seq: one.after, ...seatOf(first.viewer) })
        if (left) return
        if (reply.ok) made.push({ turn: one.turn, seq: one.after, values: game.race!(reply.value.view).values })
      }
      setColumns(made)
    })()
    return () => {
      left = true
    }
  }, [port, match, game, entries, first.viewer, seatOf])

  const go = (to: number): void => setAt(steps[Math.max(0, Math.min(steps.length - 1, to))] ?? null)
  const byTurn = (way: 1 | -1): void => {
    const turn = entries[index]?.turn ?? 0
    const target =
      way > 0 ? entries.findIndex((one) => one.turn > turn) : entries.findLastIndex((one) => one.turn < turn)
    go(target < 0 ? (way > 0 ? steps.length - 1 : 0) : target)
  }
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => (index >= steps.length - 1 ? setRunning(false) : setAt(steps[index + 1]!)), RUN_TIME)
    return () => clearTimeout(timer)
  }, [running, index, steps])
  const fork = async (): Promise<void> => {
    if (current === null) return
    const reply = await port.request({
      type: 'fork',
      match,
      seq: current,
      name: speak('replay.forkName', { turn: entry?.turn ?? 0 }),
    })
    if (reply.ok) playOn(reply.value.match)
  }
  useKeys({
    ArrowLeft: () => go(index - 1),
    ArrowRight: () => go(index + 1),
    'Shift+ArrowLeft': () => byTurn(-1),
    'Shift+ArrowRight': () => byTurn(1),
    Home: () => go(0),
    End: () => go(steps.length - 1),
    ' ': () => setRunning(!running),
    Enter: () => void fork(),
    Escape: () => (rule === null ? leave() : setRule(null)),
  })

  const luck = useMemo(
    () =>
      luckOf(
        entries.flatMap((one) => one.events),
        seatWords.length,
      ),
    [entries, seatWords],
  )
  const part = partOf(moment, words, numbers, setRule)
  const asItWas = before === null || entry === undefined ? null : partBefore(before, entry, words, numbers, setRule)
  const race = game.race?.(first.view)
  const { Board, People, Readout } = game
  return (
    <WordsContext value={words}>
      <div className="replay">
        <Bar
          game={speak('game.name')}
          bar={{ ...game.bar(moment.view, words), turn: { word: speak('replay.title') } }}
          tools={[{ name: speak('replay.back'), short: speak('replay.back'), key: 'Esc', run: leave }]}
          home={leave}
        />
        <main className="board then">
          <Board {...part} />
          <p className="tag">{speak('replay.turnOf', { turn: moment.view.turn, of: first.view.turn })}</p>
        </main>
        <section className="happened col" aria-labelledby="happened">
          <div className="caps">
            <h2 id="happened">{speak('replay.happened')}</h2>
            <span>{entry === undefined ? '' : `${index + 1} / ${steps.length}`}</span>
          </div>
          <div className="what" aria-live="polite">
            {entry?.events.map((event, i) => (
              <p key={i}>
                <Sentence event={event} seats={seatWords} words={words} />{' '}
                <button type="button" className="rule" onClick={() => setRule(event.rule)}>
                  {event.rule}
                </button>
              </p>
            ))}
          </div>
          {asItWas !== null && <Readout {...asItWas} />}
          <fieldset className="pick whose">
            <legend className="caps">{speak(over ? 'replay.whose.all' : 'replay.whose.own')}</legend>
            {(over ? (['spectator', ...seatWords.keys()] as Viewer[]) : [first.viewer]).map((other) => (
              <button
                key={String(other)}
                type="button"
                aria-pressed={viewer === other}
                onClick={() => setViewer(other)}
              >
                {other === 'spectator' ? speak('replay.spectator') : words.seat(other as Seat)}
              </button>
            ))}
          </fieldset>
          <div className="people-then">
            <People {...part} />
          </div>
        </section>
        <div className="replay-side">
          <LuckLedger luck={luck} words={words} />
          <Record
            log={entries.flatMap((one) => one.events.map((event) => ({ seq: one.after, turn: one.turn, event })))}
            game={game}
            seats={seatWords}
            words={words}
            at={current}
            margin={game.layout === 'voids' ? 'turn' : 'seat'}
            openRule={setRule}
            goTo={setAt}
          />
        </div>
        {race !== undefined && (
          <Race
            columns={columns}
            goal={race.goal}
            name={speak(race.name)}
            at={current ?? 0}
            words={words}
            goTo={setAt}
          />
        )}
        <footer className="replay-keys">
          <Step label={speak('replay.turnBack')} keys="⇧ ←" run={() => byTurn(-1)} />
          <Step label={speak('replay.stepBack')} keys="←" run={() => go(index - 1)} />
          <Step label={speak(running ? 'replay.pause' : 'replay.run')} keys="Space" run={() => setRunning(!running)} />
          <Step label={speak('replay.stepOn')} keys="→" run={() => go(index + 1)} />
          <Step label={speak('replay.turnOn')} keys="⇧ →" run={() => byTurn(1)} />
          <p>
            {speak('replay.fork.what')} {seed !== null && speak('over.seed', { seed })}
          </p>
          <button type="button" className="key main" onClick={() => void fork()}>
            <b>↵</b>
            <span>{speak('replay.fork')}</span>
            <small />
          </button>
        </footer>
        {rule !== null && (
          <RuleSheet
            id={rule}
            module={game.module}
            words={words}
            open={setRule}
            reference={rules}
            close={() => setRule(null)}
          />
        )}
      </div>
    </WordsContext>
  )
}

function Step({ label, keys, run }: { label: string; keys: string; run(): void }): ReactNode {
  return (
    <button type="button" className="key step" onClick={run}>
      <span>{label}</span>
      <kbd>{keys}</kbd>
    </button>
  )
}

const none = (): void => {}

/** A part of a table at which nothing can be done. */
function partOf(
  moment: Moment,
  words: TablePart['words'],
  numbers: boolean,
  openRule: (id: string) => void,
): TablePart {
  return {
    view: moment.view,
    news: [],
    questions: moment.questions,
    choices: NOTHING,
    picked: [],
    lit: new Map(),
    barred: new Map(),
    routes: new Map(),
    pointed: null,
    words,
    numbers,
    point: none,
    pick: none,
    look: none,
    answer: none,
    openRule,
  }
}

/** How the odds stood when that answer was given, where it is known. */
function partBefore(
  before: Moment,
  entry: LogEntry,
  words: TablePart['words'],
  numbers: boolean,
  openRule: (id: string) => void,
): TablePart {
  const answer = entry.answer as Action | null
  return { ...partOf(before, words, numbers, openRule), pointed: answer }
}
