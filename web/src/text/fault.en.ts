import type { Catalogue } from '@shamble/module'

export default {
  'analysis.running':
    'The game is still running. It can be analysed when it is over: until then an analysis would reveal its secrets.',
  'analysis.unable': 'Games of this kind cannot be analysed: the computer cannot judge them well enough.',
  'fault.broken': 'Something went wrong. The game is saved up to the last move.',
  'fault.continue': 'Continue from the last saved position',
  'fault.gone': 'This game is not in this browser: it was deleted, or it was played in another browser.',
  'fault.line': 'Line {{line}}: {{reason}}',
  'fault.option': '{{option}}: {{reason}}',
  'fault.noNext': 'No game can follow this one. Nothing was changed.',
  'fault.noGame': 'This game doesn’t exist here.',
  'fault.noScreen': 'This page doesn’t exist.',
  'fault.open': 'This game can’t be opened. The file is untouched.',
  'fault.otherRules':
    'This game was played with another version of the rules. You can continue from its last saved position, with the current rules.',
  'fault.unloaded':
    'A part of the page could not be loaded. The page reloads when the server answers; nothing that was confirmed is lost.',
  'fault.reload': 'Reload the page',
  'offline.insecure': 'This address is not secure, so the page can’t be saved for offline play.',
  'offline.ready': 'Works offline.',
  'update.load': 'Load the new version',
  'update.waiting': 'A new version of Shamble is ready. Your games are saved.',
  'fault.shared':
    'This link holds no replay: it was cut, or changed on the way. Ask for the link again, or for the file.',
} as const satisfies Catalogue
