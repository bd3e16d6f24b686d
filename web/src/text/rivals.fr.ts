import type { Catalogue } from '@shamble/module'

export default {
  'rivals.title': 'Adversaires',
  'rival.at': '{{level}}. {{line}}',
  'level.gentle': 'Facile',
  'level.house': 'Moyen',
  'level.sharp': 'Fort',
  'level.master': 'Expert',
  'rival.odile': 'Infirmière de nuit. Elle a connu des gardes pires.',
  'rival.marcus': 'Il conduisait le dernier bus. Il est revenu chercher son chapeau.',
  'rival.wanda': 'Elle tenait la quincaillerie. Elle sait où sont les haches.',
  'rival.boris': 'Gardien d’école. Il a encore toutes les clés.',
  'rival.ida': 'Radioamatrice. Elle se répond sur deux fréquences.',
  'rival.tadeo': 'Pâtissier. Il dort avec son rouleau.',
} as const satisfies Catalogue
