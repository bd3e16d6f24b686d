import type { LedgerEntry } from '@shamble/module'

export const ledger: readonly LedgerEntry[] = [
  {
    id: 'TTT-1.1',
    class: 'behaviour',
    en: 'The players take turns marking one free cell of a three-by-three board; crosses begin.',
    fr: 'Chaque joueur marque à son tour une case libre d’un plateau de trois sur trois ; les croix commencent.',
  },
  {
    id: 'TTT-1.2',
    class: 'behaviour',
    en: 'A cell that is marked cannot be marked again.',
    fr: 'Une case marquée ne peut pas être marquée de nouveau.',
  },
  {
    id: 'TTT-2.1',
    class: 'behaviour',
    en: 'The first player with three marks in a row, a column or a diagonal wins.',
    fr: 'Le premier joueur qui aligne trois marques en ligne, en colonne ou en diagonale gagne.',
  },
  {
    id: 'TTT-2.2',
    class: 'behaviour',
    en: 'A full board without such a line is a draw.',
    fr: 'Un plateau plein sans alignement est une partie nulle.',
  },
]
