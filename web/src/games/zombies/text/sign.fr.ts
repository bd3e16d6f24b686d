import type { Catalogue } from '@shamble/module'

export default {
  'home.zombies.what':
    'Posez une ville plateau par plateau. Courez à l’hélicoptère, ou soyez premier à en tuer vingt-cinq.',
  'home.zombies.how': '1 à 6 joueurs · 60 minutes · avec la base militaire',
  'home.zombies.players': '1 à 6 joueurs',
  'home.zombies.by': 'Zombies!!! : Todd Breitenstein, Twilight Creations.',
} as const satisfies Catalogue
