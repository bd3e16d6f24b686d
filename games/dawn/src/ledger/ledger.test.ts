import { createHash } from 'node:crypto'
import { RULE_CLASSES } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import classes from './classes.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import { ledger } from './index.js'

// What scripts/import-ledger.mjs printed when en.json was written. A new import changes both.
const IMPORTED_COUNT = 334
const IMPORTED_SHA256 = '205a505ec2ad8f899956a9c6e8f26f98621bc73fd8aff523a92847f99062a4a3'

const ids = Object.keys(en)

const FAULTS: readonly (readonly [string, RegExp])[] = [
  ['nothing', /^\s*$/],
  ['a backtick', /`/],
  ['bold or italic marks', /\*|__/],
  ['a table bar', /\|/],
  ['a heading', /#/],
  ['a link', /\]\(/],
  ['an escape', /\\/],
  ['a list mark', /^\s*[-+] /],
  ['a line break or doubled space', /[\n\r\t]| {2}/],
  ['space around it', /^\s|\s$/],
  ['no full stop', /[^.!?)"»]$/],
]

function faultsOf(text: string): string[] {
  return FAULTS.filter(([, sign]) => sign.test(text)).map(([name]) => name)
}

/** The same figures in both languages, whatever the word order: dice, costs, squares and rule numbers. */
function figures(text: string): string {
  return (text.match(/\d+/g) ?? []).sort().join(' ')
}

// French says once what English says twice: the "1 MP" of a step, and the square both lines of sight start from.
const FIGURES_SAID_OTHERWISE = ['DAWN-5.6.b', 'K05']

describe('the ledger', () => {
  it('is the one that was imported', () => {
    expect(ids).toHaveLength(IMPORTED_COUNT)
    const written = `${JSON.stringify(en, null, 2)}\n`
    expect(createHash('sha256').update(written).digest('hex')).toBe(IMPORTED_SHA256)
  })

  it('has the same ids in the same order in English, in French and in the classes', () => {
    expect(Object.keys(fr)).toEqual(ids)
    expect(Object.keys(classes)).toEqual(ids)
    expect(ledger.map(({ id }) => id)).toEqual(ids)
  })

  it('knows only the three classes and uses each', () => {
    expect(new Set(Object.values(classes))).toEqual(new Set(RULE_CLASSES))
  })

  it.each([
    ['English', Object.entries(en)],
    ['French', Object.entries(fr)],
  ])('leaves no markdown and no empty text in %s', (_, texts) => {
    const faulty = texts.map(([id, text]) => [id, ...faultsOf(text)]).filter(([, ...faults]) => faults.length > 0)
    expect(faulty).toEqual([])
  })

  it('would notice a text that is not clean', () => {
    for (const bad of ['', 'See `DAWN-1.0.a`.', 'A **bold** word.', '- A list.', 'a | b.', 'No stop'])
      expect(faultsOf(bad), bad).not.toEqual([])
  })

  it('gives the same figures in both languages', () => {
    const differing = ledger.filter((entry) => figures(entry.en) !== figures(entry.fr)).map(({ id }) => id)
    expect(differing).toEqual(FIGURES_SAID_OTHERWISE)
  })

  it('refers only to rules that it has', () => {
    const known = new Set(ids)
    const named = ledger.flatMap((entry) => `${entry.en} ${entry.fr}`.match(/DAWN-[A-Z]+\.\d+/g) ?? [])
    expect(named.filter((id) => !known.has(id))).toEqual([])
  })

  it('is written in French with French apostrophes', () => {
    const straight = Object.entries(fr).filter(([, text]) => /\p{L}'\p{L}/u.test(text))
    expect(straight).toEqual([])
  })
})
