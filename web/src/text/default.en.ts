import type { Catalogue } from '@shamble/module'

export default {
  'default.board': 'Board',
  'default.luck': 'Luck: sums of dice',
  'default.odds': 'Odds',
  'default.odds.need': 'Needed: {{need}} or more.',
  'default.odds.point': 'Point at an answer to see its odds.',
  'default.over': 'The game is over',
  'default.player.asked': 'decides',
  'default.player.won': 'has won',
  'default.player.you': 'you',
  'default.players': 'Players',
  'default.race': 'The game, turn by turn',
  'default.turn': 'Turn',
  'default.wait': 'The game goes on.',
} as const satisfies Catalogue
