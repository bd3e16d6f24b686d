import type { BoardLine, Span, Speak } from '@shamble/module'
import { boardOf, vehicleOutline } from './board/board.js'
import { activationOf } from './frames/kinds.js'
import { isFirearm } from './numbers/weapons.js'
import { type Human, isActive, isBody } from './state.js'
import type { DwaView } from './view.js'

const MOST_COLUMNS = 76
const MOST_ROWS = 34

/** The table from above in characters, each twice as high as wide, as most terminals show them. */
class CharacterMap {
  /** Millimetres to a column; a row has twice as many. */
  readonly scale: number
  readonly rows: Span[][]

  constructor(width: number, depth: number) {
    this.scale = Math.max(Math.ceil(width / MOST_COLUMNS), Math.ceil(depth / MOST_ROWS / 2))
    const columns = Math.ceil(width / this.scale)
    this.rows = Array.from({ length: Math.ceil(depth / this.scale / 2) }, () =>
      new Array<Span>(columns).fill({ text: '·', tone: 'dim' }),
    )
  }

  mark(x: number, y: number, span: Span): void {
    // The far edges belong to the last column and row.
    const row = this.rows[Math.max(0, Math.min(Math.floor(y / this.scale / 2), this.rows.length - 1))]!
    row[Math.max(0, Math.min(Math.floor(x / this.scale), row.length - 1))] = span
  }

  line(a: { x: number; y: number }, b: { x: number; y: number }, span: Span): void {
    const steps = 1 + Math.ceil((2 * Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y))) / this.scale)
    for (let i = 0; i <= steps; i++)
      this.mark(a.x + Math.round(((b.x - a.x) * i) / steps), a.y + Math.round(((b.y - a.y) * i) / steps), span)
  }
}

const OPENINGS: Readonly<Record<string, Span>> = {
  'door.closed': { text: '+', tone: 'warn' },
  'door.open': { text: "'", tone: 'dim' },
  'door.broken': { text: ',', tone: 'dim' },
  'window.closed': { text: '=', tone: 'second' },
  'window.open': { text: '-', tone: 'second' },
  'window.broken': { text: ',', tone: 'dim' },
}

/** The table in the terminal: the map, and everybody on it. */
export function drawDwa(view: DwaView, speak: Speak): BoardLine[] {
  const board = boardOf(view.options)
  const map = new CharacterMap(board.width, board.depth)
  for (const { a, b } of board.low) map.line(a, b, { text: ':', tone: 'plain' })
  for (const { a, b } of board.walls) map.line(a, b, { text: '#', tone: 'strong' })
  board.openings.forEach(({ a, b, kind }, i) => {
    const { state } = view.openings[i]!
    map.line(a, b, OPENINGS[`${kind}.${state}`]!)
  })
  for (const vehicle of view.vehicles) {
    const outline = vehicleOutline(vehicle)
    outline.forEach((a, i) => {
      map.line(a, outline[(i + 1) % outline.length]!, { text: '%', tone: 'third' })
    })
  }
  for (const { x, y } of view.lying) map.mark(x, y, { text: '*', tone: 'good' })
  for (const human of view.humans) if (isBody(human)) map.mark(human.x, human.y, { text: '†', tone: 'bad' })
  for (const zombie of view.zombies)
    map.mark(zombie.x, zombie.y, { text: zombie.posture === 'prone' ? 'z' : 'Z', tone: 'bad' })
  for (const human of view.humans)
    if (human.whereabouts === 'table') map.mark(human.x, human.y, { text: human.name[0]!.toUpperCase(), tone: 'first' })
  return [
    ...map.rows,
    [{ text: speak('board.legend', { wide: map.scale, high: 2 * map.scale }), tone: 'dim' }],
    [],
    [{ text: speak('board.turn', { turn: view.turn, zombies: view.zombies.length }), tone: 'strong' }],
    ...goalLines(view, speak),
    ...view.humans.filter((human) => isActive(human) || isBody(human)).map((human) => humanLine(human, speak)),
    ...zombieLines(view, speak),
    ...actingLine(view, speak),
  ]
}

/** What the scenario asks for, and what of it has been done. */
function goalLines({ options, teams }: DwaView, speak: Speak): BoardLine[] {
  const { objectives, turnLimit } = boardOf(options).scenario
  const goals = objectives.flatMap(({ id, name }) => {
    if (name === undefined) return []
    const what = typeof name === 'string' ? name : speak(name.en)
    return teams.some(({ reached }) => reached.includes(id)) ? [speak('board.goal.done', { what })] : [what]
  })
  return [
    ...(goals.length === 0 ? [] : [[{ text: speak('board.goals', { goals: goals.join(' · ') }) }]]),
    ...(turnLimit === undefined ? [] : [[{ text: speak('board.limit', { turn: turnLimit }) }]]),
  ]
}

function actingLine(view: DwaView, speak: Speak): BoardLine[] {
  const frame = activationOf(view)
  const human = view.humans.find(({ id }) => id === frame?.human)
  if (frame === null || human === undefined) return []
  return [[], [{ text: speak('board.acting', { who: human.name, ap: frame.ap }), tone: 'strong' }]]
}

function humanLine(human: Human, speak: Speak): BoardLine {
  if (isBody(human))
    return [{ text: speak('board.body', { who: human.name, x: human.x, y: human.y, turn: human.diedIn }), tone: 'dim' }]
  const held = human.hands
    .map((i) => human.weapons[i]!)
    .map(({ id, rounds }) => (isFirearm(id) ? `${speak(`weapon.${id}`)} ${rounds}` : speak(`weapon.${id}`)))
    .join(', ')
  const about = {
    who: human.name,
    x: human.x,
    y: human.y,
    wounds: human.wounds,
    morale: human.morale,
    weapons: held === '' ? speak('weapon.none') : held,
  }
  const notes = [
    ...(human.posture === 'standing' ? [] : [speak(`posture.${human.posture}`)]),
    ...(human.now.frightened ? [speak('state.frightened')] : []),
    ...(human.burning === null ? [] : [speak('state.burning')]),
    ...(human.stunned ? [speak('state.stunned')] : []),
    ...(human.now.acted === 'done' ? [speak('state.done')] : []),
  ]
  return [
    { text: `${human.name[0]!.toUpperCase()} `, tone: human.team < 0 ? 'third' : 'first' },
    { text: speak('board.human', about) },
    ...(notes.length === 0 ? [] : [{ text: `, ${notes.join(', ')}`, tone: 'warn' as const }]),
  ]
}

/** The dead by number and place, several to a line. */
function zombieLines({ zombies }: DwaView, speak: Speak): BoardLine[] {
  if (zombies.length === 0) return []
  const words = zombies.map(
    ({ id, x, y, posture }) => `${-id} ${x},${y}${posture === 'prone' ? ` ${speak('posture.prone')}` : ''}`,
  )
  const lines: BoardLine[] = []
  let line = `Z ${speak('board.zombies')}`
  for (const one of words) {
    if (line.length + one.length > MOST_COLUMNS) {
      lines.push([{ text: line, tone: 'bad' }])
      line = ' '
    }
    line += ` ${one} ·`
  }
  lines.push([{ text: line.replace(/ ·$/, ''), tone: 'bad' }])
  return lines
}
