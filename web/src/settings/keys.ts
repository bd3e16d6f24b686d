/** The keys of the page, by where they work. Words stand in the catalogue under `settings.key.<what>`. */
export interface KeyGroup {
  readonly where: string
  readonly keys: readonly { readonly press: readonly string[]; readonly what: string }[]
}

const key = (what: string, ...press: readonly string[]) => ({ press, what })

export const KEYS: readonly KeyGroup[] = [
  { where: 'home', keys: [key('window', '1', '2'), key('new', 'N')] },
  { where: 'setup', keys: [key('start', '↵'), key('guide', 'G'), key('twin', 'T'), key('rules', 'R'), key('home', 'Esc')] },
  {
    where: 'table',
    keys: [
      key('answer', '1–9'),
      key('pick', '↵'),
      key('walk', '←', '↑', '→', '↓'),
      key('undo', 'U'),
      key('hint', 'H'),
      key('skip', 'Space'),
      key('twin', 'T'),
      key('rules', 'R'),
      key('record', 'L'),
      key('keys', '?'),
      key('zoom', '+', '−', '0'),
      key('close', 'Esc'),
    ],
  },
  { where: 'replay', keys: [key('move', '←', '→'), key('turn', '⇧ ←', '⇧ →'), key('play', 'Space'), key('ends', 'Home', 'End')] },
  { where: 'rules', keys: [key('find', '/'), key('ids', 'I'), key('back', 'Esc')] },
]
