import type { BoardLine, Span, Speak } from '@shamble/module'
import { attemptWord } from './attempt.js'
import { BITE_HOURS, EXIT, PRICES, ROOMS } from './corridor.js'
import type { NightFrame } from './game.js'
import { budgetOf, dawnOf, GM, NOT_BITTEN, nameOf, seatOf } from './night.js'
import { mostTraps, type NightView } from './secrets.js'

const TONES = ['first', 'second', 'third'] as const

/** The corridor room by room, the budget, the survivors, and the attempt under way. */
export function draw(view: NightView, speak: Speak): readonly BoardLine[] {
  return [
    [{ text: speak('board.hour', { hour: view.turn, dawn: dawnOf(view.options) }), tone: 'strong' }],
    ...Array.from({ length: ROOMS }, (_, i) => roomLine(view, i + 1, speak)),
    [{ text: `  [${speak('board.exit')}] ${speak('room.exit')}`, tone: view.room === EXIT ? 'good' : 'dim' }],
    [{ text: menaceSentence(view, speak), tone: 'warn' }],
    ...wordsLines(view, speak),
    ...view.survival.map((_, survivor) => survivorLine(view, survivor, speak)),
    ...attemptLines(view, speak),
  ]
}

function roomLine(view: NightView, room: number, speak: Speak): BoardLine {
  const here = room === view.room
  const line: Span[] = [
    { text: `${here ? '>' : ' '} [${room}] ${speak(`room.${room}`)}`, tone: here ? 'strong' : 'dim' },
  ]
  const mark = (text: string, tone: NonNullable<Span['tone']>) => line.push({ text: `  ${text}`, tone })
  if (view.traps?.includes(room)) mark(`^ ${speak('board.trap')}`, 'bad')
  if (view.searched.includes(room)) mark(speak('board.searched'), 'dim')
  if (!here) return line
  mark(`@ ${speak('board.group')}`, 'good')
  if (view.zombies > 0) mark(`Z ${speak('board.zombies', { count: view.zombies })}`, 'bad')
  if (view.obstacle === 'blocked') mark(`# ${speak('board.blocked')}`, 'warn')
  if (view.lured) mark(speak('board.lured'), 'good')
  if (view.slipped) mark(speak('board.slipped'), 'good')
  return line
}

/** Where the budget is hidden, what anybody can work out: every trap that may be ahead may have been paid for. */
function menaceSentence(view: NightView, speak: Speak): string {
  const { menace, spent } = view
  if (menace !== null) return speak('board.menace', { menace, spent })
  const most = budgetOf(view.options) - spent
  const least = most - PRICES.trap * mostTraps(view)
  return speak('board.menace.hidden', { least, most, spent })
}

function survivorLine(view: NightView, survivor: number, speak: Speak): BoardLine {
  const role = view.roles[survivor] ?? 'undecided'
  const known = role !== 'undecided' && role !== 'hidden'
  const line: Span[] = [
    {
      text: `${speak(`seat.${nameOf(survivor)}`)} (${speak(known ? `role.${role}` : `board.${role}`)})`,
      tone: TONES[survivor]!,
    },
  ]
  const survival = view.survival[survivor]!
  if (survival === 0) return [...line, { text: `  ${speak('board.down')}`, tone: 'bad' }]
  line.push({ text: `  ${speak('board.survival', { survival })}` })
  const bite = view.bite[survivor]!
  if (bite === null) line.push({ text: `  ${speak('board.suspect')}`, tone: 'warn' })
  else if (bite !== NOT_BITTEN)
    line.push({ text: `  ${speak('board.bitten', { count: BITE_HOURS - bite })}`, tone: 'bad' })
  const said = view.said[seatOf(survivor)]!
  if (said !== '') line.push({ text: `  ${speak('board.said', { text: said })}` })
  return line
}

/** What the game master says and has written down; what survivors say is shown beside them. */
function wordsLines(view: NightView, speak: Speak): BoardLine[] {
  const lines: BoardLine[] = []
  if (view.note) lines.push([{ text: speak('board.note', { text: view.note }), tone: 'dim' }])
  const said = view.said[GM]!
  if (said !== '') lines.push([{ text: `${speak('seat.gm')} ${speak('board.said', { text: said })}` }])
  return lines
}

function attemptLines(view: NightView, speak: Speak): BoardLine[] {
  const top = view.frames[view.frames.length - 1] as NightFrame | undefined
  if (top?.kind !== 'attempt' || top.attempt === null) return []
  const seat = speak(`seat.${nameOf(top.survivor)}`)
  const attempt = attemptWord(top.attempt)
  if (top.consequence === null) return [[{ text: speak('board.ruling', { seat, attempt }) }]]
  const consequence = { word: `consequence.${top.consequence}` }
  return [[{ text: speak('board.ruled', { seat, attempt, difficulty: top.difficulty, consequence }) }]]
}
