import type { Catalogue } from '@shamble/module'

export default {
  'home.dwa.what':
    'Cinq survivants, mesurés au centimètre. Marchez, couvrez-vous, tirez, fouillez, et continuez de partie en partie.',
  'home.dwa.how': '1 à 4 joueurs · 45 minutes · avec campagne',
  'home.dwa.players': '1 à 4 joueurs',
  'home.dwa.by': 'Dead Walk Again : Eric Laurent-Nauguet, Jörgen Bengtsson, Staffan Raupach.',
} as const satisfies Catalogue
