import { ledgerFrom } from '@shamble/module'
import classes from './classes.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }

/** Every rule of Zombies!!! in our own words, in the order of the rules, then cards, windows and rulings. */
export const ledger = ledgerFrom(en, fr, classes)
