import { conformanceSuite } from '@shamble/testkit'
import module from './index.js'

conformanceSuite(module)
conformanceSuite(module, { games: 15, options: { menaceVisibility: 'open', players: 3, menace: 14 } })
conformanceSuite(module, { games: 15, options: { players: 1, menace: 6, dawn: 12 } })
