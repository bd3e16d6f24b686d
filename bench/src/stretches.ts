import { seededChance } from '@shamble/chance'
import { Host, MemoryStore, type Notice, Sender } from '@shamble/host'
import { type Action, Engine, silently } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import type { StretchCeilings } from './bars.js'
import { type Effort, interleaved, type Work } from './measure.js'
import { ceiling, figure, type Line } from './report.js'

const FEWEST = 5

/**
 * What one answer costs that much follows from, such as a zombie phase: by the rules alone, from the answer to what the
 * table is told, and how much that is on its way there.
 */
export async function stretch(
  module: GameModule,
  bars: StretchCeilings,
  seed: string,
  effort: Effort,
): Promise<Line[]> {
  const title = `${module.game.id}: ${bars.name}`
  const action = module.notation.read(bars.answer)
  if (action === null) throw new Error(`${title}: "${bars.answer}" is no answer`)
  const [stepsASecond] = interleaved([rulesAlone(module, bars, action, seed)], effort)
  const told: Told[] = []
  const end = performance.now() + effort.rounds * effort.milliseconds
  while (told.length < FEWEST || performance.now() < end) told.push(await tellingOnce(module, bars, action, seed))
  // Whatever else the machine does meanwhile only ever adds to it.
  const milliseconds = Math.min(...told.map((one) => one.milliseconds))
  const kilobytes = Math.max(...told.map((one) => one.kilobytes))
  return [
    ceiling(figure(`${title}, by the rules alone`, 1000 / stepsASecond!, 'ms'), bars.rules),
    ceiling(figure(`${title}, from answer to notice`, milliseconds, 'ms'), bars.milliseconds),
    ceiling(figure(`${title}, the notice as JSON`, kilobytes, 'kB'), bars.kilobytes),
  ]
}

/** The answer in place, as playouts and search give it. Only the answer counts, not the state that it is given in. */
function rulesAlone(module: GameModule, bars: StretchCeilings, action: Action, seed: string): Work {
  const engine = new Engine(module.game)
  const options = resolveOptions(module.game.options, { ...module.unattended, ...bars.options })
  const play = silently(seededChance(seed))
  const start =
    bars.position === undefined
      ? module.game.setup(options, play)
      : module.position.read(bars.position, options, play.chance)
  engine.settle(start, play)
  return (times) => {
    let spent = 0
    for (let i = 0; i < times; i++) {
      const s = module.game.clone(start)
      const begun = performance.now()
      engine.step(s, bars.seat, action, play)
      spent += performance.now() - begun
    }
    return spent
  }
}

interface Told {
  readonly milliseconds: number
  readonly kilobytes: number
}

/** The same at a host, with everything that is kept, shown and sent; the table has been told of the match before. */
async function tellingOnce(module: GameModule, bars: StretchCeilings, action: Action, seed: string): Promise<Told> {
  const port = new Host({ games: [module], store: new MemoryStore() }).connect()
  const sender = new Sender()
  let told = 0
  let sent = ''
  port.listen((notice: Notice) => {
    const message = sender.notice(notice)
    told = performance.now()
    sent = JSON.stringify(message)
  })
  const seats = module.game.seats(resolveOptions(module.game.options, { ...module.unattended, ...bars.options }))
  const created = await port.request({
    type: 'create',
    game: module.game.id,
    options: { ...module.unattended, ...bars.options },
    ...(bars.position === undefined ? {} : { position: bars.position }),
    seats: seats.map((name) => ({ by: 'person', name })),
    seed,
  })
  if (!created.ok) throw new Error(JSON.stringify(created))
  const { match } = created.value
  const begun = performance.now()
  const reply = await port.request({ type: 'answer', match, seat: bars.seat, seq: 0, answer: action })
  if (!reply.ok) throw new Error(JSON.stringify(reply))
  await port.request({ type: 'close', match })
  return { milliseconds: told - begun, kilobytes: Buffer.byteLength(sent) / 1000 }
}
