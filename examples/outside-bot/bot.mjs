// A bot from outside: joins an online game by its link and plays to the end, with any of the answers that are offered.
//   node bot.mjs http://localhost:4378/#/join/ABCDEFGH [name]
// It knows no rules and no game: docs/protocol.md explains the messages. TOKEN=<token> comes back to the same place.
import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'

const [link = '', name = 'Bot'] = process.argv.slice(2)
const [page, invitation] = link.split('#/join/')
const url = new URL('port', page.replace(/^http/, 'ws'))
const token = process.env.TOKEN ?? randomBytes(32).toString('base64url')
const [VERSION, SLOWEST, BETWEEN_ANSWERS, replies] = [1, 8_000, 50, new Map()]
let [match, seat, socket, again, lastId, moment, answering, part] = [null, null, null, 250, 0, null, false, {}]

const ask = (request) =>
  new Promise((resolve) => {
    replies.set(++lastId, resolve)
    socket.send(JSON.stringify({ id: lastId, request }))
  })
const end = (code, sentence) => process.exit(console.log(sentence) ?? code)

function connect() {
  socket = new WebSocket(url)
  socket.on('open', () => socket.send(JSON.stringify({ v: VERSION, secret: token })))
  socket.on('message', (data) => hear(JSON.parse(data)))
  socket.on('error', () => {})
  socket.on('close', async (code) => {
    if (code === 4001 || code === 4002) end(1, 'The server speaks another version.')
    replies.clear()
    answering = false
    await pause(again)
    again = Math.min(again * 2, SLOWEST)
    connect()
  })
}

async function hear({ type, id, reply, notice }) {
  if (type === 'welcome') await arrive()
  else if (type === 'reply') replies.get(id)?.(reply)
  else if (notice.type === 'moment') see(notice.moment)
  else if (notice.type === 'room' && notice.room.match === match) await attend(notice.room)
  else if (notice.type === 'gone' && notice.match === match) end(1, 'This game is no longer open to the bot.')
}

/** The line is there, perhaps again: a bot that sits at the table stays in the same place. */
async function arrive() {
  again = 250
  const joined = await ask({ type: 'join', invitation, name })
  if (!joined.ok) end(1, joined.error.reason)
  ;({ match, seat } = joined.value)
  await attend((await ask({ type: 'room', match })).value)
}

async function attend({ waiting, seats, dice }) {
  // Every player adds to the dice before the start: a hash first, then what it is the hash of (docs/dice.md).
  if (dice && dice.commitment !== part.of) part = { of: dice.commitment, hex: randomBytes(32).toString('hex') }
  const commit = dice && createHash('sha256').update('shamble/dice/part').update(part.hex, 'hex').digest('hex')
  if (dice?.asks) await ask({ type: 'entropy', match, [dice.asks]: dice.asks === 'commit' ? commit : part.hex })
  if (!waiting) see((await ask({ type: 'look', match, seat })).value)
  else if (!seats[seat].ready) await ask({ type: 'ready', match, on: true })
}

async function see(seen) {
  if (seen?.match !== match || seen.viewer !== seat) return
  if (seen.outcome !== null) end(0, `Over: winners ${JSON.stringify(seen.outcome.winners)}, ${seen.outcome.reason}.`)
  moment = seen
  if (answering || !seen.choices.asked) return
  answering = true
  await pause(BETWEEN_ANSWERS)
  const { seq, choices } = moment
  const answer = choices.actions[randomInt(Math.max(1, choices.actions.length))]
  if (answer === undefined) end(1, 'This question has no listed answers: this bot cannot compose one.')
  const reply = await ask({ type: 'answer', match, seat, seq, answer, id: randomUUID() })
  answering = false
  // Whatever came meanwhile is looked at now; what was refused is looked at anew.
  if (!reply.ok || moment.seq !== seq) see(reply.ok ? moment : (await ask({ type: 'look', match, seat })).value)
}

console.log(`TOKEN=${token}`)
connect()
