import type { Catalogue } from '@shamble/module'

export default {
  'draft.add': 'Ajouter : {{name}}',
  'draft.angle': '{{degrees}}°',
  'draft.at': '{{x}} {{y}}',
  'draft.clear': 'Recommencer',
  'draft.less': '{{name}} : un de moins',
  'draft.more': '{{name}} : un de plus',
  'draft.nth': '{{name}} {{number}}',
  'draft.order': 'Tapez un ordre',
  'draft.order.again': 'Appuyez encore sur Entrée pour le faire.',
  'draft.order.fill': 'Remplir',
  'draft.place': '{{x}} {{y}}, {{length}} mm {{wind}}',
  'draft.plan': 'Plan. Les flèches déplacent d’un centimètre, avec Maj d’un millimètre.',
  'draft.remove': 'Retirer : {{name}} {{number}}',
  'draft.unset': 'pas encore choisi',
  'draft.x': 'x (mm)',
  'draft.y': 'y (mm)',
} as const satisfies Catalogue
