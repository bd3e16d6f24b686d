import type { Catalogue } from '@shamble/module'

export default {
  'rules.chapter.zombies.1.1': 'Goal',
  'rules.chapter.zombies.1.2': 'Set-up',
  'rules.chapter.zombies.1.3': 'The turn',
  'rules.chapter.zombies.1.3.1': 'Step 1: tile',
  'rules.chapter.zombies.1.3.2': 'Step 2: combat',
  'rules.chapter.zombies.1.3.3': 'Step 3: event cards',
  'rules.chapter.zombies.1.3.4': 'Step 4: movement roll',
  'rules.chapter.zombies.1.3.5': 'Step 5: move',
  'rules.chapter.zombies.1.3.6': 'Step 6: zombies',
  'rules.chapter.zombies.1.3.7': 'Step 7: discard',
  'rules.chapter.zombies.T': 'How tiles are read',
  'rules.chapter.zombies.card': 'Event cards, one by one',
  'rules.chapter.zombies.W': 'When cards are played',
  'rules.chapter.zombies.R': 'Rulings on gaps',
  'rules.minute.zombies': [
    'A town grows tile by tile. Somewhere in it, or in the military base behind its gate, a helicopter waits.',
    'Your turn: lay a tile, fight what stands on your space, draw until you hold three cards, roll and walk, roll for the zombies and move that many, and throw a card away if you like.',
    'A fight is one die: 4 or more kills. Each bullet that you pay adds 1; or you lose a life and roll again.',
    'Cards help you or hurt others, also in the middle of their turns.',
    'Without lives you are back on the Town Square with 3 lives and 3 bullets, and half of your zombies are gone.',
    'Whoever first has 25 zombies wins, or whoever reaches the middle of a helipad and lives through the fight there.',
  ].join('\n'),
} as const satisfies Catalogue
