import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogueGaps, speaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import { main } from '../index.js'
import { cliFaults } from './faults.js'

const SOURCES = join(import.meta.dirname, '..')

/** Every sentence that the code of this folder complains with. */
function complaints(): readonly string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  const code = files
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
  const calls = code.join('\n').match(/new BadInput\((?:'[^']*'|`[^`]*`|[\w.]+),\s*'[^']*'/g) ?? []
  return calls.map((call) => /'([^']*)'$/.exec(call)![1]!).filter((sentence) => sentence.includes(' '))
}

async function said(...argv: string[]): Promise<string> {
  const lines: string[] = []
  const code = await main(argv, { colour: false, out() {}, err: (line) => void lines.push(line) })
  expect(code).toBe(2)
  return lines.join('\n')
}

describe('a complaint of the command line', () => {
  it('has its French, with the same placeholders', () => {
    const french = speaker('fr', cliFaults.fr)
    expect(complaints().length).toBeGreaterThan(15)
    expect(complaints().filter((sentence) => french(sentence) === sentence)).toEqual([])
    expect(catalogueGaps(cliFaults)).toEqual([])
  })

  it('is said in the language that was asked for', async () => {
    expect(await said('replay', 'no-such-file', '--lang', 'en')).toBe('shamble: no-such-file: there is no such file')
    expect(await said('replay', 'no-such-file', '--lang', 'fr')).toBe('shamble: no-such-file: ce fichier n’existe pas')
    // What the options of a game refuse is said by the table, what its rules refuse by the game itself.
    const options = ['sim', 'zombies', '--games', '1', '--set', 'seats=9', '--lang', 'fr']
    expect(await said(...options)).toMatch(/^shamble: options\.seats: il faut un nombre entier de \d à \d/)
  })
})
