import play from '@shamble/game-dead-dice/play'
import { type DeadDiceAction, type DeadDiceView, Named, oddsOf } from '@shamble/game-dead-dice/table'
import type { Refusal } from '@shamble/kernel'
import { percent } from '@shamble/text'
import type { PromptKey, Words } from '../table-game.js'
import { topOf } from './moment.js'
import type { Part } from './part.js'

const { label, notation } = play
type Kind = DeadDiceAction['type']

/** Answers of one kind share a key where there would be too many of them. */
const GROUPS: Readonly<Record<string, readonly Kind[]>> = {
  blows: ['melee'],
  shoot: ['shoot', 'throw'],
  obstacle: ['tackle', 'try'],
  walk: ['walk', 'haul', 'takeWheel', 'runOver'],
  away: ['disengage', 'flee', 'walkOut', 'climbOut', 'leave'],
  others: ['help', 'cure', 'treat', 'attract', 'layTrap'],
  gear: ['wield', 'pickUp', 'drop', 'handOver', 'setUp', 'dismantle', 'putOn', 'takeOff', 'stash', 'takeOut', 'pack'],
  loads: ['shoulder', 'setDown', 'shareOut'],
  way: ['leg', 'exit'],
  parley: ['parley'],
  prepare: ['prepare'],
  talk: ['request', 'speak', 'give'],
}
/** What nobody does by mistake, or looks for first, keeps to a key of its own. */
const FOLDED: readonly string[] = ['betray', 'gear', 'loads', 'parley', 'sendOut', 'hopeless']
/** Whose answers get keys of their own first, as long as there is room. */
const SPREAD: readonly string[] = ['blows', 'shoot', 'obstacle', 'away', 'way', 'walk', 'talk', 'others']

/** An attack on another survivor. */
export const isGrave = (action: DeadDiceAction): boolean => 'on' in action && action.on === 'survivor'

function groupOf(action: DeadDiceAction, view: DeadDiceView): string {
  // Dice that cannot be enough are not what people look for first.
  if (chanceOf(action, view) === 0) return 'hopeless'
  if (isGrave(action)) return 'betray'
  return Object.entries(GROUPS).find(([, kinds]) => kinds.includes(action.type))?.[0] ?? action.type
}

/** More keys than that are not read any longer. */
const MOST_KEYS = 8

const WITHOUT = { note: '', main: false, refusal: null, look: (): void => {} } as const

/** Refused answers are shown where someone would look for them, but they never crowd out the others. */
const MOST_REFUSED = 2
const SOUGHT: readonly Kind[] = ['melee', 'shoot', 'walk', 'flee', 'disengage', 'objectives', 'tension']

/** Answers that end something: they never stand out while something else can be done. */
const ENDS: readonly Kind[] = ['done', 'letOthers', 'moveOn', 'stop', 'closeScene', 'pack', 'enough', 'noRequest']

/** The keys of the one who is asked: few of them, because many answers of one kind share one. */
export function keys(part: Part): readonly PromptKey[] | null {
  const { choices, picked, menu } = part
  if (picked.length > 0 || choices.pass !== null) return null
  const actions = choices.actions as readonly DeadDiceAction[]
  const open = menu?.startsWith(MENU) ? menu.slice(MENU.length) : null
  const groupFor = new Map(actions.map((action) => [action, groupOf(action, part.view)]))
  const inGroup = (group: string): DeadDiceAction[] => actions.filter((action) => groupFor.get(action) === group)
  if (open !== null) return [...inGroup(open).map((action) => actionKey(part, action)), backKey(part)]
  const groups = [...new Set(groupFor.values())].sort((one, other) => rankOf(one) - rankOf(other))
  let count = groups.length
  const spread = new Set<string>()
  // What a guided turn goes on with is never folded away.
  const main = part.wants === undefined ? null : mainAction(part)
  const wanted = main === null ? undefined : groupFor.get(main)
  for (const group of [...(wanted === undefined ? [] : [wanted]), ...SPREAD, ...groups]) {
    const more = inGroup(group).length - 1
    const isWanted = group === wanted
    if (more < 0 || spread.has(group)) continue
    if (!isWanted && (FOLDED.includes(group) || count + more > MOST_KEYS)) continue
    count += more
    spread.add(group)
  }
  const found = groups.flatMap((group) => {
    const members = inGroup(group)
    return spread.has(group) || members.length === 1
      ? members.map((action) => actionKey(part, action))
      : [groupKey(part, group, members.length)]
  })
  return [...withMain(part, found), ...refusedKeys(part)]
}

const MENU = 'group '

/** What people look for first stands first; what ends something stands last. */
function rankOf(group: string): number {
  // [DD-15.88] Asked whether they agree, people look for that first.
  if (group === 'agree') return -1
  const first = SPREAD.indexOf(group)
  if (first >= 0) return first
  if (ENDS.includes(group as Kind)) return 3 * SPREAD.length + ENDS.indexOf(group as Kind)
  return FOLDED.includes(group) ? 2 * SPREAD.length + FOLDED.indexOf(group) : SPREAD.length
}

/** The answer that the filled key gives, or one of those that its group holds. */
export function mainAction({
  choices,
  wants,
  draft,
  view,
}: Pick<Part, 'choices' | 'wants' | 'draft' | 'view'>): DeadDiceAction | null {
  const actions = choices.actions as readonly DeadDiceAction[]
  if (draft != null) return null
  const wanted = wants === undefined ? undefined : actions.find((action) => wants(notation.write(action)))
  const ranked = actions
    .map((action) => ({ action, group: groupOf(action, view) }))
    .filter(({ group }) => group !== 'hopeless')
    .sort((one, other) => rankOf(one.group) - rankOf(other.group))
  const plain = isAtEase(view) ? PLAIN : topOf(view)?.kind === 'attract' ? CALL : null
  const first = ranked.find(({ action, group }) =>
    plain === null
      ? !ENDS.includes(action.type) && !FOLDED.includes(group)
      : plain.includes(group) && action.type !== 'throw',
  )
  // Where nothing can come off, the plain way on is what ends it.
  const end = ranked.find(({ action }) => ENDS.includes(action.type))
  return wanted ?? (first ?? end ?? ranked[0])?.action ?? actions[0] ?? null
}

/** What a turn is for; to walk, to run, to help or to throw a weapon away is for people to think of. `done` is the plain way on. */
const PLAIN: readonly string[] = ['blows', 'shoot', 'obstacle', 'done']

/** [DD-15.36] Every group more makes the test harder: to call those that are named is the plain way on. */
const CALL: readonly string[] = ['call']

/** [DD-8.18] Whether the turn may just end: nobody who is engaged and may still act is told to do nothing. */
function isAtEase(view: DeadDiceView): boolean {
  const top = topOf(view)
  return top?.kind === 'turn' && (!top.engaged || top.spent !== '')
}

function withMain(part: Part, found: readonly PromptKey[]): PromptKey[] {
  const main = mainAction(part)
  if (main === null) return [...found]
  const [id, group] = [notation.write(main), `${MENU}${groupOf(main, part.view)}`]
  const isFolded = found.some((key) => key.id === group)
  if (isFolded || !isOneOfMany(part, main)) return found.map((key) => ({ ...key, main: [id, group].includes(key.id) }))
  // Whom of several to attack is for the player to say: where the turn may just end, that is the plain way on.
  return isAtEase(part.view) ? found.map((key) => ({ ...key, main: key.id === DONE })) : [...found]
}

const DONE = notation.write({ type: 'done' })

/** Who does it, where, or to whom is for the player to say, unless a guide does. Helpers make no other answer of it. */
export function isOneOfMany(
  { choices, wants, view }: Pick<Part, 'choices' | 'wants' | 'view'>,
  main: DeadDiceAction,
): boolean {
  if (wants?.(notation.write(main))) return false
  const group = groupOf(main, view)
  const alike = (choices.actions as readonly DeadDiceAction[]).filter(
    (action) => action.type === main.type && groupOf(action, view) === group,
  )
  return new Set(alike.map((action) => JSON.stringify({ ...action, helpers: [] }))).size > 1
}

function actionKey(part: Part, action: DeadDiceAction): PromptKey {
  const { view, words } = part
  return {
    ...WITHOUT,
    id: notation.write(action),
    label: keyLabel(action, view, words),
    note: keyNote(action, view, words),
    run: () => part.answer(action),
    look: () => part.look(action),
  }
}

/** As the table says it, where that is shorter: what an obstacle is stands on its slip, what is proposed in the question. */
function keyLabel(action: DeadDiceAction, view: DeadDiceView, { speak }: Words): string {
  if (action.type === 'agree') return speak('label.agree')
  if (action.type === 'parley')
    return speak(`dd.key.parley.${action.to}`, {
      request: { word: `request.${action.request}` },
      number: action.objective + 1,
    })
  if (action.type !== 'tackle' && action.type !== 'try') return label(action, view, speak)
  const obstacle = view.scene?.obstacles.find(({ id }) => id === action.obstacle)
  if (obstacle === undefined) return label(action, view, speak)
  const named = new Named(view, speak)
  const helpers = action.type === 'tackle' ? action.helpers : []
  const said = speak(`dd.key.${action.type}${obstacle.wayOut ? '.wayOut' : ''}`, {
    by: { word: `characteristic.${obstacle.by}` },
    difficulty: obstacle.difficulty,
    who: action.type === 'try' ? named.say(named.who(action.leader)) : '',
  })
  if (helpers.length === 0) return said
  return speak('label.helped', { said, helpers: named.list(helpers.map((id) => named.companion(id))) })
}

const groupKey = (part: Part, group: string, count: number): PromptKey => ({
  ...WITHOUT,
  id: `${MENU}${group}`,
  label: groupWords(part, group),
  note: part.words.speak('dd.ways', { count }),
  run: () => part.openMenu?.(`${MENU}${group}`),
})

function groupWords({ words: { speak } }: Part, group: string): string {
  const own = speak(`dd.keys.${group}`)
  return own.startsWith('dd.keys.') ? speak('dd.keys.more') : own
}

const backKey = (part: Part): PromptKey => ({
  ...WITHOUT,
  id: 'back',
  label: part.words.speak('table.unpick'),
  note: part.words.speak('press.Esc'),
  run: () => part.unpick?.(),
})

function refusedKeys(part: Part): PromptKey[] {
  const offered = new Set(part.choices.actions.map(({ type }) => type))
  const refused = part.choices.refused as readonly { action: DeadDiceAction; refusal: Refusal }[]
  return SOUGHT.flatMap((kind) =>
    offered.has(kind) ? [] : refused.filter(({ action }) => action.type === kind).slice(0, 1),
  )
    .slice(0, MOST_REFUSED)
    .map(({ action, refusal }) => {
      const key = actionKey(part, action)
      return { ...key, id: `refused ${key.id}`, note: '', refusal }
    })
}

/** At the right of a key: the chance of what people hope for. */
export function keyNote(action: DeadDiceAction, view: DeadDiceView, { speak }: Words): string {
  const chance = chanceOf(action, view)
  return chance === null ? '' : percent(chance, speak)
}

/** How likely it is to come off; `null` where nothing is rolled for it, or nobody may know. */
function chanceOf(action: DeadDiceAction, view: DeadDiceView): number | null {
  const first = oddsOf(view, action)?.results[0]
  return first === undefined || !first.key.startsWith('made') ? null : first.ways / first.of
}
