import { when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { ADVERSITY_OF_MENACE, type Adversary, adversityOf, TRAIT_PRICE } from '../data/adversaries.js'
import {
  INSTEAD_OF_LIVING,
  legBudget,
  MOST_ELEMENTS_OF_TURNING,
  type Template,
  type TemplateLists,
  templateAfter,
} from '../data/game-master.js'
import { GAUGE_RANGE, PRICES } from '../data/menace.js'
import type { SceneFrame } from '../frames/kinds-turns.js'
import { cartOf, NO_STAGING, type Staging } from '../rules/cart.js'
import type { Purchase } from '../rules/purchases.js'
import { livingMayCome, rosterLeft } from '../rules/roster.js'
import type { DeadDice } from '../state.js'
import { mannerOf } from './manner.js'
import {
  type Basket,
  groupsPresent,
  newBasket,
  obstacleDifficulty,
  presentStands,
  put,
  raisesHorde,
  scenarioOf,
  special,
  walk,
} from './shopping.js'
import { buyTwist } from './twist.js'

/** What a scene has to know of the frame that builds it. */
export type Building = Pick<SceneFrame, 'leg' | 'first' | 'talk' | 'refunded'> & { readonly again?: boolean }

/** [DD-16.9] to [DD-16.16] The scene that the automatic game master builds. */
export function buildScene(s: DeadDice, f: Building): DeadDiceAction {
  if (f.talk === 'standoff') return built(s, people(s, f.refunded) ?? NO_STAGING, newBasket(0))
  if (f.leg === 'catastrophe') return built(s, NO_STAGING, catastrophe(s))
  const basket = newBasket(s.master.plan.left)
  if (f.leg === 'exit') basket.left = s.master.menace
  basket.left = Math.min(basket.left, s.master.menace)
  const first = extras(s, f, basket)
  const twist = f.talk === 'none' ? twistOf(s, f, first.left) : null
  if (twist !== null) return built(s, twist, first)
  const budget = when('DD-16.9', f.leg === 'exit')
    ? first.left
    : legBudget(first.left, Math.max(1, s.master.plan.legsLeft))
  return fromTemplate(s, f, { ...first, left: budget, unlimited: f.again === true })
}

/** [DD-16.7] [DD-16.36] [DD-16.69] What is bought before the budget of the scene is counted. */
function extras(s: DeadDice, f: Building, basket: Basket): Basket {
  if (f.first && raisesHorde(s)) put(s, basket, { element: 'horde' })
  if (wakesQueen(s, f)) put(s, basket, special(s, 'tank'))
  if (s.master.plan.twistDue) buyTwist(s, basket)
  return basket
}

/** [DD-16.69] She comes once, on the way out, where it is loud. */
const wakesQueen = (s: DeadDice, { leg }: Building): boolean =>
  scenarioOf(s).features.queen === true &&
  leg === 'exit' &&
  !s.master.plan.queenCame &&
  when('DD-16.69', s.master.noise === GAUGE_RANGE.max && s.master.menace >= PRICES.tank.menace)

/** [DD-16.36] A twist that is a confrontation is the first scene of its turn, with half of the turn's budget. */
function twistOf(s: DeadDice, { leg }: Building, left: number): Staging | null {
  if (!s.master.plan.twistDue || scenarioOf(s).twist.element !== 'confrontation' || leg === 'exit') return null
  return people(s, Math.min(Math.ceil(s.master.plan.budget / 2), left))
}

/** [DD-16.10] [DD-16.11] */
function fromTemplate(s: DeadDice, f: Building, basket: Basket): DeadDiceAction {
  const template = templateFor(s, f)
  if (template === 'living') return living(s, f, basket)
  const list = listOf(s, template)
  walk(s, list, basket)
  if (basket.unlimited) walkOn(s, list, basket)
  return built(s, NO_STAGING, basket)
}

/** [DD-16.40] Again and again until nothing is left; where a whole walk buys nothing, zombies do. */
function walkOn(s: DeadDice, list: Parameters<typeof walk>[1], basket: Basket): void {
  while (basket.left > 0) {
    const before = basket.left
    walk(s, list, basket)
    if (basket.left === before && !put(s, basket, { element: 'zombies', ambush: false })) return
  }
}

/** [DD-16.10] [DD-16.26] [DD-16.40] */
export function templateFor(s: DeadDice, { leg, talk }: Pick<Building, 'leg' | 'talk'>): Template {
  // A talk that was wanted by nobody has counted as this scene already.
  const scenes = talk === 'nothing' ? s.master.plan.scenes - 1 : s.master.plan.scenes
  const template = templateAfter(scenes)
  if (when('DD-16.10', template !== 'living')) return template
  const none = leg === 'exit' || leg === 'catastrophe' || talk === 'nothing' || !livingMayCome(s)
  return none ? INSTEAD_OF_LIVING : template
}

/** [DD-16.69] Where the pressure must never drop, every list has a threat. */
function listOf(s: DeadDice, template: Template): TemplateLists[Template] {
  const list = mannerOf(s).lists[template]
  const pressed = scenarioOf(s).features.pressure !== undefined
  return when('DD-16.69', pressed && !list.includes('threat')) ? [...list, 'threat'] : list
}

/** [DD-16.26] Odd times a talk, even times a fight; what cannot be paid becomes a talk, or prowlers. */
function living(s: DeadDice, f: Building, basket: Basket): DeadDiceAction {
  const fights = when('DD-16.26', (s.master.plan.living + 1) % 2 === 0)
  const staging = fights ? people(s, basket.left) : null
  if (staging !== null) {
    const paid = menaceFor(staging, s)
    const rest = { ...basket, left: basket.left - paid }
    walk(s, listOf(s, 'living'), rest)
    return built(s, staging, rest)
  }
  if (basket.left >= 1 && basket.bought.length === 0) return built(s, { ...NO_STAGING, scene: 'negotiation' }, basket)
  return fromTemplate(s, { ...f, talk: 'nothing' }, basket)
}

const menaceFor = ({ cast, groupTrait }: Staging, s: DeadDice): number => {
  const points = rosterLeft(s).reduce((sum, who) => sum + (cast.includes(who.id) ? adversityOf(who) : 0), 0)
  return Math.ceil((points + (groupTrait === '' ? 0 : TRAIT_PRICE)) / ADVERSITY_OF_MENACE)
}

/** [DD-16.30] Whom so much Menace brings, in the order of the roster; `null` where it brings nobody. */
export function people(s: DeadDice, menace: number): Staging | null {
  let points = Math.min(menace, s.master.menace) * ADVERSITY_OF_MENACE
  const most = presentStands(s).length + 1
  const cast: Adversary[] = []
  for (const who of rosterLeft(s)) {
    if (cast.length >= most || adversityOf(who) > points) continue
    cast.push(who)
    points -= adversityOf(who)
  }
  if (cast.length === 0) return null
  const shared = scenarioOf(s).groupTrait
  const groupTrait = when('DD-16.30', shared !== null && cast.length >= 2 && points >= TRAIT_PRICE) ? shared! : ''
  return { ...NO_STAGING, scene: 'confrontation', cast: cast.map(({ id }) => id), groupTrait }
}

/** [DD-16.33] [DD-16.35] [DD-16.52] What a catastrophe brings besides the dead who are there already. */
function catastrophe(s: DeadDice): Basket {
  const { cause } = s.scene!
  const own = when(
    cause === 'players' ? 'DD-16.52' : cause === 'infection' ? 'DD-16.35' : 'DD-16.33',
    cause === 'gameMaster',
  )
  const most = own ? s.master.plan.left : MOST_ELEMENTS_OF_TURNING
  const basket = newBasket(Math.min(most, s.master.menace))
  walk(s, listOf(s, templateFor(s, { leg: 'catastrophe', talk: 'none' })), basket)
  return basket
}

/** [DD-16.14] Difficulties are set when it is known whether there is anybody to fight. */
function built(s: DeadDice, staging: Staging, { bought }: Basket): DeadDiceAction {
  const enemies =
    groupsPresent(s) > 0 ||
    staging.scene === 'confrontation' ||
    bought.some(({ element }) => element === 'zombies' || element === 'special')
  const set = (one: Purchase): Purchase =>
    one.element === 'obstacle' ? { ...one, difficulty: obstacleDifficulty(s, one.by, enemies) } : one
  return { type: 'build', ...staging, ...cartOf(bought.map(set)) }
}
