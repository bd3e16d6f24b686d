import { conformanceSuite } from '@shamble/testkit'
import module from './index.js'

conformanceSuite(module)
conformanceSuite(module, { options: { seats: 2, lives: 2 }, games: 15 })
conformanceSuite(module, { options: { seats: 4, lives: 1 }, games: 15 })
