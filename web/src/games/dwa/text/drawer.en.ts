import type { Catalogue } from '@shamble/module'

export default {
  'drawer.teams': 'Keep this team, or see the teams you have',
  'drawer.keepTeam': 'Keep {{name}}',
  'drawer.copyOf': '{{team}} (copy)',
  'drawer.isCopy': 'The campaign goes on with its own team. What you keep here is a copy, and is marked as one.',
  'drawer.isCopy.short': 'copy',
} as const satisfies Catalogue
