import dwa from '@shamble/game-dwa/play'
import { type DwaView, isAlive } from '@shamble/game-dwa/table'
import type { GameEvent } from '@shamble/kernel'
import { type Matters, replayOf } from '../../default/replay.js'
import { base, pose } from '../../kit/index.js'
import { eventMoments } from '../../replay/event-moments.js'
import type { KeyMoment, RaceLine, ReplayParts } from '../../replay/parts.js'
import type { Words } from '../table-game.js'
import { isPassing } from './rolls.js'

const LIVING = base(0, 0, 15, { figure: 'rifle' })
const DEAD = base(0, 0, 15, { figure: pose(2), dead: true })

/** Survivors of each team, zombies on the table, zombies put down. */
function lines(views: readonly DwaView[], words: Words): RaceLine[] {
  const last = views.at(-1)
  if (last === undefined) return []
  const { speak } = words
  const alive = (view: DwaView, team: number): number =>
    view.humans.filter((human) => human.team === team && isAlive(human)).length
  const teams = last.teams.map((team, seat): RaceLine => {
    const values = views.map((view) => alive(view, seat))
    return {
      name: last.teams.length > 1 && team.name !== '' ? team.name : speak('replay.dwa.living'),
      art: LIVING,
      values,
      of: Math.max(1, team.began, ...values),
      end: String(values.at(-1) ?? 0),
    }
  })
  const zombies = views.map((view) => view.zombies.length)
  const destroyed = views.map((view) => view.destroyed)
  const most = Math.max(1, ...zombies, ...destroyed)
  return [
    ...teams,
    { name: speak('replay.dwa.zombies'), art: DEAD, values: zombies, of: most, end: String(zombies.at(-1) ?? 0) },
    { name: speak('replay.dwa.down'), art: DEAD, values: destroyed, of: most, end: String(destroyed.at(-1) ?? 0) },
  ]
}

const WEIGHTS: Readonly<Record<string, number>> = {
  died: 80,
  rose: 70,
  joined: 50,
  objective: 60,
  left: 30,
  'last-man': 55,
  crashed: 45,
  'engine-starts': 40,
}

const matters: Matters = (event) =>
  event.kind.startsWith('result.') ? RESULT : (WEIGHTS[event.kind] ?? (isPassing(event) ? -1 : 0))

/** Nothing matters more than how it ended. */
const RESULT = 100

const usual = replayOf(dwa as never, matters) as unknown as ReplayParts<DwaView>

/** Whatever else happened, a death in the viewer's own team is not left out. */
const OWN_DEATH = 120

function eventMoment({ kind, data, about }: GameEvent, view: DwaView, words: Words): Omit<KeyMoment, 'seq'> | null {
  const isOwnDeath = kind === 'died' && view.humans[Number(about?.['figure'])]?.team === view.viewer
  const weight = isOwnDeath ? OWN_DEATH : WEIGHTS[kind]
  if (weight === undefined) return null
  return { words: words.speak(`replay.dwa.moment.${kind}`, { who: '', ...data }), weight }
}

export const replay: ReplayParts<DwaView> = {
  ...usual,
  title: (_view, words) => words.speak('replay.dwa.race'),
  lines,
  // Turns belong to everybody.
  turnSign: () => null,
  moments: (turns, words) =>
    turns.flatMap((turn) => eventMoments(turn, (event) => eventMoment(event, turn.view, words))),
}
