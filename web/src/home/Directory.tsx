import type { Words } from '../games/table-game.js'

export interface DirectoryProps {
  readonly words: Words
  readonly saved: number
  /** How many small games there are. */
  readonly small: number
  readonly theme: 'dark' | 'light'
  readonly onGuide: () => void
  readonly onSaved: () => void
  readonly onSmall: () => void
  readonly onReplay: () => void
  readonly onHistory: () => void
  readonly onRules: () => void
  /** `null` where no game has one. */
  readonly onDrawer: (() => void) | null
  readonly onLanguage: () => void
  readonly onTheme: () => void
  readonly onSettings: () => void
  readonly onMore: () => void
}

/** A word for a wide screen and a shorter one for a narrow one; only one of them is ever shown. */
function Both({ wide, narrow }: { wide: string; narrow: string }) {
  return (
    <>
      <span className="wide">{wide}</span>
      <span className="narrow">{narrow}</span>
    </>
  )
}

/** The line at the foot of the home page, as on the board beside a mall's escalator. */
export function Directory(props: DirectoryProps) {
  const { words, saved } = props
  const { speak } = words
  const other = props.theme === 'light' ? 'dark' : 'light'
  const foreign = words.language === 'en' ? 'fr' : 'en'
  return (
    <nav className="strip" aria-label={speak('home.directory')}>
      <span className="here">{speak('home.here')}</span>
      <button type="button" onClick={props.onGuide}>
        {speak('home.guide')}
      </button>
      {props.small > 0 && (
        <button type="button" onClick={props.onSmall}>
          {speak('home.small')}
        </button>
      )}
      <button type="button" data-to="saved" onClick={props.onSaved}>
        <Both
          wide={saved === 0 ? speak('home.saved.none') : speak('home.saved', { count: saved })}
          narrow={saved === 0 ? speak('home.saved.short.none') : speak('home.saved.short', { count: saved })}
        />
      </button>
      <button type="button" onClick={props.onReplay}>
        <Both wide={speak('home.replay')} narrow={speak('home.replay.short')} />
      </button>
      <button type="button" className="wide" onClick={props.onHistory}>
        {speak('home.history')}
      </button>
      <button type="button" className="wide" onClick={props.onRules}>
        {speak('home.rules')}
      </button>
      {props.onDrawer !== null && (
        <button type="button" className="wide" onClick={props.onDrawer}>
          {speak('home.drawer')}
        </button>
      )}
      <button type="button" className="wide" lang={foreign} onClick={props.onLanguage}>
        {speak('home.language')}
      </button>
      <button type="button" className="wide" onClick={props.onTheme}>
        {speak(`home.theme.${other}`)}
      </button>
      <button type="button" className="wide" onClick={props.onSettings}>
        {speak('home.settings')}
      </button>
      <button type="button" className="narrow" onClick={props.onMore}>
        {speak('home.more')}
      </button>
    </nav>
  )
}
