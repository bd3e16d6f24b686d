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
  imported: { count: 423, sha256: '68689ae0a73ac1737c961665fb81e6c989c2ae50e5b2f93dfab5612025c300eb' },
  reference: /DD-\d+\.\d+(?:\.[a-z](?![a-z]))?/g,
  wording: {
    notes: /\b(?:audit|seed|ledger|toggle|opt|default|he|him|himself|whoever|somebody|floor|ceil)\b|_/i,
    foreign: /\b(?:GM|Brains|Finesse|Guts|Mug|Shelter|Respite|Wear|zombis?)\b/,
    planted: { en: '(ruling changed in audit) Toggle refund_rounding.', fr: 'Le GM teste Guts.' },
  },
})

/** How many rules each chapter has. */
const CHAPTERS = [5, 16, 13, 27, 13, 19, 17, 14, 32, 3, 17, 18, 45, 6, 12, 89, 70, 7]

describe('the ledger of Dead Dice', () => {
  it('holds every chapter, rulings and the automatic game master among them', () => {
    const counts = CHAPTERS.map((_, chapter) => ledger.filter(({ id }) => id.startsWith(`DD-${chapter}.`)).length)
    expect(counts).toEqual(CHAPTERS)
  })

  it('[DD-0.3] carries the attribution word for word', () => {
    expect(en['DD-0.3']).toContain(
      "Adapted from Dead Dice, second edition, by Julien 'Selpoivre' Rothwiller, scenario hooks with Damien 'Sedna' Sornette, Studio Gobz'Ink; text under CC BY-NC-SA 3.0 (creativecommons.org/licenses/by-nc-sa/3.0). This adaptation is non-commercial, was changed from the original, and is shared under the same licence. Not endorsed by the authors.",
    )
  })
})
