import { ledgerFrom } from '@shamble/module'
import classes from './classes.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }

/** Every rule of Dead Dice in our own words: the rules by chapter, rulings, the automatic game master, conventions. */
export const ledger = ledgerFrom(en, fr, classes)
