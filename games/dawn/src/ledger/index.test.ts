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
  imported: { count: 334, sha256: 'f7627c164cb3d4c2f80cc647831cce2440177442ba444900ff5474ddb16e04bb' },
  reference: /DAWN-[A-Z]+\.\d+/g,
})
