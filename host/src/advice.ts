import { botNamed } from '@shamble/bots'
import { type Action, BadInput, type Chance, type Seat, samePlain, type ViewBase } from '@shamble/kernel'
import type { GameModule, Knowledge } from '@shamble/module'
import type { Match } from '@shamble/record'
import { foresee } from './foresee.js'
import type { Hint, Moment } from './port.js'

/** What the house's own bot would do in the seat of this moment. */
export function hintFor(module: GameModule, { engine, state }: Match, moment: Moment, chance: Chance): Hint {
  const seat = moment.viewer as Seat
  const choices = engine.choices(state, seat)
  if (!choices.asked) throw new BadInput('hint', 'this seat is not asked')
  const hint = advice(module, { seat, view: moment.view, choices, events: [] }, chance)
  // To let a window pass is no advice to someone who is offered the question behind it.
  const foreseen = samePlain(hint.action, choices.pass) ? foresee(module, moment, seat) : null
  return foreseen === null ? hint : advice(module, { seat, ...foreseen, events: [] }, chance)
}

function advice(module: GameModule, known: Knowledge<Action, ViewBase>, chance: Chance): Hint {
  const bot = botNamed(module, 'house', 'hint')(known.seat)
  if (bot.advise === undefined) return { action: bot.decide(known, chance), reason: null }
  const { action, why } = bot.advise(known, chance)
  return { action, reason: why }
}
