import type { LedgerEntry } from '@shamble/module'

export const ledger: readonly LedgerEntry[] = [
  {
    id: 'TTT-1.1',
    class: 'behaviour',
    en: 'The seats take turns to mark one free cell of a board of three by three; crosses begin.',
    fr: 'Chaque siège marque à son tour une case libre d’un plateau de trois sur trois ; les croix commencent.',
  },
  {
    id: 'TTT-1.2',
    class: 'behaviour',
    en: 'A cell that is marked cannot be marked again.',
    fr: 'Une case marquée ne peut plus l’être.',
  },
  {
    id: 'TTT-2.1',
    class: 'behaviour',
    en: 'Whoever first has three marks in a row, a column or a diagonal wins.',
    fr: 'Le premier qui aligne trois marques en ligne, en colonne ou en diagonale gagne.',
  },
  {
    id: 'TTT-2.2',
    class: 'behaviour',
    en: 'A full board without such a line is a draw.',
    fr: 'Un plateau plein sans alignement est une partie nulle.',
  },
]
