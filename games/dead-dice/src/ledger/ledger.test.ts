import { ledgerSuite } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import classes from './classes.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import { ledger } from './index.js'

const REFERENCE = /DD-\d+\.\d+(?:\.[a-z](?![a-z]))?/g

ledgerSuite({
  en,
  fr,
  classes,
  ledger,
  imported: { count: 423, sha256: '68689ae0a73ac1737c961665fb81e6c989c2ae50e5b2f93dfab5612025c300eb' },
  reference: REFERENCE,
})

/** Words of the source's digest, of the options' code and of nobody's rulebook. */
const NOTES = /\b(?:audit|seed|ledger|toggle|opt|default|he|him|himself|whoever|somebody|floor|ceil)\b|_/i
const LOOSE_SPACE = / [:;!?%»]|« /
const ENGLISH_TERM = /\b(?:GM|Brains|Finesse|Guts|Mug|Shelter|Respite|Wear|zombis?)\b/

/** How many rules each chapter has. */
const CHAPTERS = [5, 16, 13, 27, 13, 19, 17, 14, 32, 3, 17, 18, 45, 6, 12, 89, 70, 7]

describe('the ledger of Dead Dice', () => {
  it('holds every chapter, rulings and the automatic game master among them', () => {
    const counts = CHAPTERS.map((_, chapter) => ledger.filter(({ id }) => id.startsWith(`DD-${chapter}.`)).length)
    expect(counts).toEqual(CHAPTERS)
  })

  it('reads as rules for players, not as notes', () => {
    expect(ledger.filter((entry) => NOTES.test(entry.en)).map(({ id }) => id)).toEqual([])
    expect(NOTES.test('(ruling changed in audit) Toggle refund_rounding.')).toBe(true)
  })

  it('names the same rules in both languages', () => {
    const named = (text: string) => new Set(text.match(REFERENCE))
    for (const entry of ledger) expect(named(entry.fr), entry.id).toEqual(named(entry.en))
  })

  it('keeps French signs on the line of their word and uses French terms', () => {
    expect(ledger.filter((entry) => LOOSE_SPACE.test(entry.fr)).map(({ id }) => id)).toEqual([])
    expect(ledger.filter((entry) => ENGLISH_TERM.test(entry.fr)).map(({ id }) => id)).toEqual([])
    expect(LOOSE_SPACE.test('Sur 6 : un mort.') && ENGLISH_TERM.test('Le GM teste Guts.')).toBe(true)
  })

  it('[DD-0.3] carries the attribution word for word', () => {
    expect(en['DD-0.3']).toContain(
      "Adapted from Dead Dice, second edition, by Julien 'Selpoivre' Rothwiller, scenario hooks with Damien 'Sedna' Sornette, Studio Gobz'Ink; text under CC BY-NC-SA 3.0 (creativecommons.org/licenses/by-nc-sa/3.0). This adaptation is non-commercial, was changed from the original, and is shared under the same licence. Not endorsed by the authors.",
    )
  })
})
