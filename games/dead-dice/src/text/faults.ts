import { faultText } from '@shamble/module'

/** Complaints about options and scenario files; the English sentence is the key. */
export const faults = faultText({
  '{{one}} and {{other}} exclude each other (DD-12.1)': '{{one}} et {{other}} s’excluent (DD-12.1)',
  'rewards are given in a campaign only (DD-12.5)': 'les récompenses ne se donnent qu’en campagne (DD-12.5)',
  'this is for a human game master; choose the scenario of the automatic one':
    'réservé à un meneur humain ; choisissez le scénario du meneur automatique',
  'this is for the automatic game master; choose the scenario of the human one':
    'réservé au meneur automatique ; choisissez le scénario du meneur humain',
  'expected a list of {{least}} to {{most}}, found one of {{found}}':
    'il faut une liste de {{least}} à {{most}} éléments ; celle-ci en a {{found}}',
  'expected a short name of letters and digits, found {{found}}':
    'il faut un nom court en lettres et en chiffres ; trouvé : {{found}}',
  'leave it out where it is false': 'à omettre quand c’est faux',
  'one reserve starts Empty and another Low (DD-4.10)': 'une réserve commence Vide et une autre Basse (DD-4.10)',
  'there is another "{{id}}"': 'il y a un autre « {{id}} »',
  'there is no "{{id}}"': 'il n’y a pas de « {{id}} »',
  'two of these variants exclude each other (DD-12.1)': 'deux de ces variantes s’excluent (DD-12.1)',
  'the last step, and no other, is the exit (DD-16.68)': 'la dernière étape, et elle seule, est la sortie (DD-16.68)',
  'one step is for information (DD-16.68)': 'une étape est consacrée au renseignement (DD-16.68)',
})
