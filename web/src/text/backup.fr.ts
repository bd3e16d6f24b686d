import type { Catalogue } from '@shamble/module'

export default {
  'backup.title': 'Tout dans un fichier',
  'backup.what':
    'Parties enregistrées, historique, tiroir, vos propres règles et réglages. Le fichier contient tout, même ce qui est secret dans les parties en cours.',
  'backup.last': 'Dernier fichier : {{when}}.',
  'backup.last.now': 'Dernier fichier : à l’instant.',
  'backup.last.none': 'Vous n’avez encore jamais tout enregistré dans un fichier.',
  'backup.make': 'Tout enregistrer dans un fichier',
  'backup.read': 'Restaurer depuis un fichier',
  'backup.left_one': '{{count}} partie illisible manque dans le fichier.',
  'backup.left_other': '{{count}} parties illisibles manquent dans le fichier.',
  'backup.done': 'Restauré : {{matches}}, {{things}}, {{results}}. Les réglages sont maintenant ceux du fichier.',
  'backup.matches_one': '{{count}} partie',
  'backup.matches_other': '{{count}} parties',
  'backup.things_one': '{{count}} objet du tiroir',
  'backup.things_other': '{{count}} objets du tiroir',
  'backup.results_one': '{{count}} résultat',
  'backup.results_other': '{{count}} résultats',
  'backup.unreadable': 'Le navigateur n’a pas pu lire le fichier. Rien n’a été changé.',
  'backup.foreign': 'Ce fichier ne contient pas de sauvegarde de Shamble. Rien n’a été changé.',
  'backup.newer':
    'Ce fichier vient d’une version plus récente de Shamble. Rechargez d’abord cette page. Rien n’a été changé.',
  'backup.damaged': 'Ce fichier est endommagé à l’endroit « {{where}} ». Rien n’a été changé.',
  'backup.match': 'La partie {{number}} de ce fichier est illisible : {{reason}} Rien n’a été changé.',
  'backup.unkept': 'Le navigateur n’a pas la place de garder tout ce fichier. Rien n’a été changé.',
  'backup.persisted': 'Le navigateur a promis de garder vos données.',
  'backup.mayGo': 'Le navigateur peut effacer vos données quand la place manque.',
  'backup.persist': 'Demander au navigateur de garder vos données',
} as const satisfies Catalogue
