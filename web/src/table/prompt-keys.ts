import type { PlainChoices } from '@shamble/host'
import { type Action, samePlain } from '@shamble/kernel'
import { settings } from '../app/settings.js'
import type { PromptKey, TableGame, TablePart, Words } from '../games/table-game.js'
import type { Session } from './session.js'
import { inOrder, standsBack } from './stands-back.js'
import type { TableState } from './table-state.js'

const WITHOUT = { note: '', main: false, refusal: null, look: (): void => {} } as const

/** The words by which the games end something, or let the game do the rest: the plain way on. */
const ONWARD: readonly string[] = ['finish', 'hold', 'stop', 'auto']

/** Refused answers are shown where someone would look for them, but they never crowd out the others. */
const MOST_REFUSED = 2

/** More targets than that are pointed at on the board. */
const MOST_NEXT = 6

const known = new WeakMap<TablePart, readonly PromptKey[] | null>()

/** The keys that the game has for this question, found once for all who ask; `null` where it has none of its own. */
export function ownKeys(part: TablePart, game: TableGame): readonly PromptKey[] | null {
  const before = known.get(part)
  if (before !== undefined) return before
  const found = part.choices.asked ? (game.keys?.(part) ?? null) : null
  known.set(part, found)
  return found
}

/** What the die in the player's hand is thrown for and how likely it is; `null` where none waits. */
export function rollQuestion({ staging }: TableState, game: TableGame, words: Words): string | null {
  if (staging?.cue !== 'ready') return null
  const said = game.rollWords?.(staging.roll, staging.before, words) ?? ''
  return said === '' ? words.speak('roll.ask', { count: staging.roll.dice?.length ?? 1 }) : said
}

/** The button that throws the die in the player's hand; sound is offered with the first one. */
export function rollKeys(speak: TablePart['words']['speak'], session: Session): PromptKey[] {
  const { soundOffered } = settings.get()
  const roll = (sound: boolean | null) => (): void => {
    if (!soundOffered) settings.patch({ soundOffered: true, ...(sound === null ? {} : { sound }) })
    session.throwDie()
  }
  const plain = { ...WITHOUT, id: 'roll', label: speak('roll.key'), main: true, run: roll(null) }
  if (soundOffered) return [plain]
  return [plain, { ...WITHOUT, id: 'roll-sound', label: speak('roll.key.sound'), run: roll(true) }]
}

/** The keys under the question; in a guided turn those that lead nowhere wait, and say so. */
export function promptKeys(part: TablePart, game: TableGame, session: Session, state: TableState): PromptKey[] {
  const keys = allKeys(part, game, session, state)
  const { wants } = part
  if (wants === undefined || state.staging?.cue === 'ready') return keys
  const answers = new Set(part.choices.actions.map((action) => game.module.notation.write(action)))
  // A list may hold what is meant, unless that has a key or a place of its own.
  const hasWay = part.meant != null || keys.some(({ main }) => main)
  const waits = ({ id, main }: PromptKey): boolean =>
    !main &&
    (answers.has(id) ? !wants(id) : id.endsWith(' …') ? !wants(id.slice(0, -1)) : id.startsWith('group ') && hasWay)
  return keys.map((key) =>
    key.refusal === null && waits(key) ? { ...key, waits: true, run: () => session.wait() } : key,
  )
}

/** Answers that are no place on the board, and those at a place that is picked. */
function allKeys(part: TablePart, game: TableGame, session: Session, state: TableState): PromptKey[] {
  const { words, view, choices, picked } = part
  const { speak } = words
  if (state.staging?.cue === 'ready') return rollKeys(speak, session)
  if (state.excused)
    return [{ ...WITHOUT, id: 'go-on', label: speak('table.goOn'), main: true, run: () => session.goOn() }]
  if (!choices.asked) return []
  const own = ownKeys(part, game)
  if (own !== null) return advised(own, part, game, state)
  const label = (action: Action): string => game.module.label(action, view, speak)
  const { write } = game.module.notation
  const key = (action: Action, main: boolean): PromptKey => ({
    id: write(action),
    label: label(action),
    note: game.keyNote(action, view, words),
    main,
    refusal: null,
    run: () => void session.answer(action),
    look: () => session.look(action),
  })
  const keys: PromptKey[] = []
  const route = state.armed !== null && state.chosen === null ? part.routes.get(state.armed) : undefined
  if (picked.length === 0) {
    if (state.chosen !== null) keys.push(key(state.chosen, true))
    else if (route !== undefined) {
      keys.push({
        ...WITHOUT,
        id: 'route',
        label: speak('table.walk', { spot: game.spotName(route.spot, view, words) }),
        note: route.cost,
        main: true,
        run: () => session.walk(route.actions),
      })
    }
    const listed = choices.actions.filter((action) => action !== state.chosen && (game.listed?.(action, view) ?? false))
    const plain = choices.actions.filter((action) => game.spots(action, view).length === 0)
    // Advice that has no key has its own beside its sentence, and none that cannot come off stands out.
    const isSound = state.hint !== null && !standsBack(game, state.hint.action, view)
    const advised = isSound ? write(state.hint!.action) : null
    const hinted = [...listed, ...plain].some((action) => write(action) === advised) ? advised : null
    const isGuided = choices.actions.some((action) => !session.wants(action))
    const onward = plainWayOn(choices, listed, plain, (action) => standsBack(game, action, view))
    const isMain = (action: Action): boolean => {
      if (keys.some(({ main }) => main)) return false
      // Advice is followed by the key that stands out.
      if (hinted !== null) return write(action) === hinted
      if (isGuided) return session.wants(action)
      // What is being composed has its own.
      if (part.draft) return false
      return action === onward
    }
    const all = isGuided ? null : (game.whole?.(view, choices, words) ?? null)
    if (all !== null)
      keys.push({ ...WITHOUT, id: 'whole', label: all.label, main: true, run: () => session.walk(all.actions) })
    for (const action of listed) keys.push(key(action, isMain(action)))
    for (const { spot, label: name } of game.spotKeys?.(view, words) ?? [])
      if (part.lit.has(spot))
        keys.push({ ...WITHOUT, id: `pick ${spot}`, label: name, run: () => session.pick(spot, 'key') })
    for (const action of plain) keys.push(key(action, isMain(action)))
    const refused = choices.refused.filter(({ action }) => game.spots(action, view).length === 0)
    for (const { action, refusal } of refused.slice(0, MOST_REFUSED))
      keys.push({ ...key(action, false), id: `refused ${write(action)}`, refusal })
    return keys
  }
  const whole = session.matching(picked).filter((action) => game.spots(action, view).length === picked.length)
  const ordered = inOrder(game, whole, view)
  const chosen = state.chosen ?? ordered[0]
  const turns = whole.length > 1 && isTurning(whole)
  // Who of several goes along is for the player to say, unless a guide does.
  const isOneOfMany = ({ type }: Action): boolean =>
    !turns && whole.filter((action) => action.type === type && session.wants(action)).length > 1
  if (chosen !== undefined) keys.push(key(chosen, !standsBack(game, chosen, view) && !isOneOfMany(chosen)))
  if (turns) {
    keys.push({
      ...WITHOUT,
      id: 'turn',
      label: speak('table.turn'),
      note: speak('table.ways', { count: whole.length }),
      run: () => session.turn(),
    })
  } else for (const action of ordered) if (action !== chosen) keys.push(key(action, false))
  // Whom or what else it needs is among the buttons too, as long as that is a short list.
  const next = [...part.lit].filter(([, lit]) => lit.actions.every((action) => !whole.includes(action)))
  if (next.length <= MOST_NEXT)
    for (const [spot] of next)
      keys.push({
        ...WITHOUT,
        id: `pick ${spot}`,
        label: game.spotName(spot, view, words),
        run: () => session.pick(spot, 'key'),
      })
  keys.push({
    ...WITHOUT,
    id: 'back',
    label: speak('table.unpick'),
    note: speak('press.Esc'),
    run: () => session.unpick(),
  })
  return keys
}

/** The game's own keys: where none of them is the plain way on, the advised one is filled. */
function advised(own: readonly PromptKey[], part: TablePart, game: TableGame, { hint }: TableState): PromptKey[] {
  const isFilled = own.some(({ main }) => main) || part.wants !== undefined
  const isOpen = hint !== null && !isFilled && !standsBack(game, hint.action, part.view)
  const id = isOpen ? game.module.notation.write(hint.action) : null
  if (!own.some((key) => key.id === id && key.refusal === null)) return [...own]
  return own.map((key) => ({ ...key, main: key.id === id }))
}

/**
 * The answer that is filled: to let it happen in a response, the only answer, what ends or goes on, else the first key.
 * Never one that stands back, and never one of several alike: who goes first is for the player to say.
 */
function plainWayOn(
  { actions, pass }: PlainChoices,
  listed: readonly Action[],
  plain: readonly Action[],
  isLast: (action: Action) => boolean,
): Action | undefined {
  if (pass !== null) return plain.find((action) => samePlain(action, pass))
  if (actions.length === 1) return actions[0]
  for (const type of ONWARD) {
    const found = plain.find((action) => action.type === type)
    if (found !== undefined) return found
  }
  const keys = [...listed, ...plain]
  const first = keys.find((action) => !isLast(action))
  return keys.filter(({ type }) => type === first?.type).length === 1 ? first : undefined
}

const inNumbers = new Intl.Collator('en', { numeric: true })

/** Answers of a kind are together, the cheap ones first. */
function byCost(actions: readonly Action[], noteOf: (action: Action) => string): Action[] {
  const kinds = [...new Set(actions.map(({ type }) => type))]
  return kinds.flatMap((kind) =>
    actions
      .filter(({ type }) => type === kind)
      .map((action) => ({ action, note: noteOf(action) }))
      .sort((a, b) => inNumbers.compare(a.note, b.note))
      .map(({ action }) => action),
  )
}

/** Every answer in the order of its number: those of the keys first, as the digits of the keyboard have them. */
export function numbered(part: TablePart, game: TableGame, session: Session, state: TableState): Action[] {
  const { write } = game.module.notation
  const byId = new Map(part.choices.actions.map((action) => [write(action), action]))
  const keys = promptKeys(part, game, session, state)
  const first = keys.flatMap(({ id, refusal }) => (refusal === null && byId.has(id) ? [byId.get(id)!] : []))
  const rest = part.choices.actions.filter((action) => !first.includes(action))
  return [...new Set(first), ...byCost(rest, (action) => game.keyNote(action, part.view, part.words))]
}

/** The same place in other directions: one turns the thing instead of reading a list. */
const isTurning = (actions: readonly Action[]): boolean => actions.every((action) => 'turn' in action)
