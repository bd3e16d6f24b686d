import type { Catalogue } from '@shamble/module'

export default {
  'drawer.title': 'Tiroir',
  'drawer.say':
    'Ce que vous créez pour ce jeu reste dans ce navigateur. Pour l’emporter ailleurs, passez par un fichier.',
  'drawer.empty': 'Il n’y a encore rien ici.',
  'drawer.add': 'Ouvrir un fichier',
  'drawer.add.label': 'Ouvrir un fichier : {{kind}}',
  'drawer.saved': 'Conservé {{when}}',
  'drawer.saved.now': 'Conservé à l’instant',
  'drawer.use': 'Utiliser',
  'drawer.rename': 'Renommer',
  'drawer.export': 'Enregistrer dans un fichier',
  'drawer.delete': 'Supprimer',
  'drawer.label': '{{action}} : {{name}}',
  'drawer.name': 'Nom',
  'drawer.keep-name': 'Garder ce nom',
  'drawer.cancel': 'Annuler',
  'drawer.delete.ask': 'Supprimer définitivement « {{name}} » ?',
  'drawer.delete.yes': 'Supprimer définitivement',
  'drawer.keep': 'Conserver',
  'drawer.kept': 'Conservé sous le nom « {{name}} ».',
  'drawer.bad': 'Ce fichier est inutilisable. {{reason}}',
  'drawer.old': 'Les règles actuelles ne peuvent pas l’utiliser. {{reason}}',
  'drawer.text': 'Il est incomplet : il faut du JSON.',
  'drawer.unkept': 'Le navigateur n’a pas pu le conserver. Rien n’a changé.',
} as const satisfies Catalogue
