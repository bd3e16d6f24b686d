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
  imported: { count: 334, sha256: 'd55f85a2b80258be420533726322973d0e45d5e8c3e7461e86d57cef05a673c6' },
  reference: /DAWN-[A-Z]+\.\d+/g,
})
