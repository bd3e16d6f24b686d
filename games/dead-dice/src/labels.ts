import type { Param, Params } from '@shamble/kernel'
import type { Speak } from '@shamble/module'
import type { DeadDiceAction } from './actions.js'
import type { DecisionFrame } from './frames/kinds.js'
import type { FoeTurnFrame, HarmFrame, OpposedFrame } from './frames/kinds-fight.js'
import { linesOfCart } from './rules/cart.js'
import { UNNAMED } from './rules/places.js'
import { NO_ROUTE } from './rules/story.js'
import type { DeadDiceView } from './view.js'
import { Words } from './words.js'

type ActionType = DeadDiceAction['type']
type Of<T extends ActionType> = Extract<DeadDiceAction, { type: T }>

/** What a label says besides its sentence; `form` is added to the key where an answer has several. */
interface Said extends Record<string, Param | undefined> {
  readonly form?: string
}
type Sayings = { readonly [T in ActionType]?: (action: Of<T>, words: Words, view: DeadDiceView) => Said }

/** An answer in the reader's words: the catalogue's `label.<type>`. */
export function label(action: DeadDiceAction, view: DeadDiceView, speak: Speak): string {
  const say = SAYINGS[action.type] as ((action: DeadDiceAction, words: Words, view: DeadDiceView) => Said) | undefined
  const { form, ...params } = say?.(action, new Words(view, speak), view) ?? {}
  const key = form === undefined ? `label.${action.type}` : `label.${action.type}.${form}`
  const said = speak(key, params as Params)
  const { helpers } = action as { readonly helpers?: unknown }
  if (!Array.isArray(helpers) || helpers.length === 0) return said
  const words = new Words(view, speak)
  return speak('label.helped', { said, helpers: words.list(helpers.map((id: number) => words.companion(id))) })
}

const word = (table: string, id: string): Param => ({ word: `${table}.${id}` })

const whom = ({ seat }: { readonly seat: number }, words: Words): Said => ({ who: words.who(seat) })
const thing = ({ thing: id }: { readonly thing: number }, words: Words): Said => ({ thing: words.thing(id) })
const horde = ({ horde: id }: { readonly horde: number }, words: Words): Said => ({ horde: words.horde(id) })
const cell = ({ cell: to }: { readonly cell: number }): Said => ({ cell: to })
const written = ({ words }: { readonly words: string }): Said => ({ words })
const leader = ({ leader: seat }: { readonly leader: number }, words: Words): Said => ({ who: words.who(seat) })
/** [DD-10.6] With one of an adversary's traits, or without. */
function traited({ trait }: { readonly trait: number }, words: Words, view: DeadDiceView): Said {
  if (trait < 0) return {}
  const top = view.frames.at(-1) as FoeTurnFrame | OpposedFrame | undefined
  const place = top?.kind === 'foeTurn' ? top.foe : top?.kind === 'opposed' ? -1 - top.on : -1
  return { form: 'trait', trait: words.foeTrait(place, trait) }
}
/** [DD-10.17] Who lies beaten: a survivor by name, else an adversary. */
function beaten(_action: unknown, words: Words, view: DeadDiceView): Said {
  const top = view.frames.at(-1) as HarmFrame | undefined
  return top?.kind === 'harm' ? { form: 'survivor', who: words.who(top.seat) } : {}
}
const reserve = ({ what }: { readonly what: string }): Said => ({ reserve: word('reserve', what) })

function aimed({ on, id }: Of<'melee' | 'shoot' | 'throw'>, words: Words): Said {
  const target = on === 'horde' ? words.horde(id) : on === 'foe' ? words.foe(id) : words.who(id)
  return { target }
}

function thrown(action: Of<'throw'>, words: Words, view: DeadDiceView): Said {
  const seat = typeof view.viewer === 'number' ? view.viewer : -1
  const [inHand] = view.survivors[seat]?.hand ?? []
  return { ...aimed(action, words), thing: inHand === undefined ? word('thing', 'gone') : words.thing(inHand) }
}

const picked = (picks: readonly string[], words: Words): Param[] =>
  picks.map((pick) => (pick === 'story' ? storyWord(words) : word('objective', pick)))

const storyWord = (words: Words): Param => words.nextStep() ?? word('objective', 'next')

const items = (list: readonly string[], words: Words): Said =>
  list.length === 0 ? { form: 'none' } : { items: words.list(list.map((item) => word('item', item))) }

function legTo({ to, objective }: Of<'leg' | 'parley'>, words: Words, view: DeadDiceView): Said {
  const { objectives } = view.group
  const goal = to === 'newShelter' ? objectives.find(({ what }) => what === to) : objectives[objective]
  if (to === 'home' || goal === undefined) return { form: to }
  const step = goal.step > 0 ? words.scenario(`step.${goal.step}`) : null
  return { form: 'objective', objective: step ?? goal.words ?? word('objective', goal.what) }
}

/** What a game master buys, element by element. */
function bought(cart: Of<'build'> | Of<'add'>, words: Words): Said {
  const elements = linesOfCart(cart).map(({ purchase }): string => {
    switch (purchase.element) {
      case 'zombies':
        return words.speak(purchase.ambush ? 'element.ambush' : 'element.zombies')
      case 'hazard':
        return words.speak(`hazard.${purchase.hazard}`)
      case 'special':
        return words.speak(`special.${purchase.special}`)
      case 'threat':
      case 'lowerReserve':
        return `${words.speak(`element.${purchase.element}`)} (${words.speak(`reserve.${purchase.reserve}`)})`
      case 'obstacle':
        return `${words.speak('element.obstacle')} (${words.speak(`characteristic.${purchase.by}`)} ${purchase.difficulty})`
      default:
        return words.speak(`element.${purchase.element}`)
    }
  })
  const people =
    'cast' in cart
      ? [...cart.cast.map((id) => words.say(words.adversary(id))), ...cart.own.map(({ name }) => name)]
      : []
  const what = [...elements, ...people].join(', ')
  return what === '' ? { form: 'none' } : { what }
}

const SAYINGS: Sayings = {
  sacrifice: ({ what, id }, words) => ({
    form: what,
    ...(what === 'weapon' ? { thing: words.thing(id) } : {}),
    ...(what === 'companion' ? { who: words.companion(id) } : {}),
  }),
  offer: written,
  say: written,
  note: written,
  confide: written,
  whisper: (action, words) => ({ ...whom(action, words), words: action.words }),
  difficulty: ({ difficulty }) => ({ difficulty }),
  forget: ({ note }, _words, view) => ({ words: view.master.notes?.[note] ?? '' }),
  rollTable: ({ table }) => ({ table: word('table', table) }),
  reveal: ({ what }) => ({ form: what }),
  contagion: whom,
  bestow: (action, words) => ({ ...whom(action, words), item: word('item', action.item) }),
  vehicle: ({ kind, trailer }) => ({
    kind: word('vehicle', kind),
    ...(trailer === 'none' ? {} : { form: 'towing', trailer: word('vehicle', trailer) }),
  }),
  attempt: (action) => ({ ...written(action), by: word('characteristic', action.by) }),
  rule: ({ by, difficulty }) => ({ by: word('characteristic', by), difficulty }),
  judge: ({ how }) => ({ form: how }),
  agree: (_action, words, view) => {
    const top = view.frames[view.frames.length - 1] as DecisionFrame | undefined
    if (top?.kind !== 'decision' || top.proposal === null) return {}
    return { form: 'to', what: label(top.proposal, view, words.speak) }
  },

  sheet: ({ name }) => ({ name }),
  listedSheet: ({ name }) => ({ name }),
  readySheet: ({ who }) => ({ who }),
  sendBack: whom,
  trust: whom,
  companion: ({ name }) => ({ name }),
  equip: (action, words) => ({ ...whom(action, words), ...items(action.items, words) }),
  wield: ({ hand }, words) =>
    hand.length === 0 ? { form: 'none' } : { things: words.list(hand.map((id) => words.thing(id))) },
  handOver: (action, words) => ({ ...thing(action, words), ...whom(action, words) }),
  treat: whom,
  drop: thing,
  stash: thing,
  takeOut: thing,
  putOn: thing,
  takeOff: ({ what }) => ({ form: what }),
  shoulder: reserve,
  setDown: reserve,
  promote: ({ companion }, words) => ({ who: words.companion(companion) }),
  award: whom,
  vote: whom,
  improve: ({ score }) => ({ score: word('characteristic', score) }),
  learn: ({ name }) => ({ name }),

  objectives: ({ picks }, words) => ({ picks: words.list(picked(picks, words)) }),
  ownObjectives: ({ picks, own }, words) => ({ picks: words.list([...picked(picks, words), ...own]) }),
  takeAlong: ({ companions }, words) =>
    companions.length === 0 ? { form: 'none' } : { who: words.list(companions.map((id) => words.companion(id))) },
  leg: legTo,
  parley: (action, words, view) => ({ ...legTo(action, words, view), request: word('request', action.request) }),
  exit: ({ route }, words) =>
    route === NO_ROUTE ? { form: 'none' } : { route: words.scenario(`route.${route}`) ?? route },
  namePlace: ({ words }) => (words === UNNAMED ? { form: 'none' } : { words }),
  try: (action, words) => ({ ...leader(action, words), obstacle: words.obstacle(action.obstacle) }),
  search: leader,
  take: ({ what }) => ({ form: what }),
  refuge: ({ where }) => ({ form: where }),
  prepare: ({ wish, by, on, leader: seat }, words) => ({
    wish: word('wish', wish),
    who: words.who(seat),
    by: word('characteristic', by),
    ...(on < 0 ? {} : { form: 'on', on: wish === 'refuel' ? words.thing(on) : words.who(on) }),
  }),
  ownWish: (action, words) => ({ ...written(action), ...leader(action, words) }),
  turn: (_action, _words, view) => (view.viewer === view.survivors.length ? { form: 'master' } : {}),
  raiseTrust: whom,
  strike: ({ empty, low }) => ({ empty: word('reserve', empty), low: word('reserve', low) }),
  request: ({ what }) => ({ what: word('request', what) }),
  ownRequest: written,
  stake: ({ stake }) => ({ stake: word('stake', stake) }),
  speak: (action, words) => ({ ...leader(action, words), by: word('characteristic', action.by) }),
  give: ({ things, steps }, words) =>
    things.length + steps.length === 0
      ? { form: 'none' }
      : { what: words.list([...things.map((id) => words.thing(id)), ...steps.map((step) => word('reserve', step))]) },
  verdict: ({ how }) => ({ form: how }),

  walk: cell,
  finishOff: beaten,
  spare: beaten,
  melee: aimed,
  shoot: aimed,
  throw: thrown,
  attract: horde,
  name: horde,
  tackle: ({ obstacle }, words) => ({ obstacle: words.obstacle(obstacle) }),
  help: ({ whom: seat }, words) => ({ who: words.who(seat) }),
  haul: (action, words) => ({ ...cell(action), who: words.who(action.whom) }),
  cure: ({ whom: seat }, words) => ({ who: words.who(seat) }),
  pickUp: thing,
  runOver: ({ cell: to, zombies }) => ({ cell: to, count: zombies }),
  setUp: thing,
  dismantle: thing,
  sendOut: ({ companion }, words) => ({ who: words.companion(companion) }),
  placeTrap: cell,
  hit: horde,
  spend: thing,
  target: (action, words) => ({ ...horde(action, words), who: words.person(action.at) }),
  seize: ({ whom: number }, words) => ({ who: words.person(number) }),
  foeWalk: cell,
  foeMelee: (action, words, view) => ({ ...traited(action, words, view), who: words.person(action.whom) }),
  foeShoot: (action, words, view) => ({ ...traited(action, words, view), who: words.person(action.whom) }),
  foeStrike: (action, words, view) => ({ ...traited(action, words, view), ...horde(action, words) }),
  foeDisengage: traited,
  foeFlee: traited,
  invoke: traited,
  shift: ({ obstacle, difficulty }, words) => ({ obstacle: words.obstacle(obstacle), difficulty }),

  reserves: ({ empty, low }) => ({ empty: word('reserve', empty), low: word('reserve', low) }),
  build: (action, words) => ({ ...bought(action, words), scene: word('scene', action.scene) }),
  add: bought,
  panic: (action, words) => ({ ...whom(action, words), difficulty: action.difficulty }),
  lead: whom,
}
