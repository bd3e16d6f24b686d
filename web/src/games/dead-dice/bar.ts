import type { DeadDiceFrame, DeadDiceView } from '@shamble/game-dead-dice/table'
import { Named, statesOf } from '@shamble/game-dead-dice/table'
import type { BarText, Phase, Words } from '../table-game.js'
import { placeWords } from './Head.js'
import { conditionWords } from './People.js'
import { capital } from './prompt.js'
import { standingOf, talkOf } from './talk/choosing.js'

const DEAD = ['objectives', 'scene', 'living', 'foes', 'dead', 'home'] as const
const LIVING = ['rest', 'scenes', 'trust'] as const
const BEFORE = ['sheets', 'relations', 'band'] as const
const AFTER = ['ending', 'rewards', 'experience'] as const
const FOES = [4, 5]

/** Where in its turn the game is. */
export function phaseOf(view: DeadDiceView): string {
  const frames = view.frames as readonly DeadDiceFrame[]
  const kinds = frames.map(({ kind }) => kind)
  const has = (kind: DeadDiceFrame['kind']): boolean => kinds.includes(kind)
  switch (view.phase) {
    case 'creation': {
      const creation = frames.find(({ kind }) => kind === 'creation')
      const asked = view.questions.map(({ kind }) => kind)
      if (asked.includes('trust')) return 'relations'
      return creation === undefined || asked.includes('prepare') ? 'band' : 'sheets'
    }
    case 'living':
      return has('trust') ? 'trust' : kinds.length < 3 ? 'rest' : 'scenes'
    case 'epilogue':
      return has('experience') ? 'experience' : has('rewards') ? 'rewards' : 'ending'
    default: {
      if (has('deadRound') || has('onslaught') || has('rising')) return 'dead'
      const fight = frames.find(({ kind }) => kind === 'fight')
      if (has('foeTurn') || FOES.includes(fight?.step ?? -1)) return 'foes'
      if (fight !== undefined) return 'living'
      const turn = frames.find(({ kind }) => kind === 'deadTurn')
      if (has('scene')) return 'scene'
      if (turn?.kind === 'deadTurn' && turn.leg === 'home' && turn.went === 'underWay' && view.scene !== null)
        return 'home'
      return view.group.objectives.length === 0 ? 'objectives' : 'scene'
    }
  }
}

export function bar(view: DeadDiceView, words: Words): BarText {
  const { speak } = words
  const now = phaseOf(view)
  const all = { creation: BEFORE, dead: DEAD, living: LIVING, epilogue: AFTER }[view.phase] as readonly string[]
  const number = { creation: 0, dead: view.deadTurn, living: view.livingTurn, epilogue: 0 }[view.phase]
  const own = typeof view.viewer === 'number' ? view.survivors[view.viewer] : undefined
  const phases =
    talkPhases(view, words) ??
    all.map(
      (name): Phase => ({
        mark: '',
        name: speak(`dd.bar.${name}`),
        current: name === now && view.outcome === null,
      }),
    )
  return {
    turn: {
      word: speak(`dd.turn.${view.phase}`),
      ...(number > 0 ? { number: String(number) } : {}),
      ...(own === undefined || own.name === '' ? {} : { short: own.name }),
    },
    phases,
    now: { what: nowWords(view, words), left: leftWords(view, words) },
  }
}

/** How far a talk has come: it has a screen of its own, and steps of its own. */
function talkPhases(view: DeadDiceView, { speak }: Words): readonly Phase[] | null {
  const talk = talkOf(view)
  if (talk === null) return null
  const { tries, spent } = standingOf(talk)
  const now = talk.stake === null ? 'request' : talk.toll === null ? 'try' : 'price'
  const middle =
    now === 'try' ? speak('talk.try', { number: Math.min(tries, spent + 1), of: tries }) : speak('talk.step.talk')
  return (['request', 'try', 'price'] as const).map((step) => ({
    mark: '',
    name: step === 'try' ? middle : speak(`talk.step.${step}`),
    current: step === now,
  }))
}

/** How the viewer stands, in a few words. */
function nowWords(view: DeadDiceView, words: Words): string {
  const { speak } = words
  if (view.outcome !== null) return capital(speak(`reason.${view.outcome.reason}`))
  const seat = typeof view.viewer === 'number' ? view.viewer : -1
  const own = view.survivors[seat]
  // The place stands below, where there is a scene.
  if (own === undefined || own.name === '')
    return view.scene === null ? placeWords(view, words) : speak(`dd.bar.${phaseOf(view)}`)
  const [state] = statesOf(view, own, seat)
  const said = state === undefined ? conditionWords(own, words) : speak(state)
  const engaged = view.scene?.hordes.reduce(
    (sum, horde) => (horde.engaged && horde.target === seat ? sum + horde.size : sum),
    0,
  )
  if (state === 'state.engaged' && engaged !== undefined) return speak('dd.engagedBy', { count: engaged })
  return said.charAt(0).toLocaleUpperCase() + said.slice(1)
}

function leftWords(view: DeadDiceView, words: Words): string {
  const { speak } = words
  const { scene } = view
  if (scene === null) return speak(`dd.bar.${phaseOf(view)}`)
  const named = new Named(view, speak)
  const place = named.say(named.place(scene.place))
  return scene.fighting ? `${place}, ${speak('dd.round', { round: scene.round }).toLocaleLowerCase()}` : place
}
