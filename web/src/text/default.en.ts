import type { Catalogue } from '@shamble/module'

export default {
  'default.board': 'Board',
  'default.luck': 'Luck: dice totals',
  'default.odds': 'Odds',
  'default.odds.need': 'Needed: {{need}} or more.',
  'default.odds.point': 'Point at an answer to see its odds.',
  'default.over': 'The game is over',
  'default.player.asked': 'is choosing',
  'default.player.won': 'winner',
  'default.player.you': 'you',
  'default.players': 'Players',
  'default.race': 'The game, turn by turn',
  'default.turn': 'Turn',
  'default.wait': 'Another player is choosing.',
} as const satisfies Catalogue
