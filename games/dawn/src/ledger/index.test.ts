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
  imported: { count: 334, sha256: '6aaf45160bdc627c6bada9aed842cfd8e55c03fdc02ba365ae5852bc693a6afe' },
  reference: /DAWN-[A-Z]+\.\d+/g,
})
