import { faultText } from '@shamble/module'

/** Complaints about position texts, maps and counter sets. What is typed in them stays as it is typed. */
export const faults = faultText({
  'the line "turn <n> <phase>" is missing': 'il manque la ligne « turn <n> <phase> »',
  'a second line "{{word}}"': 'une seconde ligne « {{word}} »',
  '"{{word}}" is not part of a position': '« {{word}} » ne fait pas partie d’une position',
  '"{{n}}" is not a turn number': '« {{n}} » n’est pas un numéro de tour',
  'a position begins with one of {{phases}}, not "{{phase}}"':
    'une position commence à l’une des phases {{phases}}, et non « {{phase}} »',
  'the hidden phase exists only in solitaire and cooperative play':
    'la phase « hidden » est celle du jeu en solitaire et du jeu coopératif',
  '{{who}} has no square': '{{who}} n’est sur aucune case',
  'a status is one of {{statuses}}, not "{{status}}"': 'un état est l’un de {{statuses}}, et non « {{status}} »',
  'a killed character is in no square: write "-"': 'un personnage tué n’est sur aucune case : écrivez « - »',
  '"{{mark}}" is not a mark of a character': '« {{mark}} » n’est pas une marque de personnage',
  '"since" is only for an infected character': '« since » ne vaut que pour un personnage infecté',
  '"{{word}}" is not a unit: write 007, 007=5 or 007=5!':
    '« {{word}} » n’est pas une unité : écrivez 007, 007=5 ou 007=5!',
  'two ordinary units in square {{id}}': 'deux unités ordinaires sur la case {{id}}',
  'more than {{units}} units': 'plus de {{units}} unités',
  'no hidden zombie may be in {{word}} ({{refusal}})': 'aucun zombie ne peut être caché en {{word}} ({{refusal}})',
  '"{{word}}" is not a door of this map: write "#5 closed"':
    '« {{word}} » n’est pas une porte de cette carte : écrivez « #5 closed »',
  '{{word}}: only a glass door can be destroyed': '{{word}} : seule une porte vitrée peut être détruite',
  'hidden squares exist only in the two-player game': 'les cases cachées sont celles du jeu à deux',
  '{{onMap}} units on the map and {{box}} hidden are more than {{units}}':
    '{{onMap}} unités sur la carte et {{box}} cachées font plus de {{units}}',
  '{{onMap}} units on the map, {{box}} hidden and {{pool}} in the pool are more than {{units}}':
    '{{onMap}} unités sur la carte, {{box}} cachées et {{pool}} dans la réserve font plus que {{units}}',
  '"{{word}}" is not a procedure of the game': '« {{word}} » n’est pas une procédure du jeu',
  '{{name}} cannot be {{value}}': '{{name}} ne peut pas valoir {{value}}',
  'the lines "in <procedure>" are missing': 'il manque les lignes « in <procédure> »',
  'the first line "in" is "in game-turn"': 'la première ligne « in » est « in game-turn »',
  '"{{word}}" is not a duty: write 063=bound': '« {{word}} » n’est pas un devoir : écrivez 063=bound',
  '"{{word}}" is not a company: write steve=063': '« {{word}} » n’est pas une compagnie : écrivez steve=063',
  'there is no unit in {{square}}': 'aucune unité en {{square}}',
  '"active" is only for the zombie turn': '« active » ne vaut que pendant le tour des zombies',
  'the active characters are in different squares': 'les personnages actifs ne sont pas sur la même case',
  '{{who}} never takes a rifle (DAWN-12.1.a)': '{{who}} ne prend jamais de fusil (DAWN-12.1.a)',
  '{{who}} is lost and holds no rifle': '{{who}} fait partie des pertes et ne porte pas de fusil',
  '{{left}} rifles in the store and {{held}} carried are more than the {{rifles}} there are':
    '{{left}} fusils dans le magasin et {{held}} portés font plus que les {{rifles}} qui existent',
  '{{left}} rifles in the store and {{held}} carried are not the {{rifles}} there are, and nobody is lost with one':
    '{{left}} fusils dans le magasin et {{held}} portés ne font pas les {{rifles}} qui existent, et personne n’est perdu avec le sien',
  'there are fewer units of value {{value}}': 'il y a moins d’unités de valeur {{value}}',
  'there is no square "{{word}}"': 'il n’y a pas de case « {{word}} »',
  'expected a number up to {{most}}, found "{{word}}"': 'il faut un nombre jusqu’à {{most}}, et non « {{word}} »',
  'this cannot happen in a game: {{detail}}': 'cela ne peut pas arriver dans une partie ({{detail}})',

  '"{{letter}}" is not an area of this map': '« {{letter}} » n’est pas une zone de cette carte',
  'more than 999 squares': 'plus de 999 cases',
  'there is no square {{id}}': 'il n’y a pas de case {{id}}',
  'the main door {{door}} does not lead out of the mall': 'la porte principale {{door}} ne donne pas sur l’extérieur',
  'the door {{door}} leads nowhere': 'la porte {{door}} ne mène nulle part',
  '{{b}} is not on the {{side}} side of {{a}}': '{{b}} n’est pas du côté {{side}} de {{a}}',
  'the door {{door}} is not on a wall: {{a}} and {{b}} are the same area':
    'la porte {{door}} n’est pas dans un mur : {{a}} et {{b}} sont de la même zone',
  'no main door called {{name}} in square {{id}}': 'aucune porte principale {{name}} sur la case {{id}}',
  'two doors are called {{door}}': 'deux portes s’appellent {{door}}',
  'two main doors are called {{name}}': 'deux portes principales s’appellent {{name}}',
  'a second door between {{a}} and {{b}}': 'une seconde porte entre {{a}} et {{b}}',
  'the outside': 'l’extérieur',
  'two symbols in square {{id}}': 'deux symboles sur la case {{id}}',
  'expected {{due}} zombie symbols, found {{found}}': 'il faut {{due}} symboles de zombie, et non {{found}}',
  'four characters, two at most in a square, need two symbols':
    'quatre personnages, deux par case au plus, demandent deux symboles',
  'square {{id}} cannot be reached': 'la case {{id}} est inaccessible',
  'square {{id}} ({{area}}) cannot be reached': 'la case {{id}} ({{area}}) est inaccessible',
  '{{id}} is not a hall square': '{{id}} n’est pas une case du hall',
  'the rifles must be in a store': 'les fusils doivent être dans un magasin',
  'only {{free}} squares are left for {{zombies}} hidden zombies':
    'il ne reste que {{free}} cases pour {{zombies}} zombies cachés',
  'a square has three digits, found "{{id}}"': 'une case a trois chiffres, et non « {{id}} »',
  'expected {{rows}} rows, found {{found}}': 'il faut {{rows}} lignes, et non {{found}}',
  'expected {{cols}} cells, found {{found}}': 'il faut {{cols}} cases, et non {{found}}',
  'an area is one capital letter': 'une zone est une lettre majuscule',
  'only Steve and Fran may hold rifles': 'seuls Steve et Fran peuvent avoir un fusil',
  'expected fire rate, panic level and movement points':
    'il faut la valeur de tir, la valeur de panique et les points de mouvement',
  'expected {{units}} units, found {{found}}': 'il faut {{units}} unités, et non {{found}}',
})
