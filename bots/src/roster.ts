import { type Action, BadInput, type ViewBase } from '@shamble/kernel'
import type { BotMaker, GameModule } from '@shamble/module'
import { levelsOf } from './levels.js'
import { randomBot } from './random.js'

/** The bots that can take a seat in a game, by name. `random` plays everything. */
export function botRoster(module: GameModule): Readonly<Record<string, BotMaker<Action, ViewBase>>> {
  return { random: randomBot, ...module.bots, ...levelsOf(module) }
}

/** The bot that plays when nobody says which: the house's own where there is one. */
export function defaultBot(module: GameModule): string {
  return 'house' in botRoster(module) ? 'house' : 'random'
}

export function botNamed(module: GameModule, name: string, where: string): BotMaker<Action, ViewBase> {
  const roster = botRoster(module)
  const maker = Object.hasOwn(roster, name) ? roster[name] : undefined
  if (maker === undefined)
    throw new BadInput(where, 'no bot is called "{{name}}"; there are {{names}}', {
      name,
      names: Object.keys(roster).join(', '),
    })
  return maker
}
