import type { Catalogue } from '@shamble/module'

export default {
  'analysis.running':
    'La partie est encore en cours. Elle pourra être analysée une fois terminée : avant, une analyse révélerait ses secrets.',
  'analysis.unable':
    'Les parties de ce jeu ne peuvent pas être analysées : l’ordinateur ne sait pas assez bien les juger.',
  'fault.broken': 'Une erreur s’est produite. La partie est enregistrée jusqu’au dernier coup.',
  'fault.continue': 'Continuer à partir de la dernière position enregistrée',
  'fault.gone': 'Cette partie n’est pas dans ce navigateur : elle a été supprimée, ou jouée dans un autre navigateur.',
  'fault.line': 'Ligne {{line}} : {{reason}}',
  'fault.option': '{{option}} : {{reason}}',
  'fault.noNext': 'Aucune partie ne peut suivre celle-ci. Rien n’a changé.',
  'fault.noGame': 'Ce jeu n’existe pas ici.',
  'fault.noScreen': 'Cette page n’existe pas.',
  'fault.open': 'Cette partie ne peut pas être ouverte. Le fichier est intact.',
  'fault.otherRules':
    'Cette partie a été jouée avec une autre version des règles. Vous pouvez continuer à partir de sa dernière position enregistrée, avec les règles actuelles.',
  'fault.unloaded':
    'Une partie de la page n’a pas pu être chargée. La page se recharge dès que le serveur répond ; rien de ce qui est confirmé n’est perdu.',
  'fault.reload': 'Recharger la page',
  'offline.insecure': 'Cette adresse n’est pas sécurisée : la page ne peut pas être enregistrée pour jouer hors ligne.',
  'offline.ready': 'Fonctionne hors ligne.',
  'update.load': 'Charger la nouvelle version',
  'update.waiting': 'Une nouvelle version de Shamble est prête. Vos parties sont enregistrées.',
  'fault.shared':
    'Ce lien ne contient aucun replay : il a été coupé ou modifié en route. Demandez de nouveau le lien, ou demandez le fichier.',
} as const satisfies Catalogue
