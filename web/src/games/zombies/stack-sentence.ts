import { isMapShut, isOnlyCollection, tilesUnseen } from '@shamble/game-zombies/table'
import type { Part } from './part.js'

/** `16 town tiles unseen. The helipad is at the bottom of the stack.` */
export function stackSentence({ view, words }: Pick<Part, 'view' | 'words'>): { sentence: string; rule: string } {
  const { town, base } = tilesUnseen(view)
  if (isMapShut(view))
    return { sentence: words.speak('zombies.unseen.shut', { count: town + base }), rule: 'ZMB-1.3.1.l' }
  const parts = [words.speak('zombies.unseen.town', { count: town })]
  if (view.options.expansion === 'militaryBase')
    parts.push(words.speak(view.baseOpen ? 'zombies.unseen.base' : 'zombies.unseen.closed', { count: base }))
  if (view.helipadLeft && !isOnlyCollection(view))
    parts.push(words.speak(`zombies.unseen.${view.options.townHelipadPosition}`))
  return { sentence: parts.join(' '), rule: 'ZMB-1.2.d' }
}
