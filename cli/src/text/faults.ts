import { faultText } from '@shamble/module'

/** Complaints of the command line itself. */
export const cliFaults = faultText({
  'a batch failed again and again: {{detail}}': 'un lot a échoué plusieurs fois de suite : {{detail}}',
  'a game of "{{found}}", not of "{{game}}"': 'une partie de « {{found}} », et non de « {{game}} »',
  'aliases (*name) are not possible here': 'les alias (*nom) ne sont pas possibles ici',
  'expected the address of a PostgreSQL: postgres://…': 'il faut l’adresse d’un PostgreSQL : postgres://…',
  'has {{count}} values, {{most}} are the most': 'a {{count}} valeurs, {{most}} au plus sont possibles',
  'is given twice': 'est indiqué deux fois',
  'is given with --set as well': 'est aussi indiqué avec --set',
  'its package must export the game of that id by default': 'son paquet doit exporter par défaut le jeu de ce nom',
  'its values cannot be listed; give one with --set':
    'ses valeurs ne peuvent pas être énumérées ; indiquez-en une avec --set',
  'no such option; there are {{names}}': 'cette option n’existe pas ; il y a {{names}}',
  'nested too deep at character {{deep}}': 'imbrication trop profonde au caractère {{deep}}',
  'not YAML: {{detail}}': 'ce n’est pas du YAML : {{detail}}',
  'the database does not do its part: {{detail}}': 'la base de données ne répond pas comme il faut : {{detail}}',
  'the disk is full; what was counted is kept, and the same command goes on from there':
    'le disque est plein ; ce qui a été compté est gardé, et la même commande reprend à cet endroit',
  'the folder holds no case file (*.yaml)': 'le dossier ne contient aucun fichier de cas (*.yaml)',
  'the test runner is not installed; run npm test once': 'les tests ne sont pas installés ; lancez npm test une fois',
  'there is no such file': 'ce fichier n’existe pas',
  'there is no such folder': 'ce dossier n’existe pas',
  'there is such a file already': 'ce fichier existe déjà',
  'which game? There are {{ids}}': 'quel jeu ? Il y a {{ids}}',
  'write option=value': 'écrivez option=valeur',
  'no game is called "{{id}}"; there are {{ids}}': 'aucun jeu ne s’appelle « {{id}} » ; il y a {{ids}}',
  'cannot be loaded: {{detail}}': 'ne peut pas être chargé : {{detail}}',
  '"{{rule}}" is not a rule of {{game}}': '« {{rule}} » n’est pas une règle de {{game}}',
  'this game has {{seats}} seats, {{count}} bots are given':
    'cette partie a {{seats}} places, {{count}} bots sont donnés',
})
