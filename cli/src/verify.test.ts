import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commitTo, systemChance } from '@shamble/chance'
import brawl from '@shamble/example-graveyard-brawl'
import { Engine } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { commitmentsOf, fileOf, hashOfEntry, Match } from '@shamble/record'
import { afterAll, describe, expect, it } from 'vitest'
import { main } from './index.js'

const folder = mkdtempSync(join(tmpdir(), 'shamble-verify-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A match whose dice can be checked, given up after some answers. */
function played(): string {
  const { game } = brawl as unknown as GameModule
  const [master, reveal] = ['7'.repeat(64), '8'.repeat(64)]
  const line = { ...commitmentsOf(master, 'o7'), parts: [{ seats: [0], commit: commitTo(reveal), reveal }] }
  const engine = new Engine(game)
  const options = resolveOptions(game.options, {})
  const match = Match.create(engine, { options, salt: 's' }, systemChance(), { line, master })
  for (let i = 0; i < 30 && match.state.outcome === null; i++) {
    const { seat } = match.state.questions[0]!
    match.answer(seat, engine.choices(match.state, seat).actions[0], systemChance())
  }
  const { seat } = match.state.questions[0]!
  if (match.state.outcome === null) match.answer(seat, { type: 'resign' }, systemChance())
  return fileOf([match.text()])
}

async function verify(text: string, ...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  const path = join(folder, 'some.match')
  writeFileSync(path, text)
  const [out, err]: [string[], string[]] = [[], []]
  const code = await main(['verify', path, ...argv], {
    colour: false,
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
  })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

describe('shamble verify', () => {
  const whole = played()

  it('says that the dice agree, and who has added to them', async () => {
    const { code, out } = await verify(whole)
    expect(code).toBe(0)
    expect(out).toMatch(/^The dice agree: all [1-9]\d* rolls and draws are what was committed before the game\.\n/)
    expect(out).toMatch(/Added to the dice by: \S+.*\.\nCommitment: [0-9a-f]{64}$/)
    expect((await verify(whole, '--lang', 'fr')).out).toContain('Les dés concordent')
    const data = JSON.parse((await verify(whole, '--json')).out) as object
    expect(data).toMatchObject({ game: 'graveyard-brawl', agrees: true, matches: [{ agrees: true, match: 'o7' }] })
  })

  it('says the first thing that does not agree, in one line', async () => {
    const lines = whole.trimEnd().split('\n')
    const at = lines.findLastIndex((line) => line.includes('"master"'))
    const entry = JSON.parse(lines[at]!) as unknown[]
    const body = entry.slice(0, -1)
    body[6] = { ...(body[6] as object), master: '9'.repeat(64) }
    const before = lines.slice(0, at).findLast((line) => line.startsWith('['))!
    const hash = hashOfEntry((JSON.parse(before) as string[]).at(-1)!, body as never)
    const forged = fileOf([`${[...lines.slice(0, at), JSON.stringify([...body, hash])].join('\n')}\n`])
    const { code, out } = await verify(forged)
    expect([code, out]).toEqual([
      1,
      'The dice are not proven: line 2: the secret that was opened is not the one that was committed to',
    ])
    expect(JSON.parse((await verify(forged, '--json')).out)).toMatchObject({ agrees: false })
    expect((await verify(whole.replace(/"closed":\d/, '"closed":7'))).out).toContain('the file was changed')
  })

  it('tells what is no game at all', async () => {
    expect(await verify('nonsense')).toMatchObject({ code: 2, out: '' })
  })
})
