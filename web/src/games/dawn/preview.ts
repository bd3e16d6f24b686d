import { seededChance } from '@shamble/chance'
import dawn from '@shamble/game-dawn/module'
import { mallOfView } from '@shamble/game-dawn/table'
import { Engine, silently } from '@shamble/kernel'
import type { SetupPlan } from '../../setup/plan.js'
import { CELL } from './geometry.js'
import { doors, floors, fountains, light, walls } from './mall-drawing.js'
import { letters } from './place-signs.js'

/** The mall before anybody is in it, every door open. */
export const preview: NonNullable<SetupPlan['preview']> = (options) => {
  const begun = new Engine(dawn.game).begin(options as never, silently(seededChance('preview')))
  const view = dawn.game.view(begun, 'spectator')
  const mall = mallOfView(view)
  const { cols, rows } = mall.plan
  return {
    view: `-24 -20 ${cols * CELL + 52} ${rows * CELL + 40}`,
    drawing: [
      floors(mall),
      ...mall.mainDoors.map((door) => light(view, mall, door)),
      fountains(mall),
      letters(mall),
      walls(mall),
      doors(mall, view.doors, () => ''),
    ].join(''),
  }
}
