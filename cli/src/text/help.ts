import type { Catalogue, Language } from '@shamble/module'

/** What `--help` says: of the program, of each command, of its arguments and options. */
export const helpText: Readonly<Record<Language, Catalogue>> = {
  en: {
    'help.shamble': 'Zombie tabletop games, played by their real rules.',
    'help.more': '(shamble <command> --help tells you more)',
    'help.games': 'Games: {{games}}',
    'help.title.Usage:': 'Usage:',
    'help.title.Arguments:': 'Arguments:',
    'help.title.Options:': 'Options:',
    'help.title.Global Options:': 'Global options:',
    'help.title.Commands:': 'Commands:',
    'help.usage.options': '[options]',
    'help.usage.command': '[command]',
    'help.choices': '(choices: {{choices}})',
    'help.default': '(default: {{value}})',
    'help.help': 'show this help',
    'help.help.command': 'show the help of a command',
    'help.lang': 'language of the help and of all sentences; the system’s language when left out',

    'help.set': 'sets a rule option, or @file for an option that is a whole file; may be repeated',
    'help.preset': 'uses a named set of options',
    'help.json': 'prints data as JSON',
    'help.saves': 'folder of the saved games',

    'help.play': 'play in the terminal; the game is saved after every move',
    'help.play.game': 'which game; you are asked when it is left out',
    'help.play.seats':
      'who plays: “person”, “person:Ada” or a bot, separated by commas (person,master); the same name is the same person',
    'help.play.seed': 'fixed dice: the same seed gives the same rolls',
    'help.play.realDice': 'you roll your own dice and type in the results',
    'help.play.position': 'starts from a position, given as text or as a file name',
    'help.play.resume': 'continues a saved game; the latest when none is named',
    'help.play.after': 'plays the sequel of a finished game; of the latest when none is named',
    'help.play.copy': 'with --after: plays a second sequel, as a copy',

    'help.play.join': 'takes a place in an online game, by its link; the same link comes back to the same place',
    'help.play.name': 'with --join: your name in the online game; you are asked when it is left out',

    'help.join': 'let a bot take a place in an online game and play it to the end',
    'help.join.link': 'the link of the invitation, in quotation marks',
    'help.join.bot': 'which bot plays; house when left out',
    'help.join.name': 'name of the bot in the game; a bot with the same name comes back to the same place',

    'help.matches': 'list the saved games; a game and its sequels are listed together',
    'help.matches.export': 'prints the file of a game, together with its sequels and the games before it',
    'help.matches.delete': 'deletes a game, together with its sequels and the games before it',

    'help.serve': 'serve the page for the browser, and games with friends online; `npm start` builds the page first',
    'help.serve.lan': 'listen on the local network too, and print the addresses',
    'help.serve.data':
      'database of the online games, a file or the address of a PostgreSQL; else DATABASE_URL, else tables.db in SHAMBLE_HOME',
    'help.serve.port': 'port; else PORT from the environment, else 4378',
    'help.serve.host': 'address to listen on; else HOST from the environment, else 127.0.0.1',

    'help.backup': 'save all online games to one file; the server may keep running',
    'help.backup.file': 'the backup file',
    'help.restore': 'add the online games of a backup that are missing; the server may keep running',

    'help.check': 'run case files; folders are searched for *.yaml',
    'help.check.failed': 'prints only the cases that fail',

    'help.sim': 'let the computer play many games and count how they end',
    'help.sim.games': 'number of games',
    'help.sim.seed': 'the same seed gives the same games, with any number of threads',
    'help.sim.bots': 'one bot for all players, or one per player, separated by commas',
    'help.sim.each': 'plays every value of an option and reports each separately; several options: every combination',
    'help.sim.maxTurns': 'stops a game after this many turns and counts it as unfinished',
    'help.sim.threads': 'number of threads',
    'help.sim.fast': 'does not check the invariants after every move',

    'help.lab': 'run a study: compare options or bots over many games, with intervals that hold at every look',
    'help.lab.study': 'a file (see docs/studies.md), or the key of a study',
    'help.lab.out': 'folder for games, figures and plots; else lab-<id>. A run that was stopped goes on from there',
    'help.lab.batches': 'stops after this many batches; run it again to go on',
    'help.lab.workers': 'address of a PostgreSQL: the games are played by the workers that join there (lab-worker)',
    'help.lab-worker': 'play games of studies for a lab that runs with --workers, here or on any machine',
    'help.lab-worker.address': 'the address that the lab was given: postgres://…',
    'help.lab-worker.game': 'plays this game only; may be repeated',

    'help.rules': 'print a rule in our own words, or measure which rules are implemented and tested',
    'help.rules.game': 'may be left out with --coverage: all games',
    'help.rules.id': 'a rule or a chapter; all rules when left out',
    'help.rules.coverage':
      'runs the tests and cases of the game and counts the rules they use; fails if one is missing',
    'help.rules.from': 'counts what a test run with SHAMBLE_COVERAGE=<folder> left in that folder',

    'help.replay': 'play a saved game again and check every hash',
    'help.replay.verify': 'only checks whether the file is intact',
    'help.replay.recover': 'opens a damaged file up to the last correct move',
    'help.replay.out': 'saves what was opened to a new file',
    'help.replay.continue': 'continues a game of older rules from its last snapshot',
    'help.verify': 'check the dice of a game that was played online, without the server (see docs/dice.md)',
    'help.verify.file': 'a game that is over, as it was downloaded',

    'help.analyse': 'show where a finished game was won and lost: chances by turn, what each decision cost, luck',

    'help.position': 'check a position, draw it, and print it in full and as each player knows it',
    'help.position.text': 'the position, with “\\n” for a new line, or a file name',
  },
  fr: {
    'help.shamble': 'Des jeux de société de zombies, avec leurs vraies règles.',
    'help.more': '(shamble <commande> --help en dit plus)',
    'help.games': 'Jeux : {{games}}',
    'help.title.Usage:': 'Utilisation :',
    'help.title.Arguments:': 'Arguments :',
    'help.title.Options:': 'Options :',
    'help.title.Global Options:': 'Options générales :',
    'help.title.Commands:': 'Commandes :',
    'help.usage.options': '[options]',
    'help.usage.command': '[commande]',
    'help.choices': '(choix : {{choices}})',
    'help.default': '(par défaut : {{value}})',
    'help.help': 'affiche cette aide',
    'help.help.command': 'afficher l’aide d’une commande',
    'help.lang': 'langue de l’aide et de toutes les phrases ; sinon, la langue du système',

    'help.set': 'règle une option de jeu, ou @fichier pour une option qui est un fichier entier ; peut être répété',
    'help.preset': 'utilise un ensemble d’options nommé',
    'help.json': 'affiche des données JSON',
    'help.saves': 'dossier des parties enregistrées',

    'help.play': 'jouer dans le terminal ; la partie est enregistrée après chaque coup',
    'help.play.game': 'quel jeu ; demandé s’il n’est pas précisé',
    'help.play.seats':
      'qui joue : « person », « person:Ada » ou un robot, séparés par des virgules (person,master) ; un même nom est une même personne',
    'help.play.seed': 'dés fixés : la même graine donne les mêmes jets',
    'help.play.realDice': 'vous lancez vos propres dés et saisissez les résultats',
    'help.play.position': 'commence à partir d’une position, donnée en texte ou par un nom de fichier',
    'help.play.resume': 'continue une partie enregistrée ; la dernière si aucune n’est nommée',
    'help.play.after': 'joue la suite d’une partie terminée ; de la dernière si aucune n’est nommée',
    'help.play.copy': 'avec --after : joue une seconde suite, comme copie',

    'help.play.join': 'prend une place dans une partie en ligne, par son lien ; le même lien ramène à la même place',
    'help.play.name': 'avec --join : votre nom dans la partie en ligne ; sinon, il vous est demandé',

    'help.join': 'faire prendre une place à un robot dans une partie en ligne, jusqu’à la fin',
    'help.join.link': 'le lien de l’invitation, entre guillemets',
    'help.join.bot': 'le robot qui joue ; sinon, house',
    'help.join.name': 'nom du robot dans la partie ; un robot du même nom revient à la même place',

    'help.matches': 'lister les parties enregistrées ; une partie et ses suites sont listées ensemble',
    'help.matches.export': 'affiche le fichier d’une partie, avec ses suites et les parties précédentes',
    'help.matches.delete': 'supprime une partie, avec ses suites et les parties précédentes',

    'help.serve':
      'servir la page pour le navigateur, et des parties en ligne entre amis ; `npm start` construit d’abord la page',
    'help.serve.lan': 'écouter aussi sur le réseau local, et afficher les adresses',
    'help.serve.data':
      'base de données des parties en ligne, un fichier ou l’adresse d’un PostgreSQL ; sinon DATABASE_URL, sinon tables.db dans SHAMBLE_HOME',
    'help.serve.port': 'port ; sinon PORT dans l’environnement, sinon 4378',
    'help.serve.host': 'adresse d’écoute ; sinon HOST dans l’environnement, sinon 127.0.0.1',

    'help.backup': 'enregistrer toutes les parties en ligne dans un fichier ; le serveur peut continuer à tourner',
    'help.backup.file': 'le fichier de sauvegarde',
    'help.restore': 'ajouter les parties en ligne d’une sauvegarde qui manquent ; le serveur peut continuer à tourner',

    'help.check': 'exécuter des fichiers de cas ; les dossiers sont parcourus à la recherche de *.yaml',
    'help.check.failed': 'n’affiche que les cas qui échouent',

    'help.sim': 'faire jouer beaucoup de parties par l’ordinateur et compter comment elles finissent',
    'help.sim.games': 'nombre de parties',
    'help.sim.seed': 'la même graine donne les mêmes parties, quel que soit le nombre de fils d’exécution',
    'help.sim.bots': 'un robot pour tous les joueurs, ou un par joueur, séparés par des virgules',
    'help.sim.each':
      'joue chaque valeur d’une option et en fait un rapport séparé ; plusieurs options : toutes les combinaisons',
    'help.sim.maxTurns': 'arrête une partie après ce nombre de tours et la compte comme inachevée',
    'help.sim.threads': 'nombre de fils d’exécution',
    'help.sim.fast': 'ne vérifie pas les invariants après chaque coup',

    'help.lab':
      'mener une étude : comparer des options ou des robots sur de nombreuses parties, avec des intervalles toujours valables',
    'help.lab.study': 'un fichier (voir docs/studies.md), ou la clé d’une étude',
    'help.lab.out': 'dossier des parties, chiffres et graphiques ; sinon lab-<id>. Une étude arrêtée y reprend',
    'help.lab.batches': 'arrête après ce nombre de lots ; relancez pour continuer',
    'help.lab.workers':
      'adresse d’un PostgreSQL : les parties sont jouées par les machines qui s’y joignent (lab-worker)',
    'help.lab-worker': 'jouer des parties pour une étude lancée avec --workers, ici ou sur une autre machine',
    'help.lab-worker.address': 'l’adresse donnée à l’étude : postgres://…',
    'help.lab-worker.game': 'ne joue que ce jeu ; peut être répété',

    'help.rules': 'afficher une règle reformulée, ou mesurer quelles règles sont appliquées et testées',
    'help.rules.game': 'facultatif avec --coverage : tous les jeux',
    'help.rules.id': 'une règle ou un chapitre ; sinon, toutes les règles',
    'help.rules.coverage':
      'exécute les tests et les cas du jeu et compte les règles utilisées ; échoue s’il en manque une',
    'help.rules.from': 'compte ce que des tests lancés avec SHAMBLE_COVERAGE=<dossier> ont laissé dans ce dossier',

    'help.replay': 'rejouer une partie enregistrée et vérifier chaque empreinte',
    'help.replay.verify': 'vérifie seulement que le fichier est intact',
    'help.replay.recover': 'ouvre un fichier endommagé jusqu’au dernier coup correct',
    'help.replay.out': 'enregistre ce qui a été ouvert dans un nouveau fichier',
    'help.replay.continue': 'continue une partie d’anciennes règles à partir de son dernier instantané',
    'help.verify': 'vérifier les dés d’une partie jouée en ligne, sans le serveur (voir docs/dice.md)',
    'help.verify.file': 'une partie terminée, telle qu’elle a été téléchargée',

    'help.analyse':
      'montrer où une partie terminée s’est jouée : chances par tour, coût de chaque décision, chance aux dés',

    'help.position':
      'vérifier une position, la dessiner, et l’afficher en entier et telle que chaque joueur la connaît',
    'help.position.text': 'la position, avec « \\n » pour un retour à la ligne, ou un nom de fichier',
  },
}
