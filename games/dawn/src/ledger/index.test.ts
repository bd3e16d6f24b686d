import { ledgerSuite } from '@shamble/testkit'
import classes from './classes.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import { ledger } from './index.js'

ledgerSuite({
  en,
  fr,
  classes,
  ledger,
  imported: { count: 334, sha256: '5867550165e4d35423d5008d17b6ce9efb8aa5a1b0ab6a2546c0ff35b5c94db4' },
  reference: /DAWN-[A-Z]+\.\d+/g,
})
