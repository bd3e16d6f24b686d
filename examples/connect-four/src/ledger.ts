import type { LedgerEntry } from '@shamble/module'

export const ledger: readonly LedgerEntry[] = [
  {
    id: 'C4-1.1',
    class: 'behaviour',
    en: 'The players take turns dropping one disc into a column of a board seven wide and six high; red begins.',
    fr: 'Chaque joueur lâche à son tour un jeton dans une colonne d’un plateau de sept sur six ; les rouges commencent.',
  },
  {
    id: 'C4-1.2',
    class: 'behaviour',
    en: 'A disc falls to the lowest free cell of its column.',
    fr: 'Un jeton tombe jusqu’à la case libre la plus basse de sa colonne.',
  },
  {
    id: 'C4-1.3',
    class: 'behaviour',
    en: 'A column with six discs is full.',
    fr: 'Une colonne de six jetons est pleine.',
  },
  {
    id: 'C4-2.1',
    class: 'behaviour',
    en: 'The first player with four or more discs side by side in a row, a column or a diagonal wins.',
    fr: 'Le premier joueur qui aligne quatre jetons ou plus, côte à côte en ligne, en colonne ou en diagonale, gagne.',
  },
  {
    id: 'C4-2.2',
    class: 'behaviour',
    en: 'A full board without such a line is a draw.',
    fr: 'Un plateau plein sans alignement est une partie nulle.',
  },
]
