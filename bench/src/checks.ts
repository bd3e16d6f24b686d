import { seededChance } from '@shamble/chance'
import { type Action, Engine, silently } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import type { CheckCeilings } from './bars.js'
import { type Effort, interleaved, work } from './measure.js'
import { ceiling, figure, type Line } from './report.js'

/** What it costs to say whether a composed answer is legal, and what can be told of it: at every move of a hand. */
export function checks(module: GameModule, bars: CheckCeilings, seed: string, effort: Effort): Line {
  const { game, notation, position } = module
  const title = `${game.id}: ${bars.name}`
  const engine = new Engine(game)
  const play = silently(seededChance(seed))
  const options = resolveOptions(game.options, { ...module.unattended, ...bars.options })
  const s = position.read(bars.position, options, play.chance)
  engine.settle(s, play)
  const read = (answer: string): Action => {
    const action = notation.read(answer)
    if (action === null) throw new Error(`${title}: "${answer}" is no answer`)
    return action
  }
  for (const answer of bars.before) engine.step(s, bars.seat, read(answer), play)
  const answers = bars.answers.map(read)
  const { spaces } = engine.choices(s, bars.seat)
  const space = spaces.find((one) => one.holds(answers[0]!))
  if (space === undefined) throw new Error(`${title}: nothing of that kind can be composed`)
  const once = () => {
    for (const action of answers) {
      space.check(action)
      space.about?.(action)
    }
  }
  const [perSecond] = interleaved([work(once)], effort)
  return ceiling(figure(title, 1000 / perSecond! / answers.length, 'ms'), bars.milliseconds)
}
