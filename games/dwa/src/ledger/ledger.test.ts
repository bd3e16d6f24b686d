import { ledgerSuite } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import classes from './classes.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import { ledger } from './index.js'

const REFERENCE = /DWA-\d+(?:\.\d+)*(?:\.[A-Za-z])?|\b(?:GEO|DICE)-\d+|\bR-\d+(?:\.\d+)?/g

ledgerSuite({
  en,
  fr,
  classes,
  ledger,
  imported: { count: 528, sha256: 'bfb7cbc9e3ea3c355a0ea2cbcee82a2cb9fc985f325e21fffebf2fc5129d43b7' },
  reference: REFERENCE,
})

/** Words of the source's digest, of the options' code and of nobody's rulebook. */
const NOTES = /\b(?:audit|seed|ledger|toggle|opt|default|he|his|him|himself|whoever|somebody|floor|ceil)\b|_/i
const LOOSE_SPACE = / [:;!?%»]|« /
const ENGLISH_TERM = /\b(?:AP|Fall|Elim|Stun|Mag|Rof|SMG|zombis?)\b/

function countOf(prefix: string): number {
  return ledger.filter(({ id }) => id.startsWith(prefix)).length
}

describe('the ledger of Dead Walk Again', () => {
  it('holds the rules, the rulings, the geometry and the order of the dice', () => {
    const counts = { rules: countOf('DWA-'), rulings: countOf('R-'), geometry: countOf('GEO-'), dice: countOf('DICE-') }
    expect(counts).toEqual({ rules: 339, rulings: 167, geometry: 14, dice: 8 })
  })

  it('reads as rules for players, not as notes', () => {
    expect(ledger.filter((entry) => NOTES.test(entry.en)).map(({ id }) => id)).toEqual([])
    expect(NOTES.test('(audit) Chosen with zombie_cap.')).toBe(true)
  })

  it('names the same rules in both languages', () => {
    const named = (text: string) => new Set(text.match(REFERENCE))
    for (const entry of ledger) expect(named(entry.fr), entry.id).toEqual(named(entry.en))
  })

  it('keeps French signs on the line of their word and uses French terms', () => {
    expect(ledger.filter((entry) => LOOSE_SPACE.test(entry.fr)).map(({ id }) => id)).toEqual([])
    expect(ledger.filter((entry) => ENGLISH_TERM.test(entry.fr)).map(({ id }) => id)).toEqual([])
    expect(LOOSE_SPACE.test('Sur 6 : il tombe.') && ENGLISH_TERM.test('Un zombi a 2 PA.')).toBe(true)
  })
})
