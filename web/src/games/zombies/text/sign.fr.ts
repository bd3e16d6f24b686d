import type { Catalogue } from '@shamble/module'

export default {
  'home.zombies.what':
    'Construisez une ville tuile par tuile. Courez vers l’hélicoptère, ou tuez 25 zombies en premier.',
  'home.zombies.how': '1 à 6 joueurs · 60 minutes · avec la base militaire',
  'home.zombies.players': '1 à 6 joueurs',
  'home.zombies.by': 'Zombies!!! : Todd Breitenstein, Twilight Creations.',
} as const satisfies Catalogue
