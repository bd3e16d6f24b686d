import type { Catalogue } from '@shamble/module'

export default {
  'home.dawn.what': 'Four characters must clear a shopping mall of fifty zombie units whose strength nobody knows.',
  'home.dawn.how': '1 to 4 players · 90 minutes · 1978',
  'home.dawn.players': '1 to 4 players',
  'home.dawn.by': 'Dawn of the Dead: John H. Butterfield, SPI, 1978.',
} as const satisfies Catalogue
