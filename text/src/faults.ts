import { faultText } from '@shamble/module'

/** Complaints about files, options and requests, whatever the game. */
export const TABLE_FAULTS = faultText({
  nothing: 'rien',
  'a list': 'une liste',
  'an object': 'un objet',
  'not JSON: {{detail}}': 'ce n’est pas du JSON : {{detail}}',
  'nested deeper than {{deepest}} levels at character {{deep}}':
    'plus de {{deepest}} niveaux imbriqués au caractère {{deep}}',
  'nested deeper than {{deepest}} levels': 'plus de {{deepest}} niveaux imbriqués',
  'more than {{most}} lines': 'plus de {{most}} lignes',
  'more than {{most}} values': 'plus de {{most}} valeurs',
  '{{found}} is not possible here': '{{found}} n’est pas possible ici',
  'expected a whole number from {{min}} to {{max}}, found {{found}}':
    'il faut un nombre entier de {{min}} à {{max}} ; trouvé : {{found}}',
  'expected {{also}} or a whole number from {{min}} to {{max}}, found {{found}}':
    'il faut {{also}} ou un nombre entier de {{min}} à {{max}} ; trouvé : {{found}}',
  'expected {{also}} or {{min}}, found {{found}}': 'il faut {{also}} ou {{min}} ; trouvé : {{found}}',
  'expected one of {{values}}, found {{found}}': 'il faut l’un de : {{values}} ; trouvé : {{found}}',
  'expected true or false, found {{found}}': 'il faut true ou false ; trouvé : {{found}}',
  'expected text, found {{found}}': 'il faut un texte ; trouvé : {{found}}',
  'control and direction marks are not possible here':
    'les caractères de contrôle et de direction ne sont pas possibles ici',
  'expected {{least}} to {{most}} characters, found {{found}}':
    'il faut de {{least}} à {{most}} caractères ; trouvé : {{found}}',
  'expected a list, found {{found}}': 'il faut une liste ; trouvé : {{found}}',
  'expected an object, found {{found}}': 'il faut un objet ; trouvé : {{found}}',
  'unknown field': 'champ inconnu',
  '"{{name}}" is given twice': '« {{name}} » est donné deux fois',
  'expected a word, a number or JSON, found {{found}}': 'il faut un mot, un nombre ou du JSON ; trouvé : {{found}}',
  'expected something like {{usual}}, found {{found}}': 'il faut quelque chose comme {{usual}} ; trouvé : {{found}}',
  'no such option; there are {{names}}': 'cette option n’existe pas ; il y a {{names}}',
  'no bot is called "{{name}}"; there are {{names}}': 'aucun robot ne s’appelle « {{name}} » ; il y a {{names}}',
  'which game? There are {{ids}}': 'quel jeu ? Il y a {{ids}}',
  'no game is called "{{id}}"; there are {{ids}}': 'aucun jeu ne s’appelle « {{id}} » ; il y a {{ids}}',
  'this game has {{seats}} players; named: {{given}}': 'cette partie a {{seats}} joueurs ; indiqués : {{given}}',

  'too large: {{found}} bytes; at most {{most}} are possible':
    'trop grand : {{found}} octets ; {{most}} au plus sont possibles',
  'there is no such file': 'ce fichier n’existe pas',
  'this is a folder': 'c’est un dossier',
  'the file is empty': 'le fichier est vide',
  'this file contains what one player knew of a game: it can be read, not played':
    'ce fichier contient ce qu’un joueur savait d’une partie : il peut être lu, pas joué',
  'you cannot ask for this, or not yet': 'vous ne pouvez pas le demander, ou pas encore',
  'the file breaks off here: its end is missing': 'le fichier s’arrête ici : il manque la fin',
  'the file continues after its end': 'le fichier continue après sa fin',
  'the file disagrees about who knows of this move': 'le fichier se contredit sur les joueurs qui connaissent ce coup',
  'the rules cannot play this: {{detail}}': 'les règles ne peuvent pas jouer ceci : {{detail}}',
  'not a Shamble game': 'ce n’est pas une partie de Shamble',
  'the file is cut off in the middle of a move': 'le fichier est coupé au milieu d’un coup',
  'the file ends before the game begins': 'le fichier s’arrête avant le début de la partie',
  'expected format {{format}}, found {{found}}': 'il faut le format {{format}} ; trouvé : {{found}}',
  'expected an entry of 6 to 8 parts, found {{parts}}': 'un coup a de 6 à 8 parties, celui-ci en a {{parts}}',
  'expected 64 hexadecimal digits': 'il faut 64 chiffres hexadécimaux',
  'the file names other secrets for these dice': 'le fichier indique d’autres secrets pour ces dés',
  'the file says {{found}} for {{why}}, but the secrets lead to {{expected}}':
    'le fichier indique {{found}} pour {{why}}, mais les secrets donnent {{expected}}',
  'this game was played without dice that can be checked': 'cette partie a été jouée sans dés vérifiables',
  'the dice were committed to twice': 'les dés ont été fixés deux fois',
  'the rules changed during this game: its dice cannot be checked':
    'les règles ont changé pendant cette partie : ses dés ne peuvent pas être vérifiés',
  'the secrets of these dice are not open: they are opened when the game is over':
    'les secrets de ces dés ne sont pas ouverts : ils le sont quand la partie est terminée',
  'the secret that was opened is not the one that was committed to':
    'le secret ouvert n’est pas celui qui avait été fixé',
  'root {{number}} does not belong to the secrets': 'la racine {{number}} ne correspond pas aux secrets',
  'these dice do not come from the secrets: the game was continued elsewhere':
    'ces dés ne viennent pas des secrets : la partie a été continuée ailleurs',
  'dice of a secret move were opened': 'les dés d’un coup secret ont été ouverts',
  'a root over the next secrets is missing': 'il manque une racine pour les secrets suivants',
  'player {{number}} has added to the dice twice': 'le joueur {{number}} a contribué deux fois aux dés',
  'player {{number}} has shown something other than what was committed to':
    'le joueur {{number}} a montré autre chose que ce qu’il avait fixé',
  'a root has changed': 'une racine a changé',
  'the secret of roll {{number}} is not the one that was committed to':
    'le secret du jet {{number}} n’est pas celui qui avait été fixé',
  'roll {{number}} is not what its secret leads to': 'le jet {{number}} n’est pas celui que donne son secret',
  'expected dice, a drawn item or a tie': 'il faut des dés, un tirage ou un départage',
  'a game of "{{found}}", not of "{{game}}"': 'une partie de « {{found}} », et non de « {{game}} »',
  'the game was played with rules {{theirs}}, and the rules here are {{ours}}; it can continue from its last snapshot':
    'la partie a été jouée avec les règles {{theirs}}, et les règles sont ici {{ours}} ; elle peut reprendre à son dernier instantané',
  'rules {{ours}} cannot continue a game played with rules {{theirs}}':
    'les règles {{ours}} ne peuvent pas reprendre une partie jouée avec les règles {{theirs}}',
  'the snapshot was changed: its hash does not match': 'l’instantané a été modifié : son empreinte ne correspond pas',
  'the snapshot is not the position that the moves lead to':
    'l’instantané n’est pas la position à laquelle mènent les coups',
  'the position is not the one that the file describes': 'la position n’est pas celle que le fichier indique',
  'the file was changed: its hash does not match': 'le fichier a été modifié : son empreinte ne correspond pas',
  'the file has no snapshot to continue from': 'le fichier n’a pas d’instantané d’où reprendre',
  'a move before the game begins': 'un coup avant le début de la partie',
  'found move {{seq}} instead of {{due}}': 'le coup {{seq}} se trouve à la place du {{due}}',
  'the move is refused by {{rule}}': 'le coup est refusé par {{rule}}',
  '{{unused}} recorded rolls or draws were not used': '{{unused}} tirages enregistrés n’ont pas servi',
  'a recorded roll or draw is missing': 'il manque un tirage enregistré',
  '{{asked}} is needed, {{recorded}} is recorded': 'il faut {{asked}}, {{recorded}} est enregistré',
  '{{wanted}} is not among what can be drawn': '{{wanted}} ne fait pas partie de ce qui peut être tiré',
  'not a position of {{game}}': 'ce n’est pas une position de {{game}}',
  'this game is not over yet, so no other game can follow it':
    'cette partie n’est pas terminée : aucune autre ne peut encore la suivre',
  'no other game can follow this one': 'aucune autre partie ne peut suivre celle-ci',
  'another game already follows this one: the new game can only be a copy':
    'une autre partie suit déjà celle-ci : la nouvelle ne peut être qu’une copie',
  'carried over from the previous game, and cannot be changed':
    'transmis par la partie précédente ; ce choix ne peut pas être modifié',
  'a game that follows another one starts with its set-up':
    'une partie qui en suit une autre commence par sa mise en place',
  'the game that this one follows is missing': 'il manque la partie que celle-ci suit',
  'this is not the game that follows the previous one': 'ce n’est pas la partie qui suit celle d’avant',
  'there is no space left to save this, so nothing has changed':
    'il n’y a plus de place pour cet enregistrement ; rien n’a changé',
  'this could not be saved, so nothing has changed': 'l’enregistrement a échoué ; rien n’a changé',
  'this game was continued elsewhere: open it again to see where it is':
    'cette partie a été continuée ailleurs : rouvrez-la pour voir où elle en est',
  'this game is being played in another terminal': 'cette partie est en cours dans un autre terminal',
  'the end is missing: {{lines}} of {{known}} lines are left':
    'il manque la fin : il reste {{lines}} lignes sur {{known}}',
  'this game has stopped because of an error; all moves are saved, and you can open it again':
    'cette partie s’est arrêtée à cause d’une erreur ; tous les coups sont enregistrés, et vous pouvez la rouvrir',
  'this was not possible because of an error': 'une erreur a empêché cette action',
  'the saved games of this server are damaged, and this cannot be read':
    'les parties enregistrées de ce serveur sont endommagées, et ceci ne peut pas être lu',
  'this game is damaged and cannot be opened': 'cette partie est endommagée et ne peut pas être ouverte',
  'there is already a game "{{id}}"': 'il y a déjà une partie « {{id}} »',
  'there is no saved game "{{id}}"': 'il n’y a pas de partie « {{id}} »',
  'no game "{{id}}" is open': 'aucune partie « {{id}} » n’est ouverte',
  'you cannot play here: this game is open for reading only':
    'vous ne pouvez pas jouer ici : cette partie est ouverte en lecture seule',
  'there is no player {{seat}}': 'il n’y a pas de joueur {{seat}}',
  'expected {{n}} dice from 1 to {{sides}}': 'il faut {{n}} dés de 1 à {{sides}}',
  'dice can be typed in only where all players are in one place':
    'on ne peut saisir les dés que si tous les joueurs sont au même endroit',
  'a seed can be chosen only where all players are in one place':
    'on ne peut choisir la graine que si tous les joueurs sont au même endroit',
  'a position can be chosen only where all players are in one place':
    'on ne peut choisir la position que si tous les joueurs sont au même endroit',
  'no place is free in this game: you can only watch it':
    'aucune place n’est libre dans cette partie : vous pouvez seulement la regarder',
  'this place is taken': 'cette place est prise',
  'too many people are watching this game': 'trop de personnes regardent cette partie',
  'clocks and listing are only for games with free places':
    'les chronomètres et la liste ne concernent que les parties avec des places libres',
  'the host has given your place to the computer': 'l’hôte a confié votre place à l’ordinateur',
  'no other player has this place': 'aucun autre joueur n’occupe cette place',
  'other players are still in this game: end it with their consent first, or make one of them the host and leave':
    'd’autres joueurs sont encore dans cette partie : terminez-la d’abord avec leur accord, ou nommez l’un d’eux hôte et quittez-la',
  'only players can write to the others': 'seuls les joueurs peuvent écrire aux autres',
  'this player is here and needs no new link': 'ce joueur est présent et n’a pas besoin d’un nouveau lien',
  'this link is not valid, or no longer valid': 'ce lien n’est pas valable, ou ne l’est plus',
  'there is nobody to remove in this place': 'il n’y a personne à retirer de cette place',
  'a place is still free: wait for a player, or let the computer play':
    'une place est encore libre : attendez un joueur, ou laissez jouer l’ordinateur',
  'this game is over: nobody can play on': 'cette partie est terminée : personne ne peut la continuer',
  'no place is free for another player': 'aucune place n’est libre pour un autre joueur',
  'not all players are ready yet': 'tous les joueurs ne sont pas encore prêts',
  'you cannot add to the dice now': 'vous ne pouvez pas contribuer aux dés maintenant',
  'this is not what was committed to': 'ce n’est pas ce qui avait été fixé',
  'this invitation is only for watching': 'cette invitation permet seulement de regarder',
  'this invitation is not valid, or no longer valid': 'cette invitation n’est pas valable, ou ne l’est plus',
  'the connection was lost: check whether this has happened, or try again':
    'la connexion a été perdue : vérifiez si cela a eu lieu, ou réessayez',
  'the server sent an unknown message': 'le serveur a envoyé un message inconnu',
  'this is nested too deeply': 'ceci a trop de niveaux imbriqués',
  'this is too large for the server': 'ceci est trop volumineux pour le serveur',
  'you have too many games here: delete a game first': 'vous avez trop de parties ici : supprimez d’abord une partie',
  'too many new games were requested from your address: try again later':
    'trop de parties ont été demandées depuis votre adresse : réessayez plus tard',
  'too many wrong invitations: try again in an hour': 'trop d’invitations incorrectes : réessayez dans une heure',
})
