import { conformanceSuite } from '@shamble/testkit'
import module from './index.js'

// Each scenario brings variants of its own along; a game alone is short, and a human game master sees most questions.
const settings = [
  { players: 1, agmScenario: 'brainsOnSale', agmLength: 3 },
  { players: 2, agmScenario: 'plane', agmLength: 3, campaign: true, rewards: true },
  { players: 2, agmScenario: 'rouen', agmLength: 3, divineCurse: true, survivalVisibility: 'private' },
  { players: 2, agmScenario: 'neoTokyo', agmLength: 3, replacementSurvivors: 'promoteCompanion' },
  { players: 3, agmScenario: 'xp426', agmLength: 3, engagementReach: 'band' },
  { players: 2, agmScenario: 'pathOfSouls', agmLength: 3, aloneInTheWorld: true, menaceVisibility: 'visible' },
  { players: 2, gameMaster: 'human', specialZombies: true, mexicanStandoff: true },
  {
    players: 1,
    gameMaster: 'human',
    scenario: 'rouen',
    fastInfection: true,
    healthyCarriers: true,
    tensionEffect: 'both',
  },
]
conformanceSuite(module, { settings, playouts: 400, mostDecisions: 20_000 })
