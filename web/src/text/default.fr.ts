import type { Catalogue } from '@shamble/module'

export default {
  'default.board': 'Plateau',
  'default.luck': 'Chance : totaux des dés',
  'default.odds': 'Chances',
  'default.odds.need': 'Il faut {{need}} ou plus.',
  'default.odds.point': 'Désignez une réponse pour voir ses chances.',
  'default.over': 'La partie est terminée',
  'default.player.asked': 'choisit',
  'default.player.won': 'vainqueur',
  'default.player.you': 'vous',
  'default.players': 'Joueurs',
  'default.race': 'La partie, tour par tour',
  'default.turn': 'Tour',
  'default.wait': 'Un autre joueur choisit.',
} as const satisfies Catalogue
