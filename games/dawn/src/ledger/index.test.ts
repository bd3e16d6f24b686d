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
  imported: { count: 334, sha256: 'e319bad13448eb4c71e92377518d9732113da5d56c26b57168d72c49763a328e' },
  reference: /DAWN-[A-Z]+\.\d+/g,
})
