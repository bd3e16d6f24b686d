import type { Plain } from '@shamble/kernel'
import { conformanceSuite } from '@shamble/testkit'
import module from './index.js'
import { YARD } from './tests/yard.js'

// Every answer is examined, so tables are small; whole scenarios are played elsewhere.
const ownScenario = YARD as unknown as Plain
const settings = [
  { ownScenario, players: 1 },
  { ownScenario, players: 1, campaign: true, muster: true },
  { ownScenario, players: 2, advanced: true, zombieSeat: true, jams: true },
]
conformanceSuite(module, { settings, playouts: 90 })
