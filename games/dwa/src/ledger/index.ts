import { ledgerFrom } from '@shamble/module'
import classes from './classes.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }

/** Every rule of Dead Walk Again in our own words: measuring, order of dice, the rules by chapter, then rulings. */
export const ledger = ledgerFrom(en, fr, classes)
