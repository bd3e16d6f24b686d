import type { Catalogue } from '@shamble/kernel'

export default {
  'luck.asGood': 'As good or better: {{share}} %',
  'luck.columns': 'got · expected',
  'luck.got': '{{got}} with {{dice}} dice, {{expected}} expected.',
  'luck.title': 'Luck: all dice',
  'replay.back': 'Back to the table',
  'replay.fork': 'Play on from here',
  'replay.fork.what': 'A new table from this move, with new dice. This record stays as it is.',
  'replay.forkName': 'From turn {{turn}}',
  'replay.happened': 'What happened',
  'replay.pause': 'Stop',
  'replay.run': 'Run it',
  'replay.spectator': 'Everybody',
  'replay.stepBack': '‹ Move',
  'replay.stepOn': 'Move ›',
  'replay.title': 'Replay',
  'replay.turnBack': '‹ Turn',
  'replay.turnOf': 'Turn {{turn}} of {{of}}',
  'replay.turnOn': 'Turn ›',
  'replay.whose.all': 'Whose view: all may be shown',
  'replay.whose.own': 'Your own view, while the match goes on',
} as const satisfies Catalogue
