import type { Catalogue } from '@shamble/module'

export default {
  'home.zombies.what': 'Build a town tile by tile. Race to the helicopter, or be the first to kill 25 zombies.',
  'home.zombies.how': '1 to 6 players · 60 minutes · with the military base',
  'home.zombies.players': '1 to 6 players',
  'home.zombies.by': 'Zombies!!!: Todd Breitenstein, Twilight Creations.',
} as const satisfies Catalogue
