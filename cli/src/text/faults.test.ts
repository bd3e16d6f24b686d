import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogueGaps, speaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import { main } from '../index.js'
import { cliFaults } from './faults.js'

const SOURCES = join(import.meta.dirname, '..')

const SERVER = join(import.meta.dirname, '../../../server/src')

/** Every sentence that the code of these files complains with, those for a code of the system included. */
function complaints(folder = SOURCES, isLooked = (_file: string) => true): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const code = files
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && isLooked(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  const calls = code.join('\n').match(/(?:new BadInput\((?:'[^']*'|`[^`]*`|[\w.]+),|\b[EZ]_?[A-Z_]+:)\s*'[^']*'/g) ?? []
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

  it('has its French where a server cannot start or a backup cannot be made', () => {
    const told = complaints(SERVER, (file) => !/^(lines|sqlite-store)\.ts/.test(file))
    expect(told.length).toBeGreaterThan(18)
    const french = speaker('fr', cliFaults.fr)
    expect(told.filter((sentence) => french(sentence) === sentence)).toEqual([])
  })

  it('is said in the language that was asked for', async () => {
    expect(await said('replay', 'no-such-file', '--lang', 'en')).toBe('shamble: no-such-file: there is no such file')
    expect(await said('replay', 'no-such-file', '--lang', 'fr')).toBe('shamble: no-such-file: ce fichier n’existe pas')
    // What the options of a game refuse is said by the table, what its rules refuse by the game itself.
    const options = ['sim', 'zombies', '--games', '1', '--set', 'seats=9', '--lang', 'fr']
    expect(await said(...options)).toMatch(/^shamble: options\.seats: il faut un nombre entier de \d à \d/)
  })
})
