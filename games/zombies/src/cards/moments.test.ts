import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { TITLES } from './index.js'

/** How a position text calls the moment of each window; `announce` follows from a card. */
const MOMENTS: Readonly<Record<string, string>> = {
  'turn-start': 'turn-start',
  'tile-drawn': 'tile corner_t',
  'after-tile': 'after-tile',
  combat: 'combat',
  'after-fight': 'after-fight',
  'pre-move': 'pre-move',
  'move-set': 'move-set 3',
  step: 'stepped 2 of 3',
  'pre-zombie': 'pre-zombie',
  'post-zombie': 'post-zombie',
}
const OPEN = Object.keys(MOMENTS).filter((window) => window !== 'tile-drawn')
const ZOMBIE_HERE = 'tile 0 town_square 0 0 turn 0 : # . # / . z . / # . #'

/** Where red, whose turn it is, and where blue may play a title; an open one everywhere. */
const OWN_WINDOWS: Readonly<Record<string, { red: string[]; blue: string[] }>> = {
  breakthrough: { red: OPEN.filter((window) => !['pre-zombie', 'post-zombie'].includes(window)), blue: [] },
  'adrenaline-rush': { red: ['combat', 'pre-move'], blue: [] },
  'brain-cramp': { red: [], blue: ['move-set'] },
  'i-think-its-over-here': { red: [], blue: ['tile-drawn'] },
  'in-the-zone': { red: ['turn-start'], blue: [] },
  'much-needed-rest': { red: ['pre-move'], blue: [] },
  'the-keys-are-still-in-it': { red: ['pre-move'], blue: [] },
  'what-is-that-smell': { red: [], blue: ['pre-move'] },
  'you-lookin-at-me': { red: [], blue: ['announce'] },
  'your-shoes-untied': { red: ['pre-move', 'move-set'], blue: ['pre-move', 'move-set'] },
}

/** In their own moment these are refused to the player on turn by the card itself. */
const RIVALS_ONLY = ['brain-cramp', 'what-is-that-smell']

const at = (lines: readonly string[]) => TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled' })

/** Whether a title fits a window for a seat: its own conditions are refused by the card, a wrong window by W.n. */
function fits(id: string, window: string, seat: 'red' | 'blue'): boolean {
  const lines = [`turn 5 red ${MOMENTS[window]}`, 'red at 0.4', 'blue at 0.1']
  lines[seat === 'red' ? 1 : 2] += ` hand ${id}`
  return fitsNow(at([...lines, ZOMBIE_HERE]), id, window, seat)
}

function fitsNow(table: ReturnType<typeof at>, id: string, window: string, seat: string): boolean {
  if (table.asked()[0] !== `${seat}: ${window}`) return false
  const { refused } = table.engine.choices(table.state, table.seat(seat))
  const isOffered = table.offered(seat).some((action) => action.startsWith(`play ${id}`))
  const isForRivals = seat === 'red' && RIVALS_ONLY.includes(id)
  return isOffered || !(isForRivals || refused.some(({ refusal }) => refusal.rule === 'ZMB-W.n'))
}

describe('every title has its windows', () => {
  it('[ZMB-W.n] 32 are open, one is open on the own turn, nine have windows of their own', () => {
    expect(TITLES).toHaveLength(42)
    expect(TITLES.filter(({ window }) => window === 'open')).toHaveLength(32)
    expect(TITLES.filter(({ id }) => id in OWN_WINDOWS)).toHaveLength(10)
    expect(Object.keys(OWN_WINDOWS).filter((id) => id !== 'breakthrough')).toHaveLength(9)
  })

  it.each(TITLES.map(({ id }) => id))('[ZMB-W.n] [ZMB-W.c] %s', (id) => {
    const expected = OWN_WINDOWS[id] ?? { red: OPEN, blue: OPEN }
    const found = (seat: 'red' | 'blue') => Object.keys(MOMENTS).filter((window) => fits(id, window, seat))
    expect(found('red').sort()).toEqual(expected.red.filter((window) => window !== 'announce').sort())
    expect(found('blue').sort()).toEqual(expected.blue.filter((window) => window !== 'announce').sort())
  })

  it.each(TITLES.map(({ id }) => id))('[ZMB-W.n] [ZMB-W.f] %s as an answer', (id) => {
    const caster = id === 'fear' ? 'claustrophobia' : 'fear'
    const answers = (announced: string, target: string) => {
      const lines = ['turn 5 red pre-zombie', `red hand ${announced}`, `blue at 0.1 hand ${id}`]
      const table = at(lines).play(`red: play ${announced} ${target}`)
      expect(table.asked()).toEqual(['blue: announce'])
      return fitsNow(table, id, 'announce', 'blue')
    }
    expect(answers(caster, 'on blue')).toBe(id === 'you-lookin-at-me')
    expect(answers('dynamite', 'at 0.1')).toBe(id === 'you-lookin-at-me' || id === 'butter-fingers')
  })

  it('[ZMB-W.n] what fits nowhere is got rid of in step 7', () => {
    const lines = ['turn 5 red discard', 'red hand skateboard, you-lookin-at-me, i-think-its-over-here']
    const table = at(lines)
    expect(table.offered('red')).toEqual([
      'discard skateboard',
      'discard you-lookin-at-me',
      'discard i-think-its-over-here',
      'done',
    ])
  })
})
