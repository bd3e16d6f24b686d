import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import dawn from '@shamble/game-dawn'
import dwa from '@shamble/game-dwa'
import zombies from '@shamble/game-zombies'
import { BadInput } from '@shamble/kernel'
import { found, int } from '@shamble/module'
import { catalogueGaps, gameSpeaker, speaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import { TABLE_FAULTS } from './faults.js'

const root = join(import.meta.dirname, '../..')

/** The sentences of every complaint in a folder, as they are in the code. */
function complaints(folder: string): readonly string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  const code = files
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith('text'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .join('\n')
  const calls = code.match(/(?:new BadInput\((?:[^'`]|`[^`]*`|'[^']*',)*?|fail\(|key: )\s*'(?:[^'\\]|\\.)*'/g) ?? []
  return calls.map((call) => /'((?:[^'\\]|\\.)*)'$/.exec(call)![1]!).filter((sentence) => sentence.includes(' '))
}

describe('a complaint about data from outside', () => {
  it('is an English sentence, whole and with its place', () => {
    const fault = new BadInput('options.seats', 'expected {{a}}, found {{b}}', { a: 2, b: found([]) })
    expect(fault.message).toBe('options.seats: expected 2, found a list')
    expect(fault.within('case 3').message).toBe('case 3: options.seats: expected 2, found a list')
    expect(new BadInput('', 'what {{is}} not given stays').reason).toBe('what {{is}} not given stays')
  })

  it('is said in the language of the one who reads it', () => {
    try {
      int(1, 6)(undefined, 'die')
      expect.unreachable()
    } catch (error) {
      const { said, reason } = error as BadInput
      expect(speaker('en')(said.key, said.params)).toBe(reason)
      expect(speaker('fr')(said.key, said.params)).toBe('il faut un nombre entier de 1 à 6 ; trouvé : rien')
    }
  })

  it.each([
    ['games/dawn/src', dawn],
    ['games/dwa/src', dwa],
    ['games/zombies/src', zombies],
  ] as const)('has its French wherever a person can cause it: %s', (folder, module) => {
    const said = complaints(folder)
    expect(said.length).toBeGreaterThan(40)
    const french = gameSpeaker(module as never, 'fr')
    expect(said.filter((sentence) => french(sentence) === sentence)).toEqual([])
  })

  it('has the same placeholders in both languages', () => {
    expect(catalogueGaps(TABLE_FAULTS)).toEqual([])
  })
})
