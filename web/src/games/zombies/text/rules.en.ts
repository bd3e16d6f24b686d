import type { Catalogue } from '@shamble/module'

export default {
  'rules.chapter.zombies.1.1': 'Goal',
  'rules.chapter.zombies.1.2': 'Set-up',
  'rules.chapter.zombies.1.3': 'The turn',
  'rules.chapter.zombies.1.3.1': 'Step 1: tile',
  'rules.chapter.zombies.1.3.2': 'Step 2: fight',
  'rules.chapter.zombies.1.3.3': 'Step 3: event cards',
  'rules.chapter.zombies.1.3.4': 'Step 4: movement roll',
  'rules.chapter.zombies.1.3.5': 'Step 5: move',
  'rules.chapter.zombies.1.3.6': 'Step 6: zombies',
  'rules.chapter.zombies.1.3.7': 'Step 7: discard',
  'rules.chapter.zombies.T': 'How to read tiles',
  'rules.chapter.zombies.card': 'Event cards, one by one',
  'rules.chapter.zombies.W': 'When cards are played',
  'rules.chapter.zombies.R': 'Rulings where the rules are silent',
  'rules.minute.zombies': [
    'You build a town tile by tile. A helicopter is waiting somewhere in it, or in the military base behind the Front Gate.',
    'On your turn: place a tile, fight the zombie on your space, draw up to three cards, roll and move, roll for the zombies and move that many, then discard a card if you like.',
    'To fight, roll one die: 4 or more kills. Each bullet you pay adds 1; or lose a life and roll again.',
    'Cards help you or hinder other players, even during their turns.',
    'If you lose your last life, you return to the Town Square with 3 lives and 3 bullets and lose half your zombies.',
    'You win with 25 zombies, or by reaching the centre of a helipad and surviving the fight there.',
  ].join('\n'),
} as const satisfies Catalogue
