import { boardOf, isAlive } from '@shamble/game-dwa/table'
import { thingName, thingsOf, xpFor } from '@shamble/game-dwa/teams'
import type { Twin, TwinSection } from '../../table-game.js'
import { personFrom } from '../muster/person.js'
import { personWords } from '../muster/twin.js'
import type { Part } from '../part.js'
import { inWords } from '../terrain-art.js'
import { openAbilities } from './ledger.js'
import { stepOf, teamOf } from './moment.js'
import { isAfter } from './words.js'

/** The aftermath read instead of seen; `null` at any other time. How it came about stands in the record. */
export function campaignTwin(part: Part): Twin | null {
  const { view, words } = part
  if (!isAfter(view)) return null
  const { speak, language } = words
  const team = teamOf(view)
  const members = view.humans.filter((human) => human.team === team)
  const result = view.result[team]
  const fallen = members.filter((human) => !isAlive(human))
  const people = members.filter(isAlive).map((human): TwinSection => {
    const { id, name, rank, xp, morale, trauma, wounds, disorders } = human
    const open = openAbilities(human)
    return {
      id: `h${id}`,
      title: name,
      note: speak('muster.level', { level: rank }),
      lines: [
        { mark: '', text: personWords(personFrom(human), part) },
        { mark: String(xp), text: speak('campaign.track', { xp, next: xpFor(rank + 1) }) },
        { mark: String(morale), text: speak('campaign.line.morale.now') },
        ...(view.options.psychology ? [{ mark: String(trauma), text: speak('campaign.line.trauma') }] : []),
        { mark: String(wounds), text: speak('muster.wounds', { count: wounds }) },
        ...disorders.map((disorder) => ({ mark: '', text: speak(`disorder.${disorder}`) })),
        ...(open > 0
          ? [{ mark: `+${open}`, text: speak('campaign.coming.learn', { who: name, rank, count: open }) }]
          : []),
        ...thingsOf(human).map((thing) => ({ mark: '', text: thingName(view, thing, words.speak) })),
      ],
    }
  })
  return {
    head: { place: speak('campaign.title'), what: inWords(boardOf(view.options).scenario.name, language) },
    lead: `${result === undefined ? '' : `${speak(`campaign.result.${result}`)}. `}${speak(`campaign.step.${stepOf(view)}`)}.`,
    sections: [
      ...people,
      {
        id: 'fallen',
        title: speak('campaign.fallen'),
        note: String(fallen.length),
        lines: fallen.map(({ name, diedIn }) => ({
          mark: '',
          text: `${name}. ${speak('campaign.fell', { turn: diedIn })}`,
        })),
      },
    ],
  }
}
