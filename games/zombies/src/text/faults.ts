import { faultText } from '@shamble/module'

/** Complaints about options, position texts and tile files. What is typed in them stays as it is typed. */
export const faults = faultText({
  'one player alone must set "{{option}}" (ZMB-R.28)': 'seul, il faut régler « {{option}} » (ZMB-R.28)',

  'the line "turn <n> <player> <moment>" is missing': 'il manque la ligne « turn <n> <joueur> <moment> »',
  'a second line "{{word}}"': 'une seconde ligne « {{word}} »',
  '"{{word}}" is no part of a position': '« {{word}} » ne fait pas partie d’une position',
  'turns are counted from 1': 'les tours se comptent à partir de 1',
  'a turn stands at one of {{moments}}, not at "{{moment}}"': 'un tour en est à {{moments}}, et non à « {{moment}} »',
  '{{left}} points left of {{total}}': 'il reste {{left}} points sur {{total}}',
  '"{{moment}}" is no moment of a turn': '« {{moment}} » n’est pas un moment d’un tour',
  'write "place {{id}} by <player>": nobody answers a helipad':
    'écrivez « place {{id}} by <joueur> » : personne ne répond à un héliport',
  '"{{section}}" is nothing that a player has': 'un joueur n’a rien qui s’appelle « {{section}} »',
  'expected nothing after "{{section}}"': 'rien ne suit « {{section}} »',
  'expected one word after "{{section}}"': 'il faut un mot après « {{section}} »',
  'more glowing zombies than the collection holds': 'plus de zombies phosphorescents que la collection n’en compte',
  '{{id}} is no card that stays in play': '{{id}} n’est pas une carte qui reste en jeu',
  'two cards {{id}} in front of one player (ZMB-1.3.3.g)': 'deux cartes {{id}} devant un même joueur (ZMB-1.3.3.g)',
  '{{id}} has no charges': '{{id}} n’a pas de cartouches',
  'a shotgun without charges is discarded': 'un fusil sans cartouches est défaussé',
  '"{{word}}" is no flag of a player': '« {{word}} » n’est pas une marque de joueur',
  '"{{pair}}" is no passage: write 0.4-1.4': '« {{pair}} » n’est pas un passage : écrivez 0.4-1.4',
  'no card is left for the hand of {{who}}': 'il ne reste pas de carte pour la main de {{who}}',
  '{{who}} has no life left: that is no start of anything': '{{who}} n’a plus de vie : rien ne commence ainsi',
  '{{who}} has {{zombies}} zombies and has won (ZMB-1.1.b)': '{{who}} a {{zombies}} zombies et a gagné (ZMB-1.1.b)',
  'no zombie stands where one is said to have moved': 'aucun zombie là où l’un d’eux se serait déplacé',
  'at most six different zombies move in one turn (ZMB-1.3.6.a)':
    'six zombies différents au plus se déplacent dans un tour (ZMB-1.3.6.a)',
  'before the front gate stands all base tiles lie in their stack (ZMB-1.3.1.b)':
    'tant que le Portail n’est pas posé, tous les plateaux de la base sont dans leur pile (ZMB-1.3.1.b)',
  '{{who}} holds {{cards}} cards, {{most}} are allowed (ZMB-1.3.3.a)':
    '{{who}} tient {{cards}} cartes, {{most}} sont permises (ZMB-1.3.3.a)',
  '{{who}} has played {{cards}} cards, one a turn is allowed (ZMB-1.3.3.d)':
    '{{who}} a joué {{cards}} cartes, une seule par tour est permise (ZMB-1.3.3.d)',
  '{{who}} cannot drive a jeep inside a building': '{{who}} ne peut pas conduire de jeep dans un bâtiment',
  'this cannot come about in a game: {{detail}}': 'cela ne peut pas arriver dans une partie ({{detail}})',
  'no card is called "{{word}}"': 'aucune carte ne s’appelle « {{word}} »',
  'there are not so many cards {{word}} in this deck': 'il n’y a pas autant de cartes {{word}} dans cette pioche',
  'no player is called "{{word}}"': 'aucun joueur ne s’appelle « {{word}} »',
  '"{{word}}" is no space: write 0.4': '« {{word}} » n’est pas une case : écrivez 0.4',
  'no tile {{tile}} lies on the table': 'il n’y a pas de plateau {{tile}} sur la table',
  'nobody can stand on {{word}}': 'personne ne peut être en {{word}}',
  'tile {{word}} has no building': 'le plateau {{word}} n’a pas de bâtiment',
  'expected a number up to {{most}}, found "{{word}}"': 'il faut un nombre jusqu’à {{most}}, et non « {{word}} »',
  '"{{name}}" stands alone': '« {{name}} » s’écrit seul',
  '"{{written}}": write how often the movement is halved':
    '« {{written}} » : écrivez combien de fois le mouvement est réduit de moitié',
  '"{{name}}" is no effect': '« {{name}} » n’est pas un effet',
  '"{{written}}": write whose card it was': '« {{written}} » : écrivez de qui était la carte',
  '"{{written}}": write the player alone': '« {{written}} » : écrivez le joueur seul',
  '"{{written}}": write how many turns of that player must end first, 1 or 2':
    '« {{written}} » : écrivez combien de tours de ce joueur doivent d’abord finir, 1 ou 2',
  '"smell {{slot}}": write the tile that must be left': '« smell {{slot}} » : écrivez le plateau à quitter',

  'two colons in one line': 'deux fois deux-points dans une ligne',
  'the next tile has the number {{slot}}': 'le plateau suivant porte le numéro {{slot}}',
  'expected "tile <number> <id> <x> <y> turn <0 to 3>"': 'il faut « tile <numéro> <id> <x> <y> turn <0 à 3> »',
  'the town square lies at 0 0 turn 0': 'la Grand-Place est en 0 0 turn 0',
  '{{id}} turned by {{quarters}} is the same as turned by less (ZMB-1.3.1.e)':
    '{{id}} tourné de {{quarters}} est le même que tourné de moins (ZMB-1.3.1.e)',
  'tile {{taken}} lies at {{x}} {{y}} already': 'le plateau {{taken}} est déjà en {{x}} {{y}}',
  'only the front gate has a town side, at one of its ends': 'seul le Portail a un côté ville, à l’un de ses bouts',
  'expected three rows of three cells': 'il faut trois lignes de trois cases',
  'cell {{cell}} is not closed': 'la case {{cell}} n’est pas fermée',
  '"{{cell}}" is nothing that lies on a space: write z, g, L, B, zL, . or #':
    '« {{cell}} » n’est rien qui soit sur une case : écrivez z, g, L, B, zL, . ou #',
  'nothing can stand on cell {{cell}}': 'rien ne peut être sur la case {{cell}}',
  'no token can lie on the road, cell {{cell}} (ZMB-1.3.1.f)':
    'aucun jeton ne peut être sur la route, case {{cell}} (ZMB-1.3.1.f)',
  'no tile is called "{{id}}"': 'aucun plateau ne s’appelle « {{id}} »',
  'there are not so many tiles {{id}} in this game': 'il n’y a pas autant de plateaux {{id}} dans ce jeu',
  'there are only {{pieces}} glowing zombies': 'il n’y a que {{pieces}} zombies phosphorescents',
  '{{id}} cannot be drawn before the front gate stands (ZMB-1.3.1.b)':
    '{{id}} ne peut pas être tiré avant que le Portail soit posé (ZMB-1.3.1.b)',
  'the town helipad is not in its stack': 'l’héliport de la ville n’est pas dans sa pile',
  'write which side of the front gate faces the town: "... turn 0 town north"':
    'écrivez quel côté du Portail donne sur la ville : « ... turn 0 town north »',
  'a road runs against a wall between tiles {{a}} and {{b}} (ZMB-1.3.1.d)':
    'une route bute sur un mur entre les plateaux {{a}} et {{b}} (ZMB-1.3.1.d)',
  'a road joins town and base between tiles {{a}} and {{b}} (ZMB-1.3.1.n)':
    'une route relie la ville et la base entre les plateaux {{a}} et {{b}} (ZMB-1.3.1.n)',
  'no road leads to tile {{tile}} (ZMB-1.3.1.d)': 'aucune route ne mène au plateau {{tile}} (ZMB-1.3.1.d)',

  'a cell is a row and a column from 0 to 2, such as "12"':
    'une case est une ligne et une colonne de 0 à 2, comme « 12 »',
  'two kinds of tile are called {{id}}': 'deux sortes de plateaux s’appellent {{id}}',
  'the rules need a tile "{{id}}"': 'les règles demandent un plateau « {{id}} »',
  '{{id}} is a tile of the town, of which there are {{copies}}':
    '{{id}} est un plateau de la ville, en {{copies}} exemplaires',
  '{{id}} is a tile of the base, of which there are {{copies}}':
    '{{id}} est un plateau de la base, en {{copies}} exemplaires',
  'expected {{due}} tiles of the town, found {{total}}': 'il faut {{due}} plateaux de la ville, et non {{total}}',
  'expected {{due}} tiles of the base, found {{total}}': 'il faut {{due}} plateaux de la base, et non {{total}}',
  'expected three rows of three of R, B, H and .': 'il faut trois lignes de trois parmi R, B, H et .',
  'more tokens ({{tokens}}) than building spaces ({{spaces}}) (ZMB-T.g)':
    'plus de jetons ({{tokens}}) que de cases de bâtiment ({{spaces}}) (ZMB-T.g)',
  'the middle of a helipad is a space of it (ZMB-1.1.a)': 'le milieu d’un héliport est l’une de ses cases (ZMB-1.1.a)',
  'only helipad_town and helipad_base have spaces H': 'seuls helipad_town et helipad_base ont des cases H',
  'the town square has a road in its middle and four exits (ZMB-1.2.c)':
    'la Grand-Place a une route au milieu et quatre sorties (ZMB-1.2.c)',
  'the front gate has two ends (ZMB-1.3.1.m)': 'le Portail a deux bouts (ZMB-1.3.1.m)',
  '{{id}} has {{spaces}} building spaces (ZMB-1.3.1.u)': '{{id}} a {{spaces}} cases de bâtiment (ZMB-1.3.1.u)',
  '{{id}} has {{spaces}} building spaces and {{doors}} doors (ZMB-1.3.1.u)':
    '{{id}} a {{spaces}} cases de bâtiment et {{doors}} portes (ZMB-1.3.1.u)',
  'exits are some of N, E, S and W': 'les sorties sont parmi N, E, S et W',
  'the exit {{side}} lies on a blocked cell': 'la sortie {{side}} est sur une case fermée',
  'a door joins two neighbouring cells': 'une porte relie deux cases voisines',
  'a door stands between a road and a building': 'une porte est entre une route et un bâtiment',
  'this door is there already': 'cette porte y est déjà',
  'the building space in row {{row}}, column {{column}} cannot be reached':
    'la case de bâtiment à la ligne {{row}}, colonne {{column}}, est inaccessible',
})
