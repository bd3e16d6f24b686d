import type { Catalogue } from '@shamble/module'

export default {
  'drawer.teams': 'Garder cette équipe, ou voir vos équipes',
  'drawer.keepTeam': 'Garder {{name}}',
  'drawer.copyOf': '{{team}} (copie)',
  'drawer.isCopy':
    'La campagne continue avec sa propre équipe. Ce que vous gardez ici est une copie, marquée comme telle.',
  'drawer.isCopy.short': 'copie',
} as const satisfies Catalogue
