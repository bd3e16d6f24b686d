import { seededBelow } from '@shamble/chance'
import { type HostRequest, MemoryStore, type Reply } from '@shamble/host'
import { Probe } from '../probe.js'
import { asked } from '../table.js'
import { begun } from './driver.js'
import { BareLine, Doorway } from './lines-here.js'
import { connectFour } from './reconnects.js'
import { answersIn } from './trace.js'

/** Each answer is sent so many times more, and so many are sent that come too late. */
const AGAIN = 4
const LATE = 4

/**
 * Sends answers again under their names, at once, later and on another line, and answers to what was asked before: each
 * is played once, and what is late is refused.
 * @param name how an answer is called; a test plants names that differ each time
 */
export async function repeatedAnswers(
  count: number,
  seed: string,
  name: (id: number, again: number) => string = (id) => `n${id}`,
): Promise<Probe> {
  const probe = new Probe()
  const below = seededBelow(seed, 'again')
  const doorway = await Doorway.open()
  const store = new MemoryStore()
  const here = doorway.lead({ games: [await connectFour()], store })
  const answersOf = async (match: string): Promise<number> => answersIn((await store.load(match)).record.split('\n'))
  // Everyone sits at two devices.
  const lines = await Promise.all(['ann', 'bo', 'ann', 'bo'].map((person) => BareLine.open(doorway.port, person)))
  const linesOf = (seat: number): readonly BareLine[] => [lines[seat]!, lines[seat + 2]!]
  for (let ids = 0; probe.tried < count; ) {
    const match = await begun(lines[0]!, lines[1]!, 'connect-four')
    for (let isOver = false; !isOver && probe.tried < count; ) {
      const looks = await Promise.all([0, 1].map((seat) => asked(lines[seat]!, { type: 'look', match, seat })))
      isOver = looks[0]!.outcome !== null
      if (isOver) break
      const seat = looks[0]!.choices.asked ? 0 : 1
      const { seq, choices } = looks[seat]!
      const answer = choices.actions[below(choices.actions.length)]!
      const id = ++ids
      const sent = (again: number): Promise<Reply> => {
        const request: HostRequest = { type: 'answer', match, seat, seq, answer, id: name(id, again) }
        return linesOf(seat)[again % 2]!.request(request)
      }
      const wanted = 1 + (await answersOf(match))
      const together = below(AGAIN)
      const replies = await Promise.all(Array.from({ length: 1 + together }, (_, again) => sent(again)))
      for (let again = 1 + together; again <= AGAIN; again++) replies.push(await sent(again))
      for (const reply of replies.slice(1))
        await probe.try(`answer ${id} again`, () => (reply.ok ? null : `it was not known: ${JSON.stringify(reply)}`))
      for (let late = 0; late < LATE; late++)
        await probe.try(`answer ${id} too late`, async () => {
          const before = Math.max(0, seq - below(3))
          const reply: Reply = await lines[seat]!.request({
            type: 'answer',
            match,
            seat,
            seq: before,
            answer,
            id: `late ${id} ${late}`,
          })
          return reply.ok ? 'it was taken' : null
        })
      await probe.try(`answer ${id}, once`, async () => {
        const kept = await answersOf(match)
        return kept === wanted ? null : `${kept - wanted + 1} answers were kept of it`
      })
    }
  }
  for (const line of lines) line.close()
  await here.close()
  doorway.close()
  return probe
}
