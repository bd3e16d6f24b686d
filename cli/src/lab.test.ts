import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { main } from './index.js'

const folder = mkdtempSync(join(tmpdir(), 'shamble-lab-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const STUDY = `id: marks
game: tic-tac-toe
question: { en: How long should it last?, fr: Combien de temps doit-elle durer ? }
bots: random
sweep: { options: { turnLimit: [4, 0] } }
count: { reason: turn-limit }
said: { en: end at the limit, fr: se terminent à la limite }
stop: { points: 10, most: 30, look: 10, turns: 50 }
seed: '1'
`

async function run(...argv: string[]): Promise<{ code: number; text: string; errors: string }> {
  const [text, errors]: [string[], string[]] = [[], []]
  const output = { out: (line: string) => text.push(line), err: (line: string) => errors.push(line), colour: false }
  const code = await main(['lab', ...argv, '--lang', 'en'], output)
  return { code, text: text.join('\n'), errors: errors.join('\n') }
}

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const lines = (out: string): string[] => readFileSync(join(out, 'matches.jsonl'), 'utf8').trim().split('\n')

describe('shamble lab', () => {
  const study = file('marks.yaml', STUDY)

  it('answers the question, and leaves matches, figures and plots behind', async () => {
    const out = join(folder, 'whole')
    const { code, text } = await run(study, '--out', out)
    expect(code).toBe(0)
    expect(text).toContain('How long should it last?')
    expect(text).toMatch(/^lab-tic-tac-toe-/m)
    expect(readFileSync(join(out, 'share.svg'), 'utf8')).toMatch(/^<svg /)
    expect(readFileSync(join(out, 'data.csv'), 'utf8')).toMatch(/^turnLimit,bots,/)
    expect(lines(out)).toHaveLength(7)
  })

  it('goes on where it was interrupted, counts no batch twice, and comes to the same figures', async () => {
    const out = join(folder, 'parts')
    const figures = async (...argv: string[]) => JSON.parse((await run(study, '--out', out, '--json', ...argv)).text)
    expect((await figures('--batches', '2')).isOver).toBe(false)
    // Killed while it wrote: half a line is left behind.
    appendFileSync(join(out, 'matches.jsonl'), '{"arm":0,"ba')
    const parts = await figures('--batches', '1')
    expect(parts.values.map(({ matches }: { matches: number }) => matches)).toEqual([20, 10])
    const end = await figures()
    const whole = JSON.parse((await run(study, '--out', join(folder, 'whole'), '--json')).text)
    expect(end).toEqual(whole)
    expect(lines(out)).toHaveLength(7)
    expect(new Set(lines(out)).size).toBe(7)
  })

  it('runs the same study from its key', async () => {
    const { key } = JSON.parse((await run(study, '--out', join(folder, 'whole'), '--json')).text)
    const again = JSON.parse((await run(key, '--out', join(folder, 'again'), '--json')).text)
    expect(again.key).toBe(key)
    expect(lines(join(folder, 'again')).sort()).toEqual(lines(join(folder, 'whole')).sort())
  })

  it('refuses what cannot be a study in one line, and plays nothing', async () => {
    const bad = async (name: string, from: string, to: string) => {
      const { code, errors } = await run(file(name, STUDY.replace(from, to)), '--out', join(folder, name))
      expect(code).toBe(2)
      expect(errors.split('\n')).toHaveLength(1)
      return errors
    }
    expect(await bad('a.yaml', 'turnLimit: [4, 0]', 'wings: [1]')).toMatch(
      /a\.yaml: sweep\.options\.wings.*no such option/,
    )
    expect(await bad('b.yaml', '[4, 0]', '[]')).toMatch(/nothing is swept/)
    expect(await bad('c.yaml', 'most: 30', 'most: 1000000000')).toMatch(/stop\.most: expected a whole number/)
    expect(await bad('d.yaml', "seed: '1'", "seed: '1'\nrules: '99'")).toMatch(/version 99 of the rules/)
    expect(await bad('e.yaml', 'id: marks', 'id: [')).toMatch(/not YAML/)
    expect(await bad('f.yaml', "seed: '1'", 'seed: &a [*a]')).toMatch(/aliases|expected text/)
    expect((await run(join(folder, 'nowhere.yaml'))).errors).toMatch(/there is no such file$/)
    expect((await run('lab-zombies-3-00000000.AAAA')).errors).toMatch(/key: the key is damaged/)
  })

  it('refuses a folder that holds another study', async () => {
    const other = file('other.yaml', STUDY.replace("seed: '1'", "seed: '2'"))
    const { code, errors } = await run(other, '--out', join(folder, 'whole'))
    expect([code, errors]).toEqual([2, expect.stringMatching(/these are the games of another study$/)])
  })
})
