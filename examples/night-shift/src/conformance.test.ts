import { conformanceSuite } from '@shamble/testkit'
import module from './index.js'

conformanceSuite(module, {
  settings: [{}, { menaceVisibility: 'open', players: 3, menace: 14 }, { players: 1, menace: 6, dawn: 12 }],
})
