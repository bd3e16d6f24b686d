import { SCENARIOS } from '@shamble/game-dwa/scenarios'
import { type ReactNode, useEffect, useMemo } from 'react'
import { goTo } from '../../../app/address.js'
import { useWatched } from '../../../app/watched.js'
import { drawer, lookIntoDrawer } from '../../../drawer/drawer.js'
import { byName } from '../../../drawer/things.js'
import type { PageModule } from '../../page-module.js'
import { readable } from './begin.js'
import { victoryLines } from './Dock.js'
import type { Desk } from './desk.js'
import { EditorBoard } from './EditorBoard.js'
import { listed } from './ScenarioDrawer.js'
import { wordsIn } from './scenario-words.js'

interface Props {
  readonly module: PageModule
  readonly desk: Desk
  tryNow(): void
}

/** On a phone a scenario is looked at and chosen, not drawn. */
export function Chooser({ module, desk, tryNow }: Props): ReactNode {
  const { scenario, words, blocking, faults } = desk
  const { speak } = words
  const things = useWatched(drawer)
  useEffect(() => void lookIntoDrawer(), [])
  const game = module.game.id
  const own = useMemo(
    () =>
      byName((things ?? []).filter((thing) => thing.game === game && thing.kind === 'scenario')).flatMap(
        ({ id, name, value }) => {
          const read = readable(value)
          return read === null ? [] : [{ id, name, scenario: read }]
        },
      ),
    [things, game],
  )
  const row = (key: string, name: string, isShown: boolean, show: () => void) => (
    <li key={key}>
      <button type="button" aria-pressed={isShown} onClick={show}>
        {name}
      </button>
    </li>
  )
  return (
    <div className="editor narrow">
      <header className="bar">
        <div className="turn">{speak('editor.title.narrow')}</div>
        <div className="tools">
          <button type="button" onClick={() => goTo({ at: 'home' })}>
            {speak('setup.home')}
          </button>
        </div>
      </header>
      <main className="editor-board">
        <EditorBoard desk={desk} still wholes={1} />
      </main>
      <section className="col chosen">
        <h1 className="headline">{wordsIn(scenario.name, words)}</h1>
        <p>{wordsIn(scenario.about, words)}</p>
        <ul className="lines">
          {victoryLines(scenario, words).map(({ who, said }) => (
            <li key={who}>
              <b>{who}</b> {said}
            </li>
          ))}
        </ul>
        {blocking > 0 && (
          <p className="wrong">
            {speak('editor.try.faults', { count: blocking })} {speak(faults[0]!.key, faults[0]!.params)}
          </p>
        )}
        <h2 className="caps">{speak('editor.choose')}</h2>
        <ul className="choices">
          {listed.map((name) =>
            row(name, wordsIn(SCENARIOS[name].name, words), scenario === SCENARIOS[name], () =>
              desk.load(SCENARIOS[name]),
            ),
          )}
          {own.map((thing) => row(thing.id, thing.name, scenario === thing.scenario, () => desk.load(thing.scenario)))}
        </ul>
      </section>
      <section className="keys last">
        <button type="button" className="key main" aria-disabled={blocking > 0 || undefined} onClick={tryNow}>
          <b>1</b>
          <span>{speak('editor.try')}</span>
          <small />
        </button>
        <p className="note">{speak('editor.phone')}</p>
      </section>
    </div>
  )
}
