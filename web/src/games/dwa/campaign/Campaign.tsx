import { boardOf, type DwaAction, type DwaView } from '@shamble/game-dwa/table'
import { type AbilityId, limitsOf, whyNotLearn } from '@shamble/game-dwa/teams'
import { type ReactNode, useMemo, useState } from 'react'
import { Rule } from '../../../table/Rule.js'
import type { ScreenPart } from '../../table-game.js'
import { TeamDrawer } from '../drawer/TeamDrawer.js'
import { isCopy } from '../drawer/team-thing.js'
import { AbilityBoard } from '../muster/AbilityBoard.js'
import { type Plate, platesOf } from '../muster/choosing.js'
import { Body, Face } from '../muster/Face.js'
import { personFrom } from '../muster/person.js'
import type { Part } from '../part.js'
import { figureOf } from '../pieces-art.js'
import { usePrinting } from '../printing.js'
import { inWords } from '../terrain-art.js'
import { Ledger } from './Ledger.js'
import { type Ledger as LedgerOf, ledgerOf } from './ledger.js'
import { askedHuman, learning, teamOf } from './moment.js'
import { FallenSheet, PersonSheet } from './PersonSheet.js'
import { Road } from './Road.js'
import { After, Context } from './Side.js'
import { useSeries } from './series.js'
import '../team.css'
import './campaign.css'

/** After a game: what it brought, line by line; what is to be decided; where the campaign goes. */
export default function Campaign(part: ScreenPart<DwaAction, DwaView>): ReactNode {
  const { view, match, log, prompt, words } = part
  usePrinting(part)
  const { speak } = words
  const team = teamOf(view)
  const ledger = useMemo(() => ledgerOf(view, log, team), [view, log, team])
  const series = useSeries(match, view.teams[team]!.name, view.outcome !== null)
  const asked = askedHuman(part)
  const [picked, setPicked] = useState<number | null>(null)
  const [tab, setTab] = useState<'people' | 'games'>('people')
  const shown = picked ?? asked ?? [...ledger.columns, ...ledger.fallen][0]?.human.id ?? null
  const learner = learning(part)
  return (
    <main className="screen campaign" data-tab={tab} data-learning={learner !== null || undefined}>
      <Head part={part} ledger={ledger} />
      <div className="campaign-tabs" role="tablist">
        {(['people', 'games'] as const).map((one) => (
          <button key={one} type="button" role="tab" aria-selected={tab === one} onClick={() => setTab(one)}>
            {speak(`campaign.tab.${one}`)}
          </button>
        ))}
      </div>
      <div className="campaign-sheet">
        {learner === null ? (
          <>
            <Ledger {...{ part, ledger, asked }} />
            <OnePerson {...{ part, ledger }} id={shown} />
          </>
        ) : (
          <Learning part={part} human={learner.human} ability={learner.ability} />
        )}
      </div>
      <Road {...{ part, match, series, team }} fallen={ledger.fallen} />
      <aside className="campaign-side">
        {prompt}
        <Context part={part} />
        <After part={part} ledger={ledger} />
      </aside>
      <Foot part={part} ledger={ledger} shown={shown} pick={setPicked} />
      {part.tool === 'drawer' && <TeamDrawer {...{ part, team }} />}
    </main>
  )
}

/** What was played, and how it ended. */
function Head({ part, ledger }: { readonly part: Part; readonly ledger: LedgerOf }): ReactNode {
  const { view, words } = part
  const { speak, language } = words
  const { columns, fallen, result } = ledger
  const lost = fallen.map(({ human }) => human.name)
  return (
    <header className="campaign-head">
      <h2 className="headline">{inWords(boardOf(view.options).scenario.name, language)}</h2>
      <p>
        {result !== null && <b>{speak(`campaign.result.${result}`)}</b>} {speak('campaign.turns', { count: view.turn })}{' '}
        <Rule id="R-83" open={part.openRule} />
        <br />
        {isCopy(view, teamOf(view)) && <span className="tag">{speak('drawer.isCopy.short')}</span>}{' '}
        {speak('campaign.home', { count: columns.length })}{' '}
        {lost.length > 0 && speak('campaign.loss', { names: lost.join(', '), count: lost.length })}
      </p>
    </header>
  )
}

function OnePerson({
  part,
  ledger,
  id,
}: {
  readonly part: Part
  readonly ledger: LedgerOf
  readonly id: number | null
}): ReactNode {
  const column = ledger.columns.find(({ human }) => human.id === id)
  if (column !== undefined) return <PersonSheet part={part} column={column} />
  const fallen = ledger.fallen.find(({ human }) => human.id === id)
  return fallen === undefined ? null : <FallenSheet part={part} fallen={fallen} />
}

interface LearningProps {
  readonly part: Part
  readonly human: number
  readonly ability: string | null
}

/** Abilities for someone who has risen: a plate is picked here, the key in the question takes it. */
function Learning({ part, human: id, ability: picked }: LearningProps): ReactNode {
  const { view, words } = part
  const human = view.humans[id]!
  const limits = limitsOf(view.options)
  const plates = platesOf(personFrom(human), view).map((plate): Plate => {
    if (plate.ability.id === picked) return { ...plate, state: 'taken', refusal: null }
    if (plate.state !== 'later') return plate
    const refusal = whyNotLearn(human, plate.ability.id, limits)
    return { ...plate, state: refusal === null ? 'open' : 'later', refusal }
  })
  const take = (ability: AbilityId): void => {
    if (human.abilities.includes(ability)) return
    part.openMenu?.(ability === picked ? `learn ${id}` : `learn ${id} ${ability}`)
  }
  return (
    <div className="learning">
      <div className="who">
        <Face figure={figureOf(human)} size={66} />
        <h3 className="headline">{human.name}</h3>
      </div>
      <AbilityBoard
        plates={plates}
        words={words}
        rank={human.rank}
        title={words.speak('campaign.abilities', { who: human.name, rank: human.rank })}
        take={take}
        openRule={part.openRule}
      />
    </div>
  )
}

interface FootProps {
  readonly part: Part
  readonly ledger: LedgerOf
  readonly shown: number | null
  pick(id: number): void
}

/** Everybody along the foot of a narrow screen. */
function Foot({ part, ledger, shown, pick }: FootProps): ReactNode {
  const { speak } = part.words
  return (
    <ol className="team-foot" aria-label={speak('muster.team')}>
      {ledger.columns.map(({ human }) => (
        <li key={human.id}>
          <button type="button" aria-current={human.id === shown || undefined} onClick={() => pick(human.id)}>
            <Face figure={figureOf(human)} size={38} selected={human.id === shown} />
            <span>{human.name}</span>
            <small>{speak('muster.level', { level: human.rank })}</small>
          </button>
        </li>
      ))}
      {ledger.fallen.map(({ human }) => (
        <li key={human.id}>
          <button type="button" aria-current={human.id === shown || undefined} onClick={() => pick(human.id)}>
            <Body size={38} />
            <span>{human.name}</span>
            <small>{speak('campaign.isFallen')}</small>
          </button>
        </li>
      ))}
    </ol>
  )
}
