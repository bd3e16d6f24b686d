import { seededChance } from '@shamble/chance'
import { Engine, silently } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import type { ForecastCeilings } from './bars.js'
import { type Effort, interleaved, work } from './measure.js'
import { ceiling, figure, type Line } from './report.js'

/** What it costs to work out the exact odds of one answer, from what the seat may know. */
export function forecast(module: GameModule, bars: ForecastCeilings, seed: string, effort: Effort): Line {
  const { game, notation, position } = module
  const title = `${game.id}: ${bars.name}`
  const play = silently(seededChance(seed))
  const s = position.read(bars.position, resolveOptions(game.options, bars.options), play.chance)
  new Engine(game).settle(s, play)
  const action = notation.read(bars.answer)
  if (action === null) throw new Error(`${title}: "${bars.answer}" is no answer`)
  const view = game.view(s, bars.seat)
  const known = game.odds?.(view, action)?.modifiers ?? []
  if (known.length < bars.modifiers) throw new Error(`${title}: ${known.length} modifiers, ${bars.modifiers} are meant`)
  const [perSecond] = interleaved([work(() => void game.odds!(view, action))], effort)
  return ceiling(figure(title, 1000 / perSecond!, 'ms'), bars.milliseconds)
}
