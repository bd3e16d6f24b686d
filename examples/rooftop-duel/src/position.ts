import { discsOverlap } from '@shamble/geometry'
import { BadInput, freshState, type Options } from '@shamble/kernel'
import type { PositionText } from '@shamble/module'
import {
  AMMUNITION,
  activeSeat,
  BASE,
  DEADLY_WOUNDS,
  figure,
  LAST_TURN,
  POINTS_A_TURN,
  type Rooftop,
  type RooftopDuel,
  SEATS,
} from './state.js'
import { terrainOf, whyNotStand } from './terrain.js'
import { STEPS } from './turn.js'

const FORMS = {
  roof: 'roof stairwell',
  turn: 'turn 7, ash, 3 points',
  figure: 'ash 150 600, wounds 0, ammunition 6, aiming',
} as const

const ROOF = /^roof (\w+)$/
const TURN = /^turn (\d{1,4}), (\w+), (\d{1,4}) points?$/
const FIGURE = /^(\w+) (\d{1,5}) (\d{1,5}), wounds (\d{1,4}), ammunition (\d{1,4})(, aiming)?$/

/**
 * Four lines (or parts between slashes): the roof, whose turn it is, and where each figure is.
 * The roof itself comes from the options; its name is there so that nobody reads a position on the wrong one.
 */
export const position: PositionText<RooftopDuel> = {
  write(s) {
    if (s.outcome !== null) return null
    return [
      `roof ${terrainOf(s.options).name}`,
      `turn ${s.turn}, ${SEATS[activeSeat(s.turn)]}, ${s.points} ${s.points === 1 ? 'point' : 'points'}`,
      ...SEATS.map((word, seat) => {
        const aiming = s.aimed[seat] === 1 ? ', aiming' : ''
        return `${word} ${s.x[seat]} ${s.y[seat]}, wounds ${s.wounds[seat]}, ammunition ${s.ammunition[seat]}${aiming}`
      }),
    ].join('\n')
  },

  read(text, options) {
    const lines = text
      .split(/\n|\//)
      .map((line) => line.trim().toLowerCase())
      .filter((line) => line !== '')
    if (lines.length !== 4) throw new BadInput('position', `expected four lines, found ${lines.length}`)
    readRoof(lines[0]!, options)
    const { turn, points } = readTurn(lines[1]!)
    const field: Rooftop = { x: [], y: [], wounds: [], ammunition: [], aimed: [], points }
    for (const seat of SEATS.keys()) readFigure(lines[2 + seat]!, seat, field, options)
    if (discsOverlap(figure(field, 0), figure(field, 1)))
      throw new BadInput('position', `the figures overlap: their bases are ${BASE} mm across (RD-2.5)`)
    if (field.ammunition.every((bullets) => bullets === 0))
      throw new BadInput('position', 'the duel is over: nobody has a bullet left (RD-4.2)')
    return freshState(options, 2, { kind: 'turn', step: STEPS.act }, { ...field, turn })
  },
}

function readRoof(line: string, options: Options): void {
  const where = 'position, line 1'
  const found = ROOF.exec(line)
  if (found === null) throw notLike(where, FORMS.roof, line)
  const { name } = terrainOf(options)
  if (found[1] !== name) throw new BadInput(where, `the options say roof "${name}", the position "${found[1]}"`)
}

function readTurn(line: string): { turn: number; points: number } {
  const where = 'position, line 2'
  const found = TURN.exec(line)
  if (found === null) throw notLike(where, FORMS.turn, line)
  const turn = ranged(found[1]!, 1, LAST_TURN, 'turn', where)
  const active = SEATS[activeSeat(turn)]
  if (found[2] !== active) throw new BadInput(where, `turn ${turn} is ${active}’s, not ${found[2]}’s (RD-1.2)`)
  return { turn, points: ranged(found[3]!, 1, POINTS_A_TURN, 'points', where) }
}

function readFigure(line: string, seat: number, field: Rooftop, options: Options): void {
  const where = `position, line ${3 + seat}`
  const word = SEATS[seat]!
  const found = FIGURE.exec(line)
  if (found === null || found[1] !== word) throw notLike(where, FORMS.figure.replace('ash', word), line)
  field.x.push(Number(found[2]))
  field.y.push(Number(found[3]))
  field.wounds.push(ranged(found[4]!, 0, DEADLY_WOUNDS - 1, 'wounds', where))
  field.ammunition.push(ranged(found[5]!, 0, AMMUNITION, 'ammunition', where))
  field.aimed.push(found[6] === undefined ? 0 : 1)
  const why = whyNotStand(terrainOf(options), figure(field, seat))
  if (why !== null) throw new BadInput(where, `${word} cannot stand at ${found[2]} ${found[3]} (${why})`)
}

function ranged(written: string, least: number, most: number, what: string, where: string): number {
  const value = Number(written)
  if (value >= least && value <= most) return value
  throw new BadInput(where, `${what} must be from ${least} to ${most}, found ${written}`)
}

function notLike(where: string, form: string, line: string): BadInput {
  return new BadInput(where, `expected a line like "${form}", found "${line}"`)
}
