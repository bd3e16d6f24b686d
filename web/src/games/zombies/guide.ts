import type { Guide } from '../table-game.js'

/**
 * A first turn that always goes the same way. The opponent holds no card yet, so nobody interrupts it; the seed is one
 * with which the newcomer walks two steps, rolls too little, and has one zombie to move.
 */
export const guide: Guide = {
  options: { seats: 2, expansion: 'baseOnly', interruptMode: 'polled' },
  position: [
    'turn 1 red place tee_t by red',
    'red hand adrenaline-rush, first-aid-kit, where-did-everybody-go',
    'blue at 0.4',
  ].join('\n'),
  seed: 'first-turn-3',
  seats: [
    { by: 'person', name: '' },
    { by: 'bot', bot: 'house' },
  ],
  steps: [
    {
      say: 'welcome',
      want: ['place tee_t 0 -1 turn 0', 'place tee_t 0 -1 turn 1', 'place tee_t 0 -1 turn 3'],
      show: 't:0,-1',
    },
    { say: 'first', want: ['put 1.7'], show: 's:16' },
    { say: 'fill', want: ['auto'] },
    { say: 'roll', want: ['pass'] },
    { say: 'walk', want: ['step 0.1'], show: 's:16' },
    // Anyone who picks the far space walks both steps at once.
    { say: 'walk', want: ['step 1.7'], show: 's:16', optional: true },
    { say: 'fight', want: ['pass'] },
    { say: 'price', want: ['pay bullets'] },
    { say: 'horde', want: ['pass'] },
    { say: 'shamble', want: ['auto', 'zombie *'] },
    { say: 'end', want: ['done', 'discard *'] },
  ],
}
