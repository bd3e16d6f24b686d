import type { Catalogue } from '@shamble/module'

export default {
  'chart.here': 'here: {{value}}',
  'chart.here.shoots': 'shoots here',
  'chart.here.rolled': 'rolled here: {{value}}',
  'chart.here.met': 'done',
  'chart.number.2': 'two',
  'chart.number.3': 'three',
  'chart.number.4': 'four',
  'chart.number.5': 'five',
  'chart.number.6': 'six',
  'chart.number.7': 'seven',
  'chart.number.8': 'eight',
  'chart.number.9': 'nine',
  'chart.die': 'Die',
  'chart.dice': 'Dice',
  'chart.ways': 'Chance',
  'chart.of-36': 'Out of 36 rolls',
  'chart.sentence': '{{words}}.',
} as const satisfies Catalogue
