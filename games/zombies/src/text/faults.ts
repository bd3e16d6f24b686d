import { faultText } from '@shamble/module'

/** Complaints about options, position texts and tile files. What is typed in them stays as it is typed. */
export const faults = faultText({
  'a solo game needs a value for "{{option}}" (ZMB-R.28)': 'en solitaire, réglez « {{option}} » (ZMB-R.28)',

  'the line "turn <n> <player> <moment>" is missing': 'il manque la ligne « turn <n> <joueur> <moment> »',
  'a second line "{{word}}"': 'une seconde ligne « {{word}} »',
  '"{{word}}" is not part of a position': '« {{word}} » ne fait pas partie d’une position',
  'turns are counted from 1': 'les tours se comptent à partir de 1',
  'the moment of a turn is one of {{moments}}, not "{{moment}}"':
    'le moment d’un tour est l’un de : {{moments}}, et non « {{moment}} »',
  '{{left}} points left of {{total}}': 'il reste {{left}} points sur {{total}}',
  '"{{moment}}" is not a moment of a turn': '« {{moment}} » n’est pas un moment d’un tour',
  'write "place {{id}} by <player>": nobody can respond to a helipad':
    'écrivez « place {{id}} by <joueur> » : personne ne peut répondre à un héliport',
  '"{{section}}" is not something a player has': 'un joueur n’a rien qui s’appelle « {{section}} »',
  'expected nothing after "{{section}}"': 'il ne faut rien après « {{section}} »',
  'expected one word after "{{section}}"': 'il faut un mot après « {{section}} »',
  'more glowing zombies than the collection holds': 'plus de zombies phosphorescents que la réserve n’en compte',
  '{{id}} is not a card that stays in play': '{{id}} n’est pas une carte qui reste en jeu',
  'two cards {{id}} in front of one player (ZMB-1.3.3.g)': 'deux cartes {{id}} devant un même joueur (ZMB-1.3.3.g)',
  '{{id}} has no charges': '{{id}} n’a pas de charge',
  'a shotgun without charges is discarded': 'un fusil à pompe sans charge est défaussé',
  '"{{word}}" is not a flag of a player': '« {{word}} » n’est pas une marque de joueur',
  '"{{pair}}" is not a passage: write 0.4-1.4': '« {{pair}} » n’est pas un passage : écrivez 0.4-1.4',
  'no card is left for the hand of {{who}}': 'il ne reste pas de carte pour la main de {{who}}',
  '{{who}} has no life left: a position cannot start like this':
    '{{who}} n’a plus de vie : une position ne peut pas commencer ainsi',
  '{{who}} has {{zombies}} zombies and has won (ZMB-1.1.b)': '{{who}} a {{zombies}} zombies et a gagné (ZMB-1.1.b)',
  '{{who}} is in the middle of a helipad and has won (ZMB-1.1.a)':
    '{{who}} est au milieu d’un héliport et a gagné (ZMB-1.1.a)',
  'there is no zombie where one is marked as moved': 'il n’y a aucun zombie là où l’un d’eux est marqué comme déplacé',
  'at most six different zombies move in one turn (ZMB-1.3.6.a)':
    'six zombies différents au plus se déplacent dans un tour (ZMB-1.3.6.a)',
  'before the front gate is placed, all base tiles are in their stack (ZMB-1.3.1.b)':
    'tant que le Portail n’est pas posé, toutes les tuiles de la base sont dans leur pile (ZMB-1.3.1.b)',
  '{{who}} holds {{cards}} cards, {{most}} are allowed (ZMB-1.3.3.a)':
    '{{who}} tient {{cards}} cartes, {{most}} sont permises (ZMB-1.3.3.a)',
  '{{who}} has played {{cards}} cards: only one per turn is allowed (ZMB-1.3.3.d)':
    '{{who}} a joué {{cards}} cartes : une seule par tour est permise (ZMB-1.3.3.d)',
  '{{who}} cannot drive a jeep inside a building': '{{who}} ne peut pas conduire de jeep dans un immeuble',
  'this cannot happen in a game: {{detail}}': 'cela ne peut pas arriver dans une partie ({{detail}})',
  'no card is called "{{word}}"': 'aucune carte ne s’appelle « {{word}} »',
  'this deck does not have that many cards {{word}}': 'il n’y a pas autant de cartes {{word}} dans cette pioche',
  'no player is called "{{word}}"': 'aucun joueur ne s’appelle « {{word}} »',
  '"{{word}}" is not a space: write 0.4': '« {{word}} » n’est pas une case : écrivez 0.4',
  'there is no tile {{tile}} on the board': 'il n’y a pas de tuile {{tile}} sur le plateau',
  'nobody can be on {{word}}': 'personne ne peut être en {{word}}',
  'tile {{word}} has no building': 'la tuile {{word}} n’a pas d’immeuble',
  'expected a number up to {{most}}, found "{{word}}"': 'il faut un nombre jusqu’à {{most}}, et non « {{word}} »',
  'write nothing with "{{name}}"': 'n’écrivez rien avec « {{name}} »',
  '"{{written}}": write how often the movement is halved':
    '« {{written}} » : écrivez combien de fois le mouvement est réduit de moitié',
  '"{{name}}" is not an effect': '« {{name}} » n’est pas un effet',
  '"{{written}}": write whose card it was': '« {{written}} » : écrivez de qui était la carte',
  '"{{written}}": write the player alone': '« {{written}} » : écrivez le joueur seul',
  '"{{written}}": write how many turns of that player must end first, 1 or 2':
    '« {{written}} » : écrivez combien de tours de ce joueur doivent d’abord se terminer, 1 ou 2',
  '"smell {{slot}}": write the tile that must be left': '« smell {{slot}} » : écrivez la tuile à quitter',

  'two colons in one line': 'deux fois deux-points dans une ligne',
  'the next tile has the number {{slot}}': 'la tuile suivante porte le numéro {{slot}}',
  'expected "tile <number> <id> <x> <y> turn <0 to 3>"': 'il faut « tile <numéro> <id> <x> <y> turn <0 à 3> »',
  'the town square is at 0 0 turn 0': 'la Grand-Place est en 0 0 turn 0',
  '{{id}} rotated by {{quarters}} looks the same with a smaller rotation (ZMB-1.3.1.e)':
    '{{id}} pivoté de {{quarters}} a le même aspect avec moins de quarts de tour (ZMB-1.3.1.e)',
  'tile {{taken}} is already at {{x}} {{y}}': 'la tuile {{taken}} est déjà en {{x}} {{y}}',
  'only the front gate has a town side, at one of its ends': 'seul le Portail a un côté ville, à l’un de ses bouts',
  'expected three rows of three cells': 'il faut trois lignes de trois cellules',
  'cell {{cell}} is not closed': 'la cellule {{cell}} n’est pas fermée',
  '"{{cell}}" cannot be on a space: write z, g, L, B, zL, . or #':
    '« {{cell}} » ne peut pas être sur une case : écrivez z, g, L, B, zL, . ou #',
  'nothing can be on cell {{cell}}': 'rien ne peut être sur la cellule {{cell}}',
  'no token can be on the road, cell {{cell}} (ZMB-1.3.1.f)':
    'aucun pion ne peut être sur la route, cellule {{cell}} (ZMB-1.3.1.f)',
  'no tile is called "{{id}}"': 'aucune tuile ne s’appelle « {{id}} »',
  'this game does not have that many tiles {{id}}': 'il n’y a pas autant de tuiles {{id}} dans ce jeu',
  'there are only {{pieces}} glowing zombies': 'il n’y a que {{pieces}} zombies phosphorescents',
  '{{id}} cannot be drawn before the front gate is placed (ZMB-1.3.1.b)':
    '{{id}} ne peut pas être pioché avant que le Portail soit posé (ZMB-1.3.1.b)',
  'the town helipad is not in its stack': 'l’héliport de la ville n’est pas dans sa pile',
  'write which side of the front gate faces the town: "... turn 0 town north"':
    'écrivez quel côté du Portail donne sur la ville : « ... turn 0 town north »',
  'a road runs into a wall between tiles {{a}} and {{b}} (ZMB-1.3.1.d)':
    'une route bute sur un mur entre les tuiles {{a}} et {{b}} (ZMB-1.3.1.d)',
  'a road connects town and base between tiles {{a}} and {{b}} (ZMB-1.3.1.n)':
    'une route relie la ville et la base entre les tuiles {{a}} et {{b}} (ZMB-1.3.1.n)',
  'no road leads to tile {{tile}} (ZMB-1.3.1.d)': 'aucune route ne mène à la tuile {{tile}} (ZMB-1.3.1.d)',

  'a cell is a row and a column from 0 to 2, such as "12"':
    'une cellule est une ligne et une colonne de 0 à 2, comme « 12 »',
  'two kinds of tile are called {{id}}': 'deux sortes de tuiles s’appellent {{id}}',
  'the rules need a tile "{{id}}"': 'les règles demandent une tuile « {{id}} »',
  '{{id}} is a town tile; copies: {{copies}}': '{{id}} est une tuile de ville ; exemplaires : {{copies}}',
  '{{id}} is a base tile; copies: {{copies}}': '{{id}} est une tuile de base ; exemplaires : {{copies}}',
  'expected {{due}} tiles of the town, found {{total}}': 'il faut {{due}} tuiles de la ville, et non {{total}}',
  'expected {{due}} tiles of the base, found {{total}}': 'il faut {{due}} tuiles de la base, et non {{total}}',
  'expected three rows of three of R, B, H and .': 'il faut trois lignes de trois parmi R, B, H et .',
  'more tokens ({{tokens}}) than building spaces ({{spaces}}) (ZMB-T.g)':
    'plus de pions ({{tokens}}) que de cases d’immeuble ({{spaces}}) (ZMB-T.g)',
  'the middle of a helipad is one of its spaces (ZMB-1.1.a)':
    'le milieu d’un héliport est l’une de ses cases (ZMB-1.1.a)',
  'only helipad_town and helipad_base have spaces H': 'seuls helipad_town et helipad_base ont des cases H',
  'the town square has a road in its middle and four exits (ZMB-1.2.c)':
    'la Grand-Place a une route au milieu et quatre accès (ZMB-1.2.c)',
  'the front gate has two ends (ZMB-1.3.1.m)': 'le Portail a deux bouts (ZMB-1.3.1.m)',
  '{{id}} has {{spaces}} building spaces (ZMB-1.3.1.u)': '{{id}} a {{spaces}} cases d’immeuble (ZMB-1.3.1.u)',
  '{{id}} has {{spaces}} building spaces and {{doors}} doors (ZMB-1.3.1.u)':
    '{{id}} a {{spaces}} cases d’immeuble et {{doors}} portes (ZMB-1.3.1.u)',
  'exits are among N, E, S and W': 'les accès sont parmi N, E, S et W',
  'the exit {{side}} is on a blocked cell': 'l’accès {{side}} est sur une cellule fermée',
  'a door connects two neighbouring cells': 'une porte relie deux cellules voisines',
  'a door is between a road and a building': 'une porte est entre une route et un immeuble',
  'this door is already there': 'cette porte y est déjà',
  'the building space in row {{row}}, column {{column}} cannot be reached':
    'la case d’immeuble à la ligne {{row}}, colonne {{column}}, est inaccessible',
})
