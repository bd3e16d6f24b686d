import { ledgerFrom } from '@shamble/module'
import classes from './classes.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }

/** Every rule of Dawn of the Dead in our own words, in the order of the rulebook's sections. */
export const ledger = ledgerFrom(en, fr, classes)
