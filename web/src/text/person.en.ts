import type { Catalogue } from '@shamble/module'

const en: Catalogue = {
  'person.title': 'Your play over time',
  'person.chart': 'See the chart',
  'person.chart.short': 'Chart',
  'person.game': 'Game',
  'person.empty': 'No finished games yet that can be analysed. Play a game, then choose “Analyse the game” at its end.',
  'person.none': 'None of these games has been analysed yet.',
  'person.sum_one': '{{count}} game analysed: {{cost}} points lost per decision, {{luck}} points from the dice',
  'person.sum_other':
    '{{count}} games analysed: {{cost}} points lost per decision, {{luck}} points per game from the dice',
  'person.rate': 'Points lost per decision: each game, and the last {{count}} together',
  'person.luck': 'What the dice gave, in points',
  'person.table': 'Game by game, the latest first',
  'person.head.day': 'Day',
  'person.head.result': 'Result',
  'person.head.cost': 'Points lost per decision',
  'person.head.decisions': 'Decisions',
  'person.head.dice': 'Dice',
  'person.open_one': '{{count}} game not analysed yet',
  'person.open_other': '{{count}} games not analysed yet',
  'person.analyse': 'Analyse',
}
export default en
