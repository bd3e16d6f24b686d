import { conformanceSuite } from '@shamble/testkit'
import module from './index.js'

conformanceSuite(module, {
  settings: [{}, { campaign: true, muster: true }, { advanced: true, players: 2, zombieSeat: true, jams: true }],
  games: 6,
  playouts: 30,
})
