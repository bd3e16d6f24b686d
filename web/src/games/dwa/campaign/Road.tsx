import { SCENARIO_NAMES, SCENARIOS, type ScenarioName } from '@shamble/game-dwa/scenarios'
import type { DwaView } from '@shamble/game-dwa/table'
import type { Seat } from '@shamble/kernel'
import { type ReactNode, useEffect, useRef } from 'react'
import { goTo } from '../../../app/address.js'
import { Body } from '../muster/Face.js'
import type { Part } from '../part.js'
import { inWords } from '../terrain-art.js'
import type { Fallen } from './ledger.js'
import { planArt } from './plan-art.js'
import { type PlayedGame, playedGame, type Series } from './series.js'

interface Props {
  readonly part: Part
  readonly match: string
  readonly series: Series
  readonly team: Seat
  readonly fallen: readonly Fallen[]
}

/** Games played as small plans with result and loss, then the scenarios left as choices, then the fallen. */
export function Road({ part, match, series, team, fallen }: Props): ReactNode {
  const { view, words } = part
  const { speak } = words
  const last = playedGame({ id: match, copy: series.isCopy }, view, team)
  const games = [...(series.before ?? []), last]
  const row = useRef<HTMLOListElement>(null)
  // The last game is the one that is looked at.
  useEffect(() => {
    if (row.current !== null) row.current.scrollLeft = row.current.scrollWidth
  }, [games.length])
  return (
    <section className="road" aria-label={speak('campaign.road')}>
      <ol className="games" ref={row}>
        {games.map((game, i) => (
          <Game
            key={game.match}
            {...{ part, game }}
            number={series.before === null ? null : i + 1}
            isThis={game.match === match}
          />
        ))}
      </ol>
      <Onward {...{ part, match, series }} played={games} />
      <div className="col dead">
        <div className="caps">
          <span>{speak('campaign.fallen')}</span>
          <span>{view.teams[team]!.fallen.length + fallen.length}</span>
        </div>
        <ul>
          {view.teams[team]!.fallen.map((name) => (
            <li key={name}>
              <Body size={30} />
              <span>
                <b>{name}</b> {speak('campaign.earlier')}
              </span>
            </li>
          ))}
          {fallen.map(({ human, diedIn, roseIn, endedIn }) => (
            <li key={human.id}>
              <Body size={30} />
              <span>
                <b>{human.name}</b> {speak('campaign.fallen.line', { rank: human.rank, turn: diedIn })}{' '}
                {roseIn !== null && speak(endedIn === null ? 'campaign.walks' : 'campaign.stood', { turn: roseIn })}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

interface GameProps {
  readonly part: Part
  readonly game: PlayedGame
  /** Which game of the campaign it is; `null` until that is known. */
  readonly number: number | null
  readonly isThis: boolean
}

function Game({ part, game, number, isThis }: GameProps): ReactNode {
  const { speak, language } = part.words
  const { scenario, result, turns, fallen, isCopy } = game
  const loss =
    fallen.length === 0
      ? speak('campaign.noLoss')
      : speak('campaign.loss', { names: fallen.join(', '), count: fallen.length })
  return (
    <li className="col map">
      <div className="caps">
        <span>{number === null ? '' : speak('campaign.number', { number })}</span>
        <span>{result === null ? '' : speak(`campaign.won.${result}`)}</span>
      </div>
      <Plan scenario={scenario} />
      <p>
        {isThis ? (
          <b>{inWords(scenario.name, language)}</b>
        ) : (
          <button type="button" onClick={() => goTo({ at: 'replay', match: game.match, seq: null })}>
            {inWords(scenario.name, language)}
          </button>
        )}{' '}
        {speak('campaign.turns', { count: turns })} {loss} {isCopy && speak('home.tables.copy')}
      </p>
    </li>
  )
}

function Plan({ scenario }: { readonly scenario: PlayedGame['scenario'] }): ReactNode {
  const { width, depth } = scenario.table
  return (
    <svg
      className="plan"
      viewBox={`0 0 ${width} ${depth}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: planArt(scenario) }}
    />
  )
}

/** Scenarios that this campaign has not seen yet; a match that is over leads on to the set-up of the next. */
function Onward({
  part,
  match,
  series,
  played,
}: Pick<Props, 'part' | 'match' | 'series'> & { readonly played: readonly PlayedGame[] }): ReactNode {
  const { view, words } = part
  const { speak, language } = words
  const left = scenariosLeft(played)
  const isOpen = series.sequel !== null && series.sequel.handed !== null
  const setUp = (scenario: ScenarioName): void => goTo({ at: 'setup', game: 'dwa', after: match, choose: { scenario } })
  return (
    <div className="col onward">
      <div className="caps">
        <span>{speak('campaign.where')}</span>
        <span>{speak('campaign.left', { left: left.length, all: SCENARIO_NAMES.length - 1 })}</span>
      </div>
      <ul>
        {left.map((name) => (
          <li key={name}>
            <button type="button" aria-disabled={!isOpen || undefined} onClick={() => isOpen && setUp(name)}>
              <Plan scenario={SCENARIOS[name]} />
              {inWords(SCENARIOS[name].name, language)}
            </button>
          </li>
        ))}
        <li>
          <button type="button" aria-disabled={!isOpen || undefined} onClick={() => isOpen && setUp('random')}>
            <span className="plan unknown" aria-hidden="true">
              ?
            </span>
            {speak('campaign.random')}
          </button>
        </li>
      </ul>
      {view.viewer !== 'spectator' && <p className="note">{speak(whyNext(view, series))}</p>}
    </div>
  )
}

type Listed = Exclude<ScenarioName, 'random'>

/** Scenarios of the list that have not been played in this campaign. */
export function scenariosLeft(played: readonly Pick<PlayedGame, 'scenario'>[]): Listed[] {
  const seen = new Set(played.map(({ scenario }) => scenario))
  // What came from a record is a copy: known by its name.
  const names = new Set([...seen].map(({ name }) => JSON.stringify(name)))
  return (SCENARIO_NAMES as readonly ScenarioName[]).filter(
    (name): name is Listed => name !== 'random' && !names.has(JSON.stringify(SCENARIOS[name].name)),
  )
}

/** What stands between now and the next game. */
function whyNext(view: DwaView, { sequel }: Series): string {
  if (view.outcome === null) return 'campaign.next.undecided'
  if (sequel === null) return 'campaign.next.loading'
  if (sequel.handed === null) return 'campaign.next.over'
  return sequel.next === null ? 'campaign.next.choose' : 'campaign.next.copy'
}
