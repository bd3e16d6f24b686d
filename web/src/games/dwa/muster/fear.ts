import { type DwaView, fearModifiers, type Human, type Zombie } from '@shamble/game-dwa/table'
import type { Archetype } from '@shamble/game-dwa/teams'

/** How likely two dice come to at most so much. */
export function atMost(total: number): number {
  let ways = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b <= total) ways++
  return ways / 36
}

/** [DWA-13.a] The chance to stay calm beside one friend with two of the dead within 10 cm, as the rules reckon it. */
export function calmChance(view: DwaView, archetype: Archetype, morale: number): number {
  const human = (id: number): Human =>
    ({
      id,
      team: 0,
      x: 0,
      y: 0,
      level: 0,
      whereabouts: 'table',
      wounds: 0,
      archetype,
      now: { motivates: false },
    }) as Human
  const dead = (id: number): Zombie => ({ id, x: 0, y: 0, level: 0 }) as Zombie
  const [me, friend] = [human(0), human(1)]
  const table = { ...view, humans: [me, friend], zombies: [dead(-1), dead(-2)] }
  const { value, dice } = fearModifiers(table, me, 'none')
  const need = value.reduce((sum, one) => sum + one.value, morale)
  return atMost(need - dice.reduce((sum, one) => sum + one.value, 0))
}
