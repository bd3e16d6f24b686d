import type { LedgerEntry } from '@shamble/kernel'

export const ledger: readonly LedgerEntry[] = [
  {
    id: 'LB-1.1',
    class: 'behaviour',
    en: 'Kim and Lee take turns on the way to the last bus; Kim begins.',
    fr: 'Kim et Lee jouent à tour de rôle sur le chemin du dernier bus ; Kim commence.',
  },
  {
    id: 'LB-1.2',
    class: 'behaviour',
    en: 'Before the first turn Kim and then Lee draw one card each. Only the drawer sees it.',
    fr: 'Avant le premier tour, Kim puis Lee tirent chacun une carte. Seul celui qui la tire la voit.',
  },
  {
    id: 'LB-1.3',
    class: 'data',
    en: 'There are four cards: two sprints and two blocks.',
    fr: 'Il y a quatre cartes : deux sprints et deux barrages.',
  },
  {
    id: 'LB-2.1',
    class: 'behaviour',
    en: 'On your turn roll one or two dice, as often as you like. The dice are added to your steps.',
    fr: 'À votre tour, lancez un ou deux dés, aussi souvent que vous voulez. Les dés s’ajoutent à vos pas.',
  },
  {
    id: 'LB-2.2',
    class: 'behaviour',
    en: 'If a die shows 1 you stumble: your steps are lost and the turn is over.',
    fr: 'Si un dé montre 1, vous trébuchez : vos pas sont perdus et le tour s’achève.',
  },
  {
    id: 'LB-2.3',
    class: 'behaviour',
    en: 'A seat that has steps may walk: it goes that far and the turn is over.',
    fr: 'Un siège qui a des pas peut marcher : il avance d’autant et le tour s’achève.',
  },
  {
    id: 'LB-2.4',
    class: 'behaviour',
    en: 'On your turn you may show a sprint: it adds four steps and is spent.',
    fr: 'À votre tour, vous pouvez montrer un sprint : il ajoute quatre pas et il est défaussé.',
  },
  {
    id: 'LB-3.1',
    class: 'behaviour',
    en: 'Before a seat walks, the other one may show a block if it holds one: the steps are halved, rounded down, and the block is spent. Whoever still holds a card is asked, whatever it is.',
    fr: 'Avant qu’un siège marche, l’autre peut montrer un barrage s’il en a un : les pas sont divisés par deux, arrondis vers le bas, et le barrage est défaussé. Qui tient encore une carte est interrogé, quelle qu’elle soit.',
  },
  {
    id: 'LB-4.1',
    class: 'behaviour',
    en: 'Whoever first has gone the whole way to the bus wins at once.',
    fr: 'Le premier qui a parcouru tout le chemin jusqu’au bus gagne aussitôt.',
  },
  {
    id: 'LB-4.2',
    class: 'editorial',
    en: 'The way is twenty steps long unless you agree on another length.',
    fr: 'Le chemin fait vingt pas, sauf si vous convenez d’une autre longueur.',
  },
]
