import type { Catalogue } from '@shamble/module'

export default {
  'home.dwa.what':
    'Five survivors, measured in centimetres. Walk, take cover, fire, search, and carry on from game to game.',
  'home.dwa.how': '1 to 4 players · 45 minutes · with campaign',
  'home.dwa.players': '1 to 4 players',
  'home.dwa.by': 'Dead Walk Again: Eric Laurent-Nauguet, Jörgen Bengtsson, Staffan Raupach.',
} as const satisfies Catalogue
