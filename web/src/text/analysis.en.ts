import type { Catalogue } from '@shamble/module'

const en: Catalogue = {
  'analysis.title': 'Analysis',
  'analysis.replay': 'Replay',
  'analysis.looking': 'The computer plays the game on from every turn. Decisions appear here as they are rated.',
  'analysis.pick': 'Choose a decision from the list to see the board, the other moves and their chances.',
  'analysis.end.tag': 'The end',
  'analysis.better.short': 'better than the computer',
  'analysis.before': 'Previous mistake',
  'analysis.after': 'Next mistake',
  'analysis.seat': 'Show {{seat}}',
  'analysis.stop': 'Stop ({{done}}% done)',
  'analysis.go': 'Start again',
  'analysis.play': 'Play the better move',
  'analysis.play.as': 'from here, as {{seat}}',
  'analysis.failed': 'A new game could not be made from here.',
  'analysis.broken': 'The analysis stopped because of an error in Shamble: {{reason}}',
  'analysis.done': 'The decision',
  'analysis.axis': '{{points}}%',
  'analysis.turn.of': 'Turn {{turn}} of {{last}}',
  'analysis.turn.short': 'T{{turn}}',
  'analysis.twin.decisions': 'Decisions',
  'analysis.twin.line':
    'Turn {{turn}}, {{seat}}: {{done}} ({{rating}}, {{cost}} points). Better: {{better}}, {{chance}}.',
  'analysis.twin.better': 'Turn {{turn}}, {{seat}}: {{done}}: better than the computer’s choice ({{cost}} points).',
  'analysis.arrow': '{{rank}} · {{chance}}',
  'analysis.arrow.done': 'Done · {{chance}}',
  'analysis.key.for': 'dice, for you',
  'analysis.key.against': 'dice, against',
  'analysis.key.yours': 'your choice',
  'analysis.key.theirs': 'their choice',
}
export default en
