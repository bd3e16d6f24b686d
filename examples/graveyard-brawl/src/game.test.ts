import { conformanceSuite } from '@shamble/testkit'
import module from './index.js'

conformanceSuite(module, { settings: [{}, { seats: 2, lives: 2 }, { seats: 4, lives: 1 }] })
