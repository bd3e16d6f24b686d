import type { Catalogue } from '@shamble/module'

export default {
  'fault.broken': 'La table est cassée. La partie est sauvegardée jusqu’à sa dernière réponse.',
  'fault.continue': 'Continuer depuis le dernier instantané',
  'fault.gone': 'Cette partie n’est pas dans ce navigateur : elle a été supprimée, ou jouée dans un autre.',
  'fault.line': 'Ligne {{line}} : {{reason}}',
  'fault.option': '{{option}} : {{reason}}',
  'fault.noNext': 'Aucune partie ne peut suivre celle-ci. Rien n’a changé.',
  'fault.noGame': 'Il n’y a pas de tel jeu ici.',
  'fault.noScreen': 'Cette page n’existe pas.',
  'fault.open': 'Cette partie ne s’ouvre pas. Elle est toujours là, intacte.',
  'fault.otherRules':
    'Cette partie a été jouée avec d’autres règles. Elle peut continuer depuis son dernier instantané, avec celles d’aujourd’hui.',
  'fault.reload': 'Recharger la page',
  'offline.insecure': 'Cette adresse n’est pas sûre : la page ne peut pas être gardée pour jouer hors ligne.',
  'offline.ready': 'Fonctionne hors ligne.',
  'update.load': 'La charger',
  'update.waiting': 'Une version plus récente est prête. Vos parties sont sauvegardées.',
} as const satisfies Catalogue
