import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameModule } from '@shamble/module'
import { knock } from '@shamble/testkit'
import { afterAll, describe, expect, it } from 'vitest'
import { findGames, loadGame } from '../find-games.js'
import { whyNotGolden } from './check.js'
import { main } from './index.js'
import { FEWEST, forgetRecords, goldenRecords, makeRecords, unkept } from './records.js'
import { variantsOf } from './variants.js'

/** Of so many records one is played again from its first answer; `npm run reliability` does it with all. */
const ONE_IN = 24

const games = findGames().filter(({ folder }) => folder.startsWith('games/'))

describe('golden records', () => {
  it.each(games)('of $id are answered for by the rules of now', async (found) => {
    const module = await loadGame(found)
    const records = goldenRecords(found.id)
    const faults = records.flatMap((record, i) => {
      const fault = whyNotGolden(module, record, i % ONE_IN === 0 ? 'all' : 'last')
      return fault === null ? [] : [`${record.name}: ${fault}`]
    })
    expect(faults).toEqual([])
  })

  it.each(games)('of $id are as many as there should be, of every preset, mode and scenario', async (found) => {
    const module = await loadGame(found)
    const records = goldenRecords(found.id)
    const isOver = ({ text }: (typeof records)[number]): boolean => /\n\{"snapshot":.*\n\{"closed":\d+\}\n$/.test(text)
    const finished = records.filter(({ name, text }) => name.includes('-finished-') && isOver({ name, text }))
    const broken = records.filter(({ name, text }) => name.includes('-broken-') && !isOver({ name, text }))
    expect(finished.length + broken.length).toBe(records.length)
    expect(finished.length).toBeGreaterThanOrEqual(FEWEST.finished)
    expect(broken.length).toBeGreaterThanOrEqual(FEWEST.broken)
    for (const { name } of variantsOf(module))
      expect(records.filter((record) => record.name.includes(`-${name}-`)).length, name).toBeGreaterThan(0)
  })
})

const folder = mkdtempSync(join(tmpdir(), 'shamble-golden-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const now = knock as unknown as GameModule
const ruled = (game: Partial<GameModule['game']>): GameModule => ({ ...now, game: { ...now.game, ...game } })

describe('a change of rules', () => {
  const faultsUnder = (module: GameModule): (string | null)[] =>
    goldenRecords('knock', folder).map((record) => whyNotGolden(module, record, 'all'))

  it('has an answer for the records of earlier rules, or is found out', () => {
    expect(unkept(now, folder)).toHaveLength(variantsOf(now).length)
    const made = makeRecords(now, () => {}, folder)
    expect(made).toBeGreaterThanOrEqual(FEWEST.finished + FEWEST.broken)
    expect(unkept(now, folder)).toEqual([])
    expect(faultsUnder(now).filter((fault) => fault !== null)).toEqual([])

    const silent = ruled({ rulesVersion: '3', continues: {} })
    for (const fault of faultsUnder(silent))
      expect(fault).toContain('rules 3 cannot continue a game played with rules 2')

    const heirs = ruled({ rulesVersion: '3', continues: { '2': (snapshot) => snapshot } })
    expect(faultsUnder(heirs).filter((fault) => fault !== null)).toEqual([])

    const wrong = ruled({ rulesVersion: '3', continues: { '2': (snapshot) => ({ ...(snapshot as object), held: 7 }) } })
    for (const fault of faultsUnder(wrong)) expect(fault).not.toBeNull()
  })

  it('that nobody has told by a version is found out by the states', () => {
    const setup: GameModule['game']['setup'] = (options, play) => {
      const state = now.game.setup(options, play)
      return { ...state, score: (state as unknown as { score: number[] }).score.map(() => 1) }
    }
    for (const fault of faultsUnder(ruled({ setup }))) expect(fault).toContain('the position is not the one')
  })

  it('by a preset that is new adds a finished and a broken-off match of it, and leaves the others', () => {
    const { options } = now.game
    const more = ruled({ options: { ...options, presets: { ...options.presets, fresh: { top: 6 } } } })
    const before = goldenRecords('knock', folder)
    expect(unkept(more, folder).map((variant) => variant.name)).toEqual(['fresh'])
    expect(makeRecords(more, () => {}, folder)).toBe(2)
    const after = goldenRecords('knock', folder)
    expect(after.filter((record) => !before.some(({ name }) => name === record.name))).toHaveLength(2)
    for (const kind of ['finished', 'broken'])
      expect(after.filter((record) => record.name.includes(`-${kind}-fresh-`))).toHaveLength(1)
    expect(unkept(more, folder)).toEqual([])
  })

  it('and a log that does not read are found out', () => {
    const mute = { ...now, text: { ...now.text, fr: {} } }
    expect(faultsUnder(mute).filter((fault) => fault?.includes('does not read in fr')).length).toBeGreaterThan(0)
  })

  it('leaves the records of other rules where they are when its own are made anew', () => {
    const before = goldenRecords('knock', folder).length
    forgetRecords(ruled({ rulesVersion: '3' }), folder)
    expect(goldenRecords('knock', folder)).toHaveLength(before)
    forgetRecords(now, folder)
    expect(goldenRecords('knock', folder)).toEqual([])
  })
})

describe('npm run golden', () => {
  it('says how it is used', async () => {
    const printed: string[] = []
    expect(await main([], (text) => void printed.push(text))).toBe(2)
    expect(await main(['--add', 'no-game'], (text) => void printed.push(text))).toBe(2)
    expect(printed.join('\n')).toContain('npm run golden')
  })
})
