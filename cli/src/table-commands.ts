/** What people may type besides an answer, in either language. */
export const TABLE_COMMANDS = [
  'list',
  'why',
  'undo',
  'hint',
  'odds',
  'try',
  'log',
  'board',
  'rule',
  'as',
  'resign',
  'stop',
  'save',
  'export',
  'quit',
  'help',
] as const
export type TableCommand = (typeof TABLE_COMMANDS)[number]

const FRENCH: Readonly<Record<string, TableCommand>> = {
  liste: 'list',
  pourquoi: 'why',
  annuler: 'undo',
  conseil: 'hint',
  chances: 'odds',
  essayer: 'try',
  journal: 'log',
  plateau: 'board',
  règle: 'rule',
  regle: 'rule',
  pour: 'as',
  abandonner: 'resign',
  arrêter: 'stop',
  arreter: 'stop',
  sauver: 'save',
  quitter: 'quit',
  aide: 'help',
}

/** The command in a typed line, with what follows it; `null` when the line is none. */
export function readCommand(line: string): { command: TableCommand; rest: string } | null {
  const [word = '', ...rest] = line.trim().split(/\s+/)
  const asked = word.toLowerCase()
  const command = TABLE_COMMANDS.find((known) => known === asked) ?? FRENCH[asked]
  return command === undefined ? null : { command, rest: rest.join(' ') }
}
