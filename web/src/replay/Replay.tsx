import type { HostPort, Moment } from '@shamble/host'
import type { Viewer } from '@shamble/kernel'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { writeAddress } from '../app/address.js'
import { matchWords } from '../app/game-words.js'
import { SettingsSheet } from '../app/SettingsSheet.js'
import { settings } from '../app/settings.js'
import { useKeys } from '../app/use-keys.js'
import { useWatched } from '../app/watched.js'
import { WordsContext } from '../app/words.js'
import { listedGame } from '../games/registry.js'
import type { Spot, TableGame, TablePart, Words } from '../games/table-game.js'
import { Bar } from '../table/Bar.js'
import { copyText } from '../table/files.js'
import { Reader } from '../table/Reader.js'
import { Record } from '../table/Record.js'
import { Roll } from '../table/Roll.js'
import { RuleSheet } from '../table/RuleSheet.js'
import { Sheet } from '../table/Sheet.js'
import { stillPart } from '../table/still.js'
import { linesOf } from '../table/table-state.js'
import { placeOf } from './columns.js'
import { forkWords } from './fork-words.js'
import { Happened } from './Happened.js'
import { NOTHING_RETOLD } from './headline.js'
import { LuckLedger } from './Luck.js'
import { linesAround } from './lines-around.js'
import { MomentList } from './MomentList.js'
import { Race } from './Race.js'
import { ReplayMenu, saveMatch } from './ReplayMenu.js'
import { ReplayTwin } from './ReplayTwin.js'
import { Steps } from './Steps.js'
import { MOST_LINK, packRecord } from './share.js'
import { replayTools } from './tools.js'
import { trackAt } from './track.js'
import { useReplay } from './use-replay.js'
import { Whose } from './Whose.js'

interface ReplayProps {
  readonly port: HostPort
  readonly match: string
  readonly game: TableGame
  readonly first: Moment
  readonly start: number | null
  /** Told once the match is over. */
  readonly seed: string | null
  /** The hash at the end of a record that was played again to its end; none while the match runs. */
  readonly hash: string | null
  /** Whether its dice can be checked. */
  readonly isProven: boolean
  leave(): void
  home(): void
  playOn(match: string): void
  /** Shows what was decided in it; `null` where there is no such screen. */
  readonly analyse: (() => void) | null
  rules(id: string | null): void
  /** Told where someone has stopped. */
  reached(seq: number): void
}

type Open = 'menu' | 'export' | 'settings' | 'record' | 'luck' | 'moments' | 'dice' | null

const DiceCheck = lazy(() => import('../proof/DiceCheck.js'))

/** Going through a match again: step, run, scrub, look with any seat's eyes once it is over, play on. */
export function Replay(props: ReplayProps): ReactNode {
  const { port, match, game, first, seed, hash, isProven, leave, playOn, rules } = props
  const wishes = useWatched(settings)
  const [open, setOpen] = useState<Open>(null)
  const [rule, setRule] = useState<string | null>(null)
  const [reading, setReading] = useState<Spot | null>(null)
  const [said, setSaid] = useState('')
  const [isTwin, setTwin] = useState(wishes.twin)
  const isOver = first.outcome !== null
  const seats = useMemo(() => game.module.game.seats(first.view.options), [game, first])
  const words = useMemo(
    () => matchWords(wishes.language, game.module, first.seats, seats, game.seatNames?.(first.view)),
    [wishes.language, game, first, seats],
  )
  const { speak } = words
  const replay = useReplay(props)
  const { entries, index, entry, moment, before, columns } = replay

  const retelling = useMemo(
    () => (entry === undefined ? NOTHING_RETOLD : game.replay.retell(entries, index, before?.view ?? null, words)),
    [game, entries, index, entry, before, words],
  )
  const luck = useMemo(
    () =>
      game.replay.luck(
        entries.flatMap((one) => one.events),
        first.view,
        words,
      ),
    [game, entries, first, words],
  )
  const printed = reading === null ? null : (game.reading?.(reading, moment.view, words) ?? null)
  const read = (spot: Spot): boolean => {
    if ((game.reading?.(spot, moment.view, words) ?? null) === null) return false
    setOpen(null)
    setReading(spot)
    return true
  }
  const part: TablePart = {
    ...stillPart(moment, { words, numbers: wishes.numbers, openRule: setRule, read }, entry?.events),
    roll: replay.rolling?.roll ?? null,
    ...(before === null ? {} : { before: before.view }),
  }
  const place = placeOf(columns, index)
  const current = entry?.after ?? null
  useEffect(() => {
    if (current === null) return
    // Not at every step of a drag: browsers count how often an address is changed.
    const timer = setTimeout(() => props.reached(current), 300)
    return () => clearTimeout(timer)
  }, [current, props.reached])
  const turn = entry?.turn ?? moment.view.turn
  const sign = game.replay.turnSign(columns[place.column]?.entries ?? [], words)
  const viewers: readonly Viewer[] = isOver ? ['spectator', ...seats.keys()] : [first.viewer]

  const fork = async (): Promise<void> => {
    if (moment.outcome !== null) return
    const name = speak('replay.forkName', { turn })
    const seat = first.viewer === 'spectator' ? {} : { seat: first.viewer }
    // A position in which nobody has moved yet has no move to go on from but the start.
    const reply = await port.request({ type: 'fork', match, seq: current ?? 0, name, ...seat })
    if (reply.ok) playOn(reply.value.match)
  }
  const save = async (): Promise<void> => {
    setSaid('')
    const saved = await saveMatch(port, match, game.module.game.id, first.view.turn)
    setSaid(speak(saved ? 'menu.exported' : 'menu.failed'))
  }
  /** Puts a link on the clipboard that holds the whole record; where that would be too long, a file is saved instead. */
  const share = async (): Promise<void> => {
    setSaid('')
    const reply = await port.request({ type: 'export', match, alone: true })
    if (!reply.ok) return setSaid(speak('menu.failed'))
    const { origin, pathname } = globalThis.location
    const record = await packRecord(reply.value.record)
    const link = `${origin}${pathname}${writeAddress({ at: 'shared', record })}`
    if (link.length > MOST_LINK) {
      await save()
      setSaid(speak('replay.share.long'))
    } else setSaid(speak((await copyText(link)) ? 'replay.share.copied' : 'menu.failed'))
  }
  const exportNow = (): void => {
    setSaid('')
    if (isOver) void save()
    else setOpen('export')
  }
  const toMenu = (): void => {
    setSaid('')
    setOpen('menu')
  }
  const toTwin = (): void => {
    setTwin(!isTwin)
    setOpen(null)
  }
  const analysis =
    isOver && listedGame(game.module.game.id)?.looksAhead && props.analyse !== null ? props.analyse : null
  const tools = replayTools(words, wishes.language, {
    analysis,
    isTwin,
    exportNow,
    twin: toTwin,
    rules: () => rules(rule),
    menu: toMenu,
    leave,
  })
  useKeys({
    ArrowLeft: () => replay.go(index - 1),
    ArrowRight: () => replay.go(index + 1),
    'Shift+ArrowLeft': () => replay.byTurn(-1),
    'Shift+ArrowRight': () => replay.byTurn(1),
    PageUp: () => replay.byTurn(-1),
    PageDown: () => replay.byTurn(1),
    Home: () => replay.go(0),
    End: () => replay.go(entries.length - 1),
    ' ': () => replay.run(!replay.running),
    Enter: () => void fork(),
    a: () => analysis?.(),
    e: exportNow,
    t: toTwin,
    r: () => rules(rule),
    m: toMenu,
    l: () => setOpen('record'),
    '?': () => setOpen('settings'),
    Escape: () => (rule === null ? leave() : setRule(null)),
  })

  const steps = (
    <Steps
      replay={replay}
      words={words}
      fork={moment.outcome === null ? forkWords(first.seats, words) : null}
      play={() => void fork()}
      hasLuck={luck.rows.length > 0}
      open={(what) => setOpen(what)}
    />
  )
  const record = (
    <Record
      log={linesAround(entries, index)}
      game={game}
      seats={seats}
      words={words}
      cards={first.seats}
      at={entry?.after ?? null}
      margin={game.layout === 'voids' ? 'turn' : 'seat'}
      openRule={setRule}
      goTo={replay.goTo}
      read={read}
    />
  )
  const dice =
    replay.rolling === null ? null : <Roll {...replay.rolling} before={moment.view} game={game} words={words} />
  const { Board } = game
  const where = speak('replay.turnOf', { turn, of: columns[columns.length - 1]?.turn ?? turn })
  const bar = game.bar(moment.view, words)
  const track = trackAt(bar, moment.view.turn, turn)
  return (
    <WordsContext value={words}>
      <div className="replay" data-twin={isTwin || undefined} data-cards={game.replay.hands !== undefined || undefined}>
        <Bar
          game={speak('game.name')}
          bar={{
            now: track.now,
            turn: { word: speak('replay.title') },
            phases: [{ mark: speak('replay.turn', { turn }), name: sign?.name ?? '', current: false }, ...track.phases],
          }}
          tools={tools}
          home={props.home}
        />
        {isTwin ? (
          <>
            <ReplayTwin
              part={part}
              game={game}
              retelling={retelling}
              seats={seats}
              log={linesOf(entries.slice(0, index + 1))}
              where={where}
            >
              <Whose replay={replay} game={game} part={part} words={words} viewers={viewers} isOver={isOver} />
            </ReplayTwin>
            {dice}
          </>
        ) : (
          <>
            <main className="board then">
              <Board {...part} />
              {dice}
              <p className="tag">{where}</p>
            </main>
            <div className="replay-middle">
              <Happened
                retelling={retelling}
                count={entry === undefined ? '' : `${index + 1} / ${entries.length}`}
                words={words}
                openRule={setRule}
              />
              <Whose replay={replay} game={game} part={part} words={words} viewers={viewers} isOver={isOver} />
            </div>
            <div className="replay-side">
              <LuckLedger ledger={luck} words={words} />
              {record}
            </div>
          </>
        )}
        <Race replay={replay} game={game} words={words} note={<Checked hash={hash} seed={seed} words={words} />} />
        {steps}
        <p role="status" className="heard">
          {open === null ? said : ''}
        </p>
        {reading !== null && printed !== null && (
          <Reader
            part={part}
            game={game}
            spot={reading}
            reading={printed}
            meant={null}
            close={() => setReading(null)}
          />
        )}
        {rule !== null && (
          <RuleSheet
            id={rule}
            game={game.module.game.id}
            words={words}
            open={setRule}
            reference={rules}
            close={() => setRule(null)}
          />
        )}
        {(open === 'menu' || open === 'export') && (
          <ReplayMenu
            words={words}
            isOver={isOver}
            asks={open === 'export' ? 'export' : 'nothing'}
            said={said}
            items={[
              { label: speak('replay.back'), key: '', run: leave },
              { label: speak(isTwin ? 'tool.board' : 'tool.twin'), key: 'T', run: toTwin },
              { label: speak('table.record'), key: 'L', run: () => setOpen('record') },
              ...(analysis === null ? [] : [{ label: speak('replay.analysis'), key: 'A', run: analysis }]),
              { label: speak('replay.race.moments'), key: '', run: () => setOpen('moments') },
              // Its secrets are nobody's any longer.
              ...(isOver ? [{ label: speak('replay.share'), key: '', run: () => void share() }] : []),
              ...(luck.rows.length === 0 ? [] : [{ label: luck.title, key: '', run: () => setOpen('luck') }]),
              ...(isProven ? [{ label: speak('replay.dice'), key: '', run: () => setOpen('dice') }] : []),
              { label: speak('menu.rules'), key: 'R', run: () => rules(rule) },
              { label: speak('menu.settings'), key: '?', run: () => setOpen('settings') },
              { label: speak('replay.home'), key: '', run: props.home },
            ]}
            save={() => void save()}
            close={() => setOpen(null)}
          />
        )}
        {open === 'record' && (
          <Sheet title={speak('table.record')} kind="over" className="record-sheet" close={() => setOpen(null)}>
            {record}
          </Sheet>
        )}
        {open === 'moments' && (
          <Sheet title={speak('replay.race.moments')} kind="over" close={() => setOpen(null)}>
            <MomentList
              replay={replay}
              game={game}
              words={words}
              goTo={(seq) => {
                replay.goTo(seq)
                setOpen(null)
              }}
            />
          </Sheet>
        )}
        {open === 'luck' && (
          <Sheet title={luck.title} kind="over" close={() => setOpen(null)}>
            <LuckLedger ledger={luck} words={words} />
          </Sheet>
        )}
        {open === 'dice' && (
          <Suspense>
            <DiceCheck match={match} name={words.seat} close={() => setOpen(null)} />
          </Suspense>
        )}
        {open === 'settings' && <SettingsSheet close={() => setOpen(null)} />}
      </div>
    </WordsContext>
  )
}

/** The record was played again from its first line, and every hash agreed. */
function Checked({ hash, seed, words }: { hash: string | null; seed: string | null; words: Words }): ReactNode {
  if (hash === null) return words.speak('replay.running')
  return (
    <>
      {seed !== null && <span className="seed">{words.speak('over.seed', { seed })}</span>}
      {words.speak('replay.checked')} <code title={hash}>{`${hash.slice(0, 4)}…${hash.slice(-3)}`}</code>
    </>
  )
}
