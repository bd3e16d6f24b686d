import type { Catalogue } from '@shamble/module'

export const sheetReasons: Catalogue = {
  'sheet.hasAbility': '{{who}} possède déjà la capacité {{ability}}',
  'sheet.fiveAbilities': '{{who}} ne peut pas avoir plus de cinq capacités',
  'sheet.abilityALevel': '{{who}} est de niveau {{rank}} et ne peut avoir qu’une capacité par niveau',
  'sheet.abilityLevel':
    'la capacité {{ability}} s’apprend à partir du niveau {{least}} ; {{who}} est de niveau {{rank}}',
  'sheet.shut': '{{who}} ne peut pas apprendre la capacité {{ability}} : {{archetype}}',
  'sheet.shutToSub': '{{who}} ne peut pas apprendre la capacité {{ability}} : {{sub}}',
  'sheet.sub': '{{sub}} est une spécialité des militaires, et {{who}} n’est pas militaire',
  'sheet.twoWeapons': '{{who}} ne peut pas porter une arme de plus ({{weapon}}) : deux de la table des armes au plus',
  'sheet.twoInAll':
    '{{who}} ne peut pas porter une arme de plus ({{weapon}}) : avec cette option, deux au plus, armes de mêlée comprises',
  'sheet.oneMelee': '{{who}} ne peut pas porter une arme de mêlée de plus ({{weapon}}) : une seule est permise',
  'sheet.sameType':
    '{{who}} ne peut pas porter une autre arme de ce type ({{weapon}}) : avec cette option, elles sont toutes différentes',
  'sheet.notOffered': 'ce scénario ne propose pas une arme de {{who}} : {{weapon}}',
  'sheet.hands': '{{who}} ne peut pas tenir ces armes ensemble',
  'sheet.rounds': 'une arme de {{who}} ({{weapon}}) contient {{most}} au plus',
  'sheet.twoFlaws': '{{who}} ne peut pas avoir plus de deux défauts',
  'sheet.noFlaws': 'cette partie se joue sans défauts',
  'sheet.sameFlaw': '{{who}} a deux fois le même défaut',
  'sheet.sameDisorder': '{{who}} a deux fois le même trouble',
  'sheet.desperate': '{{who}} a cinq troubles, et le cinquième est toujours Désespéré',
  'sheet.trauma': '{{who}} a au moins six points de traumatisme : ils deviennent un trouble en fin de partie',
  'sheet.rank': '{{who}} a {{xp}} points d’expérience et est de niveau {{rank}}',
  'sheet.morale': '{{who}} a un moral de {{most}} au plus',
}

/** Complaints about scenarios and teams; the English sentence is the key. */
export const scenarioFaults: Catalogue = {
  'expected a list of {{least}} to {{most}}, found one of {{found}}':
    'il faut une liste de {{least}} à {{most}} éléments ; celle-ci en a {{found}}',
  'expected a short name of letters and digits, found {{found}}':
    'il faut un nom court en lettres et en chiffres ; trouvé : {{found}}',
  'expected exactly one of {{values}}': 'il faut exactement l’un de : {{values}}',
  'conditions inside conditions go {{most}} deep': 'des conditions s’emboîtent sur {{most}} niveaux au plus',
  'expected true, found {{found}}': 'il faut true ; trouvé : {{found}}',
  'two members are called "{{name}}"': 'deux membres s’appellent « {{name}} »',
  '{{teams}} teams are given and {{players}} play': '{{teams}} équipes sont données et {{players}} jouent',

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
  'a table has {{most}} different heights at the most': 'une table a {{most}} hauteurs différentes au plus',
  'it is in a wall': 'se trouve dans un mur',
  'it overlaps vehicle {{other}}': 'recouvre le véhicule {{other}}',
  'it is off the table': 'se trouve hors de la table',
  'there is nothing at this height': 'il n’y a rien à cette hauteur',
  'something of the story needs a name': 'un objet de l’histoire doit avoir un nom',
  'there is no "{{id}}"': 'il n’y a pas de « {{id}} »',
  'there is no weapon {{hand}}': 'il n’y a pas d’arme {{hand}}',
  'keys fit a vehicle: say which': 'des clés vont avec un véhicule : dites lequel',
  'its base overlaps that of {{other}}': 'son socle recouvre celui de {{other}}',
  'it is within 10 cm of where team {{team}} begins': 'à moins de 10 cm du départ de l’équipe {{team}}',
  'its base is off the table': 'son socle dépasse de la table',
  'its base is in a wall': 'son socle est dans un mur',
  'its base is in a vehicle': 'son socle est dans un véhicule',
  'there is no team {{team}}': 'il n’y a pas d’équipe {{team}}',
  '{{count}} are asked for and there are {{most}}': '{{count}} sont demandés et il y en a {{most}}',
  'there is no vehicle': 'il n’y a pas de véhicule',
  'what is carried must be an object, neither keys nor a weapon nor loads':
    'ce qui est porté doit être un objet : ni clés, ni arme, ni munitions',
  'nobody can leave: there is no edge out': 'personne ne peut sortir : aucun bord n’y mène',
  'there is no opening {{i}}': 'il n’y a pas d’ouverture {{i}}',
  'without a turn limit a match may go on for very long': 'sans limite de tours, une partie peut durer très longtemps',
  'the match is over after turn {{turn}}': 'la partie s’arrête après le tour {{turn}}',
  'a team of five has fewer': 'une équipe de cinq en a moins',
  '{{number}} zombies at the start, and {{most}} are the most: the others are left out':
    '{{number}} zombies au départ, et {{most}} au plus sont permis : les autres sont laissés de côté',
  'method C needs a room that nobody has explored': 'la méthode C demande une salle que personne n’a explorée',
  'methods D and E need something to come from behind':
    'les méthodes D et E demandent un obstacle derrière lequel apparaître',
  'no zombie ever comes': 'aucun zombie ne vient jamais',
  'nobody has anything to shoot with': 'personne n’a de quoi tirer',
  'it has room for {{places}} bases, and a team has five':
    'il y a de la place pour {{places}} socles, et une équipe en a cinq',
  'no base has room in it': 'aucun socle n’y tient',
  'there is no way in: it needs an opening in its walls': 'aucun accès : il faut une ouverture dans ses murs',
  'nobody can get there': 'personne ne peut y aller',
}
