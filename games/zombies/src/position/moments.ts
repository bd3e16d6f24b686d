import { openWindow, type WindowFrame } from '@shamble/kernel'
import type { PositionForm } from '@shamble/module'
import { fightFrame } from '../frames/fight.js'
import type {
  DiscardFrame,
  FightFrame,
  HordeFrame,
  MoveFrame,
  TileFrame,
  TurnFrame,
  ZombiesFrame,
} from '../frames/kinds.js'
import { turnOf } from '../frames/kinds.js'
import { TILE_STEPS, tileFrame } from '../frames/tile.js'
import { TURN_STEPS } from '../frames/turn.js'
import { spaceWord } from '../notation.js'
import { isTimed, tilesOf } from '../options.js'
import { mustFight } from '../rules/combat.js'
import type { Zombies } from '../state.js'

/** Windows that are open when a step of the turn begins; `combat`, `step` and `tile-drawn` have frames below them. */
const TURN_WINDOWS = ['turn-start', 'after-tile', 'after-fight', 'pre-move', 'pre-zombie', 'post-zombie'] as const

/** The words that stand alone after the player in the line `turn`. */
const BARE = [
  'begins',
  ...TURN_WINDOWS,
  'tile',
  'combat',
  'refill',
  'roll',
  'zombies',
  'discard',
  'cut',
  'end',
] as const
export const MOMENTS = [...BARE, 'place', 'move-set', 'move', 'stepped'] as const
export type TurnMoment = (typeof MOMENTS)[number]

/** The moment that begins now, in the words of the line `turn`; `null` in the middle of something. */
export function momentWords(s: Zombies, form: PositionForm): string | null {
  if (s.outcome !== null || s.questions.length === 0) return null
  const [turn, ...above] = s.frames as ZombiesFrame[]
  const top = above[above.length - 1]
  if (turn?.kind !== 'turn' || top === undefined) return null
  if (top.kind === 'window') return isFresh(s, top, form) ? windowWords(s, turn, above, top) : null
  if (above.length !== 1) return null
  switch (top.kind) {
    case 'tile':
      return tileWords(s, top)
    case 'move':
      return `move ${top.left} of ${top.total}`
    case 'horde': {
      const moved = top.moved.length > 0 ? ` moved ${top.moved.map(spaceWord).join(' ')}` : ''
      return `zombies ${top.left}${moved}`
    }
    case 'discard':
      return top.must > 0 ? 'cut' : 'discard'
    default:
      return null
  }
}

/** Nothing was played in it yet and nobody has passed, as far as this form may tell. */
function isFresh(s: Zombies, f: WindowFrame, form: PositionForm): boolean {
  return f.step === 0 && f.given === 0 && f.verdict === 'stands' && passesKnown(s, f, form) === 0
}

/** A seat knows of its own pass, and of those before it where it is asked in turn. */
function passesKnown(s: Zombies, f: WindowFrame, form: PositionForm): number {
  const isAskedInTurn = !isTimed(s) && s.questions.some(({ seat }) => seat === form)
  const known = form === 'full' || isAskedInTurn ? f.passed : f.passed.filter((seat) => seat === form)
  return known.length
}

function windowWords(s: Zombies, turn: TurnFrame, above: readonly ZombiesFrame[], f: WindowFrame): string | null {
  const [first, second] = above
  if (above.length === 1) {
    if (f.of === 'move-set') return `move-set ${turn.total}`
    return TURN_WINDOWS.find((known) => known === f.of) ?? null
  }
  if (above.length === 2 && f.of === 'tile-drawn' && first!.kind === 'tile' && isUnplaced(first!))
    return `tile ${kindId(s, first!)}`
  if (above.length === 2 && f.of === 'combat' && isNewRoll(s, first!)) return 'combat'
  if (first!.kind !== 'move') return null
  const left = `${first!.left} of ${first!.total}`
  if (above.length === 2 && f.of === 'step') return `stepped ${left}`
  // A zombie on the player's own space is fought before the first step.
  return above.length === 3 && f.of === 'combat' && isNewRoll(s, second!) ? `move ${left}` : null
}

const isUnplaced = (f: TileFrame): boolean => f.kinds.length === 1 && f.slots.length === 0
const kindId = (s: Zombies, f: TileFrame): string => tilesOf(s.options).kinds[f.kinds[0]!]!.id

/** Whether a fight of the active player is as good as new: a charge spent for the whole fight is not. */
function isNewRoll(s: Zombies, f: ZombiesFrame): boolean {
  return f.kind === 'fight' && f.seat === s.active && (s.options.shotgunCharge === 'perRoll' || !f.charged)
}

function tileWords(s: Zombies, f: TileFrame): string | null {
  if (f.step === TILE_STEPS.stack) return 'tile'
  if (f.step !== TILE_STEPS.place || !isUnplaced(f)) return null
  return `place ${kindId(s, f)} by ${s.words[f.placer]}`
}

/** What the line `turn` says besides the turn, the player and the moment. */
export interface MomentDetails {
  /** Points left and in all, or zombies still to move. */
  left: number
  total: number
  moved: number[]
  /** A tile that was drawn and is not placed yet, and who places it. */
  kind: number
  placer: number
}

/** Brings the frames of a position to the beginning of a moment. Everything else in it is in place already. */
export function enterMoment(s: Zombies, moment: TurnMoment, details: MomentDetails): void {
  const { left, total, moved, kind, placer } = details
  const at = (step: number, more: Partial<TurnFrame> = {}): void => {
    s.frames = [{ ...turnOf(s), step, fought: false, total: -1, ...more }]
  }
  const then = (frame: TileFrame | MoveFrame | HordeFrame | FightFrame | DiscardFrame): void => {
    s.frames.push(frame)
  }
  switch (moment) {
    case 'tile':
    case 'place':
      at(TURN_STEPS.tile)
      if (kind < 0) return
      at(TURN_STEPS.tile + 1)
      then({ ...tileFrame(s), step: TILE_STEPS[moment === 'tile' ? 'react' : 'place'], placer, kinds: [kind] })
      return
    case 'combat':
      if (!mustFight(s, s.active)) {
        at(TURN_STEPS.combat)
        return
      }
      at(TURN_STEPS.combat + 1, { fought: true })
      then(fightFrame(s, s.active))
      return
    case 'after-fight':
      at(TURN_STEPS['after-fight'], { fought: true })
      return
    case 'pre-move':
      // Entered by hand: the step itself would forget what was played in it.
      at(TURN_STEPS['pre-move'] + 1)
      if (!turnOf(s).forfeited) openWindow(s, 'pre-move', s.active)
      return
    case 'move-set':
      at(TURN_STEPS.roll + 1, { total })
      openWindow(s, 'move-set', s.active)
      return
    case 'move':
    case 'stepped':
      at(TURN_STEPS.move + 1, { total })
      then({ kind: 'move', step: moment === 'move' ? 0 : 1, total, left })
      if (moment === 'stepped') openWindow(s, 'step', s.active)
      return
    case 'zombies':
      at(TURN_STEPS.zombies)
      if (left < 0) return
      at(TURN_STEPS.zombies + 1)
      then({ kind: 'horde', step: 1, left, moved })
      return
    default:
      at(TURN_STEPS[moment])
  }
}
