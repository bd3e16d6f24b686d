import { seededBelow, UniformChance } from '@shamble/chance'
import { Engine, unwatched } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { BareSocket } from './bare-socket.js'
import { begins, PersonLine } from './socket.js'
import { NO_DICE, tableOf } from './tables.js'

/** One match of connect four at either server. Its answers are known beforehand. */
export interface Duel {
  /** Sends the next answer, from the player whose turn it is. */
  answer(): void
  /** How many were sent. */
  readonly sent: number
  /** Told when the rival sees an answer. */
  seen: () => void
  close(): void
}

const FULL = 42

/** The columns of a match that fills the board, so that as many answers as possible come between set-ups. */
export function fullGame(module: GameModule, seed: string): number[] {
  const engine = new Engine(module.game)
  const below = seededBelow(seed, 'a full board')
  const options = resolveOptions(module.game.options, {})
  const play = unwatched(new UniformChance(below))
  for (;;) {
    const columns: number[] = []
    const s = engine.begin(options, play)
    while (s.outcome === null) {
      const seat = columns.length % 2
      const { actions } = engine.choices(s, seat)
      const action = actions[below(actions.length)] as unknown as { readonly type: string; readonly column: number }
      engine.step(s, seat, action, play)
      columns.push(action.column)
    }
    if (columns.length === FULL) return columns
  }
}

/** How a notice begins that shows a moment, and where its number stands. */
const HEAD = 200
const MOMENT = '{"type":"notice","notice":{"type":"moment"'

/** Two people at our server; each answer is named, as a page names it, and kept before the rival sees it. */
export async function ourDuel(port: number, name: string, columns: readonly number[]): Promise<Duel> {
  const people = [await PersonLine.open(port, `${name} a`), await PersonLine.open(port, `${name} b`)]
  const match = await tableOf(people, 'connect-four', {}, NO_DICE)
  const duel = {
    sent: 0,
    seen: () => {},
    answer(): void {
      const seq = duel.sent++
      const seat = seq % 2
      const answer = { type: 'drop', column: columns[seq]! }
      const told = `"viewer":${1 - seat},"seq":${seq + 1},`
      people[1 - seat]!.heard = (message) => {
        if (begins(message, MOMENT) && message.toString('latin1', 0, HEAD).includes(told)) duel.seen()
      }
      people[seat]!.heard = () => {}
      people[seat]!.tell({ type: 'answer', match, seat, seq, answer, id: `${seq}` })
    },
    close: () => {
      for (const line of people) line.close()
    },
  }
  return duel
}

const NAMESPACE = '/connect-four,'
const UPDATE = `42${NAMESPACE}["update"`

/** The same at the server of boardgame.io, which makes a match when a player first comes, and need not even ask who answers. */
export async function theirDuel(port: number, matchID: string, columns: readonly number[]): Promise<Duel> {
  const people = [await theirPlayer(port, matchID, '0'), await theirPlayer(port, matchID, '1')]
  const duel = {
    sent: 0,
    seen: () => {},
    answer(): void {
      const state = duel.sent++
      const player = state % 2
      const action = {
        type: 'MAKE_MOVE',
        payload: { type: 'choose', args: [columns[state]], playerID: String(player) },
      }
      const told = `"_stateID":${state + 1}`
      people[1 - player]!.updated = (message) => {
        if (message.includes(`${told},`) || message.includes(`${told}}`)) duel.seen()
      }
      people[player]!.updated = () => {}
      people[player]!.emit('update', action, state, matchID, String(player))
    },
    close: () => {
      for (const player of people) player.close()
    },
  }
  return duel
}

interface TheirPlayer {
  updated: (message: Buffer) => void
  emit(...said: readonly unknown[]): void
  close(): void
}

const framed = (...said: readonly unknown[]): string => `42${NAMESPACE}${JSON.stringify(said)}`

/** A player as its client speaks: socket.io on a bare socket, so that no client of theirs is measured. */
async function theirPlayer(port: number, matchID: string, player: string): Promise<TheirPlayer> {
  let isIn: (() => void) | null = null
  const entered = new Promise<void>((resolve) => {
    isIn = resolve
  })
  const socket = await BareSocket.open(port, '/socket.io/?EIO=4&transport=websocket', (message, line) => {
    if (begins(message, UPDATE)) them.updated(message)
    else if (begins(message, '0')) line.send(`40${NAMESPACE}`)
    else if (begins(message, '2')) line.send('3')
    else if (begins(message, `40${NAMESPACE}`)) line.send(framed('sync', matchID, player, null, 2))
    else if (begins(message, `42${NAMESPACE}["sync"`)) isIn?.()
  })
  const them: TheirPlayer = {
    updated: () => {},
    emit: (...said) => socket.send(framed(...said)),
    close: () => socket.close(),
  }
  await entered
  return them
}
