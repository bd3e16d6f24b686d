export default {
  'proof.title': 'Check the dice',
  'proof.checking': 'Checking every roll…',
  'proof.fault': 'The dice are not proven. {{fault}}',
  'proof.running.none': 'No roll can be checked yet.',
  'proof.running_one': 'The last roll that everyone saw agrees with what was fixed before the game ({{all}} in all).',
  'proof.running_other':
    'The last {{count}} rolls that everyone saw agree with what was fixed before the game ({{all}} in all). Draws and hidden rolls can be checked when the game is over.',
  'proof.over_one': 'The dice agree: {{count}} roll or draw is what was fixed before the game.',
  'proof.over_other': 'The dice agree: all {{count}} rolls and draws are what was fixed before the game.',
  'proof.players': 'Added to the dice by: {{players}}.',
  'proof.nobody': 'No player added to these dice: the server alone chose them.',
  'proof.before_one': 'The first move was made before the dice were fixed: its dice cannot be checked.',
  'proof.before_other': 'The first {{count}} moves were made before the dice were fixed: their dice cannot be checked.',
  'proof.own.part': 'What this browser added before the start is part of these dice.',
  'proof.own.other':
    'What this browser added before the start is not part of these dice: this is not the game that this browser was shown.',
  'proof.commitment': 'Fixed as',
  'proof.how':
    'This browser did the check itself, without the server. With the downloaded file, “npx shamble verify” does the same.',
} as const
