import type { Catalogue, Language } from '@shamble/module'

export const text: Readonly<Record<Language, Catalogue>> = {
  en: {
    'game.name': 'Tic-tac-toe',
    'seat.x': 'Cross',
    'seat.o': 'Nought',
    'question.mark': 'mark a free cell',
    'action.mark': 'mark {{cell}}',
    'refuse.TTT-1.2': 'That cell is marked already.',
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
    'question.mark': 'marquez une case libre',
    'action.mark': 'marquer {{cell}}',
    'refuse.TTT-1.2': 'Cette case est déjà marquée.',
    'event.marked': '{{seat}} marque {{cell}}.',
    'event.ended.line': '{{seat}} aligne trois marques et gagne.',
    'event.ended.full': 'Le plateau est plein : partie nulle.',
    'reason.line': 'trois marques alignées',
    'reason.full': 'le plateau est plein',
  },
}
