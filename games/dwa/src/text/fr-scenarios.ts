import type { Catalogue } from '@shamble/module'

export const sheetReasons: Catalogue = {
  'sheet.hasAbility': '{{who}} possède déjà la capacité {{ability}}',
  'sheet.fiveAbilities': '{{who}} ne peut pas avoir plus de cinq capacités',
  'sheet.abilityALevel': '{{who}} est de niveau {{rank}} et ne peut avoir qu’une capacité par niveau',
  'sheet.abilityLevel': '{{ability}} s’apprend à partir du niveau {{least}} ; {{who}} est de niveau {{rank}}',
  'sheet.shut': '{{ability}} est fermé à {{who}} : {{archetype}}',
  'sheet.shutToSub': '{{ability}} est fermé à {{who}} : {{sub}}',
  'sheet.sub': '{{who}} n’est pas militaire et ne peut pas être {{sub}}',
  'sheet.twoWeapons': '{{who}} ne peut pas porter {{weapon}} : deux armes de la table au plus',
  'sheet.twoInAll':
    '{{who}} ne peut pas porter {{weapon}} : avec cette option, deux armes au plus, armes de mêlée comprises',
  'sheet.oneMelee': '{{who}} ne peut pas porter {{weapon}} : une seule arme de mêlée',
  'sheet.sameType': '{{who}} ne peut pas porter {{weapon}} : avec cette option, deux armes sont de types différents',
  'sheet.notOffered': '{{weapon}} n’est pas disponible dans ce scénario ; il faut une autre arme à {{who}}',
  'sheet.hands': '{{who}} ne peut pas tenir ces armes ensemble',
  'sheet.rounds': '{{weapon}} de {{who}} contient {{most}} au plus',
  'sheet.twoFlaws': '{{who}} ne peut pas avoir plus de deux défauts',
  'sheet.noFlaws': 'cette partie se joue sans défauts',
  'sheet.sameFlaw': '{{who}} a deux fois le même défaut',
  'sheet.sameDisorder': '{{who}} a deux fois le même trouble',
  'sheet.desperate': '{{who}} a cinq troubles, et le cinquième est toujours Désespéré',
  'sheet.trauma': '{{who}} a au moins six points de traumatisme : ils deviennent un trouble en fin de partie',
  'sheet.rank': '{{who}} a {{xp}} points d’expérience et est de niveau {{rank}}',
  'sheet.morale': '{{who}} a un moral de {{most}} au plus',
}

/** Complaints about scenarios and teams; the English sentence is the key. */
export const scenarioFaults: Catalogue = {
  'expected a list of {{least}} to {{most}}, found one of {{found}}':
    'il faut une liste de {{least}} à {{most}} éléments ; celle-ci en a {{found}}',
  'expected a short name of letters and digits, found {{found}}':
    'il faut un nom court en lettres et en chiffres ; trouvé : {{found}}',
  'expected exactly one of {{values}}': 'il faut exactement l’un de : {{values}}',
  'conditions inside conditions go {{most}} deep': 'des conditions s’emboîtent sur {{most}} niveaux au plus',
  'expected true, found {{found}}': 'il faut true ; trouvé : {{found}}',
  'two members are called "{{name}}"': 'deux membres s’appellent « {{name}} »',
  '{{teams}} teams are given and {{players}} play': '{{teams}} équipes sont données et {{players}} jouent',
}
