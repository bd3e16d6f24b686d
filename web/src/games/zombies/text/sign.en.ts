import type { Catalogue } from '@shamble/module'

export default {
  'home.zombies.what': 'Lay a city tile by tile. Race for the helicopter, or be first to kill twenty-five.',
  'home.zombies.how': '1 to 6 players · 60 minutes · with the military base',
  'home.zombies.players': '1 to 6 players',
  'home.zombies.by': 'Zombies!!!: Todd Breitenstein, Twilight Creations.',
} as const satisfies Catalogue
