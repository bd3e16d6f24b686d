import type { Catalogue } from '@shamble/module'

export default {
  'home.dead-dice.what':
    'You play a survivor. Search for supplies, hold the refuge, hide a bite. A game master spends Menace against you.',
  'home.dead-dice.how': '1 to 5 players · 60 minutes · with a game master, or without',
  'home.dead-dice.players': '1 to 5 players',
  'home.dead-dice.by':
    'Adapted from Dead Dice, second edition, by Julien ‘Selpoivre’ Rothwiller, scenario hooks with Damien ‘Sedna’ Sornette, Studio Gobz’Ink; text under CC BY-NC-SA 3.0 (creativecommons.org/licenses/by-nc-sa/3.0). This adaptation is non-commercial, was changed from the original, and is shared under the same licence. Not endorsed by the authors.',
} as const satisfies Catalogue
