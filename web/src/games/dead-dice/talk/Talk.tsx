import type { NegotiationFrame } from '@shamble/game-dead-dice/people'
import { Named } from '@shamble/game-dead-dice/table'
import type { ReactNode } from 'react'
import { Rule } from '../../../table/Rule.js'
import { living } from '../art/bodies.js'
import { portraitArt } from '../art/portrait.js'
import { DrawerTool } from '../DrawerTool.js'
import { figureOf } from '../figures.js'
import type { Screen } from '../moment.js'
import type { Part } from '../part.js'
import { usePrinting } from '../print/printing.js'
import { Recent } from '../Recent.js'
import { chosenOf, standingOf, talkOf } from './choosing.js'
import { Prices } from './Prices.js'
import '../people.css'
import './talk.css'

/** A deal with the living: who faces whom, the tries, what is kept, and both prices. */
const Talk: Screen = (part): ReactNode => {
  const { view, log, seats, prompt } = part
  usePrinting(part)
  const talk = talkOf(view)
  if (talk === null) return prompt
  return (
    <main className="screen dd-living talk">
      <div className="talk-left">
        <Picture {...{ part, talk }} />
        <Tries {...{ part, talk }} />
        <Recent {...{ part, log, seats }} />
      </div>
      <div className="talk-right">
        {prompt}
        {chosenOf(part) === null && talk.stake !== null && (
          <table className="talk-out" aria-label={part.words.speak('talk.prices')}>
            <tbody>
              <Prices {...{ part, talk }} />
            </tbody>
          </table>
        )}
      </div>
      <DrawerTool part={part} />
    </main>
  )
}
export default Talk

interface Props {
  readonly part: Part
  readonly talk: NegotiationFrame
}

const PICTURE = { width: 378, height: 200 } as const

/** A barrier between the two sides. */
const BARRIER =
  '<path d="M186 174V114L360 98V108L196 124V174Z" fill="#111"/><path d="M206 122L226 120L216 112L198 114ZM246 118L266 116L256 107L238 109Z" fill="#fff"/>'

function Picture({ part, talk }: Props): ReactNode {
  const { view, words } = part
  const { speak } = words
  const named = new Named(view, speak)
  const speaker = part.pointed?.type === 'speak' ? part.pointed.leader : (chosenOf(part)?.leader ?? firstOf(part))
  const other = named.say(named.adversary(talk.with.id))
  const arm = talk.with.arm
  const figure = arm === null ? 'idle' : arm.firearm ? 'pistol' : 'bat'
  const behind =
    BARRIER +
    living('rifle', 292, 68, 92, { stranger: true, flip: true }) +
    living(figure, 224, 54, 128, { stranger: true, flip: true })
  const art = portraitArt({
    ...PICTURE,
    figure: figureOf(view.survivors[speaker]!, speaker),
    size: 140,
    x: 30,
    seed: 8,
    behind,
  })
  const asked = talk.words ?? (talk.request === null ? null : speak(`request.${talk.request}`))
  return (
    <section className="talk-picture" aria-label={speak('talk.with', { who: other })}>
      <svg
        viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: art }}
      />
      <span className="slip inv one">{named.say(named.who(speaker))}</span>
      <span className="slip two">{other}</span>
      {asked !== null && (
        <span className="slip inv stake">
          {talk.stake === null ? asked : speak('talk.stake', { stake: { word: `stake.${talk.stake}` }, asked })}
        </span>
      )}
    </section>
  )
}

const firstOf = ({ view }: Part): number =>
  Math.max(
    0,
    view.survivors.findIndex(({ fate }) => fate === 'alive'),
  )

/** [DD-11.8] [DD-11.9] Tries that are gone and left, successes that are kept. */
function Tries({ part, talk }: Props): ReactNode {
  const { speak } = part.words
  const { tries, spent, needed, kept } = standingOf(talk)
  return (
    <section className="col talk-tries" aria-label={speak('talk.tries')}>
      <div>
        <div className="tk" aria-hidden="true">
          {Array.from({ length: tries }, (_, i) => (
            <i key={i} data-state={i < spent ? 'used' : i === spent ? 'now' : undefined}>
              {i + 1}
            </i>
          ))}
        </div>
        <p>
          {speak('talk.tries.left', { count: tries - spent, of: tries })} <Rule id="DD-11.9" open={part.openRule} />
        </p>
      </div>
      {needed !== null && (
        <div>
          <div className="tk" aria-hidden="true">
            {Array.from({ length: needed }, (_, i) => (
              <i key={i} data-state={i < kept ? 'won' : undefined}>
                {i < kept ? i + 1 : ''}
              </i>
            ))}
          </div>
          <p>
            {speak('talk.kept', { count: kept, of: needed })} <Rule id="DD-11.8" open={part.openRule} />
          </p>
        </div>
      )}
    </section>
  )
}
