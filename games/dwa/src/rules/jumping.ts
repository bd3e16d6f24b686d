import { type Point, squaredDistance } from '@shamble/geometry'
import type { Play } from '@shamble/kernel'
import { deed, tell } from '../events.js'
import { numbersOf } from '../numbers/house-numbers.js'
import type { Dwa, Human } from '../state.js'
import type { Attempt } from './attempt.js'
import { fallShort } from './falls.js'
import { isRefusal, jumpTo } from './levels.js'
import { maybeStumble, setDown } from './set-down.js'

/** A jump that succeeded, or needed no die. */
export function land(s: Dwa, human: Human, to: Point, isPaid: boolean, play: Play): void {
  const jumped = jumpTo(s, human, to)
  // Nothing happens between the leap and the landing that could bar it.
  if (isRefusal(jumped)) return
  const { level, length, down } = jumped
  const before = { x: human.x, y: human.y }
  setDown(s, human, to, level, play)
  const path = [
    [before.x, before.y],
    [to.x, to.y],
  ]
  tell(
    s,
    play,
    deed(
      down > 0 ? 'dropped-down' : 'jumped',
      down > 0 ? 'DWA-10.f' : 'DWA-9.1.d',
      human,
      { length },
      { length, level, path },
    ),
    ['costs.jump', 'costs.longJump', 'distances.jump', 'distances.longJump'],
  )
  // A free jump is no move that counts.
  if (isPaid) maybeStumble(s, human, Math.ceil(Math.sqrt(squaredDistance(before, to))))
}

/** [DWA-9.1.e] The die of a long jump or a deep drop; an ability spares the points, not the die. */
export const longJump: Attempt = {
  rule: 'DWA-9.1.e',
  roll: 'jump',
  penalties: 'jump',
  needs: (s) => numbersOf(s.options).scores.longJump,
  done(s, { human: id, x, y, target }, { succeeds, dice, modifiers, need }, play) {
    const human = s.humans[id]!
    tell(
      s,
      play,
      { ...deed(succeeds ? 'jump-held' : 'jump-failed', 'DWA-9.1.e', human, {}, { need }), dice, modifiers },
      ['scores.longJump'],
    )
    if (succeeds) land(s, human, { x, y }, target === PAID, play)
    else fallShort(s, human, { x, y }, play)
  },
}

/** What `target` says of a jump: whether it was paid for. */
export const PAID = 1
