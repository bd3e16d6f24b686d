import type { PositionForm, PositionText } from '@shamble/module'
import { CHARACTERS } from './counters.js'
import { squareName } from './map/mall.js'
import type { DawnOptions } from './options.js'
import { readPosition } from './position-reader.js'
import { isFaceUp, unitsOnMap } from './rules/pieces.js'
import {
  ALL_CHARACTERS,
  type Dawn,
  type DawnFrame,
  DOOR_STATES,
  IN_BOX,
  isAutomatic,
  type Phase,
  STATUSES,
  ZOMBIE_SEAT,
} from './state.js'
import type { DawnView } from './view.js'

/**
 * A position at the start of a turn or of a phase, a line for each kind of thing:
 *
 *     turn 3 reaction
 *     peter 063 normal active
 *     steve 053 stunned rifle rests
 *     fran - killed
 *     zombies 002 007=5 011! 020=3!
 *     pool 4 7 ?
 *     hidden 045 123
 *     doors #5 closed, #7 destroyed, #29 closed
 *     rifles 1
 *     entered 062 063
 *     acted 063
 *     start 061
 *
 * `=5` is a value that has been revealed, `!` a berserk unit, `?` a pool unit whose value nobody has seen.
 * A seat's form leaves out what that seat may not know: values face down, pool values (`pool 3`) and hidden squares
 * (`box 2`).
 */
export const position: PositionText<Dawn, DawnView> = {
  write,
  read: (text, options, chance) => readPosition(text, options as DawnOptions, chance),
  comparable,
}

/** Tokens only tell units apart while a match runs; a position counts them anew. */
function comparable(view: DawnView): unknown {
  return { ...view, nextToken: 0, units: view.units.map((unit) => ({ ...unit, token: 0 })) }
}

/** The phase that begins at this very moment, or `null`. */
function phaseThatBegins(s: Dawn): Exclude<Phase, 'setup'> | null {
  const top = s.frames[s.frames.length - 1] as DawnFrame | undefined
  if (s.outcome !== null || top === undefined || s.frames.length !== 2) return null
  if (top.kind === 'human-turn') return top.step === 0 && top.chaired.length === 0 ? 'human' : null
  return null
}

function write(s: Dawn, form: PositionForm): string | null {
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
