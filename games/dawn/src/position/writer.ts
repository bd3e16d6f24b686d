import type { PositionForm } from '@shamble/module'
import { CHARACTERS } from '../counters.js'
import { topFrame } from '../frames/kinds.js'
import { squareName } from '../map/mall.js'
import { isFaceUp, unitsOnMap } from '../rules/pieces.js'
import {
  ALL_CHARACTERS,
  type Dawn,
  DOOR_STATES,
  DUTIES,
  IN_BOX,
  isAutomatic,
  NO_UNIT,
  STATUSES,
  type Unit,
  ZOMBIE_SEAT,
} from '../state.js'
import { frameLine } from './frames.js'

/** A turn that begins needs no word about what is under way. */
function isTurnStart(s: Dawn): boolean {
  const top = topFrame(s)
  return s.frames.length === 2 && top?.kind === 'human-turn' && top.step === 0 && top.chaired.length === 0
}

export function writePosition(s: Dawn, form: PositionForm): string | null {
  if (s.outcome !== null || s.questions.length === 0) return null
  const knowsHidden = form === 'full' || (!isAutomatic(s) && form === ZOMBIE_SEAT)
  const lines = [`turn ${s.turn} ${s.phase}`]
  for (const c of ALL_CHARACTERS) lines.push(characterLine(s, c))
  const units = unitsOnMap(s)
  lines.push(`zombies ${units.map((u) => unitWord(s, u, form)).join(' ')}`.trim())
  const values = [...s.poolValues].sort((a, b) => a - b)
  if (form === 'full') lines.push(`pool ${[...values, ...s.poolUrns.map(() => '?')].join(' ')}`.trim())
  else lines.push(`pool ${values.length + s.poolUrns.length} units`)
  const inBox = s.where.filter((where) => where === IN_BOX).length
  const isNoting = s.phase === 'setup'
  if (!isAutomatic(s) && (isNoting || !knowsHidden)) lines.push(`box ${inBox}`)
  if (!isAutomatic(s) && knowsHidden) lines.push(`hidden ${s.hidden.map(squareName).join(' ')}`.trim())
  else if (!isAutomatic(s) && isNoting) lines.push(`noted ${s.hidden.length}`)
  const doors = s.doors.flatMap((state, d) => (state === 0 ? [] : [`#${d + 1} ${DOOR_STATES[state]}`]))
  if (doors.length > 0) lines.push(`doors ${doors.join(', ')}`)
  lines.push(`rifles ${s.riflesLeft}`)
  if (!isTurnStart(s)) lines.push(...underWay(s, units))
  return lines.join('\n')
}

/** What the moves so far have used up, and the procedures under way, the whole turn first. */
function underWay(s: Dawn, units: readonly Unit[]): string[] {
  const duties = units.filter((u) => s.duty[u]! > 0).map((u) => `${squareName(s.where[u]!)}=${DUTIES[s.duty[u]!]}`)
  const companions = ALL_CHARACTERS.filter((c) => s.companion[c] !== NO_UNIT && s.where[s.companion[c]!]! >= 0)
  const company = companions.map((c) => `${CHARACTERS[c]}=${squareName(s.where[s.companion[c]!]!)}`)
  return [
    ...(duties.length > 0 ? [`duty ${duties.join(' ')}`] : []),
    ...(company.length > 0 ? [`company ${company.join(' ')}`] : []),
    ...s.frames.map(frameLine),
  ]
}

function characterLine(s: Dawn, c: number): string {
  const words = [CHARACTERS[c]!, s.at[c]! < 0 ? '-' : squareName(s.at[c]!), STATUSES[s.status[c]!]!]
  if (s.rifle[c] === 1) words.push('rifle')
  if (s.rests[c] === 1) words.push('rests')
  if (s.superMoved[c] === 1) words.push('moved')
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
