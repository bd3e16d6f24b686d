import { knownState, RESERVE_STATES, reservesInPlay } from '@shamble/game-dead-dice/people'
import { Named } from '@shamble/game-dead-dice/table'
import { percent } from '@shamble/text'
import type { Twin } from '../../table-game.js'
import type { Part } from '../part.js'
import { wishesOf } from './choosing.js'

/** The refuge read instead of seen. */
export function refugeTwin(part: Part): Twin {
  const { view, words } = part
  const { speak } = words
  const named = new Named(view, speak)
  const { reserves, respite, companions } = view.group
  return {
    head: { place: speak('refuge.room'), what: speak('refuge.title') },
    lead: speak('refuge.left', { count: respite }),
    sections: [
      {
        id: 'reserves',
        title: speak('refuge.reserves'),
        note: '',
        lines: reservesInPlay(knownState(view)).map((reserve) => {
          const level = reserves[reserve]
          const effect = level === 'sufficient' ? null : (RESERVE_STATES[reserve][level].effects.at(-1) ?? 'none')
          return {
            mark: speak(`level.${level}`),
            text: `${speak(`reserve.${reserve}`)}. ${speak(effect === null ? `refuge.fine.${reserve}` : `effect.${effect}`)}`,
          }
        }),
      },
      {
        id: 'people',
        title: speak('creation.band'),
        note: String(companions.filter(({ alive }) => alive).length),
        lines: [
          ...view.survivors.map(({ condition, fate }, seat) => ({
            mark: '',
            text: [
              named.say(named.who(seat)),
              fate !== 'alive' ? speak(`fate.${fate}`) : condition === null ? '' : speak(`condition.${condition}`),
            ]
              .filter((word) => word !== '')
              .join(', '),
          })),
          ...companions.filter(({ alive }) => alive).map(({ name }) => ({ mark: '', text: name })),
        ],
      },
      {
        id: 'wishes',
        title: speak('refuge.prepare'),
        note: speak('refuge.best'),
        lines: wishesOf(part).flatMap(({ wish, hands: [best] }) =>
          best === undefined
            ? []
            : [
                {
                  mark: best.chance === null ? '?' : percent(best.chance, speak),
                  text: speak('refuge.wishLine', {
                    wish: { word: `wish.${wish}` },
                    hand: speak('refuge.hand', {
                      who: named.who(best.action.leader),
                      by: { word: `characteristic.${best.action.by}` },
                      count: best.dice,
                    }),
                  }),
                },
              ],
        ),
      },
    ],
  }
}
