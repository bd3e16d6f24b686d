/** A study of the smallest game, as a file would write it, with some fields otherwise. */
export function written(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    id: 'marks',
    game: 'tic-tac-toe',
    question: { en: 'How long should it last?', fr: 'Combien de temps doit-elle durer ?' },
    bots: 'random',
    sweep: { options: { turnLimit: [4, 6, 0] } },
    printed: { turnLimit: 0 },
    count: { reason: ['turn-limit'] },
    said: { en: 'end at the limit', fr: 'se terminent à la limite' },
    aim: 50,
    stop: { points: 10, most: 60, look: 10, turns: 50 },
    seed: '1',
    ...changes,
  }
}
