import { ledgerSuite } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import classes from './classes.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import { ledger } from './index.js'

ledgerSuite({
  en,
  fr,
  classes,
  ledger,
  imported: { count: 528, sha256: '66ad2e4ad4d1475783db46d907357414c656ab74b309e05857a244aa3a3fabbf' },
  reference: /DWA-\d+(?:\.\d+)*(?:\.[A-Za-z])?|\b(?:GEO|DICE)-\d+|\bR-\d+(?:\.\d+)?/g,
  wording: {
    notes: /\b(?:audit|seed|ledger|toggle|opt|default|he|his|him|himself|whoever|somebody|floor|ceil)\b|_/i,
    foreign: /\b(?:AP|Fall|Elim|Stun|Mag|Rof|SMG|zombis?)\b/,
    planted: { en: '(audit) Chosen with zombie_cap.', fr: 'Un zombi a 2 PA.' },
  },
})

function countOf(prefix: string): number {
  return ledger.filter(({ id }) => id.startsWith(prefix)).length
}

describe('the ledger of Dead Walk Again', () => {
  it('holds the rules, the rulings, the geometry and the order of the dice', () => {
    const counts = { rules: countOf('DWA-'), rulings: countOf('R-'), geometry: countOf('GEO-'), dice: countOf('DICE-') }
    expect(counts).toEqual({ rules: 339, rulings: 167, geometry: 14, dice: 8 })
  })
})
