import play from '@shamble/game-dead-dice/play'
import type { DeadDiceView } from '@shamble/game-dead-dice/table'
import type { GameEvent, Viewer } from '@shamble/kernel'
import { type Matters, replayOf } from '../../default/replay.js'
import { seatSign } from '../../default/signs.js'
import { eventMoments } from '../../replay/event-moments.js'
import { hitLuck } from '../../replay/luck.js'
import type { KeyMoment, LuckLedger, RaceLine, ReplayParts } from '../../replay/parts.js'
import type { Words } from '../table-game.js'
import { dead, living } from './art/bodies.js'
import { isPassing } from './rolls.js'
import { MOMENTS } from './scene.js'

const LIVING = living('bat', -18, -19, 38)
const DEAD = dead(2, -18, -19, 38)

/** Survivors alive, zombies killed, objectives met; and Menace, where the viewer may know it. */
function lines(views: readonly DeadDiceView[], { speak }: Words): RaceLine[] {
  const last = views.at(-1)
  if (last === undefined) return []
  const line = (name: string, art: string, of: (view: DeadDiceView) => number, most?: number): RaceLine => {
    const values = views.map(of)
    return { name: speak(name), art, values, of: most ?? Math.max(1, ...values), end: String(values.at(-1) ?? 0) }
  }
  const killed = (view: DeadDiceView): number =>
    [...view.survivors, ...view.fallen.map(({ survivor }) => survivor)].reduce(
      (sum, { deeds }) => sum + deeds.zombies,
      0,
    )
  return [
    line(
      'replay.dd.alive',
      LIVING,
      ({ survivors }) => survivors.filter(({ fate }) => fate === 'alive').length,
      last.survivors.length,
    ),
    line('replay.dd.met', LIVING, ({ group }) => group.met),
    line('replay.dd.killed', DEAD, killed),
    ...(views.some(({ master }) => master.menace === null)
      ? []
      : [line('replay.dd.menace', DEAD, ({ master }) => master.menace!)]),
  ]
}

const WEIGHTS: Readonly<Record<string, number>> = { loss: 80, gain: 50, news: 30 }
const matters: Matters = (event) => {
  const mood = MOMENTS[event.kind]
  return mood === undefined ? (isPassing(event) ? -1 : 0) : WEIGHTS[mood]!
}

const usual = replayOf(play as never, matters) as unknown as ReplayParts<DeadDiceView>

/** Whatever else happened, nobody's own death is left out. */
const OWN_DEATH = 120

function eventMoment({ kind, seat }: GameEvent, viewer: Viewer, { speak }: Words): Omit<KeyMoment, 'seq'> | null {
  const mood = MOMENTS[kind]
  if (mood === undefined) return null
  const isOwnDeath = seat === viewer && kind.startsWith('died')
  return { words: speak(`dd.moment.${kind}`), weight: isOwnDeath ? OWN_DEATH : WEIGHTS[mood]! }
}

/** Dice of tests, survivor by survivor: every even die is a success [DD-7.2]. */
export function luck(events: readonly GameEvent[], { survivors }: DeadDiceView, words: Words): LuckLedger {
  return {
    title: words.speak('replay.dd.luck'),
    kind: 'hits',
    isNamed: true,
    rows: survivors.flatMap(({ name }, seat) => {
      const dice = events.flatMap((event) =>
        event.seat === seat && event.kind.startsWith('test-') ? (event.dice ?? []) : [],
      )
      if (dice.length === 0) return []
      return [
        {
          ...seatSign(seat, words),
          ...(name === '' ? {} : { name }),
          ...hitLuck(dice.map((die) => ({ die, share: 1 / 2, hit: die % 2 === 0 }))),
          goodFrom: null,
        },
      ]
    }),
  }
}

export const replay: ReplayParts<DeadDiceView> = {
  ...usual,
  title: (_view, words) => words.speak('replay.dd.race'),
  lines,
  luck,
  // Turns belong to everybody.
  turnSign: () => null,
  moments: (turns, words) =>
    turns.flatMap((turn) => eventMoments(turn, (event) => eventMoment(event, turn.view.viewer, words))),
}
