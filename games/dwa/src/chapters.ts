/** Sentences that only some matches say. */
export const chapters: Readonly<Record<'teams' | 'vehicles', readonly string[]>> = {
  vehicles: [
    ...['alight', 'board', 'drive', 'start'].flatMap((name) => [`action.${name}`, `refuse.${name}.`]),
    'draft.drive',
    ...['drive', 'start'].map((name) => `odds.${name}.`),
    ...['alighted', 'battery-', 'boarded', 'control-', 'crash', 'drove', 'engine-', 'run-over-', 'slid', 'stalled'].map(
      (name) => `event.${name}`,
    ),
    ...['left-wheel', 'took-wheel', 'turns-key'].map((name) => `event.${name}`),
  ],
  // Before the first turn and after the last.
  teams: [
    ...['cure', 'disorder', 'learn', 'muster'].map((name) => `question.${name}`),
    ...['cure', 'disorder', 'dismiss', 'learn', 'member', 'ready', 'rollMember', 'sign'].map(
      (name) => `action.${name}`,
    ),
    ...[
      'abilityALevel',
      'abilityLevel',
      'desperate',
      'fiveAbilities',
      'hasAbility',
      'morale',
      'noFlaws',
      'rank',
      'sameDisorder',
      'sameFlaw',
      'shut',
      'sub',
    ].map((name) => `refuse.sheet.${name}`),
    ...['trauma', 'twoFlaws'].map((name) => `refuse.sheet.${name}`),
    ...['cure.', 'disorder.', 'muster.'].map((name) => `refuse.${name}`),
    ...['dismissed', 'enlisted'].map((name) => `event.${name}`),
  ],
}
