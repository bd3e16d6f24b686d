import { type Action, samePlain } from '@shamble/kernel'
import type { PromptKey, TableGame, TablePart } from '../games/table-game.js'
import type { Session } from './session.js'
import type { TableState } from './table-state.js'

const WITHOUT = { note: '', main: false, refusal: null, look: (): void => {} } as const

/** The words by which the games end something. */
const RESTING: readonly string[] = ['finish', 'hold', 'stop']

/** Refused answers are shown where somebody would look for them, but they never crowd out the others. */
const MOST_REFUSED = 2

/** More targets than that are pointed at on the board. */
const MOST_NEXT = 6

/** The keys under the question: answers that are no place on the board, and those at a place that is picked. */
export function promptKeys(part: TablePart, game: TableGame, session: Session, state: TableState): PromptKey[] {
  const { words, view, choices, picked } = part
  const { speak } = words
  if (state.excused)
    return [{ ...WITHOUT, id: 'go-on', label: speak('table.goOn'), main: true, run: () => session.goOn() }]
  if (!choices.asked) return []
  const own = game.keys?.(part) ?? null
  if (own !== null) return [...own]
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
    const hinted = state.hint === null ? null : write(state.hint.action)
    // A guided turn has its own; else doing nothing never stands out while something can be done.
    const isGuided = choices.actions.some((action) => !session.wants(action))
    const isMain = (action: Action): boolean => {
      if (keys.some(({ main }) => main)) return false
      // Advice is followed by the key that stands out.
      if (hinted !== null) return write(action) === hinted
      if (isGuided) return session.wants(action)
      // What is being composed has its own.
      if (part.draft) return false
      const rests = RESTING.includes(action.type) || samePlain(action, choices.pass)
      return keys.length === 0 && !(rests && choices.actions.length > plain.length)
    }
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
  const chosen = state.chosen ?? whole[0]
  if (chosen !== undefined) keys.push(key(chosen, true))
  if (whole.length > 1 && picked.length > 0 && isTurning(whole)) {
    keys.push({
      ...WITHOUT,
      id: 'turn',
      label: speak('table.turn'),
      note: speak('table.ways', { count: whole.length }),
      run: () => session.turn(),
    })
  } else for (const action of whole) if (action !== chosen) keys.push(key(action, false))
  // Whom or what else it needs stands among the keys too, as long as that is a short list.
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

/** Every answer in the order of its number: those of the keys first, as the digits of the keyboard have them. */
export function numbered(part: TablePart, game: TableGame, session: Session, state: TableState): Action[] {
  const { write } = game.module.notation
  const byId = new Map(part.choices.actions.map((action) => [write(action), action]))
  const keys = promptKeys(part, game, session, state)
  const first = keys.flatMap(({ id, refusal }) => (refusal === null && byId.has(id) ? [byId.get(id)!] : []))
  return [...new Set([...first, ...part.choices.actions])]
}

/** The same place in other directions: one turns the thing instead of reading a list. */
const isTurning = (actions: readonly Action[]): boolean => actions.every((action) => 'turn' in action)
