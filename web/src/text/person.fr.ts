import type { Catalogue } from '@shamble/module'

const fr: Catalogue = {
  'person.title': 'Votre jeu au fil du temps',
  'person.chart': 'Voir le graphique',
  'person.chart.short': 'Graphique',
  'person.game': 'Jeu',
  'person.empty':
    'Aucune partie terminée ne peut encore être analysée. Jouez une partie, puis choisissez « Analyser la partie » à la fin.',
  'person.none': 'Aucune de ces parties n’a encore été analysée.',
  'person.sum_one': '{{count}} partie analysée : {{cost}} points perdus par décision, {{luck}} points venus des dés',
  'person.sum_other':
    '{{count}} parties analysées : {{cost}} points perdus par décision, {{luck}} points par partie venus des dés',
  'person.rate': 'Points perdus par décision : chaque partie, et les {{count}} dernières ensemble',
  'person.luck': 'Ce que les dés ont donné, en points',
  'person.table': 'Partie par partie, la plus récente d’abord',
  'person.head.day': 'Jour',
  'person.head.result': 'Résultat',
  'person.head.cost': 'Points perdus par décision',
  'person.head.decisions': 'Décisions',
  'person.head.dice': 'Dés',
  'person.open_one': '{{count}} partie pas encore analysée',
  'person.open_other': '{{count}} parties pas encore analysées',
  'person.analyse': 'Analyser',
}
export default fr
