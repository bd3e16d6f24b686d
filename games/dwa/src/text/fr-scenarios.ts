import type { Catalogue } from '@shamble/module'

export const sheetReasons: Catalogue = {
  'sheet.hasAbility': '{{who}} possède déjà la capacité {{ability}}',
  'sheet.fiveAbilities': '{{who}} ne peut pas avoir plus de cinq capacités',
  'sheet.abilityALevel': '{{who}} est de niveau {{rank}} et ne peut avoir qu’une capacité par niveau',
  'sheet.abilityLevel':
    'la capacité {{ability}} s’apprend à partir du niveau {{least}} ; {{who}} est de niveau {{rank}}',
  'sheet.shut': '{{who}} ne peut pas apprendre la capacité {{ability}} : elle est fermée à l’archétype {{archetype}}',
  'sheet.shutToSub': '{{who}} ne peut pas apprendre la capacité {{ability}} : elle est fermée à la spécialité {{sub}}',
  'sheet.sub': '{{sub}} est une spécialité des militaires, et {{who}} n’est pas militaire',
  'sheet.twoWeapons': '{{who}} ne peut pas porter une arme de plus ({{weapon}}) : deux du tableau des armes au plus',
  'sheet.twoInAll':
    '{{who}} ne peut pas porter une arme de plus ({{weapon}}) : avec cette option, deux au plus, armes de mêlée comprises',
  'sheet.oneMelee': '{{who}} ne peut pas porter une arme de mêlée de plus ({{weapon}}) : une seule est permise',
  'sheet.sameType':
    '{{who}} ne peut pas porter une autre arme de ce type ({{weapon}}) : avec cette option, elles sont toutes différentes',
  'sheet.notOffered': '{{who}} ne peut pas avoir cette arme ({{weapon}}) : le scénario ne la propose pas',
  'sheet.hands': '{{who}} ne peut pas tenir ces armes ensemble',
  'sheet.rounds': 'une arme de {{who}} ({{weapon}}) ne peut pas contenir autant de coups : le maximum est de {{most}}',
  'sheet.twoFlaws': '{{who}} ne peut pas avoir plus de deux défauts',
  'sheet.noFlaws': 'un personnage ne peut pas avoir de défauts : cette partie se joue sans eux',
  'sheet.sameFlaw': '{{who}} ne peut pas avoir deux fois le même défaut',
  'sheet.sameDisorder': '{{who}} ne peut pas avoir deux fois le même trouble',
  'sheet.desperate': '{{who}} ne peut pas avoir ces cinq troubles : le cinquième est toujours Désespéré',
  'sheet.trauma':
    '{{who}} ne peut pas avoir six points de traumatisme ou plus : ils deviennent un trouble en fin de partie',
  'sheet.rank': 'ce niveau est impossible : avec {{xp}} points d’expérience, {{who}} est de niveau {{rank}}',
  'sheet.morale': '{{who}} ne peut pas avoir plus de {{most}} en moral',
}

/** Complaints about scenarios and teams; the English sentence is the key. */
export const scenarioFaults: Catalogue = {
  'expected a list of {{least}} to {{most}}, found one of {{found}}':
    'il faut une liste de {{least}} à {{most}} éléments ; celle-ci en a {{found}}',
  'expected a short name of letters and digits, found {{found}}':
    'il faut un nom court en lettres et en chiffres ; trouvé : {{found}}',
  'expected exactly one of {{values}}': 'il faut exactement l’un de : {{values}}',
  'conditions cannot be nested more than {{most}} deep':
    'des conditions ne peuvent pas s’emboîter sur plus de {{most}} niveaux',
  'expected true, found {{found}}': 'il faut true ; trouvé : {{found}}',
  'two members are called "{{name}}"': 'deux membres s’appellent « {{name}} »',
  'there are {{teams}} teams for {{players}} players': 'il y a {{teams}} équipes pour {{players}} joueurs',

  'there is another "{{id}}"': 'il y a un autre « {{id}} »',
  'it sticks out over the edge': 'dépasse du bord de la table',
  'it has no length': 'n’a pas de longueur',
  'it ends no higher than it begins': 'ne finit pas plus haut que son pied',
  'a flat top needs a height': 'un dessus plat demande une hauteur',
  'its outline encloses nothing': 'son contour n’entoure rien',
  'its outline crosses itself': 'son contour se croise',
  'it overlaps the room "{{other}}"': 'recouvre la salle « {{other}} »',
  'it is {{length}} mm wide, and a base needs {{least}}': 'large de {{length}} mm ; il en faut {{least}} pour un socle',
  'it is off its wall: both its ends must be on one wall':
    'hors de son mur : ses deux bouts doivent être sur un même mur',
  'only what is closed can be barricaded': 'il faut être fermé pour être barricadé',
  'it overlaps opening {{other}}': 'recouvre l’ouverture {{other}}',
  'a table cannot have more than {{most}} different heights':
    'une table ne peut pas avoir plus de {{most}} hauteurs différentes',
  'it is in a wall': 'se trouve dans un mur',
  'it overlaps vehicle {{other}}': 'recouvre le véhicule {{other}}',
  'it is off the table': 'se trouve hors de la table',
  'there is nothing at this height': 'il n’y a rien à cette hauteur',
  'an object of the story needs a name': 'un objet de l’histoire doit avoir un nom',
  'there is no "{{id}}"': 'il n’y a pas de « {{id}} »',
  'there is no weapon {{hand}}': 'il n’y a pas d’arme {{hand}}',
  'keys fit a vehicle: say which': 'des clés vont avec un véhicule : dites lequel',
  'its base overlaps that of {{other}}': 'son socle recouvre celui de {{other}}',
  'it is within 10 cm of where team {{team}} begins': 'à moins de 10 cm du départ de l’équipe {{team}}',
  'its base is off the table': 'son socle dépasse de la table',
  'its base is in a wall': 'son socle est dans un mur',
  'its base is in a vehicle': 'son socle est dans un véhicule',
  'there is no team {{team}}': 'il n’y a pas d’équipe {{team}}',
  'the objective asks for {{count}}, and at most {{most}} are possible':
    'nombre demandé : {{count}} ; {{most}} au plus sont possibles',
  'there is no vehicle': 'il n’y a pas de véhicule',
  'what is carried must be an object, neither keys nor a weapon nor loads':
    'ce qui est porté doit être un objet : ni clés, ni arme, ni munitions',
  'nobody can leave: no edge leads out': 'personne ne peut sortir : aucun bord n’y mène',
  'there is no opening {{i}}': 'il n’y a pas d’ouverture {{i}}',
  'without a turn limit a game may go on for a very long time':
    'sans limite de tours, une partie peut durer très longtemps',
  'the game is over after turn {{turn}}': 'la partie s’arrête après le tour {{turn}}',
  'a team has only five members': 'une équipe n’a que cinq membres',
  '{{number}} zombies at the start, and only {{most}} are possible: the others are left out':
    '{{number}} zombies au départ, et {{most}} au plus sont permis : les autres sont laissés de côté',
  'method C needs a room that nobody has explored': 'la méthode C demande une salle que personne n’a explorée',
  'methods D and E need something to come from behind':
    'les méthodes D et E demandent un obstacle derrière lequel apparaître',
  'no zombie ever comes': 'aucun zombie ne vient jamais',
  'nobody has anything to shoot with': 'personne n’a de quoi tirer',
  'it has room for {{places}} bases, and a team has five':
    'il y a de la place pour {{places}} socles, et une équipe en a cinq',
  'it has no room for a base': 'aucun socle n’y tient',
  'there is no way in: it needs an opening in its walls': 'aucun accès : il faut une ouverture dans ses murs',
  'nobody can get there': 'personne ne peut y aller',
}
