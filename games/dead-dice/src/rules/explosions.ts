import { type Frame, type Play, push, type Seat, when } from '@shamble/kernel'
import type { ExplosionFrame } from '../frames/kinds-fight.js'
import { isPresent } from '../seats.js'
import type { DeadDice, Horde } from '../state.js'
import { type Attack, kill, mark, noteAtOnce, threshold } from './kills.js'
import { hearLoud } from './own-acts.js'

/** [DD-3.10] [DD-15.19] Whole groups die, the largest first; then everybody on the cell dodges. */
export function explode(s: DeadDice, by: Seat, cell: number, successes: number, harder: number, play: Play): void {
  const scene = s.scene!
  const attack: Attack = { way: 'ranged', harder, rule: 'DD-3.10' }
  play.emit?.({ kind: 'explosion', rule: 'DD-3.10', seat: by, data: { cell }, about: { cell } })
  hearLoud(s, play)
  const here = scene.hordes.filter((horde) => horde.cell === cell).sort(bySize)
  let left = successes
  let killed = 0
  for (const horde of here) {
    if (!when('DD-3.10', left > 0)) break
    const needed = horde.special === null ? 1 : threshold(horde, attack)
    if (left >= needed) {
      killed += horde.size
      kill(s, horde, horde.size, by, attack, play)
      left -= needed
    } else {
      // [DD-15.59] Too few for a special zombie: one mark.
      killed += mark(s, horde, by, attack, play)
      left--
    }
  }
  noteAtOnce(s, by, killed)
  const seats = scene.stands.filter((stand) => stand.cell === cell && isPresent(s, stand)).map(({ seat }) => seat)
  const foes = scene.foes.flatMap(({ state, cell: at }, place) => (state === 'fighting' && at === cell ? [place] : []))
  if (seats.length + foes.length > 0)
    push(s, { kind: 'explosion', step: 0, by, cell, seats, foes, tested: null } satisfies ExplosionFrame as Frame)
}

const bySize = (a: Horde, b: Horde): number => b.size - a.size || a.id - b.id
