import { NO_CHOICES } from '@shamble/host'
import type { Action, GameEvent } from '@shamble/kernel'
import { refusalSentence } from '@shamble/text'
import type { Lit, Route, Spot, TableGame, TablePart, Words } from '../games/table-game.js'
import { nextSpots } from './picks.js'
import type { Session } from './session.js'
import { hasCome } from './stage.js'
import type { TableState } from './table-state.js'

/** Everything that the parts of a table draw from, worked out once for a state. */
export function tablePart(
  session: Session,
  state: TableState,
  game: TableGame,
  words: Words,
  setting: {
    readonly numbers: boolean
    readonly meant: Spot | null
    readonly wants: ((notation: string) => boolean) | null
    openRule(id: string): void
    read(spot: Spot): boolean
  },
): TablePart | null {
  const shown = state.past?.moment.view ?? state.view
  if (shown === null) return null
  // Nothing can be done in the past, nor before dice that are being rolled have been typed.
  const choices = state.past === null && state.dice === null ? state.choices : NO_CHOICES
  const { picked, viewer } = state
  const stepsIn = game.stepsIn === true && !choices.asked && state.past === null && state.dice === null
  const own = stepsIn && viewer !== 'spectator' && session.mayStepIn.includes(viewer) ? viewer : null
  const draft = choices.asked ? state.draft : null
  // In a guided turn only what it means is lit; whatever else is picked is answered in words.
  const isMeant = (action: Action): boolean => setting.wants?.(game.module.notation.write(action)) ?? true
  const lit = litSpots(game, shown, choices.actions.filter(isMeant), picked)
  const routes = new Map<Spot, Route>()
  if (choices.asked && picked.length === 0 && state.past === null) {
    for (const route of session.routes())
      if (!lit.has(route.spot) && leads(route, isMeant, setting.meant)) routes.set(route.spot, route)
  }
  const barred = new Map<Spot, { rule: string; sentence: string }>()
  for (const { action, refusal } of choices.refused) {
    for (const spot of nextSpots(game, action, shown, picked))
      if (!lit.has(spot) && !barred.has(spot))
        barred.set(spot, { rule: refusal.rule, sentence: refusalSentence(refusal, words.speak) })
  }
  return {
    view: shown,
    news: state.past === null ? state.news : [],
    passage: state.past === null ? state.passage : null,
    walks: state.past === null ? state.walks : null,
    roll: state.past === null ? rollOf(state) : null,
    questions: state.past?.moment.questions ?? shown.questions,
    choices,
    unasked: own === null ? null : (state.moment?.choices ?? null),
    stepIn: own === null ? null : () => session.stepIn(own),
    picked,
    lit,
    barred,
    routes,
    draft,
    plan: choices.asked ? state.plan : null,
    menu: choices.asked ? state.menu : null,
    tool: state.tool,
    pointed: pointedAction(state, lit, routes) ?? draft?.action ?? null,
    pointedSpot: state.past === null ? state.pointed : null,
    meant: setting.meant,
    ...(setting.wants === null ? {} : { wants: setting.wants }),
    words,
    numbers: setting.numbers,
    point: (spot) => session.point(spot),
    pick: (spot, by) => session.pick(spot, by),
    look: (action) => session.look(action),
    answer: (action) => void session.answer(action),
    compose: (next) => session.compose(next),
    begin: (kind, proposed) => session.beginDraft(kind, proposed),
    planOn: (kind) => session.planOn(kind),
    send: () => session.send(),
    unpick: () => session.unpick(),
    openMenu: (menu) => session.openMenu(menu),
    useTool: (tool) => session.useTool(tool),
    openRule: setting.openRule,
    read: setting.read,
  }
}

/** A way that a guided turn means ends where it points; any other way does where there is none. */
const leads = ({ actions, spot }: Route, isMeant: (action: Action) => boolean, meant: Spot | null): boolean =>
  isMeant(actions[0]!) && (meant === null || meant === spot)

/** The die leaves the board with the line that tells of it. */
const rollOf = ({ staging }: TableState): GameEvent | null =>
  staging === null || hasCome(staging, 'record') ? null : staging.roll

function litSpots(
  game: TableGame,
  view: NonNullable<TableState['view']>,
  actions: readonly Action[],
  picked: readonly Spot[],
): Map<Spot, Lit> {
  const lit = new Map<Spot, { actions: Action[]; last: boolean }>()
  for (const action of actions) {
    const isLast = game.spots(action, view).length === picked.length + 1
    for (const next of nextSpots(game, action, view, picked)) {
      const found = lit.get(next)
      if (found === undefined) lit.set(next, { actions: [action], last: isLast })
      else {
        found.actions.push(action)
        found.last &&= isLast
      }
    }
  }
  return lit
}

function pointedAction(state: TableState, lit: Map<Spot, Lit>, routes: Map<Spot, Route>): Action | null {
  if (state.looked !== null) return state.looked
  if (state.chosen !== null) return state.chosen
  if (state.pointed === null) return null
  return lit.get(state.pointed)?.actions[0] ?? routes.get(state.pointed)?.actions.at(-1) ?? null
}
