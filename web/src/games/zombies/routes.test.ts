import { seededChance } from '@shamble/chance'
import zombies from '@shamble/game-zombies'
import type { Zombies, ZombiesAction } from '@shamble/game-zombies/table'
import { describe, expect, it } from 'vitest'
import { engine, randomGame } from './random-games.js'
import { routes } from './routes.js'

/** Anyone who is asked about a card lets it pass, until a step is asked for again. */
function passOn(state: Zombies, seed: string): Zombies {
  let s = state
  for (let i = 0; i < 40 && s.frames[s.frames.length - 1]?.kind === 'window' && s.questions.length > 0; i++) {
    const applied = engine.apply(s, s.questions[0]!.seat, { type: 'pass' }, seededChance(seed, i))
    if (!applied.ok) throw new Error(applied.refusal.rule)
    s = applied.state
  }
  return s
}

/** Walks a route as the table does; says how many fights came in between. */
function walk(state: Zombies, seat: number, actions: readonly ZombiesAction[]): { fights: number; at: number } {
  let s = state
  let fights = 0
  const mover = s.frames.findLast((frame) => frame.kind === 'walk') as { seat: number } | undefined
  const who = mover === undefined ? s.active : mover.seat
  actions.forEach((action, i) => {
    const applied = engine.apply(s, seat, action, seededChance('walk', i))
    if (!applied.ok) throw new Error(`${zombies.notation.write(action)}: ${applied.refusal.rule}`)
    s = applied.state
    if (s.frames.some((frame) => frame.kind === 'fight')) fights++
    if (i < actions.length - 1) s = passOn(s, `pass ${i}`)
  })
  return { fights, at: s.position[who]! }
}

describe('routes', () => {
  it('are legal step by step, and end where they lead or where the first fight begins', () => {
    let walked = 0
    let fought = 0
    for (const interruptMode of ['polled', 'timed']) {
      for (const moment of randomGame(`routes ${interruptMode}`, { seats: 3, interruptMode }, 1500)) {
        const { state, view, choices, seat } = moment
        for (const route of routes(view, choices)) {
          const last = route.actions[route.actions.length - 1]!
          const { fights, at } = walk(state, seat, route.actions)
          expect(last.type === 'step' && last.to).toBe(at)
          const waits = view.zombie[at] !== 0 && view.foodSource < 0
          if (!waits) expect(fights).toBe(0)
          if (`s:${at}` === route.spot) walked++
          else {
            expect(waits).toBe(true)
            fought++
          }
        }
      }
    }
    expect(walked).toBeGreaterThan(200)
    expect(fought).toBeGreaterThan(20)
  })
})
