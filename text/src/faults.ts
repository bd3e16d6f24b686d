import { faultText } from '@shamble/module'

/** Complaints about files, options and requests, whatever the game. */
export const TABLE_FAULTS = faultText({
  nothing: 'rien',
  'a list': 'une liste',
  'an object': 'un objet',
  'not JSON: {{detail}}': 'ce n’est pas du JSON : {{detail}}',
  'nested deeper than {{deepest}} levels at character {{deep}}':
    'plus de {{deepest}} niveaux imbriqués au caractère {{deep}}',
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
  'no such option; there are {{names}}': 'cette option n’existe pas ; il y a {{names}}',
  'no bot is called "{{name}}"; there are {{names}}': 'aucun robot ne s’appelle « {{name}} » ; il y a {{names}}',
  'which game? There are {{ids}}': 'quel jeu ? Il y a {{ids}}',
  'no game is called "{{id}}"; there are {{ids}}': 'aucun jeu ne s’appelle « {{id}} » ; il y a {{ids}}',
  'this game has {{seats}} seats, {{given}} are given': 'ce jeu a {{seats}} sièges, {{given}} sont donnés',

  'too large: {{found}} bytes, and {{most}} are possible': 'trop grand : {{found}} octets, et {{most}} sont possibles',
  'there is no such file': 'ce fichier n’existe pas',
  'this is a folder': 'c’est un dossier',
  'the file is empty': 'le fichier est vide',
  'not a Shamble match': 'ce n’est pas une partie de Shamble',
  'the record is cut off in the middle of an entry': 'le fichier est coupé au milieu d’un coup',
  'the record ends before the match begins': 'le fichier s’arrête avant le début de la partie',
  'expected format {{format}}, found {{found}}': 'il faut le format {{format}} ; trouvé : {{found}}',
  'expected an entry of 6 parts, found {{parts}}': 'un coup a 6 parties, celui-ci en a {{parts}}',
  'expected dice, a drawn item or a tie': 'il faut des dés, un tirage ou un départage',
  'a match of "{{found}}", not of "{{game}}"': 'une partie de « {{found}} », et non de « {{game}} »',
  'made by rules {{theirs}}, this is {{ours}}; it can go on from its last snapshot':
    'jouée avec les règles {{theirs}}, celles-ci sont {{ours}} ; elle peut reprendre à son dernier instantané',
  'rules {{ours}} cannot take up a match made by rules {{theirs}}':
    'les règles {{ours}} ne peuvent pas reprendre une partie jouée avec les règles {{theirs}}',
  'the snapshot was changed: its hash does not agree': 'l’instantané a été modifié : son empreinte ne correspond pas',
  'the snapshot is not the state that the answers lead to':
    'l’instantané n’est pas la situation à laquelle mènent les coups',
  'the state is not the one that the record tells of': 'la situation n’est pas celle que le fichier indique',
  'the record was changed: its hash does not agree': 'le fichier a été modifié : son empreinte ne correspond pas',
  'the record has no snapshot to go on from': 'le fichier n’a pas d’instantané d’où reprendre',
  'an answer before the match begins': 'un coup avant le début de la partie',
  'entry {{seq}} stands where {{due}} should': 'le coup {{seq}} se trouve à la place du {{due}}',
  'the answer is refused by {{rule}}': 'le coup est refusé par {{rule}}',
  '{{unused}} recorded outcomes of chance were not asked for': '{{unused}} tirages enregistrés n’ont pas servi',
  'chance is asked for more than was recorded': 'il manque un tirage enregistré',
  '{{asked}} is asked for, {{recorded}} is recorded': 'il faut {{asked}}, {{recorded}} est enregistré',
  '{{wanted}} is not among what can be drawn': '{{wanted}} ne fait pas partie de ce qui peut être tiré',
  'not a state of {{game}}': 'ce n’est pas une situation de {{game}}',
  'this match is not over yet, so no other can go on from it':
    'cette partie n’est pas terminée : aucune autre ne peut encore la suivre',
  'no other match goes on from this one': 'aucune autre partie ne suit celle-ci',
  'another match goes on from this one already: this one can only be a copy':
    'une autre partie suit déjà celle-ci : la nouvelle ne peut être qu’une copie',
  'handed on by the match before, and not to be changed':
    'transmis par la partie précédente ; ce choix ne peut pas être modifié',
  'a match that goes on from another begins with its set-up':
    'une partie qui en suit une autre commence par sa mise en place',
  'the match that this one goes on from is missing': 'il manque la partie que celle-ci suit',
  'this is not the match that goes on from the one before it': 'ce n’est pas la partie qui suit celle d’avant',
  'there is no space left to save this, so nothing has changed':
    'il n’y a plus de place pour l’enregistrer ; rien n’a changé',
  'this could not be saved, so nothing has changed': 'l’enregistrement a échoué ; rien n’a changé',
  'this match was played on somewhere else: open it again to see how it stands':
    'cette partie a été continuée ailleurs : rouvrez-la pour voir où elle en est',
  'this match is being played in another terminal': 'cette partie est en cours dans un autre terminal',
  'its end is missing: {{lines}} of {{known}} lines are left':
    'il manque la fin : il reste {{lines}} lignes sur {{known}}',
  'there is a match "{{id}}" already': 'il y a déjà une partie « {{id}} »',
  'there is no match "{{id}}"': 'il n’y a pas de partie « {{id}} »',
  'no match "{{id}}" is open': 'aucune partie « {{id}} » n’est ouverte',
  'nothing can be played here: this match is open for reading only':
    'vous ne pouvez pas jouer ici : cette partie est ouverte en lecture seule',
  'there is no seat {{seat}}': 'il n’y a pas de siège {{seat}}',
  'expected {{n}} dice from 1 to {{sides}}': 'il faut {{n}} dés de 1 à {{sides}}',
})
