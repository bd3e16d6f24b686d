import type { Catalogue } from '@shamble/module'

export default {
  'default.board': 'Plateau',
  'default.luck': 'Chance : sommes des dés',
  'default.odds': 'Probabilités',
  'default.odds.need': 'Il faut {{need}} ou plus.',
  'default.odds.point': 'Pointez une réponse pour voir ses probabilités.',
  'default.over': 'La partie est terminée',
  'default.player.asked': 'décide',
  'default.player.won': 'a gagné',
  'default.player.you': 'vous',
  'default.players': 'Joueurs',
  'default.race': 'La partie, tour par tour',
  'default.turn': 'Tour',
  'default.wait': 'La partie continue.',
} as const satisfies Catalogue
