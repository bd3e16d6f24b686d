import { randomPolicy } from '@shamble/bots'
import { type Below, commitTo, digest, seededBelow, systemChance } from '@shamble/chance'
import { BadInput, Engine } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import {
  checkDice,
  commitmentsOf,
  type DiceLine,
  type EntryBody,
  fileOf,
  hashOfDice,
  hashOfEntry,
  hashOfHeader,
  Match,
  type MatchHeader,
} from '@shamble/record'
import { Probe } from './probe.js'

/** Of so many transcripts one is tampered with. */
const ONE_IN = 11
/** How many matches share what their secrets are made from: to make it takes longest. */
const SHARED = 10
const LEAST_ROLLS = 12

type Entry = { body: unknown[]; hash: string }

/**
 * Matches whose dice can be checked, nine of ten as they were played: those must be found right, the others wrong.
 * @param check what checks them; a test plants a fault there
 */
export async function tamperedDice(
  module: GameModule,
  count: number,
  seed: string,
  check: typeof checkDice = checkDice,
): Promise<Probe> {
  const probe = new Probe()
  const engine = new Engine(module.game)
  let commitments: ReturnType<typeof held> | null = null
  for (let i = 0; i < count; i++) {
    if (commitments === null || i % SHARED === 0) commitments = held(module, `${seed}/${i}`)
    const record = played(module, engine, commitments, `${seed}/${i}`)
    const below = seededBelow(seed, 'tamper', i)
    const isHonest = i % ONE_IN !== 0
    const file = isHonest ? fileOf([record]) : tampered(record, below)
    await probe.try(`${module.game.id}, transcript ${i}`, () => {
      const fault = faultIn(() => check(engine, file))
      if (isHonest) return fault
      return fault === null ? 'tampered dice were found right' : null
    })
  }
  return probe
}

function faultIn(check: () => unknown): string | null {
  try {
    check()
    return null
  } catch (error) {
    if (error instanceof BadInput) return error.message
    throw error
  }
}

const hex = (text: string): string => digest(text) + digest(`${text}/`)

function held(module: GameModule, seed: string) {
  const master = hex(`${seed}/master`)
  return { master, commitments: commitmentsOf(master, `${module.game.id}-${hex(seed)}`) }
}

/** A match in which enough was rolled, with what its players have added; given up in the end. */
function played(
  module: GameModule,
  engine: Engine,
  { master, commitments }: ReturnType<typeof held>,
  seed: string,
): string {
  const options = resolveOptions(module.game.options, { ...module.unattended })
  const parts = module.game.seats(options).map((_, seat) => {
    const reveal = hex(`${seed}/${seat}`)
    return { seats: [seat], commit: commitTo(reveal), reveal }
  })
  const line = { ...commitments, parts }
  const match = Match.create(engine, { options, salt: seed }, systemChance(), { line, master })
  const policy = randomPolicy(engine, seededBelow(seed, 'policy'))
  const rolls = (): number => match.linesFrom(1).reduce((sum, text) => sum + rollsIn(text), 0)
  for (let i = 0; (i < 3 || rolls() < LEAST_ROLLS) && i < 200 && match.state.outcome === null; i++) {
    const { seat } = match.state.questions[0]!
    match.answer(seat, policy(match.state, seat), systemChance())
  }
  for (const seat of match.state.answered.keys())
    if (match.state.outcome === null) match.answer(seat, { type: 'resign' }, systemChance())
  return match.text()
}

function rollsIn(text: string): number {
  const line = JSON.parse(text) as unknown
  return Array.isArray(line) ? (line[3] as unknown[]).flat().length : 0
}

/** The record with one thing changed that has to do with its dice, and a chain that holds again. */
function tampered(record: string, below: Below): string {
  const [header, ...rest] = record
    .trimEnd()
    .split('\n')
    .map((text) => JSON.parse(text) as unknown)
  const lines = rest.filter((line) => Array.isArray(line) || 'dice' in (line as object))
  const dice = (lines[0] as { dice: DiceLine }).dice as unknown as Record<string, unknown>
  const entries = lines.slice(1).map((line): Entry => ({ body: (line as unknown[]).slice(0, -1), hash: '' }))
  tamper(dice, entries, below)
  let hash = hashOfHeader(header as MatchHeader)
  hash = hashOfDice(hash, dice as unknown as DiceLine)
  const written: unknown[] = [header, { dice, hash }]
  for (const { body } of entries) {
    hash = hashOfEntry(hash, body as unknown as EntryBody)
    written.push([...body, hash])
  }
  return fileOf([written.map((line) => `${JSON.stringify(line)}\n`).join('')])
}

function tamper(dice: Record<string, unknown>, entries: readonly Entry[], below: Below): void {
  const roots = dice['roots'] as Record<string, string[]>
  const parts = dice['parts'] as { seats: number[]; commit: string; reveal: string }[]
  const stream = below(2) === 0 ? 'open' : 'closed'
  const part = parts[below(parts.length)]!
  const withDice = entries.filter(({ body }) => body[6] !== undefined)
  const used = withDice.filter(({ body }) => (body[3] as unknown[]).length > 0)
  const entry = used[below(used.length)]!
  const own = entry.body[6] as { open: number[]; closed: number; master?: string }
  const last = withDice.at(-1)!.body[6] as { master?: string }
  const ways: (() => void)[] = [
    () => {
      dice['commitment'] = flipped(dice['commitment'] as string, below)
    },
    () => {
      dice['match'] = `${dice['match']}x`
    },
    () => {
      roots[stream]![below(2)] = flipped(roots[stream]![0]!, below)
    },
    () => void roots[stream]!.pop(),
    () => {
      part.commit = flipped(part.commit, below)
    },
    () => {
      part.reveal = flipped(part.reveal, below)
    },
    () => {
      part.reveal = flipped(part.reveal, below)
      part.commit = commitTo(part.reveal)
    },
    () => void parts.splice(parts.indexOf(part), 1),
    () => void parts.push(part),
    () => {
      part.seats = [part.seats[0]! + 100]
    },
    () => {
      last.master = flipped(last.master!, below)
    },
    () => void delete last.master,
    () => {
      own.closed += 1
    },
    () => void own.open.push(6),
    () => void entry.body.splice(5, 2),
    () => rolledOtherwise(entry.body[3] as unknown[], below),
    () => rolledOtherwise(entry.body[3] as unknown[], below),
    () => rolledOtherwise(entry.body[3] as unknown[], below),
  ]
  ways[below(ways.length)]!()
}

const flipped = (text: string, below: Below): string => {
  const at = below(text.length)
  return text.slice(0, at) + (text[at] === '0' ? '1' : '0') + text.slice(at + 1)
}

/** Another face, or another item. */
function rolledOtherwise(outcomes: unknown[], below: Below): void {
  const at = below(outcomes.length)
  const outcome = outcomes[at]
  if (Array.isArray(outcome)) {
    const die = below(outcome.length)
    outcome[die] = (outcome[die] as number) === 1 ? 2 : (outcome[die] as number) - 1
  } else outcomes[at] = Object.fromEntries(Object.keys(outcome as object).map((key) => [key, 'something else']))
}
