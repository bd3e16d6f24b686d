export const LAWS = [
  'ends',
  'offered-accepted',
  'refused-with-reason',
  'plain-state',
  'whole-clone',
  'deterministic',
  'replay',
  'sequels',
  'view-of-guess',
  'allow-list',
  'no-leak',
  'secrets-vary',
  'unseen-draws',
  'unseen-dice',
  'undo-shows-nothing',
  'silent-pass',
  'own-numbers',
  'drafts',
  'words',
  'invariants',
  'notation',
  'position',
  'drawer',
  'texts',
  'rules',
] as const
export type Law = (typeof LAWS)[number]

export interface Violation {
  readonly law: Law
  /** Enough to see it again: the seed, the number of the game and the answer. */
  readonly where: string
  readonly detail: string
}
