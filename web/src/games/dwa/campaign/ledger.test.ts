import type { DwaView, Human } from '@shamble/game-dwa/table'
import type { GameEvent } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { LogLine } from '../../../table/table-state.js'
import { ledgerOf, openAbilities } from './ledger.js'

const human = (id: number, change: Partial<Human>): Human =>
  ({
    id,
    team: 0,
    name: `H${id}`,
    whereabouts: 'left',
    xp: 0,
    rank: 1,
    morale: 10,
    trauma: 0,
    abilities: [],
    ...change,
  }) as Human

const line = (turn: number, kind: string, figure: number, about: GameEvent['about'] = {}, rule = 'R-83'): LogLine => ({
  seq: 1,
  turn,
  event: { kind, rule, about: { figure, ...about } },
})

const view = (...humans: readonly Human[]): DwaView => ({ humans, result: ['major'] }) as unknown as DwaView

describe('the ledger of a game', () => {
  it('[DWA-16.4.1.b] takes experience apart, and says at which level the next one begins', () => {
    const mara = human(0, { xp: 16, rank: 3, morale: 8 })
    const log = [
      line(5, 'morale', 0, { change: -2, morale: 7 }, 'DWA-13.1.b'),
      line(8, 'morale', 0, { change: -1, morale: 6 }, 'DWA-13.1.c'),
      line(11, 'experience', 0, { shot: 4, close: 2, result: 2, last: 0, total: 16 }),
      line(11, 'level', 0, { rank: 3 }),
      line(11, 'regained', 0, { points: 1, morale: 8 }),
    ]
    const { columns, fallen, result } = ledgerOf(view(mara), log, 0)
    expect(fallen).toEqual([])
    expect(result).toBe('major')
    expect(columns[0]).toMatchObject({
      xp: { before: 8, shot: 4, close: 2, result: 2, last: 0, now: 16 },
      rankBefore: 2,
      next: 25,
      morale: { before: 9, deaths: -2, turned: -1, others: 0, last: 0, regained: 1, levels: 1, now: 8 },
    })
  })

  it('[DWA-13.1.b] adds up what it has: before and all lines come to what is now', () => {
    const cases: readonly (readonly LogLine[])[] = [
      [],
      [line(2, 'morale', 0, { change: -2, morale: 8 }, 'DWA-13.1.d')],
      [line(2, 'morale', 0, { change: -2, morale: 6 }, 'DWA-13.1.b'), line(2, 'last-man', 0, { morale: 10 })],
    ]
    for (const log of cases) {
      const now = Number(log.at(-1)?.event.about?.['morale'] ?? 10)
      const { before, deaths, turned, others, last, regained, levels } = ledgerOf(
        view(human(0, { morale: now })),
        log,
        0,
      ).columns[0]!.morale
      expect(before + deaths + turned + others + last + regained + levels).toBe(now)
    }
  })

  it('[DWA-16.7.1.b] knows which trauma is of this game, disorders that it became included', () => {
    const log = [line(1, 'frightened', 0), line(3, 'frightened', 0), line(4, 'frightened', 1), line(9, 'disorder', 0)]
    const [jun] = ledgerOf(view(human(0, { trauma: 0 })), log, 0).columns
    expect(jun!.trauma).toEqual({ before: 4, gained: 2, now: 0 })
  })

  it('[DWA-16.4.1.a] has no column of experience for who fell, and says when', () => {
    const pell = human(1, { whereabouts: 'gone', diedIn: 5 })
    const log = [line(8, 'rose', 1, { zombie: -7 }), line(9, 'destroyed', -7)]
    const { columns, fallen } = ledgerOf(view(human(0, {}), pell, human(2, { team: 1 })), log, 0)
    expect(columns).toHaveLength(1)
    expect(fallen).toMatchObject([{ human: { id: 1 }, diedIn: 5, roseIn: 8, endedIn: 9 }])
  })

  it('[R-67] one ability a level may be learned, and five in all', () => {
    expect(openAbilities({ rank: 3, abilities: ['cool'] })).toBe(2)
    expect(openAbilities({ rank: 7, abilities: ['cool', 'agile', 'doctor', 'fast'] })).toBe(1)
    expect(openAbilities({ rank: 1, abilities: ['cool'] })).toBe(0)
  })
})
