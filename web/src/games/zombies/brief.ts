import { fightAt, topFrame, type ZombiesAction, type ZombiesView } from '@shamble/game-zombies/table'
import type { Words } from '../table-game.js'

/** What is done at a place that the board shows, in two or three words; everything else keeps its own. */
export function brief(action: ZombiesAction, view: ZombiesView, { speak }: Words): string | null {
  switch (action.type) {
    case 'place':
    case 'put':
    case 'zombie':
    case 'tile':
      return speak(`zombies.brief.${action.type}`)
    case 'pick':
      return speak(view.zombie[action.space] === 0 ? 'zombies.brief.pick' : 'zombies.brief.pick.zombie')
    case 'step': {
      const top = topFrame(view)
      const fight = fightAt(view, top?.kind === 'walk' ? top.seat : view.active, action.to)
      return speak(fight === null ? 'zombies.brief.step' : 'zombies.brief.step.fight')
    }
    default:
      return null
  }
}
