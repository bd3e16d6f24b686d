import { BadInput, type Frame, type Plain } from '@shamble/kernel'
import { readPositionLines, withFields } from '@shamble/module'
import { gameTurnFrame } from '../frames/game-turn.js'
import { type DawnFrame, NO_PAUSE } from '../frames/kinds.js'
import type { Mall } from '../map/mall.js'

const NOBODY = [0, 0, 0, 0]
const TRAIL = { active: [], startSquare: -1, entered: [], actedIn: [] }
const NOBODY_GOING = { going: -1, goingSteps: 0, pause: NO_PAUSE }

/** Every procedure as it begins: what a line of the text need not say. */
const USUAL: Readonly<Record<DawnFrame['kind'], DawnFrame>> = {
  hide: { kind: 'hide', step: 0 },
  place: { kind: 'place', step: 0 },
  'game-turn': gameTurnFrame(0),
  'human-turn': { kind: 'human-turn', step: 0, chair: -1, chaired: [], proposal: [], agreed: [] },
  activation: {
    kind: 'activation',
    step: 0,
    ...TRAIL,
    carriedBy: [-1, -1, -1, -1],
    wasCarried: NOBODY,
    allowance: 0,
    spent: 0,
    paidValue: 0,
    shots: NOBODY,
    panicked: NOBODY,
    closedMain: NOBODY,
    tookRifle: NOBODY,
    woken: NOBODY,
  },
  'hidden-table': { kind: 'hidden-table', step: 0, squares: [] },
  'berserk-phase': { kind: 'berserk-phase', step: 0, calmed: [] },
  'reaction-phase': { kind: 'reaction-phase', step: 0, ...NOBODY_GOING, target: -1, provoking: [] },
  'free-phase': { kind: 'free-phase', step: 0, ...NOBODY_GOING, left: 0, priority: 0 },
  'attack-phase': { kind: 'attack-phase', step: 0, squares: [] },
  attack: { kind: 'attack', step: 0, square: -1, fired: NOBODY, panicked: [], number: 0, victims: [] },
  'generation-phase': { kind: 'generation-phase', step: 0, doors: [], infected: [] },
}

const SQUARES = ['startSquare', 'entered', 'actedIn', 'squares', 'calmed', 'going', 'target', 'provoking', 'square']
const CHARACTERS = ['active', 'carriedBy', 'proposal', 'victims', 'infected', 'chair', 'chaired', 'agreed']
const MOST = 99

/** A procedure under way: `in free-phase step=1 left=3`. */
export function frameLine(frame: Frame): string {
  const is = frame as unknown as Record<string, Plain>
  const usual = USUAL[frame.kind as DawnFrame['kind']] as unknown as Record<string, Plain>
  const fields = Object.keys(usual)
    .filter((name) => JSON.stringify(is[name]) !== JSON.stringify(usual[name]))
    .map((name) => `${name}=${JSON.stringify(is[name])}`)
  return ['in', frame.kind, ...fields].join(' ')
}

/** @throws BadInput where the line names no procedure, or something that it cannot remember */
export function readFrame(written: string, where: string, mall: Mall): DawnFrame {
  const [line] = readPositionLines(written)
  const kind = line?.words[0] ?? ''
  const usual = Object.hasOwn(USUAL, kind) ? USUAL[kind as DawnFrame['kind']] : undefined
  if (line === undefined || usual === undefined || line.words.length > 1)
    throw new BadInput(where, '"{{word}}" is not a procedure of the game', { word: line?.words.join(' ') ?? '' })
  const frame = withFields(structuredClone(usual), line, ['kind'])
  for (const [name, value] of Object.entries(frame as object))
    if (name !== 'kind')
      checkField(name, value as Plain, (usual as unknown as Record<string, Plain>)[name]!, where, mall)
  return frame
}

/** Whole numbers only, no square or character that there is not, and one for each of the four where it is by character. */
function checkField(name: string, value: Plain, usual: Plain, where: string, mall: Mall): void {
  const numbers = Array.isArray(value) ? value : [value]
  const most = SQUARES.includes(name)
    ? mall.size - 1
    : CHARACTERS.includes(name)
      ? 3
      : name === 'doors'
        ? mall.doors.length - 1
        : MOST
  const isWhole = numbers.every((n) => Number.isInteger(n) && (n as number) >= -1 && (n as number) <= most)
  const isByCharacter = Array.isArray(usual) && usual.length === 4
  if (!isWhole || (isByCharacter && numbers.length !== 4))
    throw new BadInput(where, '{{name}} cannot be {{value}}', { name, value: JSON.stringify(value).slice(0, 40) })
}
