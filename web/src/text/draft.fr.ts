import type { Catalogue } from '@shamble/module'

export default {
  'draft.add': 'Ajouter : {{name}}',
  'draft.angle': '{{degrees}}°',
  'draft.at': '{{x}} {{y}}',
  'draft.clear': 'Recommencer',
  'draft.less': 'Diminuer de un : {{name}}',
  'draft.more': 'Augmenter de un : {{name}}',
  'draft.nth': '{{name}} {{number}}',
  'draft.order': 'Saisir un ordre',
  'draft.order.again': 'Appuyez de nouveau sur Entrée pour exécuter cet ordre.',
  'draft.order.fill': 'Remplir',
  'draft.place': '{{x}} {{y}}, {{length}} mm {{wind}}',
  'draft.plan': 'Plan. Les flèches déplacent d’un centimètre, ou d’un millimètre avec Maj.',
  'draft.remove': 'Retirer : {{name}} {{number}}',
  'draft.unset': 'pas encore choisi',
  'draft.x': 'x (mm)',
  'draft.y': 'y (mm)',
} as const satisfies Catalogue
