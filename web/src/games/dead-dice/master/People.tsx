import { adversityOf, nextDeadRound, TRAITS } from '@shamble/game-dead-dice/desk'
import { type DeadDiceView, knownState, Named, type SeenFoe } from '@shamble/game-dead-dice/table'
import type { OddsResult, Param } from '@shamble/kernel'
import { percent } from '@shamble/text'
import type { ReactNode } from 'react'
import { HandedIn } from './HandedIn.js'
import type { Part } from './part.js'

/** Every survivor with the exact Survival, how they stand, and what the next dead round may bring. */
export function Survivors({ part }: { readonly part: Part }): ReactNode {
  const { view, words } = part
  const { speak } = words
  return (
    <section className="col gm-people" aria-label={speak('gm.survivors')}>
      <div className="caps">
        <span>{speak('gm.survivors')}</span>
        <span>{view.scene?.fighting ? speak('gm.nextRound') : ''}</span>
      </div>
      <ul>
        <HandedIn part={part} />
        {view.survivors.map((survivor, seat) =>
          survivor.name === '' ? null : (
            <li key={seat}>
              <b>{survivor.name}</b>
              <span>{survivor.fate === 'alive' ? <Stands {...{ part, seat }} /> : speak(`fate.${survivor.fate}`)}</span>
              <span className="gm-survival" title={speak('characteristic.survival')}>
                {survivor.survival}
                <small>/{survivor.base}</small>
              </span>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

const STATES = ['defenceless', 'panicked', 'fleeing', 'unconscious', 'inPit', 'driving', 'acted'] as const

function Stands({ part, seat }: { readonly part: Part; readonly seat: number }): ReactNode {
  const { view, words } = part
  const { speak } = words
  const named = new Named(view, speak)
  const survivor = view.survivors[seat]!
  const stand = view.scene?.stands.find((one) => one.seat === seat)
  const hand = survivor.hand.map((id) => named.say(named.thing(id)))
  const carried = hand.length === 0 ? speak('arm.none') : hand.join(', ')
  if (stand === undefined)
    return `${carried}. ${survivor.traits.map((trait) => named.say(named.trait(trait))).join(', ')}`
  if (stand.gone !== '') return speak(`gone.${stand.gone}`)
  const states = [
    ...(survivor.down ? [speak('state.down')] : []),
    ...STATES.filter((state) => stand[state] === true).map((state) => speak(`state.${state}`)),
  ]
  const risk = riskOf(view, seat)
  return (
    <>
      {[speak('gm.onCell', { cell: stand.cell }), carried, ...states].join(', ')}.{' '}
      {risk.map((result, i) => (
        <span key={i} className={i === 0 && risk.length > 1 ? undefined : 'gm-risk'}>
          {speak(`odds.${result.key}`, result.params)} {percent(result.ways / result.of, speak)}
          {i < risk.length - 1 ? ', ' : ''}
        </span>
      ))}
    </>
  )
}

function riskOf(view: DeadDiceView, seat: number): readonly OddsResult[] {
  if (view.scene === null || !view.scene.fighting) return []
  return nextDeadRound(knownState(view), seat, true).filter(({ ways }) => ways > 0)
}

/** The living on the other side, with what players never see: figures, traits used and not. */
export function Foes({ part }: { readonly part: Part }): ReactNode {
  const { view, words } = part
  const { speak } = words
  const named = new Named(view, speak)
  const { scene } = view
  const foes = scene?.foes ?? []
  if (foes.length === 0) return null
  const points = foes.reduce(
    (sum, { who }) => sum + (who.figures === null ? 0 : adversityOf({ ...who, ...who.figures })),
    0,
  )
  return (
    <section className="col gm-people gm-adversaries" aria-label={speak('gm.foes')}>
      <div className="caps">
        <span>{speak('gm.foes.points', { points })}</span>
        <span>
          {scene!.groupTrait !== null &&
            speak(scene!.groupTraitUsed ? 'gm.groupTrait.used' : 'gm.groupTrait', {
              trait: named.groupTrait(scene!.groupTrait),
            })}
        </span>
      </div>
      <ul>
        {foes.map((foe, i) => (
          <Foe key={`${foe.who.id} ${i}`} {...{ part, foe }} name={named.say(named.foe(i))} />
        ))}
      </ul>
    </section>
  )
}

function Foe({ part, foe, name }: { readonly part: Part; readonly foe: SeenFoe; readonly name: string }): ReactNode {
  const { speak } = part.words
  const named = new Named(part.view, speak)
  const { figures } = foe.who
  const most = figures?.combativity ?? 0
  const arm = named.say(named.arm(foe))
  return (
    <li>
      <b>{name}</b>
      <span>
        {figures !== null && speak('gm.foe', { reason: figures.reason, violence: figures.violence })}{' '}
        {foe.who.arm === null ? arm : speak('gm.foe.arm', { arm, bonus: foe.who.arm.bonus })}{' '}
        {foe.state !== 'fighting' && speak(`foe.${foe.state}`)}
        {foe.infected && ` ${speak('gm.foe.infected')}`}
        {figures?.traits.map((trait, i) => (
          <span key={trait} className={foe.used?.includes(i) ? 'gm-struck' : undefined}>
            {i > 0 ? ', ' : ' '}
            {named.say(traitWord(trait))}
          </span>
        ))}
      </span>
      <span
        className="gm-boxes"
        role="img"
        aria-label={speak('gm.foe.combativity', { left: foe.combativity ?? 0, of: most })}
      >
        {Array.from({ length: most }, (_, i) => (
          <i key={i} className={i < (foe.combativity ?? 0) ? 'f' : undefined} />
        ))}
      </span>
    </li>
  )
}

/** One of the table, or words of people's own. */
const traitWord = (trait: string): Param =>
  (TRAITS as readonly string[]).includes(trait) ? { word: `trait.${trait}` } : trait
