import type { Reason } from '@shamble/kernel'
import { isOnTable } from '../board/board.js'
import { turnOf } from '../frames/kinds.js'
import type { Zombies } from '../state.js'

/** Puts an effect of a position text into force: `halved 2`, `alternate-food-source blue 1`. The reason why not. */
export function readEffect(s: Zombies, written: string): Reason | null {
  const [name = '', ...rest] = written.split(/\s+/)
  const [first = '', second] = rest
  if (SIMPLE[name] !== undefined) {
    if (rest.length > 0) return { key: 'write nothing with "{{name}}"', params: { name } }
    SIMPLE[name](s)
    return null
  }
  if (name === 'smell') return readSmell(s, rest)
  if (name === 'halved') {
    if (!/^[1-9]$/.test(first) || rest.length > 1)
      return { key: '"{{written}}": write how often the movement is halved', params: { written } }
    turnOf(s).halvings = Number(first)
    return null
  }
  if (!LASTING.includes(name)) return { key: '"{{name}}" is not an effect', params: { name } }
  const seat = s.words.indexOf(first)
  if (seat < 0) return { key: '"{{written}}": write whose card it was', params: { written } }
  if (name === 'brain-cramp' || name === 'all-the-marbles') {
    if (rest.length > 1) return { key: '"{{written}}": write the player alone', params: { written } }
    if (name === 'brain-cramp') turnOf(s).brainCramp = seat
    else s.marbles = seat
    return null
  }
  if (second !== '1' && second !== '2')
    return { key: '"{{written}}": write how many turns of that player must end first, 1 or 2', params: { written } }
  if (name === 'alternate-food-source') {
    s.foodSource = seat
    s.foodSourceEnds = Number(second)
  } else {
    s.govtEnhanced = seat
    s.govtEnhancedEnds = Number(second)
  }
  return null
}

const LASTING = ['brain-cramp', 'all-the-marbles', 'alternate-food-source', 'govt-enhanced-zombies']

const SIMPLE: Readonly<Record<string, (s: Zombies) => void>> = {
  afraid: (s) => {
    turnOf(s).afraid = true
  },
  shut: (s) => {
    turnOf(s).shut = true
  },
  'has-left': (s) => {
    turnOf(s).hasLeft = true
  },
  double: (s) => {
    turnOf(s).adrenalineMove = true
  },
  rested: (s) => {
    turnOf(s).rested = true
  },
  keys: (s) => {
    turnOf(s).keys = true
  },
  'in-the-zone': (s) => {
    turnOf(s).inTheZone = true
  },
  forfeited: (s) => {
    turnOf(s).forfeited = true
  },
}

/** Not known yet, or the tile that must be left. */
function readSmell(s: Zombies, [slot, ...more]: readonly string[]): Reason | null {
  if (slot === undefined) {
    turnOf(s).smellSlot = -2
    return null
  }
  const on = /^\d{1,2}$/.test(slot) ? Number(slot) : -1
  if (more.length > 0 || on < 0 || on >= s.tileKind.length || !isOnTable(s, on))
    return { key: '"smell {{slot}}": write the tile that must be left', params: { slot } }
  turnOf(s).smellSlot = on
  return null
}
