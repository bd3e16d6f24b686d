import type { Draft } from '@shamble/drafts'
import dwa from '@shamble/game-dwa/play'
import { activationOf, type DwaAction, isFirearm, numbersOf, priceOfOrder } from '@shamble/game-dwa/table'
import { pathLength } from '@shamble/geometry'
import type { BoardPoint, PlainSpace, Refusal } from '@shamble/kernel'
import type { PromptKey } from '../table-game.js'
import { acting, behindPlan, isComposing } from './acting.js'
import { fireKinds } from './aiming.js'
import { type Bundle, type Bundled, bundled, bundleOf, isBundle, whoseIs } from './bundles.js'
import { FIRE_KINDS, GROUP_NAMES, GROUPS, type Group, groupOf } from './groups.js'
import { lengthWords } from './lengths.js'
import type { Part } from './part.js'
import { turnTemplate } from './turning.js'

/** Questions whose answers are orders. */
const ORDERED: readonly string[] = ['act', 'halt', 'alert', 'contact']

const WITHOUT = { note: '', main: false, refusal: null, look: (): void => {} } as const

/** Refused orders are shown where someone would look for them, but they never crowd out the others. */
const MOST_REFUSED = 2
/** What a player looks for first where it is refused. */
const SOUGHT: readonly DwaAction['type'][] = ['shoot', 'burst', 'blast', 'spray', 'flame', 'walk', 'blow', 'reload']

/** The keys of an activation: few of them, because orders of one kind share one. */
export function keys(part: Part): readonly PromptKey[] | null {
  const question = part.questions.find(({ seat }) => seat === part.view.viewer)
  if (question === undefined || part.picked.length > 0) return null
  if (question.kind === 'deploy') return deployKeys(part)
  if (question.kind === 'share') return shareKeys(part)
  if (question.kind === 'fear') return fearKeys(part)
  if (!ORDERED.includes(question.kind)) return null
  if (isComposing(part)) return composingKeys(part)
  if (isBundle(part.menu)) return bundleKeys(part, part.menu)
  return isGroup(part.menu) ? listKeys(part, part.menu) : topKeys(part)
}

const isGroup = (menu: string | null | undefined): menu is Group => GROUP_NAMES.includes(menu as Group)

// ---- Nothing has been chosen

interface Members {
  readonly actions: readonly DwaAction[]
  readonly spaces: readonly PlainSpace[]
}

function membersOf({ choices }: Pick<Part, 'choices'>, group: Group): Members {
  return {
    actions: (choices.actions as readonly DwaAction[]).filter(({ type }) => groupOf(type) === group),
    spaces: choices.spaces.filter(({ kind }) => groupOf(kind) === group),
  }
}

/** More keys than that are not read any longer: then orders of one kind share one. */
const MOST_KEYS = 6
/** Whose orders get keys of their own first, as long as there is room. */
const SPREAD: readonly Group[] = ['end', 'walk', 'fire', 'close', 'way', 'places', 'weapons', 'things']

/** Nobody lays down what they carry by mistake. */
const isSeldom = ({ actions, spaces }: Members): boolean =>
  spaces.length === 0 && actions.every(({ type }) => type === 'drop')

function topKeys(part: Part): PromptKey[] {
  const all = GROUP_NAMES.map((group) => ({ group, ...membersOf(part, group) }))
  const groups = all.filter(({ actions, spaces }) => actions.length + spaces.length > 0)
  const spread = new Set<Group>()
  let count = groups.length
  for (const name of SPREAD) {
    const found = groups.find(({ group }) => group === name)
    const more = found === undefined ? 0 : found.actions.length + found.spaces.length - 1
    if (found === undefined || isSeldom(found) || count + more > MOST_KEYS) continue
    count += more
    spread.add(name)
  }
  const found = groups.flatMap(({ group, actions, spaces }) =>
    spread.has(group) || (actions.length + spaces.length === 1 && !isSeldom({ actions, spaces }))
      ? inOrder(group, [
          ...spaces.map((space) => spaceKey(part, space)),
          ...actions.map((action) => actionKey(part, action)),
        ])
      : [groupKey(part, group, { actions, spaces })],
  )
  const offered = new Set(found.map(({ id }) => id.split(' ')[0]))
  const kinds = new Set(part.choices.spaces.map(({ kind }) => kind))
  const refused = part.choices.refused.filter(
    ({ action: { type } }, i, all) =>
      !offered.has(type) && !kinds.has(type) && all.findIndex(({ action }) => action.type === type) === i,
  )
  const sought = SOUGHT.flatMap((type) => refused.filter(({ action }) => action.type === type))
  return [...withMain(part, found), ...sought.slice(0, MOST_REFUSED).map((no) => refusedKey(part, no))]
}

/** What stands out: what a guided turn goes on with, else the first that gives nothing up, else the end. */
function withMain(part: Part, found: readonly PromptKey[]): PromptKey[] {
  const kindOf = ({ id }: PromptKey): string => id.split(' ')[0]!
  const firstOf = (fits: (kind: string, key: PromptKey) => boolean): number =>
    found.findIndex((key) => fits(kindOf(key), key))
  const wanted = firstOf((_, { id }) => part.wants?.(id.replace('…', '')) ?? false)
  const onward = firstOf((kind, { id }) => !isGivingUp(part, kind, id) && groupOf(kind) !== 'end')
  const main = [wanted, onward, firstOf((kind) => groupOf(kind) === 'end'), 0].find((at) => at >= 0)
  return found.map((key, i) => ({ ...key, main: i === main }))
}

/** Orders that give something up: a seat, a weapon in hand, something that is carried. */
const GIVING_UP: readonly string[] = ['alight', 'hold', 'give', 'drop', 'radio'] satisfies DwaAction['type'][]

function isGivingUp(part: Part, kind: string, id: string): boolean {
  const group = id.slice('group '.length)
  if (kind === 'group' && isGroup(group)) {
    const { actions, spaces } = membersOf(part, group)
    return spaces.length === 0 && actions.every(({ type }) => GIVING_UP.includes(type))
  }
  // From inside, to board is to change seats.
  return GIVING_UP.includes(kind) || (kind === 'board' && acting(part.view)?.whereabouts === 'vehicle')
}

/** Keys of one group as the group has them: what is drawn and what is chosen are one list. */
function inOrder(group: Group, found: readonly PromptKey[]): PromptKey[] {
  const order: readonly string[] = GROUPS[group]
  const at = ({ id }: PromptKey): number => order.indexOf(id.split(' ')[0]!)
  return [...found].sort((one, other) => at(one) - at(other))
}

function groupKey(part: Part, group: Group, { actions, spaces }: Members): PromptKey {
  const { speak } = part.words
  const name = isSeldom({ actions, spaces }) ? 'drop' : group === 'places' ? placesOf(actions) : group
  return {
    ...WITHOUT,
    id: `group ${group}`,
    label: speak(`dwa.group.${name}`),
    brief: speak(`dwa.group.${name}.brief`),
    note: speak('dwa.ways', { count: actions.length + spaces.length }),
    run: () => part.openMenu?.(group),
  }
}

/** Whether there is something to be done beside searching, and whether there is anything to search. */
function placesOf(actions: readonly DwaAction[]): 'places' | 'vehicle' | 'search' {
  if (actions.every(({ type }) => type !== 'search')) return 'vehicle'
  return actions.every((action) => action.type === 'search' && action.vehicle < 0) ? 'search' : 'places'
}

function listKeys(part: Part, group: Group): PromptKey[] {
  const { actions, spaces } = membersOf(part, group)
  const listed = bundled(unlike(part, actions)).map((one) =>
    'bundle' in one ? bundleKey(part, one) : actionKey(part, one),
  )
  const drawn = spaces.map((space) => spaceKey(part, space))
  return [...(group === 'places' ? inOrder(group, [...drawn, ...listed]) : [...drawn, ...listed]), backKey(part)]
}

/** Of orders that read alike only the first: two magazines are given one as well as the other. */
function unlike({ view, words }: Part, actions: readonly DwaAction[]): DwaAction[] {
  const said = actions.map((action) => label(action, view, words.speak))
  return actions.filter((action, i) => bundleOf(action) === null || said.indexOf(said[i]!) === i)
}

function bundleKey(part: Part, { bundle, count }: Bundled): PromptKey {
  const { speak } = part.words
  const whom = part.view.humans[whoseIs(bundle) ?? -1]?.name ?? ''
  return {
    ...WITHOUT,
    id: `group ${bundle}`,
    label: speak(`dwa.bundle.${bundle.split(' ')[0]}`, { whom }),
    note: speak('dwa.ways', { count }),
    run: () => part.openMenu?.(bundle),
  }
}

function bundleKeys(part: Part, bundle: Bundle): PromptKey[] {
  const all = part.choices.actions as readonly DwaAction[]
  const actions = all.filter((action) => bundleOf(action) === bundle)
  return [...unlike(part, actions).map((action) => actionKey(part, action)), backKey(part)]
}

const { notation, label } = dwa

export function actionKey(part: Part, action: DwaAction): PromptKey {
  const { view, words } = part
  return {
    ...WITHOUT,
    id: notation.write(action),
    label: label(action, view, words.speak),
    note: keyNote(action, view, words),
    run: () => part.answer(action),
    look: () => part.look(action),
  }
}

/** At the right of a key: what it costs. */
export function keyNote(action: DwaAction, view: Part['view'], { speak }: Part['words']): string {
  const frame = activationOf(view)
  if (action.type === 'rest') return frame === null || frame.ap === 0 ? '' : speak('dwa.unspent', { ap: frame.ap })
  const price = priceOfOrder(view, action)
  return price === null ? '' : speak('dwa.ap', { ap: price })
}

function spaceKey(part: Part, { kind }: Pick<PlainSpace, 'kind'>): PromptKey {
  const { speak } = part.words
  const human = acting(part.view)
  const weapon = { word: `weapon.${human?.weapons[human.hands[0] ?? -1]?.id ?? 'none'}` }
  return {
    ...WITHOUT,
    id: `${kind} …`,
    label: speak(`dwa.begin.${kind}`, { weapon }),
    brief: speak(`dwa.begin.${kind}.brief`),
    note: spaceNote(part, kind),
    run: () => part.begin?.(kind),
  }
}

/** What an order costs before it is composed: for so many centimetres, or for a shot. */
function spaceNote({ view, words }: Part, kind: string): string {
  const { speak } = words
  const human = acting(view)
  if (human === null) return ''
  const { costs, distances, weapons } = numbersOf(view.options)
  const times = human.now.frightened ? 2 : 1
  if (kind === 'walk')
    return speak('dwa.aStep', { ap: costs.move * times, far: lengthWords(distances.step, view, words) })
  if (kind === 'drive') return speak('dwa.ap', { ap: activationOf(view)?.ap ?? 0 })
  if (kind === 'throw') return speak('dwa.ap', { ap: costs.throw * times })
  if (kind === 'alight') return speak('dwa.ap', { ap: costs.board * times })
  const id = human.weapons[human.hands[0] ?? -1]?.id
  if (!FIRE_KINDS.includes(kind) || id === undefined || !isFirearm(id)) return ''
  return speak('dwa.aShot', { ap: weapons[id].cost * times })
}

function refusedKey(part: Part, { action, refusal }: { action: unknown; refusal: Refusal }): PromptKey {
  const key = actionKey(part, action as DwaAction)
  const { speak } = part.words
  const kind = (action as DwaAction).type
  const short = FIRE_KINDS.includes(kind) || kind === 'walk' ? speak(`dwa.refused.${kind}`) : key.label
  return { ...key, id: `refused ${key.id}`, label: short, note: '', refusal }
}

const backKey = (part: Part): PromptKey => ({
  ...WITHOUT,
  id: 'back',
  label: part.words.speak('table.unpick'),
  note: part.words.speak('press.Esc'),
  run: () => part.unpick?.(),
})

// ---- Something is being composed

/** What it costs of what is left, as the rules say it. */
export function costOf({ checked }: Draft): { readonly cost: number; readonly left: number } | null {
  for (const { params } of checked?.about ?? [])
    if (typeof params?.['cost'] === 'number' && typeof params['left'] === 'number')
      return { cost: params['cost'], left: params['left'] }
  return null
}

function composingKeys(part: Part): PromptKey[] {
  const draft = part.draft!
  const { speak } = part.words
  const { kind } = draft.space
  const cost = costOf(draft)
  const before = plannedCost(part)
  const found: PromptKey[] = []
  // Where nothing has been drawn or named yet, the note says what to do, and no button pretends to do it.
  if (draft.action !== null || draft.checked?.refusal != null)
    found.push({
      ...WITHOUT,
      id: 'send',
      label: sendWords(part),
      note:
        cost === null ? '' : speak('dwa.costOf', { cost: cost.cost + before, left: Math.max(cost.left + before, 0) }),
      main: draft.isReady,
      refusal: draft.checked?.refusal ?? null,
      run: () => part.send?.(),
    })
  if (kind === 'walk') {
    const path = draft.at(['path']) as readonly unknown[]
    if (path.length > 0) {
      const fires = gunAfter(part, cost)
      if (draft.isReady && fires !== null)
        found.push({ ...WITHOUT, id: 'then', label: speak('dwa.then'), note: '', run: () => part.planOn?.(fires) })
      found.push({
        ...WITHOUT,
        id: 'leg back',
        label: speak(path.length > 1 ? 'dwa.legBack' : 'dwa.clear'),
        note: '',
        run: () => part.compose?.(draft.remove(['path'], path.length - 1)),
      })
      if (fires !== null) found.push(...haltKeys(part))
    }
  } else if (kind === 'blast' || kind === 'flame') {
    if (draft.action !== null)
      found.push({
        ...WITHOUT,
        id: 'turn',
        label: speak('dwa.turnTemplate'),
        brief: speak('dwa.turnTemplate.brief'),
        note: speak('dwa.turnTemplate.note'),
        run: () => turnTemplate(part, 1),
      })
    found.push(...hereKeys(part))
    if (kind === 'blast')
      found.push({
        ...WITHOUT,
        id: 'aim',
        label: speak('dwa.aimNever'),
        refusal: { rule: 'DWA-11.2.7.1.d', key: 'dwa.aimNever.why' },
        saysWhy: true,
        run: () => {},
      })
  }
  if (kind !== 'blast' && kind !== 'flame') found.push(...hereKeys(part))
  // Other ways to fire the same weapon.
  for (const other of fireKinds(part))
    if (FIRE_KINDS.includes(kind) && other !== kind) found.push({ ...spaceKey(part, { kind: other }) })
  const barred = found.filter(({ saysWhy }) => saysWhy)
  return [...found.filter((key) => !barred.includes(key)), backKey(part), ...barred]
}

function sendWords(part: Part): string {
  const draft = part.draft!
  const { speak } = part.words
  if (draft.action === null) return speak(`dwa.compose.${draft.space.kind}`)
  if (part.plan != null) return speak('dwa.walkThenFire')
  return label(draft.action as DwaAction, behindPlan(part), speak)
}

/** What is spent on what comes before it. */
const plannedCost = (part: Part): number => {
  if (part.plan == null) return 0
  const [now, then] = [activationOf(part.view), activationOf(part.plan.view)]
  return now === null || then === null ? 0 : now.ap - then.ap
}

/** How the weapon in hand is fired after a walk; `null` where there is none that could be, or nothing left to pay it. */
function gunAfter({ view }: Part, walk: ReturnType<typeof costOf>): string | null {
  const human = acting(view)
  const { weapons } = numbersOf(view.options)
  const spare = walk === null ? 0 : walk.left - walk.cost
  for (const at of human?.hands ?? []) {
    const { id, rounds, jammed } = human!.weapons[at]!
    if (!isFirearm(id) || rounds === 0 || jammed) continue
    const { mode, cost } = weapons[id]
    if (cost * (human!.now.frightened ? 2 : 1) <= spare) return KIND_OF_MODE[mode]
  }
  return null
}

const KIND_OF_MODE = {
  single: 'shoot',
  automatic: 'burst',
  shotgun: 'blast',
  sawnOff: 'blast',
  machineGun: 'spray',
  launcher: 'launch',
  flame: 'flame',
} as const

/** A halt to fire where the last leg begins, or no halt there any longer. */
function haltKeys(part: Part): PromptKey[] {
  const draft = part.draft!
  const path = draft.at(['path']) as unknown as readonly BoardPoint[]
  const human = acting(part.view)
  if (human === null || path.length < 2) return []
  const corner = pathLength([{ x: human.x, y: human.y }, ...path.slice(0, -1)])
  const halts = draft.at(['halts']) as readonly number[]
  const isSet = halts.includes(corner)
  const next = isSet ? halts.filter((halt) => halt !== corner) : [...halts, corner].sort((a, b) => a - b)
  if (next.length > MOST_HALTS) return []
  return [
    {
      ...WITHOUT,
      id: 'halt',
      label: part.words.speak(isSet ? 'dwa.halt.not' : 'dwa.halt'),
      note: '',
      run: () => part.compose?.(draft.set(['halts'], next)),
    },
  ]
}
const MOST_HALTS = 3

/** The same fire without the walk before it, where that can be declared too. */
function hereKeys(part: Part): PromptKey[] {
  const { kind } = part.draft!.space
  const kinds = fireKinds({ plan: null, choices: part.choices })
  if (part.plan == null || !kinds.includes(kind)) return []
  return [
    {
      ...WITHOUT,
      id: 'here',
      label: part.words.speak('dwa.fireHere'),
      brief: part.words.speak('dwa.fireHere.brief'),
      run: () => fireHere(part),
    },
  ]
}

/** The same fire from where the shooter is. */
function fireHere(part: Part): void {
  const action = part.draft?.action as DwaAction | null
  const { kind } = part.draft!.space
  part.unpick?.()
  part.unpick?.()
  part.begin?.(kind, action ?? undefined)
}

// ---- Other questions

/** All tests at once first: their order hardly ever matters. */
function fearKeys(part: Part): PromptKey[] {
  const actions = part.choices.actions as readonly DwaAction[]
  const [all, each] = [actions.filter(isForAll), actions.filter((action) => !isForAll(action))]
  return withMain(
    part,
    [...all, ...each].map((action) => actionKey(part, action)),
  )
}

const isForAll = ({ type }: DwaAction): boolean => type === 'fearAll'

function deployKeys(part: Part): PromptKey[] {
  const { draft, words, choices } = part
  const { speak } = words
  const found: PromptKey[] = []
  const picked = draft?.at(['human']) ?? null
  if (draft != null)
    found.push({
      ...WITHOUT,
      id: 'send',
      label:
        picked === null
          ? speak('dwa.deploy.who')
          : speak('dwa.deploy.here', { who: part.view.humans[picked as number]?.name ?? '' }),
      main: draft.isReady,
      refusal: draft.checked?.refusal ?? null,
      run: () => part.send?.(),
    })
  for (const action of choices.actions as readonly DwaAction[]) found.push(actionKey(part, action))
  return picked === null ? found.slice(1).map((key) => ({ ...key, main: true })) : found
}

function shareKeys(part: Part): PromptKey[] {
  const { draft, words } = part
  if (draft == null) return []
  const { speak } = words
  return [
    {
      ...WITHOUT,
      id: 'send',
      label: draft.action === null ? speak('dwa.share.left') : speak('dwa.share.send'),
      main: draft.isReady,
      // Not yet a button, and it looks like none.
      ...(draft.action === null ? { waits: true } : {}),
      refusal: draft.checked?.refusal ?? null,
      run: () => part.send?.(),
    },
    {
      ...WITHOUT,
      id: 'clear',
      label: speak('draft.clear'),
      run: () => part.compose?.(draft.cleared()),
    },
  ]
}
