import type { Catalogue, Language, LedgerEntry } from '@shamble/module'
import { TABLE_FAULTS } from './faults.js'
import { ORDER_TEXT } from './orders.js'

/** The rules of the table itself: they hold in every game. */
export const TABLE_LEDGER: readonly LedgerEntry[] = [
  {
    id: 'TABLE.1',
    class: 'behaviour',
    en: 'A match that is over takes no more answers.',
    fr: 'Une partie terminée ne reçoit plus de réponse.',
  },
  {
    id: 'TABLE.2',
    class: 'behaviour',
    en: 'A seat that is not asked may only do what the rules allow at any time.',
    fr: 'Un siège à qui rien n’est demandé ne peut faire que ce que les règles permettent à tout moment.',
  },
  {
    id: 'TABLE.3',
    class: 'behaviour',
    en: 'An answer counts once: one given to an older question is not taken again.',
    fr: 'Une réponse compte une fois : celle donnée à une question plus ancienne n’est pas reprise.',
  },
  {
    id: 'TABLE.4',
    class: 'behaviour',
    en: 'Time runs out only on questions that have a clock.',
    fr: 'Le temps ne s’écoule que sur les questions chronométrées.',
  },
  {
    id: 'TABLE.5',
    class: 'behaviour',
    en: 'With a turn limit, the match ends after that many turns.',
    fr: 'Avec une limite de tours, la partie s’arrête après ce nombre de tours.',
  },
  {
    id: 'TABLE.6',
    class: 'behaviour',
    en: 'Only what the question offers can be answered.',
    fr: 'On ne peut répondre que par ce que la question propose.',
  },
  {
    id: 'TABLE.7',
    class: 'behaviour',
    en: 'Any seat may resign at any time.',
    fr: 'Tout siège peut abandonner à tout moment.',
  },
  {
    id: 'TABLE.8',
    class: 'behaviour',
    en: 'The players may agree to end the match without a winner.',
    fr: 'Les joueurs peuvent convenir d’arrêter la partie sans vainqueur.',
  },
  {
    id: 'TABLE.9',
    class: 'behaviour',
    en: 'A step may be taken back until a die is rolled, something is drawn or something hidden is shown.',
    fr: 'Un coup peut être repris tant qu’aucun dé n’est lancé, rien n’est tiré et rien de caché n’est montré.',
  },
  {
    id: 'TABLE.10',
    class: 'behaviour',
    en: 'Once somebody else has acted, taking back needs their consent.',
    fr: 'Dès que quelqu’un d’autre a agi, reprendre un coup demande son accord.',
  },
]

/** Sentences that every table needs, whatever the game. */
export const TABLE_TEXT: Readonly<Record<Language, Catalogue>> = {
  en: {
    ...TABLE_FAULTS.en,
    ...ORDER_TEXT.en,
    'refuse.TABLE.1': 'The match is over.',
    'refuse.TABLE.2': 'It is not for you to act now.',
    'refuse.TABLE.3': 'You have answered already; look at the table again.',
    'refuse.TABLE.4': 'No clock is running for you.',
    'refuse.TABLE.6': 'That is not among the answers now.',
    'refuse.TABLE.9': 'Nothing can be taken back: since then dice were rolled or something was shown.',
    'refuse.TABLE.10': 'Somebody else has acted since and has not agreed.',
    'event.table.agreed': 'The players agree to end the match.',
    'event.table.resigned': '{{seat}} resigns.',
    'event.table.undone': '{{seat}} takes a step back.',
    'event.table.turn-limit': 'The limit of {{limit}} turns is reached.',
    'reason.resigned': 'by resignation',
    'reason.agreed': 'the match was ended by agreement',
    'reason.turn-limit': 'the turn limit is reached',
    'number.point': '.',
    'option.turnLimit': 'Turn limit (0: none)',
  },
  fr: {
    ...TABLE_FAULTS.fr,
    ...ORDER_TEXT.fr,
    'refuse.TABLE.1': 'La partie est terminée.',
    'refuse.TABLE.2': 'Ce n’est pas à vous d’agir.',
    'refuse.TABLE.3': 'Vous avez déjà répondu ; regardez la table à nouveau.',
    'refuse.TABLE.4': 'Aucun chronomètre ne court pour vous.',
    'refuse.TABLE.6': 'Cela ne fait pas partie des réponses possibles.',
    'refuse.TABLE.9': 'Rien ne peut être repris : des dés ont roulé ou quelque chose a été montré depuis.',
    'refuse.TABLE.10': 'Quelqu’un d’autre a agi depuis et n’a pas donné son accord.',
    'event.table.agreed': 'Les joueurs conviennent d’arrêter la partie.',
    'event.table.resigned': '{{seat}} abandonne.',
    'event.table.undone': '{{seat}} reprend son coup.',
    'event.table.turn-limit': 'La limite de {{limit}} tours est atteinte.',
    'reason.resigned': 'par abandon',
    'reason.agreed': 'la partie a été arrêtée d’un commun accord',
    'reason.turn-limit': 'la limite de tours est atteinte',
    'number.point': ',',
    'option.turnLimit': 'Limite de tours (0 : aucune)',
  },
}
