import { pathLength } from '@shamble/geometry'
import type { Params, RuleId } from '@shamble/kernel'
import type { Speak } from '@shamble/module'
import type { AbilityId } from './abilities/ids.js'
import { abilityById } from './abilities/index.js'
import type { ActionOf, DwaAction } from './actions.js'
import { boardOf } from './board/board.js'
import { bearing } from './board/measure.js'
import { nameOf } from './events.js'
import { spokenLength } from './lengths.js'
import { NOBODY } from './notation.js'
import { numbersOf } from './numbers/house-numbers.js'
import { ORDERS } from './orders/index.js'
import { thingsOf } from './rules/gear.js'
import { loadsFor, ROUNDS_OF_LAUNCHERS, rowOf } from './rules/loads.js'
import { filled, thingName } from './rules/thing-words.js'
import type { Human } from './state.js'
import { ANY_NAME } from './teams/sheet.js'
import type { DwaView } from './view.js'

/** The rule under which actions that are no orders are taken. */
const RULES: Partial<Record<DwaAction['type'], RuleId>> = {
  deploy: 'R-83',
  deployRest: 'R-83',
  fear: 'DWA-13.a',
  fearAll: 'DWA-13.a',
  reroll: 'R-68',
  antiseptic: 'R-76',
  pass: 'R-68',
  activate: 'DWA-8.2.b',
  rest: 'DWA-9.b',
  endPhase: 'DWA-8.2.b',
  goOn: 'R-07',
  share: 'R-18',
  strike: 'DWA-12.3.c',
  dodge: 'DWA-16.5.2.n',
  lucky: 'DWA-16.5.2.c',
  prey: 'DWA-2.b',
  member: 'DWA-16.1.b',
  rollMember: 'DWA-16.1.b',
  ready: 'DWA-16.1.b',
  dismiss: 'DWA-16.1.b',
  sign: 'DWA-11.1.b',
  learn: 'DWA-16.4.2.d',
  disorder: 'DWA-16.7.2.a',
  cure: 'R-76',
  heal: 'R-87',
  handOver: 'R-87',
  close: 'DWA-16.4.2.c',
}
const BY_ORDER = new Map(ORDERS.map(({ type, rule }) => [type, rule]))

export function ruleOf(action: DwaAction): RuleId {
  if (action.type === 'activate' && action.as === 'breakAway') return 'DWA-12.4.a'
  if (action.type === 'reroll') return abilityById(action.ability as AbilityId).rule
  return BY_ORDER.get(action.type) ?? RULES[action.type] ?? 'DWA-9.d'
}

/** An action in the reader's words. */
export function label(action: DwaAction, view: DwaView, speak: Speak): string {
  const { form, params } = worded(action, view, speak)
  return speak(`action.${action.type}${form === '' ? '' : `.${form}`}`, params)
}

interface Worded {
  readonly form: string
  readonly params: Params
}

/** Who is asked to do something: in an activation, or in answer to a zombie. */
function actingIn({ frames, humans }: DwaView): Human | undefined {
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i] as { readonly kind: string; readonly human?: number }
    if (ANSWERING.includes(frame.kind)) return humans[frame.human!]
  }
  return humans.find(({ now }) => now.acted === 'acting')
}
const ANSWERING: readonly string[] = ['contact', 'alert', 'blow', 'closeFire']

/** Where a point lies from the figure that acts: `12 cm north-east`, rounded up to the millimetre as walks are. */
function whereabouts(view: DwaView, x: number, y: number): Params {
  const acting = actingIn(view)
  if (acting === undefined) return { x, y, ...spokenLength(view.options, 0), direction: '' }
  const length = spokenLength(view.options, Math.ceil(Math.hypot(x - acting.x, y - acting.y)))
  const eighth = Math.round(bearing(acting, { x, y }) / 45) % 8
  return { x, y, ...length, direction: { word: `direction.${eighth}` } }
}

/** What each field of an action says in a sentence. */
function worded(action: DwaAction, view: DwaView, speak: Speak): Worded {
  const params: Record<string, Params[string]> = {}
  let form = ''
  const members = action as unknown as Readonly<Record<string, unknown>>
  const figure = (id: number): Params[string] => {
    if (id === NOBODY) return { word: 'nobody' }
    const found = id >= 0 ? view.humans[id] : view.zombies.find((zombie) => zombie.id === id)
    return found === undefined ? { word: 'somebody' } : nameOf(found)
  }
  const named = (...names: readonly string[]): void => {
    for (const name of names) if (typeof members[name] === 'number') params[name] = figure(members[name] as number)
  }
  named('human', 'by', 'to', 'from', 'patient', 'doctor', 'target', 'main', 'zombie')
  for (const name of ['ability', 'with', 'grenade', 'disorder', 'what'] as const)
    if (typeof members[name] === 'string')
      params[name] = { word: `${name === 'with' ? 'with' : name}.${members[name]}` }
  if (typeof members['ability'] === 'string' && members['ability'] !== 'none') form = 'ability'
  const acting = actingIn(view)
  if (typeof members['weapon'] === 'number') params['weapon'] = weaponWord(acting, members['weapon'] as number)
  if (typeof members['x'] === 'number')
    Object.assign(params, whereabouts(view, members['x'] as number, members['y'] as number))
  switch (action.type) {
    case 'activate':
      if (action.as === 'breakAway') form = action.ability === 'none' ? 'breakAway' : 'breakAwayAbility'
      break
    case 'reload':
      params['weapon'] = reloaded(view, acting, action, speak)
      break
    case 'walk': {
      const end = action.path[action.path.length - 1]
      if (end !== undefined) Object.assign(params, whereabouts(view, end.x, end.y))
      // As long as the way itself, corners and all: that is what is paid for.
      if (end !== undefined && acting !== undefined)
        Object.assign(params, spokenLength(view.options, pathLength([acting, ...action.path])))
      form = ''
      break
    }
    case 'door': {
      const opening = boardOf(view.options).openings[action.opening]
      params['what'] = { word: `opening.${opening?.kind ?? 'door'}` }
      form = view.openings[action.opening]?.state === 'closed' ? '' : 'close'
      if (opening !== undefined)
        Object.assign(params, whereabouts(view, (opening.a.x + opening.b.x) / 2, (opening.a.y + opening.b.y) / 2))
      break
    }
    case 'shoot':
      params['whom'] = action.targets
        .map(({ target, shots }) => `${spoken(figure(target), speak)}${shots > 1 ? ` × ${shots}` : ''}`)
        .join(', ')
      break
    case 'burst':
      params['whom'] = [action.main, ...action.others].map((id) => spoken(figure(id), speak)).join(', ')
      form = action.sustained ? 'sustained' : ''
      break
    case 'blast':
      params['whom'] = action.blasts.map(({ target }) => spoken(figure(target), speak)).join(', ')
      break
    case 'fireClose':
    case 'spray':
      params['whom'] = action.targets.map((id) => spoken(figure(id), speak)).join(', ')
      break
    case 'flame':
    case 'launch':
    case 'throw':
      Object.assign(params, whereabouts(view, action.at.x, action.at.y))
      break
    case 'blow':
      if (action.weapon < 0 && action.ability === 'none') params['weapon'] = { word: 'weapon.improvised' }
      break
    case 'strike':
      if (action.weapon < 0) params['weapon'] = { word: 'weapon.improvised' }
      form = action.close ? 'close' : ''
      break
    case 'share':
      params['whom'] = action.hits.map((id) => spoken(figure(id), speak)).join(', ')
      break
    case 'climb':
    case 'jump':
      Object.assign(params, whereabouts(view, action.to.x, action.to.y))
      break
    case 'leave':
      params['edge'] = { word: `edge.${action.edge}` }
      break
    case 'radio':
      form = action.on ? 'on' : 'off'
      break
    case 'take': {
      const body = view.humans[action.body]
      const thing = body === undefined ? undefined : thingsOf(body)[action.thing]
      params['thing'] = thing === undefined ? '' : thingName(view, thing, speak)
      params['whom'] = figure(action.body)
      break
    }
    case 'give':
    case 'drop': {
      const thing = acting === undefined ? undefined : thingsOf(acting)[action.thing]
      params['thing'] = thing === undefined ? '' : thingName(view, thing, speak)
      break
    }
    case 'handOver': {
      const thing = thingsOf(view.humans[action.from]!)[action.thing]
      params['thing'] = thing === undefined ? '' : thingName(view, thing, speak)
      break
    }
    case 'pickUp': {
      const lying = view.lying.find(({ id }) => id === action.lying)
      params['thing'] = lying === undefined ? '' : thingName(view, lying.thing, speak)
      break
    }
    case 'hold':
      params['weapons'] = action.weapons.map((i) => spoken(weaponWord(acting, i), speak)).join(' + ')
      form = action.weapons.length === 0 ? 'none' : action.weapons.every((i) => acting?.hands.includes(i)) ? 'only' : ''
      break
    case 'search': {
      form = action.vehicle >= 0 ? 'vehicle' : ''
      params['room'] = { word: `room.${action.room}` }
      break
    }
    case 'board':
    case 'start':
    case 'fitBattery': {
      params['vehicle'] = { word: `vehicle.${view.vehicles[action.vehicle]?.kind ?? 'car'}` }
      if (action.type === 'board') form = action.drives ? 'drives' : acting?.whereabouts === 'vehicle' ? 'rides' : ''
      break
    }
    case 'drive':
      Object.assign(params, spokenLength(view.options, action.steps * numbersOf(view.options).distances.speedStep))
      form = action.steps === 0 ? 'stop' : ''
      break
    case 'lucky':
      form = action.change > 0 ? 'up' : action.change < 0 ? 'down' : 'keep'
      break
    case 'rollMember':
      if (action.name === ANY_NAME && form === '') form = 'any'
      params['name'] = action.name
      break
    case 'member':
    case 'sign':
      params['name'] = action.name
      break
    case 'ready':
      params['who'] = action.who
      break
    default:
  }
  return { form, params }
}

const spoken = (param: Params[string], speak: Speak): string =>
  typeof param === 'object' ? speak(param.word) : String(param)

function weaponWord(human: Human | undefined, i: number): Params[string] {
  const weapon = human?.weapons[i]
  return { word: weapon === undefined ? 'weapon.none' : `weapon.${weapon.id}` }
}

/** A weapon as a load would leave it: which magazine it is shows in the rounds, which grenade in its name. */
function reloaded(
  view: DwaView,
  human: Human | undefined,
  { weapon: at, load }: ActionOf<'reload'>,
  speak: Speak,
): string {
  const name = spoken(weaponWord(human, at), speak)
  const weapon = human?.weapons[at]
  const found = weapon === undefined ? undefined : loadsFor(view, human!, weapon).find((one) => one.load === load)
  if (found === undefined) return name
  return rowOf(view, weapon!).ammunition === 'grenades'
    ? speak('thing.loaded', { name, load: { word: `grenade.${ROUNDS_OF_LAUNCHERS[load]}` } })
    : filled(name, found.rounds, speak)
}
