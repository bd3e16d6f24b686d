import type { DwaAction } from '@shamble/game-dwa/table'
import { describe, expect, it } from 'vitest'
import type { Part } from '../part.js'
import { campaignKeys } from './keys.js'
import { ledgerOf } from './ledger.js'
import { after } from './moments.fixture.js'
import { comingFor } from './Side.js'
import { campaignTwin } from './twin.js'
import { campaignBar, campaignPrompt } from './words.js'

const ids = (part: Part): string[] =>
  campaignKeys(part)!.map(
    ({ id, refusal, main }) => `${id}${refusal === null ? '' : ` (${refusal.rule})`}${main ? ' !' : ''}`,
  )

/** What pressing a key answers or opens. */
function pressed(part: Part, id: string): DwaAction | string | null {
  let done: DwaAction | string | null = null
  const key = campaignKeys({
    ...part,
    answer: (action) => {
      done = action
    },
    openMenu: (menu) => {
      done = menu
    },
  })!.find((one) => one.id === id)!
  key.run()
  return done
}

describe('keys after a game', () => {
  it('[DWA-16.7.2.a] roll a disorder, or take the one that was picked in the list', () => {
    const part = after('disorder', (state) => {
      state.humans[0]!.trauma = 6
    })
    expect(ids(part)).toEqual(['disorder h0 roll rage !', 'pick (DWA-16.7.2.a)'])
    const picked = { ...part, menu: 'disorder paranoid' }
    expect(ids(picked)).toEqual(['disorder h0 pick paranoid !', 'disorder h0 roll rage'])
    expect(pressed(picked, 'disorder h0 pick paranoid')).toMatchObject({ how: 'pick', disorder: 'paranoid' })
    expect(campaignPrompt(part.view, part.view.questions[0]!, part.words)?.ask).toContain('Mara')
  })

  it('[DWA-16.4.2.d] teach what was picked on the board to anyone who has risen', () => {
    const part = after('learn')
    expect(ids(part)).toEqual(['pick (DWA-16.5.b)', 'close'])
    const picked = { ...part, menu: 'learn 0 agile' }
    expect(ids(picked)).toEqual(['learn h0 agile !', 'close'])
    expect(pressed(picked, 'learn h0 agile')).toEqual({ type: 'learn', human: 0, ability: 'agile' })
    expect(ids({ ...part, menu: 'learn 0 killer' })[0]).toBe('pick (DWA-16.5.b)')
  })

  it('[R-87] treat wounds, and hand a thing that was picked to anyone who may carry it', () => {
    const part = after('gear')
    expect(ids(part)).toEqual(['heal h1 h1 mediumKit !', 'close'])
    const given = ids({ ...part, menu: 'give 0 0' })
    expect(given).toEqual(['refused handOver h0 h1 0 (DWA-11.1.c)', 'back'])
    const bat = { ...part, menu: 'give 0 1' }
    expect(ids(bat)).toEqual(['handOver h0 h1 1 !', 'back'])
    expect(pressed(bat, 'handOver h0 h1 1')).toMatchObject({ type: 'handOver', from: 0, to: 1 })
    expect(pressed(bat, 'back')).toBeNull()
  })

  it('are not there before the end', () => {
    expect(campaignKeys(after('deploy'))).toBeNull()
    expect(campaignBar(after('deploy').view, after('deploy').words)).toBeNull()
  })
})

describe('an aftermath', () => {
  const part = after('learn')
  const ledger = ledgerOf(part.view, part.log, 0)

  it('[DWA-16.4.1.b] has the ledger that its record tells: three points for a major victory of the dead', () => {
    expect(ledger.result).toBe('deadMajor')
    expect(
      ledger.columns.map(({ xp, rankBefore, human }) => [xp.before, xp.result, xp.now, rankBefore, human.rank]),
    ).toEqual([
      [4, 3, 7, 1, 2],
      [0, 3, 3, 1, 1],
    ])
    expect(ledger.columns[0]!.morale).toMatchObject({ before: 10, levels: 1, now: 11 })
  })

  it('says what is decided now and what comes then', () => {
    expect(campaignBar(part.view, part.words)?.phases.find(({ current }) => current)?.name).toBe('Abilities')
    expect(comingFor(part, ledger).map(({ step }) => step)).toEqual(['gear'])
    const over = after('over')
    expect(campaignBar(over.view, over.words)?.phases.find(({ current }) => current)?.name).toBe('Next')
  })

  it('is read as well: a section for each survivor', () => {
    expect(campaignTwin(part)?.sections.map(({ title, note }) => [title, note])).toEqual([
      ['Mara', 'Level 2'],
      ['Rosa', 'Level 1'],
      ['The fallen', '0'],
    ])
  })
})
