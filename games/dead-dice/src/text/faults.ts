import { faultText } from '@shamble/module'
import { REASONS } from './sheet-reasons.js'

/** Complaints about options and scenario files; the English sentence is the key. */
export const faults = faultText({
  ...Object.fromEntries(
    Object.entries(REASONS.en).map(([key, said]) => [`${said} ({{rule}})`, `${REASONS.fr[key]!} ({{rule}})`]),
  ),
  '{{one}} and {{other}} exclude each other (DD-12.1)': '{{one}} et {{other}} s’excluent (DD-12.1)',
  'rewards are given in a campaign only (DD-12.5)': 'les récompenses ne se donnent qu’en campagne (DD-12.5)',
  'this is for a human game master; choose the scenario of the automatic one':
    'réservé à un meneur humain ; choisissez le scénario du meneur automatique',
  'this is for the automatic game master; choose the scenario of the human one':
    'réservé au meneur automatique ; choisissez le scénario du meneur humain',
  'everybody reads the options: the game master gives a scenario of their own at the start of the game':
    'tout le monde lit les options : le meneur donne son propre scénario au début de la partie',
  'this is not a scenario file': 'ce n’est pas un fichier de scénario',
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
  'expected one for each of the {{count}} members': 'il en faut un pour chacun des {{count}} membres',
  'nobody has Trust in their own survivor (DD-1.8)': 'personne n’a de Confiance envers son propre survivant (DD-1.8)',
  'this experience is for players whose survivor died (DD-12.8)':
    'cette expérience est pour les joueurs dont le survivant est mort (DD-12.8)',
  'the group brings its survivors along': 'le groupe amène ses propres survivants',
  'a group goes on in a campaign only (DD-15.89)': 'un groupe ne continue qu’en campagne (DD-15.89)',
  'the group has {{count}} players': 'le groupe a {{count}} joueurs',
  'there are {{count}} survivors and {{players}} players': 'il y a {{count}} survivants et {{players}} joueurs',
  '{{name}} has experience, which counts in a campaign only (DD-12.2)':
    '{{name}} a de l’expérience, qui ne compte qu’en campagne (DD-12.2)',
  '{{name}} has more traits than the option allows (DD-15.62)':
    '{{name}} a plus de traits que l’option n’en permet (DD-15.62)',
})
