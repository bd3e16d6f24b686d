import type { Catalogue, Language } from '@shamble/module'

export const text: Readonly<Record<Language, Catalogue>> = {
  en: {
    'game.name': 'Tic-tac-toe',
    'seat.x': 'Cross',
    'seat.o': 'Nought',
    'question.mark': 'which cell do you mark?',
    'action.mark': 'mark {{cell}}',
    'refuse.TTT-1.2': 'You can’t mark that cell: it is already marked.',
    'event.marked': '{{seat}} marks {{cell}}.',
    'event.ended.line': '{{seat}} has three in a line and wins.',
    'event.ended.full': 'The board is full: a draw.',
    'reason.line': 'three in a line',
    'reason.full': 'the board is full',
  },
  fr: {
    'game.name': 'Morpion',
    'seat.x': 'Croix',
    'seat.o': 'Rond',
    'question.mark': 'quelle case marquez-vous ?',
    'action.mark': 'marquer {{cell}}',
    'refuse.TTT-1.2': 'Vous ne pouvez pas marquer cette case : elle est déjà marquée.',
    'event.marked': '{{seat}} marque {{cell}}.',
    'event.ended.line': '{{seat}} aligne trois marques et gagne.',
    'event.ended.full': 'Le plateau est plein : partie nulle.',
    'reason.line': 'trois marques alignées',
    'reason.full': 'le plateau est plein',
  },
}
