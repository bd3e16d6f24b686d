import { type DeadDiceView, Named, type SeenSurvivor } from '@shamble/game-dead-dice/table'
import { type ReactNode, useMemo } from 'react'
import { LuckLedger } from '../../../replay/Luck.js'
import { Rule } from '../../../table/Rule.js'
import { ENDING, endingArt } from '../art/ending-art.js'
import { DrawerTool } from '../DrawerTool.js'
import type { Screen } from '../moment.js'
import type { Part } from '../part.js'
import { usePrinting } from '../print/printing.js'
import { luck } from '../race.js'
import { earnedBy, type RewardRow, rewardRows } from './rewards.js'
import { Story } from './Story.js'
import { fateSentence } from './words.js'
import '../people.css'
import './end.css'

/** The last page of a game: how it ended, what became of everybody, rewards, experience, luck, and the story. */
const End: Screen = (part): ReactNode => {
  const { view, words, log, seats, prompt } = part
  const events = useMemo(() => log.map(({ event }) => event), [log])
  usePrinting(part)
  const hasRewards = view.options.campaign && view.options.rewards && view.phase === 'epilogue'
  return (
    <main className="screen dd-living end">
      <div className="end-left">
        <Picture part={part} />
        <Fates part={part} />
        {hasRewards && <Rewards part={part} />}
        {view.options.campaign && view.phase === 'epilogue' && <Experience part={part} />}
        {view.outcome !== null && <LuckLedger ledger={luck(events, view, words)} words={words} />}
      </div>
      <div className="end-right">
        <Story {...{ part, log, seats }} />
        {prompt}
      </div>
      <DrawerTool part={part} />
    </main>
  )
}
export default End

function Picture({ part }: { readonly part: Part }): ReactNode {
  const { view, words } = part
  const { speak } = words
  const ending = view.ending ?? 'lost'
  return (
    <section className="end-picture" aria-label={speak(`ending.${ending}`)}>
      <svg
        viewBox={`0 0 ${ENDING.width} ${ENDING.height}`}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: endingArt(view) }}
      />
      <span className="slip turns">{speak('end.turns', { dead: view.deadTurn, living: view.livingTurn })}</span>
      <h2 className="slip ink">{speak(`end.${ending}`)}</h2>
      <span className="slip inv">{speak(`ending.${ending}`)}</span>
    </section>
  )
}

/** A column a survivor, with the companions below. */
function Fates({ part }: { readonly part: Part }): ReactNode {
  const { view, words } = part
  const { speak } = words
  const all = [
    ...view.fallen.map(({ seat, survivor }) => ({ seat, survivor })),
    ...view.survivors.map((survivor, seat) => ({ seat, survivor })),
  ].filter(({ survivor }) => survivor.name !== '')
  const { companions } = view.group
  return (
    <>
      <section className="end-people" aria-label={speak('end.people')}>
        {all.map(({ seat, survivor }) => (
          <One key={`${seat} ${survivor.name}`} {...{ part, seat, survivor }} />
        ))}
      </section>
      {companions.length > 0 && (
        <ul className="end-band" aria-label={speak('end.companions')}>
          {companions.map(({ id, name, alive }) => (
            <li key={id}>
              <b>{name}</b> {speak(alive ? 'end.alive' : 'end.dead')}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const DEEDS = ['zombies', 'runOver', 'livingKilled', 'stepsRaised'] as const

interface OneProps {
  readonly part: Part
  readonly seat: number
  readonly survivor: SeenSurvivor
}

function One({ part, seat, survivor }: OneProps): ReactNode {
  const { view, words } = part
  const { speak } = words
  const { name, fate, deeds, traits } = survivor
  const named = new Named(view, speak)
  const isAlive = fate === 'alive'
  return (
    <article className="one" data-dead={!isAlive || undefined}>
      <h3>
        {name}
        <small>{words.seat(seat) === name ? '' : words.seat(seat)}</small>
        <em>{fateWord(view, survivor, speak)}</em>
      </h3>
      <p>{isAlive ? traits.map((trait) => named.say(named.trait(trait))).join(', ') : fateSentence(survivor, speak)}</p>
      <dl className="tally">
        {DEEDS.map((deed) => (
          <div key={deed}>
            <dd>{deeds[deed]}</dd>
            <dt>{speak(`end.deed.${deed}`)}</dt>
          </div>
        ))}
      </dl>
    </article>
  )
}

function fateWord(view: DeadDiceView, { fate, turnsIn }: SeenSurvivor, speak: Part['words']['speak']): string {
  if (fate === 'alive') return speak((turnsIn ?? 0) > 0 && view.outcome !== null ? 'end.infected' : 'end.alive')
  return speak(fate === 'turned' ? 'end.turned' : fate === 'left' ? 'end.left' : 'end.dead')
}

/** [DD-12.5] Nine rewards: counted, by a word, by votes that open together. */
function Rewards({ part }: { readonly part: Part }): ReactNode {
  const { speak } = part.words
  return (
    <section className="col end-rewards" aria-label={speak('end.rewards')}>
      <div className="caps">
        <h2>{speak('end.rewards')}</h2>
        <Rule id="DD-12.5" open={part.openRule} />
      </div>
      <ul>
        {rewardRows(part.view).map((row) => (
          <li key={row.reward} data-open={row.sealed !== null || undefined}>
            <b>{row.letter}</b>
            <span>
              <strong>{speak(`reward.${row.reward}`)}</strong>
              {row.by === 'vote'
                ? speak(`reward.${row.reward}.about`)
                : speak('end.reward', {
                    by: { word: `end.by.${row.by}` },
                    about: { word: `reward.${row.reward}.about` },
                  })}
            </span>
            <Given {...{ part, row }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Given({ part, row }: { readonly part: Part; readonly row: RewardRow }): ReactNode {
  const { view, words } = part
  const { speak } = words
  const named = new Named(view, speak)
  if (row.sealed !== null)
    return (
      <span
        className="sealed"
        role="img"
        aria-label={speak('end.votes', { count: row.sealed.given, of: row.sealed.of })}
      >
        {Array.from({ length: row.sealed.of }, (_, i) => (
          <i key={i} className={i < row.sealed!.given ? undefined : 'no'} />
        ))}
      </span>
    )
  if (row.seats === null) return <span className="none">{speak('end.later')}</span>
  if (row.seats.length === 0) return <span className="none">{speak('end.nobody')}</span>
  return (
    <span className="given">
      {row.seats.map((seat) => (
        <span key={seat} className="slip ink">
          {named.say(named.who(seat))}
        </span>
      ))}
    </span>
  )
}

/** [DD-12.2] [DD-12.7] Who has earned what, and what the limit takes. */
function Experience({ part }: { readonly part: Part }): ReactNode {
  const { view, words } = part
  const { speak } = words
  const named = new Named(view, speak)
  return (
    <section className="col end-xp" aria-label={speak('end.xp')}>
      <div className="caps">
        <h2>{speak('end.xp')}</h2>
        <span>
          {speak('end.xp.most')} <Rule id="DD-12.7" open={part.openRule} />
        </span>
      </div>
      <table>
        <tbody>
          {earnedBy(view).map(({ seat, isThrough, rewards, xp }) => (
            <tr key={seat}>
              <th scope="row">{named.say(named.who(seat))}</th>
              <td>{speak('end.xp.left', { count: xp })}</td>
              <td>
                {speak(isThrough ? 'end.xp.through' : rewards > 0 ? 'end.xp.next' : 'end.xp.none')}
                {isThrough && rewards > 0 && speak('end.xp.rewards', { count: rewards })}{' '}
                <Rule id={isThrough ? 'DD-12.2' : 'DD-12.8'} open={part.openRule} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
