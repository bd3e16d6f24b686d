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
  imported: { count: 423, sha256: '7a107e923c5ab3a90214615bae9c9e0d58b711ca996c420e6e738cd26ee48b0d' },
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
