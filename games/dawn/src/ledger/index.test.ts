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
  imported: { count: 334, sha256: 'dbfdb116e0bc56b757b51f2cf07b23cab958e46b1353dbf3093d74667d597968' },
  reference: /DAWN-[A-Z]+\.\d+/g,
})
