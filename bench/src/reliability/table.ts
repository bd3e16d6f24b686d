import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Host, type HostPort, type HostRequest, type MatchStore, type Replies } from '@shamble/host'
import { Engine } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { linesIn, Match } from '@shamble/record'

/** A host over a store, and a table that people sit around. */
export interface Table {
  readonly host: Host
  readonly port: HostPort
}

export function tableOver(module: GameModule, store: MatchStore): Table {
  // What breaks is told by what is found in the store afterwards.
  const host = new Host({ games: [module], store, report: () => {} })
  return { host, port: host.connect() }
}

/** @throws where the host does not do it */
export async function asked<T extends HostRequest>(port: HostPort, request: T): Promise<Replies[T['type']]> {
  const reply = await port.request(request)
  if (!reply.ok) throw new Error(`${request.type}: ${JSON.stringify(reply)}`)
  return reply.value as Replies[T['type']]
}

/** A match of people that everything is decided for by a seed. */
export async function newMatch({ port }: Table, module: GameModule, seed: string): Promise<string> {
  const { game, unattended = {} } = module
  const options = { ...unattended }
  const seats = game.seats(resolveOptions(game.options, options)).map(() => ({ by: 'person', name: '' }) as const)
  return (await asked(port, { type: 'create', game: game.id, options, seats, seed })).match
}

/**
 * Someone who is asked answers, with the answer of that number among those listed; where none is, someone gives up.
 * @returns whether it was acknowledged
 */
export async function answerAny({ port }: Table, match: string, pick: number): Promise<boolean> {
  const looked = await port.request({ type: 'look', match })
  if (!looked.ok || looked.value.outcome !== null) return false
  let last: HostRequest | null = null
  for (const seat of looked.value.seats.keys()) {
    const moment = await port.request({ type: 'look', match, seat })
    if (!moment.ok || !moment.value.choices.asked) continue
    const { seq, choices } = moment.value
    const answer = choices.actions[pick % Math.max(1, choices.actions.length)]
    last = { type: 'answer', match, seat, seq, answer: answer ?? { type: 'resign' } }
    if (answer !== undefined) break
  }
  return last !== null && (await port.request(last)).ok
}

/**
 * What is wrong with a match as a store has it: record and card must agree, every state with its answer, and there must
 * be as many answers as were acknowledged.
 * @param most how many there may be besides, of whom nobody has heard
 */
export async function whyNotWhole(
  module: GameModule,
  store: MatchStore,
  match: string,
  acknowledged: number,
  most: number,
): Promise<string | null> {
  const { card, record } = await store.load(match)
  if (card.lines > linesIn(record)) return `its card tells of ${card.lines} lines, it has ${linesIn(record)}`
  const { state } = Match.read(new Engine(module.game), record)
  if (state.seq < acknowledged) return `${acknowledged} answers were acknowledged, ${state.seq} are there`
  if (state.seq > acknowledged + most) return `${acknowledged} answers were acknowledged, ${state.seq} happened`
  return null
}

/** Runs something with a folder of its own for matches, which is gone afterwards. */
export async function withFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'shamble-attack-'))
  try {
    return await run(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
