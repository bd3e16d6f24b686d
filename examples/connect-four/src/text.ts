import type { Catalogue, Language } from '@shamble/module'

export const text: Readonly<Record<Language, Catalogue>> = {
  en: {
    'game.name': 'Connect four',
    'seat.red': 'Red',
    'seat.yellow': 'Yellow',
    'question.drop': 'which column do you choose?',
    'action.drop': 'drop into column {{column}}',
    'refuse.C4-1.3': 'You can’t choose that column: it is full.',
    'event.dropped': '{{seat}} drops a disc into column {{column}}; the disc lands on {{cell}}.',
    'event.ended.line': '{{seat}} has four in a line and wins.',
    'event.ended.full': 'The board is full: a draw.',
    'reason.line': 'four in a line',
    'reason.full': 'the board is full',
  },
  fr: {
    'game.name': 'Puissance quatre',
    'seat.red': 'Rouge',
    'seat.yellow': 'Jaune',
    'question.drop': 'quelle colonne choisissez-vous ?',
    'action.drop': 'jouer dans la colonne {{column}}',
    'refuse.C4-1.3': 'Vous ne pouvez pas choisir cette colonne : elle est pleine.',
    'event.dropped': '{{seat}} joue dans la colonne {{column}} ; le jeton tombe en {{cell}}.',
    'event.ended.line': '{{seat}} aligne quatre jetons et gagne.',
    'event.ended.full': 'Le plateau est plein : partie nulle.',
    'reason.line': 'quatre jetons alignés',
    'reason.full': 'le plateau est plein',
  },
}
