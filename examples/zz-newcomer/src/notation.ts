import { BadInput, freshState, type Notation, type PositionText, push } from '@shamble/kernel'
import { ALL, CARDS, type Card, type LastBus, type LastBusAction, SEATS } from './state.js'
import { dealCards, type SeenCard, seenCards } from './view.js'

/** `roll 2`, `walk`, `sprint`, `block`, `pass`. */
export const notation: Notation<LastBusAction> = {
  write: (action) => (action.type === 'roll' ? `roll ${action.dice}` : action.type),
  read: (text) => ALL.find((action) => notation.write(action) === text.trim().toLowerCase()) ?? null,
}

/**
 * Four lines, or parts between slashes: `turn 3, steps 7` with `, walking` while the other seat is asked;
 * `kim 12: sprint`, `lee 4: -`; `spent: block`.
 */
export const position: PositionText<LastBus> = {
  write(s, form) {
    if (s.outcome !== null) return null
    const held = seenCards(s, form === 'full' ? 'all' : form)
    const walking = s.frames.length > 1 ? ', walking' : ''
    return [
      `turn ${s.turn}, steps ${s.steps}${walking}`,
      ...SEATS.map((seat, i) => `${seat} ${s.at[i]}: ${held[i] ?? '-'}`),
      `spent: ${s.spent.join(' ') || '-'}`,
    ].join('\n')
  },

  read(text, options, chance) {
    const lines = text
      .trim()
      .split(/\n|\//)
      .map((line) => line.trim().toLowerCase())
    if (lines.length !== 4) throw new BadInput('position', `expected 4 lines, found ${lines.length}`)
    const [heading, kim, lee, last] = lines as [string, string, string, string]
    const head = /^turn ([1-9]\d{0,3}), steps (0|[1-9]\d{0,3})(, walking)?$/.exec(heading)
    if (head === null) throw new BadInput('position, line 1', `expected "turn 3, steps 7", found "${heading}"`)
    const seats = [kim, lee].map((line, i) => readSeat(line, i, Number(options['way'])))
    const spent = readSpent(last)
    const held = seats.map(({ card }) => card)
    check(held, spent)
    const s = freshState(
      options,
      SEATS.length,
      { kind: 'turn', step: 0 },
      {
        turn: Number(head[1]),
        at: seats.map(({ at }) => at),
        steps: Number(head[2]),
        spent,
        ...dealCards(held, spent, chance),
      },
    )
    if (head[3] !== undefined) {
      if (s.steps === 0) throw new BadInput('position, line 1', 'nobody walks without steps (LB-2.3)')
      if (s.held[s.turn % 2] === null) throw new BadInput('position, line 1', 'nobody can block (LB-3.1)')
      push(s, { kind: 'walk', step: 0 })
    }
    return s
  },
}

function readSeat(line: string, i: number, way: number): { at: number; card: SeenCard } {
  const where = `position, line ${i + 2}`
  const found = /^(\w+) (0|[1-9]\d?): (-|\?|sprint|block)$/.exec(line)
  if (found === null || found[1] !== SEATS[i])
    throw new BadInput(where, `expected "${SEATS[i]} 12: sprint", found "${line}"`)
  if (Number(found[2]) >= way) throw new BadInput(where, 'the match is over (LB-4.1)')
  return { at: Number(found[2]), card: found[3] === '-' ? null : (found[3] as SeenCard) }
}

function readSpent(line: string): Card[] {
  const found = /^spent: (-|(sprint|block)( (sprint|block))?)$/.exec(line)
  if (found === null) throw new BadInput('position, line 4', `expected "spent: block" or "spent: -", found "${line}"`)
  return found[1] === '-' ? [] : (found[1]!.split(' ') as Card[])
}

function check(held: readonly SeenCard[], spent: readonly Card[]): void {
  const cards = [...held.filter((card) => card !== null), ...spent]
  if (cards.length !== 2) throw new BadInput('position', 'each seat has drawn one card (LB-1.2)')
  for (const kind of ['sprint', 'block'])
    if (cards.filter((card) => card === kind).length > CARDS.filter((card) => card === kind).length)
      throw new BadInput('position', `there are only two cards "${kind}" (LB-1.3)`)
}
