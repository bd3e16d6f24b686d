import type { Catalogue } from '@shamble/module'

/** Complaints about options, house numbers and positions; the English sentence is the key. */
export const otherFaults: Catalogue = {
  'a campaign is played with the advanced rules (DWA-16.a)': 'une campagne se joue avec les règles avancées (DWA-16.a)',
  'this scenario has a table of its own; only a random street may have another size':
    'ce scénario a sa propre table ; seule une rue aléatoire peut avoir une autre taille',
  'expected letters of {{methods}}, each once, or "none", found "{{found}}"':
    'il faut des lettres parmi {{methods}}, chacune une fois, ou « none » ; trouvé : « {{found}} »',
  'expected a size such as 1200x900, found "{{found}}"': 'il faut une taille comme 1200x900 ; trouvé : « {{found}} »',

  'this row changes nothing': 'cette ligne ne change rien',
  'neither a weapon nor ammunition': 'ni une arme, ni des munitions',
  'grenades need their kind, and nothing else has one': 'il faut préciser le type des grenades, et d’elles seules',

  'expected {{name}}=<number>': 'il faut {{name}}=<nombre>',
  'no procedure is called "{{kind}}"': 'aucune procédure ne s’appelle « {{kind}} »',
  'expected a place such as 470,655, found {{found}}': 'il faut un point comme 470,655 ; trouvé : {{found}}',
  'the scenario has no {{what}} {{i}}': 'le scénario n’a pas de {{what}} {{i}}',
  'expected turn <number>': 'il faut turn <nombre>',
  'no such team: {{team}}': 'il n’y a pas d’équipe {{team}}',
  'expected zombie <number> <x,y>': 'il faut zombie <numéro> <x,y>',
  'unknown line "{{what}}"': 'ligne inconnue : « {{what}} »',
  'there is no human {{id}}': 'il n’y a pas d’humain {{id}}',
  'there is no weapon {{hand}}': 'il n’y a pas d’arme {{hand}}',
  'a weapon needs its id': 'une arme a besoin de son identifiant',
}
