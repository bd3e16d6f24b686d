import { pathLength } from '@shamble/geometry'
import type { GameEvent } from '@shamble/kernel'
import type { DwaAction } from './actions.js'
import { inContact, isEngaged, isWithin } from './board/measure.js'
import { activationOf, type ShareFrame } from './frames/kinds.js'
import { numbersOf } from './numbers/house-numbers.js'
import { rowOf } from './rules/loads.js'
import { isInSight, muzzleOf } from './rules/muzzle.js'
import { touchesVehicle } from './rules/openings.js'
import { type Dwa, type FigureId, figureById, type Human, isActive, isAlive, NEUTRAL } from './state.js'

/** One answer of a match: what it met, what it was, what it led to, and what was told meanwhile. */
export interface Moment {
  readonly before: Dwa
  readonly action: DwaAction
  readonly after: Dwa
  readonly events: readonly GameEvent[]
}

/** What has been told in the turn under way. */
interface Told {
  /** Fear tests, and tests of bodies, by human. */
  fears: number[]
  bodies: number[]
  /** Millimetres that zombies have walked and charged, and which have got up. */
  walked: Map<FigureId, number>
  charged: Map<FigureId, number>
  gotUp: FigureId[]
  /** Whom each human has named in declarations of fire. */
  named: Map<number, FigureId[]>
}

const freshlyTold = (): Told => ({
  fears: [],
  bodies: [],
  walked: new Map(),
  charged: new Map(),
  gotUp: [],
  named: new Map(),
})

/**
 * Watches a match answer by answer for what is broken between two moments of it; the numbers are those of the ledger's
 * list of invariants. Number 26, that a record replays to the same state, is a law of the kernel.
 */
export class Watch {
  readonly broken: string[] = []
  #told = freshlyTold()

  see(moment: Moment): void {
    this.broken.push(...brokenOrder(moment), ...brokenDeclaration(moment, this.#told))
    for (const event of moment.events) {
      if (event.kind === 'turn') this.#told = freshlyTold()
      this.broken.push(...brokenEvent(moment, event, this.#told))
    }
    if (moment.before.ending === '' && moment.after.ending === '')
      this.broken.push(...brokenWounds(moment), ...brokenMorale(moment), ...brokenCap(moment))
  }
}

const actorOf = (s: Dwa): Human | null => {
  const acting = activationOf(s)
  return acting === null ? null : s.humans[acting.human]!
}

const NOT_AMONG_ENEMIES: readonly string[] = ['reload', 'search', 'treat', 'hold', 'give', 'pickUp', 'take', 'clearJam']
const AT_THE_WHEEL: readonly string[] = ['drive', 'alight', 'rest', 'start', 'fitBattery', 'radio', 'goOn']

function brokenOrder({ before, action }: Moment): string[] {
  const actor = actorOf(before)
  if (actor === null) return []
  const broken: string[] = []
  const { options } = before
  const maySwap = action.type === 'hold' && options.swapInMelee
  if (NOT_AMONG_ENEMIES.includes(action.type) && isEngaged(before, actor) && !maySwap)
    broken.push(`7, R-41: ${actor.name} does ${action.type} in contact`)
  const isAsked = before.questions.some(({ kind }) => kind === 'act')
  if (isAsked && actor.drives && !AT_THE_WHEEL.includes(action.type))
    broken.push(`25, DWA-16.3.c: ${actor.name} drives and does ${action.type}`)
  return broken
}

/** Figures that a declaration names; a template's only where it is laid. */
function namedIn(action: DwaAction): FigureId[] {
  if (action.type === 'shoot') return action.targets.map(({ target }) => target)
  if (action.type === 'burst') return [action.main, ...action.others]
  if (action.type === 'spray') return [...new Set(action.targets)]
  return action.type === 'blast' ? action.blasts.map(({ target }) => target) : []
}

function brokenDeclaration({ before, action, after, events }: Moment, told: Told): string[] {
  const broken: string[] = []
  if (action.type === 'share') {
    const frame = before.frames[before.frames.length - 1] as ShareFrame
    if (action.hits.length > frame.hits.length) broken.push(`9, R-18: ${action.hits.length} hits are shared out`)
  }
  const actor = actorOf(before)
  const named = namedIn(action)
  if (actor === null || named.length === 0) return broken
  const weapon = actor.weapons['weapon' in action ? (action.weapon as number) : 0]!
  const { range, rof } = rowOf(before, weapon)
  if (weapon.jammed || weapon.rounds < 1) broken.push(`6, DWA-11.1.e: ${actor.name} fires a ${weapon.id} that cannot`)
  const muzzle = muzzleOf(before, actor)
  for (const id of named) {
    const figure = figureById(before, id)!
    // Who is under a template is in its range.
    if (action.type !== 'blast' && !isWithin(before, muzzle, figure, range))
      broken.push(`6, DWA-11.1.h: ${actor.name} fires beyond range at ${id}`)
    if (!isInSight(muzzle, figure)) broken.push(`6, DWA-11.2.e: ${actor.name} fires blindly at ${id}`)
  }
  const earlier = told.named.get(actor.id) ?? []
  if (named.some((id) => earlier.includes(id))) broken.push(`8, R-101: ${actor.name} names a figure again`)
  // A flaw may have stopped it, and a jam what was to follow.
  if (events.some(({ kind }) => kind.startsWith('fires')) && !events.some(({ kind }) => kind === 'jammed'))
    told.named.set(actor.id, [...earlier, ...named])
  if (action.type === 'burst' && named.length > rof) broken.push(`9, DWA-11.2.6.a: ${named.length} targets`)
  if (action.type === 'shoot') broken.push(...brokenRounds(actor, after, events))
  return broken
}

/** One round a shot, once all of them are told. */
function brokenRounds(actor: Human, after: Dwa, events: readonly GameEvent[]): string[] {
  if (after.frames.some(({ kind }) => kind === 'fire') || events.some(({ kind }) => kind === 'emptied')) return []
  const rounds = (weapons: Human['weapons']): number => weapons.reduce((sum, weapon) => sum + weapon.rounds, 0)
  const now = after.humans[actor.id]!.weapons
  const fired = events.filter(({ kind, about }) => kind.startsWith('shot-') && about?.['figure'] === actor.id).length
  const spent = rounds(actor.weapons) - rounds(now)
  return now.length === actor.weapons.length && spent !== fired
    ? [`5, DWA-11.1.e: ${spent} rounds for ${fired} shots`]
    : []
}

const add = (sums: Map<FigureId, number>, id: FigureId, mm: number): number => {
  const sum = (sums.get(id) ?? 0) + mm
  sums.set(id, sum)
  return sum
}

const FEARS: readonly string[] = ['brave', 'frightened', 'fear-ignored']

function brokenEvent({ after }: Moment, event: GameEvent, told: Told): string[] {
  const { kind, about, data, dice } = event
  const figure = about?.['figure'] as FigureId
  if (FEARS.includes(kind)) {
    if (told.fears.includes(figure)) return [`12, DWA-13.a: human ${figure} tests twice`]
    told.fears.push(figure)
  }
  if (kind === 'turns' || kind === 'lies-still') {
    const { diedIn, name } = after.humans[figure]!
    if (told.bodies.includes(figure)) return [`16, DWA-12.7.a: the body of ${name} is tested twice`]
    told.bodies.push(figure)
    // The turn of its death is over when it is tested.
    if (diedIn >= after.turn) return [`16, DWA-12.7.b: the body of ${name} is tested in the turn of its death`]
  }
  if (kind === 'wounds-held') {
    const [total, wounds] = [data!['total'] as number, data!['wounds'] as number]
    if (total < wounds || wounds > 6) return [`11, DWA-12.5.b: ${total} holds ${wounds} wounds`]
  }
  if (kind === 'broke-in' && (!dice!.includes(6) || (about!['figures'] as FigureId[]).length < 2))
    return ['24, DWA-15.1.3.3.c: an opening breaks without a 6 or two zombies']
  return brokenZombieEvent(after, event, told)
}

function brokenZombieEvent(s: Dwa, { kind, about, way, dice }: GameEvent, told: Told): string[] {
  const figure = about?.['figure'] as FigureId
  const { distances, zombieAp, costs } = numbersOf(s.options)
  const broken: string[] = []
  if (kind === 'zombies-got-up') told.gotUp.push(...(about!['figures'] as FigureId[]))
  const walks = kind.startsWith('zombie-came.') || kind === 'zombie-wandered'
  if (walks || kind === 'charged') {
    const mm = pathLength(way!.points)
    const most = walks ? Math.floor(zombieAp / Math.max(1, costs.move)) * distances.step : distances.charge
    if (add(walks ? told.walked : told.charged, figure, mm) > most)
      broken.push(`3, DWA-15.1.3.a: zombie ${-figure} has gone ${mm} mm`)
    if (told.gotUp.includes(figure)) broken.push(`14, DWA-15.1.6.c: zombie ${-figure} got up and moves`)
  }
  if (kind !== 'zombie-hit' && kind !== 'zombie-missed') return broken
  const zombie = s.zombies.find(({ id }) => id === figure)
  const human = s.humans[about!['target'] as number]!
  const hasMoved = (told.walked.get(figure) ?? 0) + (told.charged.get(figure) ?? 0) > 0
  if (dice!.length > (hasMoved || told.gotUp.includes(figure) ? 1 : 2))
    broken.push(`15, DWA-15.1.5.b: zombie ${-figure} attacks ${dice!.length} times`)
  if (zombie !== undefined && isActive(human) && !isReached(s, zombie, human))
    broken.push(`15, DWA-15.1.5.a: zombie ${-figure} attacks ${human.name} from afar`)
  return broken
}

const isReached = (s: Dwa, zombie: Dwa['zombies'][number], human: Human): boolean =>
  human.whereabouts === 'vehicle' ? touchesVehicle(s, zombie, human.vehicle) : inContact(s, zombie, human)

const HEALS: readonly string[] = ['treat', 'reroll', 'pass']

function brokenWounds({ before, action, after }: Moment): string[] {
  if (HEALS.includes(action.type)) return []
  return before.humans.flatMap(({ wounds, name }, id) =>
    after.humans[id]!.wounds < wounds ? [`10, DWA-12.5.a: ${name} has lost wounds`] : [],
  )
}

function brokenMorale({ before, after }: Moment): string[] {
  const died = before.humans.filter((human) => isAlive(human) && !isAlive(after.humans[human.id]!))
  const rose = before.humans.filter(
    ({ id, whereabouts }) => whereabouts === 'dead' && after.humans[id]!.whereabouts === 'risen',
  )
  return after.humans.flatMap((human) => {
    const was = before.humans[human.id]
    if (was === undefined || !isAlive(human) || human.lastMan || human.team === NEUTRAL || was.team !== human.team)
      return []
    const isOther = ({ team }: Human): boolean => team === NEUTRAL || before.options.nonteamDeaths === 'all'
    const deaths = died.filter((other) => other.team === human.team || isOther(other)).length
    const risen = rose.filter(({ team }) => team === human.team).length
    const right = was.morale - 2 * deaths - risen
    return human.morale === right ? [] : [`18, DWA-13.1.b: ${human.name} has morale ${human.morale}, not ${right}`]
  })
}

const ARRIVALS: readonly string[] = ['arrived-by-edge', 'arrived-in-room', 'arrived-behind', 'zombies-placed']

function brokenCap({ before, after, events }: Moment): string[] {
  const { zombieCap, zombieCapFactor } = after.options
  if (!zombieCap) return []
  let zombies = before.zombies.length
  for (const { kind, about } of events) {
    if (kind === 'rose') zombies++
    if (kind === 'destroyed' || kind === 'zombie-left') zombies--
    if (!ARRIVALS.includes(kind)) continue
    const arrived = (about!['figures'] as FigureId[]).length
    zombies += arrived
    // A figure that has died since lived when they came.
    const living = Math.max(before.humans.filter(isActive).length, after.humans.filter(isActive).length)
    if (arrived > 0 && zombies > zombieCapFactor * living)
      return [`17, R-55: ${zombies} zombies against ${living} humans`]
  }
  return []
}
