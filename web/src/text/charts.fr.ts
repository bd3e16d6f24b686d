import type { Catalogue } from '@shamble/module'

export default {
  'chart.here': 'ici : {{value}}',
  'chart.here.shoots': 'tire ici',
  'chart.here.rolled': 'obtenu ici : {{value}}',
  'chart.here.met': 'acquis',
  'chart.number.2': 'deux',
  'chart.number.3': 'trois',
  'chart.number.4': 'quatre',
  'chart.number.5': 'cinq',
  'chart.number.6': 'six',
  'chart.number.7': 'sept',
  'chart.number.8': 'huit',
  'chart.number.9': 'neuf',
  'chart.die': 'Dé',
  'chart.dice': 'Dés',
  'chart.ways': 'Chances',
  'chart.of-36': 'Sur 36 jets',
  'chart.sentence': '{{words}}.',
} as const satisfies Catalogue
