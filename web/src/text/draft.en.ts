import type { Catalogue } from '@shamble/module'

export default {
  'draft.add': 'Add: {{name}}',
  'draft.angle': '{{degrees}}°',
  'draft.at': '{{x}} {{y}}',
  'draft.clear': 'Start over',
  'draft.less': '{{name}}: one less',
  'draft.more': '{{name}}: one more',
  'draft.nth': '{{name}} {{number}}',
  'draft.order': 'Type an order',
  'draft.order.again': 'Press Enter again to do it.',
  'draft.order.fill': 'Fill in',
  'draft.place': '{{x}} {{y}}, {{length}} mm {{wind}}',
  'draft.plan': 'Plan. Arrow keys move by a centimetre, with Shift by a millimetre.',
  'draft.remove': 'Remove: {{name}} {{number}}',
  'draft.unset': 'not set',
  'draft.x': 'x (mm)',
  'draft.y': 'y (mm)',
} as const satisfies Catalogue
