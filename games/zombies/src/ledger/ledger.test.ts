import { createHash } from 'node:crypto'
import { RULE_CLASSES } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { TITLES } from '../cards/titles.js'
import { text } from '../text/index.js'
import classes from './classes.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import { ledger } from './index.js'

// What scripts/import-ledger.mjs printed when en.json was written. A new import changes both.
const IMPORTED_COUNT = 179
const IMPORTED_SHA256 = '0d9262d2b7186067ec80903e378d18ff8baead18de732591319157f8b4215b68'

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

/** The same figures in both languages, whatever the word order: dice, costs, cells and rule numbers. */
function figures(text: string): string {
  return (text.match(/\d+/g) ?? []).sort().join(' ')
}

const REFERENCE = /ZMB-(?:[TW]\.[a-z]|R\.\d\d|card\.[a-z-]+|1[.\d]*\.[a-z])/g
const SHORT_FORM = /(?<!-)\b(?:R\.\d|W\.[a-z])|\((?:[SPEHML]|R)\b[^a-z]|\bseed\b|\baudit\b|\breserve\b|\bZ2\b/

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
    for (const bad of ['', 'See `ZMB-1.1.a`.', 'A **bold** word.', '- A list.', 'a | b.', 'No stop'])
      expect(faultsOf(bad), bad).not.toEqual([])
  })

  it('gives the same figures in both languages', () => {
    const differing = ledger.filter((entry) => figures(entry.en) !== figures(entry.fr)).map(({ id }) => id)
    expect(differing).toEqual([])
  })

  it('refers only to rules that it has', () => {
    const known = new Set(ids)
    const named = ledger.flatMap((entry) => `${entry.en} ${entry.fr}`.match(REFERENCE) ?? [])
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((id) => !known.has(id))).toEqual([])
    // The ledger's own short forms and the marks of its sources mean nothing to somebody who reads one rule.
    expect(ledger.filter(({ en: text }) => SHORT_FORM.test(text)).map(({ id }) => id)).toEqual([])
  })

  it('has an entry for every card and its English title in both languages', () => {
    const cards = ledger.filter(({ id }) => id.startsWith('ZMB-card.'))
    expect(cards.map(({ id }) => id)).toEqual(TITLES.map(({ rule }) => rule))
    for (const { id, en: english, fr: french } of cards) {
      const title = text.en[id.replace('ZMB-', '')]!.replaceAll('’', "'")
      // Catalogues keep a space before ! and ? from breaking; the ledger's texts are plain.
      const translated = text.fr[id.replace('ZMB-', '')]!.replaceAll('\u00a0', ' ')
      expect(english.startsWith(`${title}, `), id).toBe(true)
      expect(french.replaceAll('\u00a0', ' ').startsWith(`« ${translated} » (${title})`), id).toBe(true)
    }
  })

  it('is written in French with French apostrophes', () => {
    // English titles keep their own.
    const straight = Object.entries(fr).filter(([, text]) => /\p{L}'\p{Ll}/u.test(text))
    expect(straight).toEqual([])
  })
})
