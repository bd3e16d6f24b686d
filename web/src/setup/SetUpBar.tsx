import type { SetUpProps } from './SetUp.js'

type SetUpBarProps = Pick<SetUpProps, 'words' | 'twin' | 'onGuide' | 'onTwin' | 'onRules' | 'onHome'> & {
  readonly narrow: boolean
  /** Whether the table goes on from another match. */
  readonly isNext: boolean
}

export function SetUpBar(props: SetUpBarProps) {
  const { narrow, words, isNext } = props
  const { speak } = words
  return (
    <header className="bar">
      {narrow ? (
        <>
          <div className="turn">{speak(isNext ? 'setup.title.next.short' : 'setup.title.short')}</div>
          <h1 className="now">
            {speak('game.name')}
            <small>{speak('setup.nothing-yet')}</small>
          </h1>
        </>
      ) : (
        <>
          <div className="mark">SHAMBLE</div>
          <div className="game">{speak('game.name')}</div>
          <h1 className="turn">{speak(isNext ? 'setup.title.next' : 'setup.title')}</h1>
        </>
      )}
      <div className="tools">
        {!narrow && (
          <>
            {props.onGuide !== null && (
              <button type="button" onClick={props.onGuide}>
                {speak('setup.guide')}
                <kbd>G</kbd>
              </button>
            )}
            <button type="button" aria-pressed={props.twin} onClick={() => props.onTwin(!props.twin)}>
              {speak('setup.twin')}
              <kbd>T</kbd>
            </button>
          </>
        )}
        <button type="button" onClick={props.onRules}>
          {speak('setup.rules')}
          {!narrow && <kbd>R</kbd>}
        </button>
        <button type="button" onClick={props.onHome}>
          {speak('setup.home')}
          {!narrow && <kbd>{speak('press.Esc')}</kbd>}
        </button>
      </div>
    </header>
  )
}
