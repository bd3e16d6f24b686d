import type { Draft, FieldPath } from '@shamble/drafts'
import { adversariesFor, adversaryName, adversityOf } from '@shamble/game-dead-dice/desk'
import { Named } from '@shamble/game-dead-dice/table'
import { type ReactNode, useState } from 'react'
import { Field } from '../../../draft/Field.js'
import { sumOf } from './in-hand.js'
import type { Part } from './part.js'

/** Those of the scenario come first; the others are shown when wanted. */
const FEW = 4

interface Props {
  readonly part: Part
  readonly draft: Draft
}

/** [DD-10.2] to [DD-11.14] Who appears: people who are known, people made up here, and what they share. */
export function FoeBuilder({ part, draft }: Props): ReactNode {
  const { words, view } = part
  const { speak } = words
  const named = new Named(view, speak)
  const cast = draft.at(['cast']) as readonly string[]
  const sum = sumOf(draft)?.adversity ?? null
  const [isAll, setIsAll] = useState(false)
  const known = adversariesFor(view)
  const shown = isAll ? known : known.filter(({ id }, i) => i < FEW || cast.includes(id))
  const isFight = draft.at(['scene']) === 'confrontation'
  const toggle = (id: string): void => {
    const at = cast.indexOf(id)
    const next = at < 0 ? [...cast, id] : cast.filter((other) => other !== id)
    part.compose?.(draft.set(['cast'], isFight ? next : next.slice(-1)))
  }
  const field = (path: FieldPath, key: string): ReactNode => (
    <Field {...{ draft, words, path, label: speak(key) }} shape={draft.shapeAt(path)!} compose={part.compose!} />
  )
  return (
    <div className="gm-foes">
      <div className="caps">
        <span>{speak('gm.foes')}</span>
        <span>{sum === null ? speak('gm.foes.met') : speak('gm.foes.sum', { ...sum })}</span>
      </div>
      <ul className="gm-cast">
        {shown.map((who) => (
          <li key={who.id}>
            <button type="button" aria-pressed={cast.includes(who.id)} onClick={() => toggle(who.id)}>
              <b>{named.say(adversaryName(view, who))}</b>
              <small>
                {speak('board.figures', {
                  combativity: who.combativity,
                  reason: who.reason,
                  violence: who.violence,
                })}
              </small>
              <i>{adversityOf(who)}</i>
            </button>
          </li>
        ))}
      </ul>
      {known.length > FEW && (
        <button type="button" className="key small" aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
          {speak(isAll ? 'gm.cast.few' : 'gm.cast.all')}
        </button>
      )}
      <div className="composer gm-own">
        {field(['own'], 'gm.own')}
        {isFight && field(['groupTrait'], 'field.groupTrait')}
        {isFight && field(['foesNear'], 'field.foesNear')}
      </div>
    </div>
  )
}
