import { type DeadDiceView, Named } from '@shamble/game-dead-dice/table'
import { type ReactNode, useMemo } from 'react'
import type { Words } from '../table-game.js'
import type { LadderScene } from './art/ladder-art.js'
import { figureOf } from './figures.js'
import { Ladder } from './Ladder.js'
import { objectiveWords } from './objectives.js'
import type { Part } from './part.js'

/** Between two scenes: what the raid is for, who is along, what was proposed. */
export function Way(part: Part): ReactNode {
  const { view, words } = part
  const { speak } = words
  const strip = useMemo(() => stripOf(view, words), [view, words])
  const named = new Named(view, speak)
  const { objectives, companions, vehicle } = view.group
  const along = companions.filter(({ alive, onRaid }) => alive && onRaid)
  const clue = view.master.exitShown ? named.scenario('exit') : null
  const hook = named.scenario('hook')
  return (
    <div className="dd-journey">
      <Ladder part={part} ladder={strip} label={speak('dd.way.strip')} />
      <div className="dd-way">
        <section>
          <h3 className="caps">{speak('dd.way.aims')}</h3>
          {objectives.length === 0 ? (
            <p>{speak('dd.way.noAims')}</p>
          ) : (
            <ol>
              {objectives.map((aim, i) => (
                <li key={`${i} ${aim.what}`} className="dd-slip" data-done={aim.done || undefined}>
                  {objectiveWords(view, aim, words)}
                </li>
              ))}
            </ol>
          )}
        </section>
        <section>
          <h3 className="caps">{speak('dd.way.along')}</h3>
          <p>
            {along.length === 0
              ? speak('dd.way.nobody')
              : along.map(({ id }) => named.say(named.companion(id))).join(', ')}
          </p>
          {vehicle !== null && (
            <p>{speak('board.vehicle', { vehicle: { word: `vehicle.${vehicle.kind}` }, wear: vehicle.wear })}</p>
          )}
        </section>
        <section>
          <h3 className="caps">{speak('dd.way.story')}</h3>
          {hook !== null && <p>{named.say(hook)}</p>}
          {clue !== null && <p>{speak('board.exit', { words: named.say(clue) })}</p>}
        </section>
      </div>
    </div>
  )
}

/** The raid as a strip of stations: the refuge, each objective, home; the band stands where it has come to. */
function stripOf(view: DeadDiceView, { speak }: Words): LadderScene {
  const { objectives } = view.group
  const last = objectives.findLastIndex(({ done }) => done) + 1
  const cells = Array.from({ length: objectives.length + 2 }, (_, i) => i)
  const nameOf = (cell: number): string =>
    cell === 0
      ? speak('dd.way.refuge')
      : cell > objectives.length
        ? speak('dd.way.home')
        : speak('dd.way.aim', { number: cell })
  return {
    cells,
    bands: cells.map((cell) => ({ name: nameOf(cell).toLocaleUpperCase(), from: cell, to: cell })),
    isDark: false,
    groups: [],
    people: view.survivors.flatMap((survivor, seat) =>
      survivor.fate !== 'alive' || survivor.name === ''
        ? []
        : [
            {
              spot: `p:${seat}`,
              name: survivor.name,
              figure: figureOf(survivor, seat),
              cell: last,
              isChosen: seat === view.viewer,
              isDown: survivor.down,
            },
          ],
    ),
    strangers: [],
    notes: objectives.flatMap(({ done }, i) => (done ? [{ cell: i + 1, words: speak('dd.way.met') }] : [])),
    distances: [],
    lit: [],
  }
}
