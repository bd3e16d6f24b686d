import type { Speak } from '@shamble/module'

/** The keys of the page, by where they work. Words stand in the catalogue under `settings.key.<what>`. */
export interface KeyGroup {
  readonly where: string
  readonly keys: readonly { readonly press: readonly string[]; readonly what: string }[]
}

/** What is printed on a key: letters, digits and arrows are the same everywhere, words are not. */
export const keyName = (speak: Speak, press: string): string =>
  /^[A-Z][a-z]+$/.test(press) ? speak(`press.${press}`) : press

const key = (what: string, ...press: readonly string[]) => ({ press, what })

export const KEYS: readonly KeyGroup[] = [
  { where: 'home', keys: [key('window', '1–4'), key('new', 'N')] },
  {
    where: 'setup',
    keys: [key('start', '↵'), key('guide', 'G'), key('twin', 'T'), key('rules', 'R'), key('home', 'Esc')],
  },
  {
    where: 'table',
    keys: [
      key('answer', '1–9'),
      key('next', 'Tab'),
      key('pick', '↵'),
      key('let-go', 'Esc'),
      key('undo', 'U'),
      key('hint', 'H'),
      key('skip', 'Space'),
      key('again', 'W'),
      key('twin', 'T'),
      key('numbers', 'N'),
      key('goal', 'G'),
      key('record', 'L'),
      key('rules', 'R'),
      key('menu', 'M'),
      key('keys', '?'),
    ],
  },
  { where: 'board', keys: [key('shift', '←', '↑', '→', '↓'), key('zoom', '+', '−')] },
  { where: 'twin', keys: [key('heading', 'H'), key('heading-back', '⇧ H'), key('order', '/')] },
  {
    where: 'replay',
    keys: [
      key('move', '←', '→'),
      key('turn', '⇧ ←', '⇧ →'),
      key('play', 'Space'),
      key('ends', 'Home', 'End'),
      key('fork', '↵'),
      key('export', 'E'),
      key('twin', 'T'),
      key('record', 'L'),
      key('rules', 'R'),
      key('menu', 'M'),
      key('keys', '?'),
      key('leave', 'Esc'),
    ],
  },
  { where: 'rules', keys: [key('find', '/'), key('ids', 'I'), key('back', 'Esc')] },
]
