import type { Catalogue } from '@shamble/module'

export default {
  'draft.add': 'Add: {{name}}',
  'draft.angle': '{{degrees}}°',
  'draft.at': '{{x}} {{y}}',
  'draft.clear': 'Start over',
  'draft.less': 'Lower by one: {{name}}',
  'draft.more': 'Raise by one: {{name}}',
  'draft.nth': '{{name}} {{number}}',
  'draft.order': 'Type an order',
  'draft.order.again': 'Press Enter again to carry out this order.',
  'draft.order.fill': 'Fill in',
  'draft.place': '{{x}} {{y}}, {{length}} mm {{wind}}',
  'draft.plan': 'Plan. The arrow keys move by one centimetre, or by one millimetre with Shift.',
  'draft.remove': 'Remove: {{name}} {{number}}',
  'draft.unset': 'not set',
  'draft.x': 'x (mm)',
  'draft.y': 'y (mm)',
} as const satisfies Catalogue
