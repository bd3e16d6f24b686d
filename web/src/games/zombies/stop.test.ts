import { movementOf, TITLES, topFrame, type ZombiesAction, type ZombiesView } from '@shamble/game-zombies/table'
import type { PlainChoices } from '@shamble/host'
import type { WindowFrame } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { randomGame } from './random-games.js'
import { stop } from './stop.js'

interface Open {
  readonly view: ZombiesView
  readonly choices: PlainChoices
  readonly top: WindowFrame
}

/** Every window of a few games in which people do whatever comes. */
function* windows(): Generator<Open> {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
    for (const { view, choices } of randomGame(`stop ${seed}`, { seats: 3, interruptMode: 'polled' }, 1500)) {
      const top = topFrame(view)
      if (top?.kind === 'window') yield { view, choices, top }
    }
}

const OPEN = [...windows()]
const canPlay = (choices: PlainChoices, ...ids: readonly string[]): boolean =>
  (choices.actions as readonly ZombiesAction[]).some(
    (action) => action.type === 'play' && ids.includes(TITLES[action.card]!.id),
  )
const isRival = ({ top, view }: Open): boolean => top.by !== view.viewer
/** A case that never comes up tests nothing. */
function some(found: readonly Open[]): readonly Open[] {
  expect(found.length).toBeGreaterThan(0)
  return found
}

describe('when a window stops someone', () => {
  it('asks once about a card that can wait for a rival’s roll', () => {
    const untied = OPEN.filter((open) => isRival(open) && canPlay(open.choices, 'your-shoes-untied'))
    const before = untied.filter(({ top, choices }) => top.of === 'pre-move' && !canPlay(choices, 'what-is-that-smell'))
    for (const { view, choices } of some(before)) expect(stop(view, choices)).toBe('quiet')
    const after = untied.filter(({ top, view }) => top.of === 'move-set' && (movementOf(view)?.total ?? 0) > 1)
    for (const { view, choices } of some(after)) expect(stop(view, choices)).toBe('offer')
  })

  it('asks before a rival’s roll about a card that has no other moment', () => {
    const smell = OPEN.filter((open) => isRival(open) && canPlay(open.choices, 'what-is-that-smell'))
    for (const { view, choices } of some(smell)) expect(stop(view, choices)).toBe('offer')
  })

  it('tells of a card at oneself, and not of one at someone else', () => {
    const at = ({ top }: Open): number => (top.about as unknown as { seat: number }).seat
    const announced = OPEN.filter((open) => open.top.of === 'announce' && isRival(open) && at(open) >= 0)
    for (const { view, choices } of some(announced.filter((open) => at(open) === open.view.viewer)))
      expect(stop(view, choices)).toBe('offer')
    for (const { view, choices } of some(
      announced.filter((open) => at(open) !== open.view.viewer && at(open) !== open.top.by),
    ))
      expect(stop(view, choices)).toBe('quiet')
  })

  it('passes over a rival’s step, whatever goes at any time', () => {
    const steps = OPEN.filter((open) => isRival(open) && open.top.of === 'step' && open.choices.actions.length > 1)
    for (const { view, choices } of some(steps)) expect(stop(view, choices)).toBe('quiet')
  })

  it('asks before every die of the viewer’s own fight', () => {
    const mine = OPEN.filter((open) => !isRival(open))
    for (const { view, choices } of some(mine.filter(({ top }) => top.of === 'combat')))
      expect(stop(view, choices)).toBe('ask')
  })

  it('tells nothing of a hand: where only a pass is known, the same is asked of everybody', () => {
    for (const { view, choices, top } of OPEN) {
      if (top.by === view.viewer || top.of === 'announce' || top.of === 'tile-drawn') continue
      const known = { ...choices, actions: choices.actions.filter(({ type }) => type === 'pass') }
      const isAsked = top.of === 'pre-move' || (top.of === 'move-set' && (movementOf(view)?.total ?? 0) > 1)
      expect(stop(view, known)).toBe(isAsked ? 'offer' : 'quiet')
    }
  })
})
