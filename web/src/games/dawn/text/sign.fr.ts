import type { Catalogue } from '@shamble/module'

export default {
  'home.dawn.what':
    'Quatre personnages doivent vider un centre commercial de cinquante unités zombies dont personne ne connaît la force.',
  'home.dawn.how': '1 à 4 joueurs · 90 minutes · 1978',
  'home.dawn.players': '1 à 4 joueurs',
  'home.dawn.by': 'Dawn of the Dead : John H. Butterfield, SPI, 1978.',
} as const satisfies Catalogue
