import type { PositionForm } from '@shamble/module'
import { CHARACTERS } from '../counters.js'
import { topFrame } from '../frames/kinds.js'
import { squareName } from '../map/mall.js'
import { isFaceUp, unitsOnMap } from '../rules/pieces.js'
import {
  ALL_CHARACTERS,
  type Dawn,
  DOOR_STATES,
  IN_BOX,
  isAutomatic,
  type Phase,
  STATUSES,
  ZOMBIE_SEAT,
} from '../state.js'

/** The phase that begins at this very moment, or `null`. */
function phaseThatBegins(s: Dawn): Exclude<Phase, 'setup'> | null {
  const top = topFrame(s)
  if (s.outcome !== null || top === undefined || s.frames.length !== 2) return null
  if (top.kind === 'human-turn') return top.step === 0 && top.chaired.length === 0 ? 'human' : null
  return null
}

export function writePosition(s: Dawn, form: PositionForm): string | null {
  const phase = phaseThatBegins(s)
  if (phase === null) return null
  const knowsHidden = form === 'full' || (!isAutomatic(s) && form === ZOMBIE_SEAT)
  const lines = [`turn ${s.turn} ${phase}`]
  for (const c of ALL_CHARACTERS) lines.push(characterLine(s, c))
  const units = unitsOnMap(s)
  lines.push(`zombies ${units.map((u) => unitWord(s, u, form)).join(' ')}`.trim())
  const values = [...s.poolValues].sort((a, b) => a - b)
  if (form === 'full') lines.push(`pool ${[...values, ...s.poolUrns.map(() => '?')].join(' ')}`.trim())
  else lines.push(`pool ${values.length + s.poolUrns.length} units`)
  const inBox = s.where.filter((where) => where === IN_BOX).length
  if (!isAutomatic(s)) lines.push(knowsHidden ? `hidden ${s.hidden.map(squareName).join(' ')}`.trim() : `box ${inBox}`)
  const doors = s.doors.flatMap((state, d) => (state === 0 ? [] : [`#${d + 1} ${DOOR_STATES[state]}`]))
  if (doors.length > 0) lines.push(`doors ${doors.join(', ')}`)
  lines.push(`rifles ${s.riflesLeft}`)
  return lines.join('\n')
}

function characterLine(s: Dawn, c: number): string {
  const words = [CHARACTERS[c]!, s.at[c]! < 0 ? '-' : squareName(s.at[c]!), STATUSES[s.status[c]!]!]
  if (s.rifle[c] === 1) words.push('rifle')
  if (s.rests[c] === 1) words.push('rests')
  if (s.infectedOn[c]! > 0 && s.status[c] === 2) words.push(`since ${s.infectedOn[c]}`)
  return words.join(' ')
}

function unitWord(s: Dawn, u: number, form: PositionForm): string {
  const square = s.where[u]!
  const side = form === 'full' ? 3 : !isAutomatic(s) && form === ZOMBIE_SEAT ? 2 : 1
  const shown = form === 'full' || isFaceUp(s, square) || (s.options.memoryAid && (s.seenBy[u]! & side) !== 0)
  const value = s.value[u]! > 0 && shown ? `=${s.value[u]}` : ''
  return `${squareName(square)}${value}${s.berserk[u] === 1 ? '!' : ''}`
}
