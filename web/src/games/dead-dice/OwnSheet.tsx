import { CHARACTERISTICS, linesFor, linesOf, linesUsed, Named, type SeenSurvivor } from '@shamble/game-dead-dice/table'
import { type ReactNode, useState } from 'react'
import { HoldKey } from './Held.js'
import type { Part } from './part.js'

interface Props {
  readonly part: Part
  readonly own: SeenSurvivor
}

/** The sheet of the viewer: scores, Survival, the bag; secrets only while a key is held. */
export function OwnSheet({ part, own }: Props): ReactNode {
  const { words } = part
  const { speak } = words
  const [open, setOpen] = useState(false)
  const [held, setHeld] = useState(false)
  const letters = part.view.master.letters.length
  return (
    <section className="col dd-own" aria-label={speak('dd.sheet')}>
      <dl className="dd-scores">
        {CHARACTERISTICS.map((name) => (
          <div key={name}>
            <dt>{speak(`characteristic.${name}`)}</dt>
            <dd>{own.scores[name]}</dd>
          </div>
        ))}
        <div className="s">
          <dt>{speak('characteristic.survival')}</dt>
          <dd>
            {own.survival ?? '?'}
            <small>/{own.base}</small>
          </dd>
        </div>
      </dl>
      <div className="dd-own-keys">
        <button type="button" className="key small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {speak('dd.bag')}
        </button>
        <HoldKey
          label={letters === 0 ? speak('dd.secret') : speak('dd.secret.letters', { count: letters })}
          isHeld={held}
          hold={setHeld}
        />
      </div>
      {open && !held && <Bag part={part} own={own} close={() => setOpen(false)} />}
      {held && <Secret part={part} own={own} />}
    </section>
  )
}

/** What is carried, line by line: on the body, in the bag, of the group's loads. */
function Bag({ part: { view, words }, own, close }: Props & { close(): void }): ReactNode {
  const { speak } = words
  const named = new Named(view, speak)
  const things = own.things.map((thing) => ({
    id: String(thing.id),
    said: named.say(named.thing(thing.id)),
    lines: linesOf(thing.item),
    note: [
      ...(own.hand.includes(thing.id) ? [speak('dd.bag.hand')] : []),
      ...(thing.wear > 0 ? [speak('board.wear', { wear: thing.wear })] : []),
      ...(thing.dry ? [speak('board.dry')] : []),
    ].join(', '),
  }))
  const loads = (['ammunition', 'provisions'] as const).flatMap((what) =>
    own.loads[what] === 0
      ? []
      : [{ id: what, said: speak(`reserve.${what}`), lines: own.loads[what], note: speak('dd.bag.shared') }],
  )
  const worn = [
    ...(own.bag ? [speak('item.backpack')] : []),
    ...(own.armour === null ? [] : [speak(`protection.${own.armour}`)]),
  ]
  return (
    <div className="dd-open">
      <div className="caps">
        <span>{speak('dd.bag.title')}</span>
        <span>{speak('dd.bag.lines', { used: linesUsed(own), all: linesFor(own) })}</span>
      </div>
      <ul>
        {[...things, ...loads].map(({ id, said, lines, note }) => (
          <li key={id}>
            <b>{said}</b> <span>{note}</span> <i>{speak('dd.bag.line', { count: lines })}</i>
          </li>
        ))}
        {things.length + loads.length === 0 && <li>{speak('board.nothing')}</li>}
        {worn.length > 0 && <li>{speak('dd.bag.worn', { what: worn.join(', ') })}</li>}
      </ul>
      <button type="button" className="key small" onClick={close}>
        {speak('dd.close')}
      </button>
    </div>
  )
}

/** What nobody else may read: dark side, Trust, a bite, letters. */
function Secret({ part: { view, words }, own }: Props): ReactNode {
  const { speak } = words
  const named = new Named(view, speak)
  const trust = (own.trust ?? []).flatMap((value, seat) =>
    seat === view.viewer ? [] : [`${named.say(named.who(seat))} ${value}`],
  )
  return (
    <div className="dd-open secret" role="status">
      <ul>
        {own.darkSide !== null && own.darkSide !== '' && <li>{named.say(named.darkSide(own.darkSide))}</li>}
        {trust.length > 0 && <li>{speak('board.trust', { who: trust.join(', ') })}</li>}
        <li>
          {(own.turnsIn ?? 0) > 0
            ? speak(own.told ? 'board.bitten.told' : 'board.bitten', { turn: own.turnsIn! })
            : speak(own.carrier === true ? 'board.carrier' : 'dd.secret.unbitten')}
        </li>
        {view.master.letters.map(({ seat, by, words: said }, i) => (
          <li key={`${i} ${said}`}>{speak(`letter.${by}`, { who: named.who(seat), words: said })}</li>
        ))}
      </ul>
    </div>
  )
}
