import type { Catalogue, Language, LedgerEntry } from '@shamble/module'
import { TABLE_FAULTS } from './faults.js'
import { ORDER_TEXT } from './orders.js'

/** The rules of the table itself: they hold in every game. */
export const TABLE_LEDGER: readonly LedgerEntry[] = [
  {
    id: 'TABLE.1',
    class: 'behaviour',
    en: 'Once the game is over, no one can act.',
    fr: 'Une fois la partie terminée, personne ne peut plus agir.',
  },
  {
    id: 'TABLE.2',
    class: 'behaviour',
    en: 'Outside your turn, you may only do what the rules allow at any time.',
    fr: 'Hors de votre tour, vous ne pouvez faire que ce que les règles permettent à tout moment.',
  },
  {
    id: 'TABLE.3',
    class: 'behaviour',
    en: 'Each question is answered once: a second answer is ignored.',
    fr: 'On répond une seule fois à chaque question : une seconde réponse est ignorée.',
  },
  {
    id: 'TABLE.4',
    class: 'behaviour',
    en: 'Only questions with a clock can run out of time.',
    fr: 'Seules les questions chronométrées ont un temps limité.',
  },
  {
    id: 'TABLE.5',
    class: 'behaviour',
    en: 'With a turn limit, the game ends after that many turns.',
    fr: 'Avec une limite de tours, la partie s’arrête après ce nombre de tours.',
  },
  {
    id: 'TABLE.6',
    class: 'behaviour',
    en: 'You may only choose one of the answers offered.',
    fr: 'Vous ne pouvez choisir que parmi les réponses proposées.',
  },
  {
    id: 'TABLE.7',
    class: 'behaviour',
    en: 'A player may resign at any time.',
    fr: 'Un joueur peut abandonner à tout moment.',
  },
  {
    id: 'TABLE.8',
    class: 'behaviour',
    en: 'The players may agree to end the game without a winner.',
    fr: 'Les joueurs peuvent convenir d’arrêter la partie sans vainqueur.',
  },
  {
    id: 'TABLE.9',
    class: 'behaviour',
    en: 'You may undo a move until a die is rolled, something is drawn or something hidden is revealed.',
    fr: 'Vous pouvez annuler un coup tant qu’aucun dé n’est lancé, que rien n’est pioché et que rien de caché n’est révélé.',
  },
  {
    id: 'TABLE.10',
    class: 'behaviour',
    en: 'If another player has acted since, that player must agree to the undo.',
    fr: 'Si un autre joueur a agi depuis, ce joueur doit accepter l’annulation.',
  },
]

/** Sentences that every table needs, whatever the game. */
export const TABLE_TEXT: Readonly<Record<Language, Catalogue>> = {
  en: {
    ...TABLE_FAULTS.en,
    ...ORDER_TEXT.en,
    'refuse.TABLE.1': 'You can’t act: the game is over.',
    'refuse.TABLE.2': 'You can’t act now: it is not your turn to choose.',
    'refuse.TABLE.3': 'You can’t answer twice: this question has already been answered.',
    'refuse.TABLE.4': 'Your time can’t run out: no clock is running for you.',
    'refuse.TABLE.6': 'You can’t do that now: only the answers offered are possible.',
    'refuse.TABLE.9': 'You can’t undo this: dice have been rolled or something has been revealed since.',
    'refuse.TABLE.10': 'You can’t undo this: another player has acted since and did not agree.',
    'event.table.agreed': 'The players agree to end the game.',
    'event.table.resigned': '{{seat}} resigns.',
    'event.table.undone': '{{seat}} undoes a move.',
    'event.table.turn-limit': 'The limit of {{limit}} turns is reached.',
    'reason.resigned': 'by resignation',
    'reason.agreed': 'the players agreed to end the game',
    'reason.turn-limit': 'the turn limit is reached',
    'number.point': '.',
    'number.percent': '{{n}}%',
    'said.of': '{{what}}: {{said}}',
    'option.turnLimit': 'Turn limit (0: none)',
  },
  fr: {
    ...TABLE_FAULTS.fr,
    ...ORDER_TEXT.fr,
    'refuse.TABLE.1': 'Vous ne pouvez plus agir : la partie est terminée.',
    'refuse.TABLE.2': 'Vous ne pouvez pas agir maintenant : ce n’est pas à vous de choisir.',
    'refuse.TABLE.3': 'Vous ne pouvez pas répondre deux fois : cette question a déjà reçu une réponse.',
    'refuse.TABLE.4': 'Votre temps ne peut pas s’écouler : aucun chronomètre ne tourne pour vous.',
    'refuse.TABLE.6': 'Vous ne pouvez pas faire cela maintenant : seules les réponses proposées sont possibles.',
    'refuse.TABLE.9': 'Vous ne pouvez pas annuler : des dés ont été lancés ou quelque chose a été révélé depuis.',
    'refuse.TABLE.10': 'Vous ne pouvez pas annuler : un autre joueur a agi depuis et n’a pas donné son accord.',
    'event.table.agreed': 'Les joueurs conviennent d’arrêter la partie.',
    'event.table.resigned': '{{seat}} abandonne.',
    'event.table.undone': '{{seat}} annule un coup.',
    'event.table.turn-limit': 'La limite de {{limit}} tours est atteinte.',
    'reason.resigned': 'par abandon',
    'reason.agreed': 'les joueurs ont convenu d’arrêter la partie',
    'reason.turn-limit': 'la limite de tours est atteinte',
    'number.point': ',',
    'number.percent': '{{n}} %',
    'said.of': '{{what}} : {{said}}',
    'option.turnLimit': 'Limite de tours (0 : aucune)',
  },
}
