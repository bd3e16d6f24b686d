import type { Scenario } from '@shamble/game-dwa/scenarios'
import { boardOf, type DwaView, isAlive } from '@shamble/game-dwa/table'
import { type ListedCard, type Sequel, seriesOf } from '@shamble/host'
import type { Seat } from '@shamble/kernel'
import { useEffect, useState } from 'react'
import { ask, portOf } from '../../../app/host.js'
import { isOnline } from '../../../app/online.js'

/** A game of a series, as the road shows it. */
export interface PlayedGame {
  readonly match: string
  readonly scenario: Scenario
  /** What the team has won; `null` while it plays. */
  readonly result: string | null
  readonly turns: number
  /** Who of the team fell there. */
  readonly fallen: readonly string[]
  /** Whether it has left its series. */
  readonly isCopy: boolean
}

export function playedGame({ id, copy }: Pick<ListedCard, 'id' | 'copy'>, view: DwaView, team: Seat): PlayedGame {
  return {
    match: id,
    scenario: boardOf(view.options).scenario,
    result: view.result[team] ?? null,
    turns: view.turn,
    fallen: view.humans.filter((human) => human.team === team && !isAlive(human)).map(({ name }) => name),
    isCopy: copy,
  }
}

/** The games up to this one, the first first: every other is opened to be looked at, and shut again. */
async function gamesBefore(match: string, name: string): Promise<readonly PlayedGame[]> {
  const list = await (await portOf(match)).request({ type: 'list' })
  if (!list.ok) return []
  const series = seriesOf(list.value.cards, match)
  const games: PlayedGame[] = []
  for (const card of series.slice(
    0,
    series.findIndex(({ id }) => id === match),
  )) {
    // A server opens its matches as they are needed.
    const isHere = !isOnline(card.id)
    const opened = isHere ? await ask({ type: 'open', match: card.id, reading: true }) : null
    const look = opened?.ok === false ? opened : await ask({ type: 'look', match: card.id })
    if (!look.ok) continue
    const view = look.value.view as DwaView
    // Teams that ended have left the table: the others moved up.
    const team = view.teams.findIndex((one) => one.name === name)
    games.push(playedGame(card, view, Math.max(0, team)))
    if (isHere) await ask({ type: 'close', match: card.id })
  }
  return games
}

export interface Series {
  /** The games before this one; `null` until they have been looked at. */
  readonly before: readonly PlayedGame[] | null
  readonly isCopy: boolean
  /** What goes on from here; `null` before the match is over. */
  readonly sequel: Sequel | null
}

const NOTHING: Series = { before: null, isCopy: false, sequel: null }

/** The campaign around a match. */
export function useSeries(match: string, team: string, isOver: boolean): Series {
  const [series, setSeries] = useState<Series>(NOTHING)
  useEffect(() => {
    let left = false
    const load = async (): Promise<void> => {
      const [before, list, sequel] = [
        await gamesBefore(match, team),
        await (await portOf(match)).request({ type: 'list' }),
        isOver ? await ask({ type: 'sequel', match }) : null,
      ]
      const card = list.ok ? list.value.cards.find(({ id }) => id === match) : undefined
      if (!left) setSeries({ before, isCopy: card?.copy ?? false, sequel: sequel?.ok ? sequel.value : null })
    }
    void load()
    return () => {
      left = true
    }
  }, [match, team, isOver])
  return series
}
