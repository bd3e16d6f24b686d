import {
  CLOSED,
  type DawnView,
  FRAN,
  isAutomatic,
  mallOfView,
  STEVE,
  SUPER,
  standingOf,
  ZOMBIE_SEAT,
} from '@shamble/game-dawn/table'
import type { Words } from '../table-game.js'
import { mainDoorName, personName } from './words.js'

export interface Condition {
  readonly id: string
  readonly state: 'met' | 'part' | 'open'
  readonly name: string
  readonly detail: string
  readonly count: string
}

/** How many characters are lost, as they count towards a defeat [DAWN-DIF.03]. */
export function lostCount(view: DawnView): number {
  const { lost } = standingOf(view)
  return lost.length + Number(view.options.franClause === 'counts-double' && lost.includes(FRAN))
}

/** The conditions of victory with how far each is, for the checklist and for the text. */
export function conditionsOf(view: DawnView, words: Words): readonly Condition[] {
  const { speak } = words
  const { doorsShut, riflesHeld, zombies, lost } = standingOf(view)
  const needy = [STEVE, FRAN].filter((c) => view.status[c]! < SUPER)
  const held = needy.filter((c) => view.rifle[c] === 1).length
  return [
    {
      id: 'doors',
      state: doorsShut === 4 ? 'met' : doorsShut > 0 ? 'part' : 'open',
      name: speak('dawn.goal.doors'),
      detail: doorsDetail(view, words),
      count: `${doorsShut}/4`,
    },
    {
      id: 'rifles',
      state: riflesHeld ? 'met' : held > 0 ? 'part' : 'open',
      name: speak('dawn.goal.rifles'),
      detail: riflesDetail(view, words),
      count: `${held}/${needy.length}`,
    },
    {
      id: 'zombies',
      state: zombies === 0 ? 'met' : 'open',
      name: speak('dawn.goal.zombies'),
      detail: speak(isAutomatic(view) ? 'dawn.goal.zombies-solo' : 'dawn.goal.zombies-two', {
        map: view.units.length + view.status.filter((status, c) => status === SUPER && view.at[c]! >= 0).length,
        hidden: view.inBox,
        pool: view.inPool,
      }),
      count: String(zombies),
    },
    {
      id: 'lost',
      state: lost.length === 0 ? 'met' : view.outcome?.winners.includes(ZOMBIE_SEAT) ? 'open' : 'part',
      name: speak('dawn.goal.alive'),
      detail: speak(view.options.franClause === 'counts-double' ? 'dawn.goal.fran-double' : 'dawn.goal.fran'),
      count: speak('dawn.goal.lost', { count: lostCount(view) }),
    },
  ]
}

function doorsDetail(view: DawnView, words: Words): string {
  const mall = mallOfView(view)
  const named = (shut: boolean) =>
    mall.mainDoors
      .filter((door) => (view.doors[door] === CLOSED) === shut)
      .map((door) => mainDoorName(mall, door, words))
  const [shut, open] = [named(true), named(false)]
  if (open.length === 0) return words.speak('dawn.goal.all-shut')
  if (shut.length === 0) return words.speak('dawn.goal.none-shut')
  return words.speak('dawn.goal.some-shut', { shut: shut.join(', '), open: open.join(', ') })
}

function riflesDetail(view: DawnView, words: Words): string {
  return [STEVE, FRAN]
    .map((c) =>
      words.speak(
        view.status[c]! >= SUPER
          ? 'dawn.goal.rifle-lost'
          : view.rifle[c] === 1
            ? 'dawn.goal.rifle-held'
            : 'dawn.goal.rifle-not',
        { who: personName(c, words) },
      ),
    )
    .join(' ')
}
