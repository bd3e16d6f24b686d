import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { analysisOf, analysisText, type Findings, finding, type Thoroughness } from '@shamble/analysis'
import { atOnce } from '@shamble/bots'
import { seededChance } from '@shamble/chance'
import { Engine } from '@shamble/kernel'
import { LANGUAGES, resolveOptions } from '@shamble/module'
import { fileOf, Match } from '@shamble/record'
import { gameSpeaker } from '@shamble/text'
import { afterAll, describe, expect, it } from 'vitest'
import { loadGame } from './catalogue.js'
import { main } from './index.js'

const folder = mkdtempSync(join(tmpdir(), 'shamble-analyse-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function run(name: string, record: string, lang = 'en'): Promise<{ code: number; said: string[] }> {
  const file = join(folder, name)
  writeFileSync(file, record)
  const said: string[] = []
  const output = { out: (line: string) => said.push(line), err: (line: string) => said.push(line), colour: false }
  return { code: await main(['analyse', file, '--lang', lang], output), said }
}

describe('shamble analyse', () => {
  it('refuses what cannot be analysed in one line', async () => {
    const { game } = await loadGame('tic-tac-toe')
    const engine = new Engine(game)
    const given = { options: resolveOptions(game.options, {}), salt: 's', notes: {} }
    const match = Match.create(engine, given as never, null as never)
    const over = await run('running', fileOf([match.text()]))
    expect(over).toEqual({ code: 2, said: [expect.stringMatching(/running: games of this kind cannot be analysed/)] })
    expect((await run('french', fileOf([match.text()]), 'fr')).said[0]).toContain('ne peuvent pas être analysées')
    const forged = await run('forged', fileOf([match.text()]).replace('tic-tac-toe', 'connect-four'))
    expect([forged.code, forged.said.length]).toEqual([2, 1])
    expect((await run('nothing', '{}')).code).toBe(2)
  })

  it('refuses a game that is still running: its secrets are its players’', async () => {
    const { game, unattended } = await loadGame('zombies')
    const options = resolveOptions(game.options, { ...unattended, seats: 2 })
    const chance = {
      die: () => 1,
      dice: (n: number) => Array(n).fill(1),
      draw: (bag: never[]) => bag[0],
      tie: (bag: never[]) => bag[0],
    }
    const match = Match.create(new Engine(game), { options, salt: 's', notes: {} } as never, chance as never)
    expect(await run('zombies', fileOf([match.text()]))).toEqual({
      code: 2,
      said: [expect.stringMatching(/zombies: the game is still running: an analysis would reveal its secrets$/)],
    })
  })
})

/** So little thought that a test can wait for it. */
const LITTLE: Thoroughness = {
  marks: [2],
  quick: { candidates: 1, screen: 1, finalists: 0, check: 1, doubt: 1 },
  long: { candidates: 0, screen: 1, finalists: 1, check: 2, doubt: 1 },
  sure: { candidates: 0, screen: 1, finalists: 1, check: 2, doubt: 1 },
}

describe.each(['dawn', 'dead-dice', 'dwa', 'zombies'])('an analysis of %s', (id) => {
  it('adds up to the tenth for every seat, and says what a point is in both languages', async () => {
    const module = await loadGame(id)
    const { game, unattended, lookahead } = module
    const options = resolveOptions(game.options, { ...unattended, turnLimit: 2 })
    const engine = new Engine(game)
    const match = Match.create(engine, { options, salt: 's', notes: {} } as never, seededChance('short'))
    const dice = seededChance('short', 'dice')
    while (match.state.outcome === null) {
      const { seat } = match.state.questions[0]!
      match.answer(seat, lookahead!.policy(match.state, seat, engine.choices(match.state, seat), null), dice)
    }
    const looking = finding(module, match as never, LITTLE, { share: { which: 0, of: 1 }, persons: [] })
    const { ledger, contenders, marks } = analysisOf([atOnce(looking as Generator<void, Findings>)])
    expect(contenders.length).toBeGreaterThan(0)
    expect(marks.length).toBeGreaterThan(1)
    for (const { start, dice: luck, choices, others, end } of ledger)
      expect(Math.round(10 * (start + luck + choices + others))).toBe(Math.round(10 * end))
    for (const language of LANGUAGES) {
      const speak = gameSpeaker(module, language, analysisText[language])
      expect(speak('analysis.stake')).toMatch(/100|hundred|cent/)
    }
  })
})
