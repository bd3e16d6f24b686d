import type { DeadDiceView } from '@shamble/game-dead-dice/table'
import type { DwaView } from '@shamble/game-dwa/table'
import type { GameEvent, ViewBase } from '@shamble/kernel'
import type { LogEntry } from '@shamble/record'
import { describe, expect, it } from 'vitest'
import { replay as diceReplay } from './dead-dice/race.js'
import * as dice from './dead-dice/scene.js'
import diceEn from './dead-dice/text/table.en.js'
import diceFr from './dead-dice/text/table.fr.js'
import { replay as dwaReplay } from './dwa/race.js'
import * as dwa from './dwa/scene.js'
import dwaEn from './dwa/text/table.en.js'
import dwaFr from './dwa/text/table.fr.js'
import type { Words } from './table-game.js'

const event = (kind: string, seat: number, about: GameEvent['about'] = {}): GameEvent => ({
  kind,
  rule: 'X',
  seat,
  about,
})
const words: Words = { speak: (key) => key, language: 'en', seat: String }
const entry = (...events: GameEvent[]): LogEntry => ({ seq: 0, after: 1, turn: 1, seat: 0, answer: null, events })
const turn = <V extends ViewBase>(view: object, ...events: GameEvent[]) => ({
  turn: 1,
  entries: [entry(...events)],
  view: view as unknown as V,
})
const has = (catalogue: Readonly<Record<string, string>>, key: string): boolean =>
  key in catalogue || `${key}_other` in catalogue

const TEAMS = {
  viewer: 0,
  destroyed: 3,
  humans: [
    { id: 0, name: 'Mara', team: 0 },
    { id: 1, name: 'Jun', team: 1 },
  ],
}

describe('small moments of Dead Walk Again', () => {
  it.each(['destroyed', 'left', 'wounded', 'out-of-fuel', 'chainsaw-empty'])(
    '%s is the viewer’s own, small, and has words',
    (kind) => {
      const own = event(kind, 0, { figure: -4 })
      expect(dwa.hasScene(own, 0)).toBe(true)
      expect(dwa.isBriefScene(own)).toBe(true)
      expect(dwa.hasScene(own, 1)).toBe(false)
      const { title } = dwa.scene(own, TEAMS as unknown as DwaView, words)
      expect([has(dwaEn, title), has(dwaFr, title)]).toEqual([true, true])
    },
  )

  it('a death in the viewer’s own team is the weightiest of a replay', () => {
    const [mine, theirs] = dwaReplay.moments(
      [turn<DwaView>(TEAMS, event('died', 0, { figure: 0 }), event('died', 1, { figure: 1 }))],
      words,
    )
    expect(mine!.weight).toBeGreaterThan(100)
    expect(theirs!.weight).toBeLessThan(100)
  })
})

describe('small moments of Dead Dice', () => {
  it.each(['zombies-killed', 'special-killed.massive', 'survival-lost', 'weapon-lost'])(
    '%s is the viewer’s own, small, and has words',
    (kind) => {
      const own = event(kind, 0, { count: 2 })
      expect(dice.hasScene(own, 0)).toBe(true)
      expect(dice.isBriefScene(own)).toBe(true)
      expect(dice.hasScene(own, 1)).toBe(false)
      const { title } = dice.scene(own, { viewer: 0, survivors: [] } as unknown as DeadDiceView, words)
      expect([has(diceEn, title), has(diceFr, title)]).toEqual([true, true])
    },
  )

  it('the viewer’s own death is the weightiest of a replay', () => {
    const [mine, theirs] = diceReplay.moments(
      [turn<DeadDiceView>({ viewer: 0 }, event('died.eaten', 0), event('died.eaten', 1))],
      words,
    )
    expect(mine!.weight).toBeGreaterThan(100)
    expect(theirs!.weight).toBeLessThan(100)
  })
})
