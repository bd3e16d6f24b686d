import { faultText } from '@shamble/module'

/** What can be wrong with a roof from outside. */
export const roofFaults = faultText({
  'a wall needs two different ends': 'un mur a deux bouts différents',
  'reaches over the edge of a roof of {{width}} by {{depth}}': 'dépasse d’un toit de {{width}} sur {{depth}}',
  'expected a start for each of 2 seats, found {{found}}':
    'il faut un départ pour chacun des 2 joueurs ; trouvé : {{found}}',
  'a figure at {{x}} {{y}} is over the edge': 'une figurine en {{x}} {{y}} dépasse du toit',
  'a figure at {{x}} {{y}} is in a wall': 'une figurine en {{x}} {{y}} se trouve dans un mur',
  'a figure at {{x}} {{y}} is on a crate': 'une figurine en {{x}} {{y}} se trouve sur une caisse',
  'the figures must begin at least {{least}} mm apart, these are {{apart}}':
    'les figurines doivent commencer à {{least}} mm au moins l’une de l’autre ; distance trouvée : {{apart}}',
  'expected {{form}}': 'il faut {{form}}',
  'at most {{most}} are possible, found {{found}}': '{{most}} au plus sont possibles ; trouvé : {{found}}',
})
