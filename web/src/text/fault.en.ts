import type { Catalogue } from '@shamble/module'

export default {
  'fault.broken': 'The table broke. The match is saved up to its last answer.',
  'fault.continue': 'Go on from its last snapshot',
  'fault.gone': 'There is no such match in this browser: it was deleted, or it was played in another one.',
  'fault.line': 'Line {{line}}: {{reason}}',
  'fault.option': '{{option}}: {{reason}}',
  'fault.noNext': 'No game can follow this one. Nothing was changed.',
  'fault.noGame': 'There is no such game here.',
  'fault.noScreen': 'There is no such page here.',
  'fault.open': 'This match cannot be opened. It is still there, untouched.',
  'fault.otherRules':
    'This match was made by other rules. It can go on from its last snapshot, with the rules of today.',
  'fault.reload': 'Load the page again',
  'offline.insecure': 'This address is not secure, so the page cannot be kept for playing offline.',
  'offline.ready': 'Works offline.',
  'update.load': 'Load it',
  'update.waiting': 'A newer Shamble is ready. Your matches are saved.',
} as const satisfies Catalogue
