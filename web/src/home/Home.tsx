import type { Replies, Reply } from '@shamble/host'
import { allSeries } from '@shamble/host/series'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useKeys } from '../app/use-keys.js'
import type { ListedGame } from '../games/registry.js'
import type { Words } from '../games/table-game.js'
import { Sheet } from '../table/Sheet.js'
import { Directory } from './Directory.js'
import { CROWD, crowd, SMALL_CROWD, WORDMARK_VIEW, wordmark } from './poster.js'
import { ShopWindow } from './ShopWindow.js'
import { SmallGames } from './SmallGames.js'
import { newest, type SavedTable } from './saved.js'
import '../styles/home.css'

export interface HomeProps {
  /** Every game of this page: those with a window, and the small ones. */
  readonly games: readonly ListedGame[]
  readonly saves: readonly SavedTable[]
  readonly words: Words
  readonly theme: 'dark' | 'light'
  readonly onOpen: (match: string) => void
  readonly onReplay: (match: string) => void
  readonly onNew: (game: string) => void
  /** Begins a first game at once. */
  readonly onPlay: (game: string) => void
  /** Sets up the match that goes on from one that is over. */
  readonly onNext: (save: SavedTable) => void
  readonly onGuide: (game: string) => void
  readonly onRules: (game: string) => void
  readonly onDrawer: (game: string) => void
  readonly onLanguage: () => void
  readonly onTheme: () => void
  readonly onSettings: () => void
  readonly onLab: () => void
  readonly onRename: (match: string, name: string) => void
  readonly onDelete: (match: string) => void
  readonly onExport: (match: string) => void
  /** Plays a match on with friends online; `null` where there is no server. Says what is in the way. */
  readonly onTakeOnline: ((save: SavedTable) => Promise<string | null>) | null
  /** Answered as the host answers; nothing of a file that is refused is kept. */
  readonly onImport: (
    record: string,
    how: { readonly recover: boolean; readonly otherRules: boolean },
  ) => Promise<Reply<Replies['import']>>
  /** What is beside the lead: tables whose people are elsewhere, where there are any. */
  readonly online?: ReactNode
  /** One more sentence at the foot: whether the page can be played offline. */
  readonly note: string
  /** Loads a newer page; `null` where none waits. */
  readonly onNewer: (() => void) | null
  /** The match that it became, or a sentence that says what is wrong with it. */
  readonly onPosition: (
    game: string,
    position: string,
  ) => Promise<{ readonly match: string } | { readonly trouble: string }>
}

const HistorySheet = lazy(async () => ({ default: (await import('../history/HistorySheet.js')).HistorySheet }))
const SavedTables = lazy(async () => ({ default: (await import('./SavedTables.js')).SavedTables }))
const MinuteSheet = lazy(async () => ({ default: (await import('./MinuteSheet.js')).MinuteSheet }))

type Which = 'guide' | 'rules' | 'drawer'
type Open = 'saved' | 'replay' | 'small' | 'more' | 'about' | 'history' | Which

const WORDMARK = { __html: wordmark() }
const CROWD_HEIGHT = { wide: 200, narrow: 76 } as const
const CROWDS = {
  wide: { __html: crowd(CROWD, CROWD_HEIGHT.wide) },
  narrow: { __html: crowd(SMALL_CROWD, CROWD_HEIGHT.narrow) },
}

/** The front of the mall: every game in its window, and the directory. */
export function Home(props: HomeProps) {
  const { saves, words } = props
  const { speak } = words
  const ids = props.games.map(({ id }) => id)
  const games = props.games.flatMap(({ id, kind }) => (kind === 'game' ? [id] : []))
  const small = props.games.filter(({ kind }) => kind === 'example')
  const guided = props.games.flatMap(({ id, page }) => (page.guide === undefined ? [] : [id]))
  const [looked, setLooked] = useState<string | null>(null)
  // Saved games arrive after the page: until someone looks elsewhere, going on with the last one comes first.
  const begun = newest(saves.filter(({ game }) => games.includes(game)))
  const current = looked ?? begun?.game ?? games[0] ?? ''
  const [open, setOpen] = useState<Open | null>(null)
  const [minute, setMinute] = useState<string | null>(null)
  const resumed = useMemo(() => new Map(props.games.map(({ id }) => [id, newest(saves, id)])), [props.games, saves])

  const enter = (game: string, fresh: boolean): void => {
    const save = resumed.get(game)
    if (fresh) props.onNew(game)
    else if (save) props.onOpen(save.id)
    else props.onPlay(game)
  }
  useKeys({
    ...Object.fromEntries(games.map((game, i) => [String(i + 1), () => enter(game, false)])),
    n: () => enter(current, true),
    l: props.onLab,
  })

  const WHICH: Readonly<Record<Which, { readonly games: readonly string[]; run(game: string): void }>> = {
    guide: { games: guided, run: props.onGuide },
    rules: { games: ids, run: props.onRules },
    drawer: { games: props.games.flatMap(({ id, hasDrawer }) => (hasDrawer ? [id] : [])), run: props.onDrawer },
  }
  const close = (): void => setOpen(null)
  const choose = (what: Which): void => {
    const [only, second] = WHICH[what].games
    const isClear = only !== undefined && second === undefined
    setOpen(isClear ? null : what)
    if (isClear) WHICH[what].run(only)
  }
  const which = open === 'guide' || open === 'rules' || open === 'drawer' ? open : null
  const onWhich = (game: string): void => {
    close()
    WHICH[which!].run(game)
  }
  const newer = props.onNewer !== null && (
    <p className="newer" role="status">
      {speak('update.waiting')}
      <button type="button" className="key small" onClick={props.onNewer}>
        {speak('update.load')}
      </button>
    </p>
  )

  return (
    <div className="home" data-games={games.length}>
      <header className="front">
        <h1>
          <svg className="wordmark" viewBox={WORDMARK_VIEW} role="img" aria-label="Shamble">
            <g dangerouslySetInnerHTML={WORDMARK} />
          </svg>
        </h1>
        <div className="lead wide">
          <p>{speak('home.lead')}</p>
          {newer || <small>{speak('home.lead.more')}</small>}
        </div>
        <div className="lead narrow">{newer || <p>{speak('home.lead.short')}</p>}</div>
        {props.online}
      </header>
      <main>
        <ul className="windows" aria-label={speak('home.games')}>
          {games.map((game, index) => (
            <ShopWindow
              key={game}
              game={game}
              number={index + 1}
              current={game === current}
              save={resumed.get(game) ?? null}
              saves={saves}
              words={words}
              onLook={setLooked}
              onOpen={props.onOpen}
              onNew={props.onNew}
              onPlay={props.onPlay}
              onMinute={setMinute}
            />
          ))}
        </ul>
      </main>
      <div className="crowd">
        <svg
          className="wide"
          viewBox={`0 0 1440 ${CROWD_HEIGHT.wide}`}
          preserveAspectRatio="xMidYMax slice"
          aria-hidden="true"
          focusable="false"
        >
          <g dangerouslySetInnerHTML={CROWDS.wide} />
        </svg>
        <svg
          className="narrow"
          viewBox={`0 0 390 ${CROWD_HEIGHT.narrow}`}
          preserveAspectRatio="xMidYMax slice"
          aria-hidden="true"
          focusable="false"
        >
          <g dangerouslySetInnerHTML={CROWDS.narrow} />
        </svg>
      </div>
      <footer className="foot">
        <Directory
          words={words}
          saved={allSeries(saves).length}
          theme={props.theme}
          onGuide={() => choose('guide')}
          small={small.length}
          onSmall={() => setOpen('small')}
          onSaved={() => setOpen('saved')}
          onReplay={() => setOpen('replay')}
          onHistory={() => setOpen('history')}
          onRules={() => choose('rules')}
          onDrawer={WHICH.drawer.games.length === 0 ? null : () => choose('drawer')}
          onLanguage={props.onLanguage}
          onTheme={props.onTheme}
          onSettings={props.onSettings}
          onMore={() => setOpen('more')}
        />
        <p className="credits">
          {props.note}{' '}
          <button type="button" onClick={() => setOpen('about')}>
            {speak('home.about')}
          </button>{' '}
          <button type="button" onClick={props.onLab}>
            {speak('home.lab')}
          </button>
        </p>
      </footer>
      {open === 'small' && <SmallGames games={small} resumed={resumed} words={words} onEnter={enter} onClose={close} />}
      {which !== null && (
        <Sheet
          title={speak(`home.which.${which}`)}
          close={close}
          keys={Object.fromEntries(WHICH[which].games.map((game, index) => [String(index + 1), () => onWhich(game)]))}
        >
          <div className="keys">
            {WHICH[which].games.map((game, index) => (
              <button key={game} type="button" className="key" onClick={() => onWhich(game)}>
                <b>{index + 1}</b>
                <span>{speak(`home.${game}.name`)}</span>
              </button>
            ))}
          </div>
        </Sheet>
      )}
      {open === 'more' && (
        <Sheet title={speak('home.more')} close={close} className="tall">
          <div className="keys plain">
            <button type="button" className="key" onClick={() => setOpen('history')}>
              <span>{speak('home.history')}</span>
            </button>
            <button type="button" className="key" onClick={() => choose('rules')}>
              <span>{speak('home.rules')}</span>
            </button>
            {WHICH.drawer.games.length > 0 && (
              <button type="button" className="key" onClick={() => choose('drawer')}>
                <span>{speak('home.drawer')}</span>
              </button>
            )}
            <button
              type="button"
              className="key"
              lang={words.language === 'en' ? 'fr' : 'en'}
              onClick={props.onLanguage}
            >
              <span>{speak('home.language')}</span>
            </button>
            <button type="button" className="key" onClick={props.onTheme}>
              <span>{speak(`home.theme.${props.theme === 'light' ? 'dark' : 'light'}`)}</span>
            </button>
            <button
              type="button"
              className="key"
              onClick={() => {
                close()
                props.onSettings()
              }}
            >
              <span>{speak('home.settings')}</span>
            </button>
            <button type="button" className="key" onClick={props.onLab}>
              <span>{speak('home.lab')}</span>
            </button>
            <button type="button" className="key" onClick={() => setOpen('about')}>
              <span>{speak('home.about')}</span>
            </button>
          </div>
        </Sheet>
      )}
      <Suspense>
        {(open === 'saved' || open === 'replay') && (
          <SavedTables {...props} games={ids} purpose={open} onClose={close} />
        )}
        {open === 'history' && <HistorySheet words={words} close={close} />}
        {minute !== null && (
          <MinuteSheet
            game={minute}
            words={words}
            onPlay={() => props.onPlay(minute)}
            onRules={() => props.onRules(minute)}
            close={() => setMinute(null)}
          />
        )}
      </Suspense>
      {open === 'about' && (
        <Sheet title={speak('home.about')} close={close}>
          <div className="about">
            <p>{speak('home.unofficial')}</p>
            {games.map((game) => (
              <p key={game}>{speak(`home.${game}.by`)}</p>
            ))}
            <p>{speak('home.owners')}</p>
          </div>
        </Sheet>
      )}
    </div>
  )
}
