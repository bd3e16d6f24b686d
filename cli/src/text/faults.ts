import { faultText } from '@shamble/module'

/** Complaints of the command line itself. */
export const cliFaults = faultText({
  'a batch failed again and again: {{detail}}': 'un lot a échoué plusieurs fois de suite : {{detail}}',
  'a game of "{{found}}", not of "{{game}}"': 'une partie de « {{found}} », et non de « {{game}} »',
  'aliases (*name) are not possible here': 'les alias (*nom) ne sont pas possibles ici',
  'expected the address of a PostgreSQL: postgres://…': 'il faut l’adresse d’un PostgreSQL : postgres://…',
  'has {{count}} values; at most {{most}} are possible': 'a {{count}} valeurs ; {{most}} au plus sont possibles',
  'is given twice': 'est indiqué deux fois',
  'is given with --set as well': 'est aussi indiqué avec --set',
  'its package must export the game of that id by default': 'son paquet doit exporter par défaut le jeu de ce nom',
  'its values cannot be listed; give one with --set':
    'ses valeurs ne peuvent pas être énumérées ; indiquez-en une avec --set',
  'no such option; there are {{names}}': 'cette option n’existe pas ; il y a {{names}}',
  'nested too deep at character {{deep}}': 'imbrication trop profonde au caractère {{deep}}',
  'not YAML: {{detail}}': 'ce n’est pas du YAML : {{detail}}',
  'the database does not answer as it should: {{detail}}':
    'la base de données ne répond pas comme il faut : {{detail}}',
  'the disk is full; what was counted is kept, and the same command goes on from there':
    'le disque est plein ; ce qui a été compté est gardé, et la même commande reprend à cet endroit',
  'the folder holds no case file (*.yaml)': 'le dossier ne contient aucun fichier de cas (*.yaml)',
  'the test runner is not installed; run npm test once': 'les tests ne sont pas installés ; lancez npm test une fois',
  'there is no such file': 'ce fichier n’existe pas',
  'there is no such folder': 'ce dossier n’existe pas',
  'this file exists already': 'ce fichier existe déjà',
  'which game? There are {{ids}}': 'quel jeu ? Il y a {{ids}}',
  'write option=value': 'écrivez option=valeur',
  'no game is called "{{id}}"; there are {{ids}}': 'aucun jeu ne s’appelle « {{id}} » ; il y a {{ids}}',
  'cannot be loaded: {{detail}}': 'ne peut pas être chargé : {{detail}}',
  '"{{rule}}" is not a rule of {{game}}': '« {{rule}} » n’est pas une règle de {{game}}',
  'expected one bot for all players or {{seats}} bots, found {{count}}':
    'il faut un robot pour tous les joueurs ou {{seats}} robots ; trouvé : {{count}}',
  // What a server says before it runs, and what backups say.
  'port {{port}} on {{host}} is taken; name another with --port or PORT':
    'le port {{port}} de {{host}} est déjà pris ; indiquez-en un autre avec --port ou PORT',
  '"{{port}}" is not possible; expected a whole number from 0 to 65535':
    '« {{port}} » n’est pas possible ; il faut un nombre entier de 0 à 65535',
  'expected a file, or the address of a PostgreSQL: postgres://…':
    'il faut un fichier, ou l’adresse d’un PostgreSQL : postgres://…',
  '{{file}} is a folder: name a file with --data': '{{file}} est un dossier : indiquez un fichier avec --data',
  'port {{port}} may not be used; name one above 1023 with --port or PORT':
    'le port {{port}} ne peut pas être utilisé ; indiquez-en un au-dessus de 1023 avec --port ou PORT',
  'this machine has no address {{host}}': 'cette machine n’a pas l’adresse {{host}}',
  'this database has schema {{version}}, and this Shamble knows {{known}}: start a newer Shamble, or name another database with DATABASE_URL':
    'cette base de données a le schéma {{version}}, et ce Shamble connaît le {{known}} : lancez un Shamble plus récent, ou indiquez une autre base avec DATABASE_URL',
  'this database has schema {{version}}, and this Shamble knows {{known}}: start a newer Shamble, or name another file with --data':
    'cette base de données a le schéma {{version}}, et ce Shamble connaît le {{known}} : lancez un Shamble plus récent, ou indiquez un autre fichier avec --data',
  'the database at {{place}} cannot be reached: {{detail}}':
    'la base de données de {{place}} est injoignable : {{detail}}',
  '"{{written}}" is not possible; expected a whole number from 0 to {{most}}':
    '« {{written}} » n’est pas possible ; il faut un nombre entier de 0 à {{most}}',
  '"{{written}}" is not possible; expected {{words}}': '« {{written}} » n’est pas possible ; il faut {{words}}',
  '"{{written}}" is not possible; expected an address such as https://play.example.org':
    '« {{written}} » n’est pas possible ; il faut une adresse comme https://play.example.org',
  'another server uses {{file}}: stop that one, or name another file with --data':
    'un autre serveur utilise {{file}} : arrêtez-le, ou indiquez un autre fichier avec --data',
  '{{file}} cannot be opened: {{detail}}': '{{file}} ne peut pas être ouvert : {{detail}}',
  '{{folder}} cannot be created: {{detail}}': '{{folder}} ne peut pas être créé : {{detail}}',
  'not built yet: run `npm start`': 'la page n’est pas encore construite : lancez `npm start`',
  'this backup has version {{version}}, and this Shamble knows {{known}}':
    'cette sauvegarde a la version {{version}}, et ce Shamble connaît la {{known}}',
  'the end of this backup is missing': 'la fin de cette sauvegarde manque',
  'this is no backup of Shamble': 'ce n’est pas une sauvegarde de Shamble',
  'this is no backup of Shamble, or it is damaged': 'ce n’est pas une sauvegarde de Shamble, ou elle est endommagée',
  'this backup is damaged': 'cette sauvegarde est endommagée',
  'there is no such file or folder': 'ce fichier ou ce dossier n’existe pas',
  'the disk is full': 'le disque est plein',
  'this may not be read or written': 'ce fichier ne peut être ni lu ni écrit',
  'this is a folder': 'c’est un dossier',
})
