import { type DeadDiceView, Named, type SeenSurvivor, statesOf } from '@shamble/game-dead-dice/table'
import type { ReactNode } from 'react'
import { fig } from '../../kit/index.js'
import { Rule } from '../../table/Rule.js'
import type { Words } from '../table-game.js'
import { figureOf } from './figures.js'
import { chosenSeat } from './ladder.js'
import { OwnSheet } from './OwnSheet.js'
import type { Part } from './part.js'

/** Everybody as all may know them; and the sheet of the viewer. */
export function People(part: Part): ReactNode {
  const { view, words, openRule } = part
  const { speak } = words
  const own = typeof view.viewer === 'number' ? view.survivors[view.viewer] : undefined
  return (
    <div className="dd-people">
      <div className="col dd-everybody">
        <div className="caps">
          <span>{speak('dd.survivors')}</span>
          <span>{speak('dd.survivors.known')}</span>
        </div>
        <Survivors view={view} words={words} />
        {own === undefined && (
          <p className="band">
            {speak(`dd.survivors.${view.options.survivalVisibility}`)} <Rule id="DD-15.67" open={openRule} />
          </p>
        )}
      </div>
      {own !== undefined && own.name !== '' && <OwnSheet part={part} own={own} />}
    </div>
  )
}

interface Props {
  readonly view: DeadDiceView
  readonly words: Words
}

/** A line for each survivor: a face, what they are, what they hold, and whether they look steady. */
export function Survivors({ view, words }: Props): ReactNode {
  const chosen = chosenSeat(view)
  return (
    <ul className="dd-survivors">
      {view.survivors.map((survivor, seat) => (
        <li key={seat} aria-current={(seat === chosen && view.outcome === null) || undefined}>
          <Face survivor={survivor} seat={seat} />
          <span>
            <b>{new Named(view, words.speak).say(new Named(view, words.speak).who(seat))}</b>
            {aboutWords(view, survivor, seat, words)}
          </span>
          <em>{conditionWords(survivor, words)}</em>
        </li>
      ))}
    </ul>
  )
}

/** The head and shoulders of a figure, on a photocopy. */
export function Face({ survivor, seat }: { readonly survivor: SeenSurvivor; readonly seat: number }): ReactNode {
  const body = fig(figureOf(survivor, seat), -12, 5, 74)
  const art = `<g fill="#111" stroke="#111" stroke-width="6" stroke-linejoin="round">${body}</g><g fill="#fff">${body}</g>`
  return (
    <svg className="dd-face" viewBox="0 0 48 44" aria-hidden="true" focusable="false">
      <g dangerouslySetInnerHTML={{ __html: art }} />
    </svg>
  )
}

export function conditionWords({ fate, condition, survival }: SeenSurvivor, { speak }: Words): string {
  if (fate !== 'alive') return speak(`fate.${fate}`)
  if (condition === null) return survival === null ? speak('dd.hidden') : String(survival)
  return speak(`condition.${condition}`)
}

/** Traits and what is in hand; then what is the matter with them in the scene. */
function aboutWords(view: DeadDiceView, survivor: SeenSurvivor, seat: number, { speak }: Words): string {
  const named = new Named(view, speak)
  const traits = survivor.traits.map((trait) => named.say(named.trait(trait))).join(', ')
  const held = survivor.hand.flatMap((id) => survivor.things.filter((thing) => thing.id === id))
  const arms = held.map(({ item, wear }) =>
    wear > 0 ? `${speak(`item.${item}`)}, ${speak('board.wear', { wear })}` : speak(`item.${item}`),
  )
  const states = statesOf(view, survivor, seat).map((state) => speak(state))
  return [traits, arms.join(', '), states.join(', ')]
    .filter((said) => said !== '')
    .map((said) => said.charAt(0).toLocaleUpperCase() + said.slice(1))
    .join('. ')
}
