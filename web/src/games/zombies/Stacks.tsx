import { isMapShut, tilesOf } from '@shamble/game-zombies/table'
import { type ReactNode, useMemo } from 'react'
import { Rule } from '../../table/Rule.js'
import type { Part } from './part.js'
import { kindName } from './spots.js'
import { stackSentence } from './stack-sentence.js'
import { streetsSaid } from './streets.js'

/** The name of the game, and the tiles that nobody has seen yet: that much everybody can work out. */
export function Stacks({ part }: { part: Part }): ReactNode {
  const { view, words } = part
  const { sentence, rule } = stackSentence(part)
  const { kinds } = tilesOf(view.options)
  const isShut = useMemo(() => isMapShut(view), [view])
  const stacks = isShut ? [] : [view.townStack, ...(view.baseOpen ? [view.baseStack] : [])]
  return (
    <div className="col zmb-stacks">
      <div className="caps">
        <span>{words.speak(isShut ? 'zombies.stacks.shut' : 'zombies.stacks')}</span>
        <Rule id={rule} open={part.openRule} />
      </div>
      <p className="headline">{words.speak('game.name')}</p>
      <Streets part={part} />
      <p className="told">{sentence}</p>
      {stacks.map((stack, i) => (
        <p key={i === 0 ? 'town' : 'base'} className="told names">
          <b>{words.speak(i === 0 ? 'zombies.stacks.town' : 'zombies.stacks.base')}</b>{' '}
          {[
            ...stack
              .filter((kind) => kinds[kind]!.isNamed || kinds[kind]!.id === 'front_gate')
              .map((kind) => kindName(kinds[kind]!, words)),
            words.speak('zombies.stacks.roads', { count: stack.filter((kind) => kinds[kind]!.name === null).length }),
          ].join(' · ')}
        </p>
      ))}
    </div>
  )
}

/** What the place that is looked at leaves of the streets. */
function Streets({ part }: { part: Part }): ReactNode {
  const { view, words, pointed } = part
  const said = useMemo(
    () => (pointed?.type === 'place' ? streetsSaid(view, pointed, words) : null),
    [view, words, pointed],
  )
  if (said === null) return null
  return (
    <p className={said.isWarning ? 'told streets warn' : 'told streets'} role="status">
      <span>{said.whole}</span> <Rule id={said.rule} open={part.openRule} />
    </p>
  )
}
