import { type DeadDiceView, Named } from '@shamble/game-dead-dice/table'
import type { Words } from '../table-game.js'

type Aim = DeadDiceView['group']['objectives'][number]

/** An objective in the words of the story, of the menu, or of the players themselves. */
export function objectiveWords(view: DeadDiceView, { what, words: own, step }: Aim, { speak }: Words): string {
  const named = new Named(view, speak)
  const story = step > 0 ? named.scenario(`step.${step}`) : null
  return story !== null ? named.say(story) : (own ?? speak(`objective.${what}`))
}
