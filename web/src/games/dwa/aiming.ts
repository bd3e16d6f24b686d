import { Draft, type DraftValue } from '@shamble/drafts'
import type { DwaAction, DwaView, Figure } from '@shamble/game-dwa/table'
import { numbersOf, templateForecast } from '@shamble/game-dwa/table'
import { pathLength } from '@shamble/geometry'
import { acting, behindPlan, isComposing, meantAction } from './acting.js'
import { FIRE_KINDS } from './groups.js'
import type { Part } from './part.js'
import { figureAt } from './spots.js'

/** The kinds of fire that may be declared now, or behind what is planned. */
export const fireKinds = ({ plan, choices }: Pick<Part, 'plan' | 'choices'>): readonly string[] =>
  (plan?.choices ?? choices).spaces.map(({ kind }) => kind).filter((kind) => FIRE_KINDS.includes(kind))

/** Everybody at whom someone of this seat might want to fire: the dead, and other teams where they may fight. */
export const foesOf = ({ zombies, humans, options, viewer }: DwaView): readonly number[] => [
  ...zombies.map(({ id }) => id),
  ...humans
    .filter(({ team, whereabouts }) => options.pvp && team >= 0 && team !== viewer && whereabouts === 'table')
    .map(({ id }) => id),
]

/** At whom the rules let fire that is not aimed yet be aimed. */
export const openTargets = (view: DwaView, blank: Draft): readonly number[] =>
  foesOf(view).filter((id) => aimed(blank, id, view).isReady)

/** A click on someone aims at them: with what is being composed, or with the weapon in hand. */
export function aimAt(part: Part, id: number): void {
  const { draft, compose, openMenu } = part
  if (draft == null || compose === undefined) return
  const kinds = fireKinds(part)
  if (kinds.length === 0) return
  const isFire = FIRE_KINDS.includes(draft.space.kind)
  const kind = isFire ? draft.space.kind : kinds[0]!
  const space = (part.plan?.choices ?? part.choices).spaces.find((other) => other.kind === kind)!
  const from = isFire ? draft : new Draft(space, draft.check)
  openMenu?.(kind)
  compose(aimed(from, id, behindPlan(part)))
}

/** Fire at whichever of the dead is pointed at and at nobody else, with what the rules say to it. */
export function pointedFire(part: Part): Draft | null {
  const id = figureAt(part.pointedSpot)
  const { draft } = part
  if (id === null || draft == null || !foesOf(part.view).includes(id)) return null
  const isFire = FIRE_KINDS.includes(draft.space.kind)
  if (!isFire && (part.plan != null || isComposing(part))) return null
  const kind = isFire ? draft.space.kind : fireKinds(part)[0]
  const space = (part.plan?.choices ?? part.choices).spaces.find((other) => other.kind === kind)
  return space === undefined ? null : aimed(new Draft(space, draft.check), id, behindPlan(part))
}

/** What is composed or meant; where that is nothing yet, fire at the one who is pointed at. */
export function shownAction(part: Part): DwaAction | null {
  const meant = meantAction(part)
  if (meant !== null) return meant
  const fire = pointedFire(part)
  return fire?.isReady === true ? (fire.action as DwaAction) : null
}

/** A draft of fire with one more target, or without a target that was named already. */
export function aimed(draft: Draft, id: number, view: DwaView): Draft {
  const at = placeOf(view, id)
  if (at === undefined) return draft
  switch (draft.space.kind) {
    case 'shoot':
      return atTargets(draft, id)
    case 'burst': {
      const main = draft.at(['main'])
      if (main === null) return draft.set(['main'], id)
      return main === id ? draft.set(['main'], null) : draft.pick(['others'], id)
    }
    case 'blast':
      return draft.set(['blasts', 0, 'target'], id).set(['blasts', 0, 'at'], at)
    case 'spray':
    case 'fireClose':
      return inList(draft, ['targets'], id)
    case 'launch':
    case 'throw':
      return draft.set(['at'], at).set(['level'], levelOf(view, id))
    default:
      return draft.set(['at'], at)
  }
}

/** Where fire that is being composed goes: at the last that was named; before that, at the nearest who could be. */
export function aimedPlace(part: Part, shooter: Point): Point | null {
  const { draft } = part
  if (draft == null || !isComposing(part) || !FIRE_KINDS.includes(draft.space.kind)) return null
  const view = behindPlan(part)
  const action = draft.action as DwaAction | null
  const named = action === null ? null : targetOf(action)
  if (typeof named === 'object' && named !== null) return named
  if (named !== null) return placeOf(view, named) ?? null
  const far = ({ x, y }: Point): number => Math.hypot(x - shooter.x, y - shooter.y)
  const foes = foesOf(view).flatMap((id) => placeOf(view, id) ?? [])
  return foes.length === 0 ? null : foes.reduce((best, other) => (far(other) < far(best) ? other : best))
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Whom or where an answer that fires is for. */
function targetOf(action: DwaAction): number | Point | null {
  switch (action.type) {
    case 'shoot':
      return action.targets.at(-1)?.target ?? null
    case 'burst':
      return action.main
    case 'spray':
    case 'fireClose':
      return action.targets.at(-1) ?? null
    case 'blast':
      return action.blasts.at(-1)?.at ?? null
    case 'flame':
    case 'launch':
    case 'throw':
      return action.at
    default:
      return null
  }
}

const figureOf = (view: DwaView, id: number): Figure | undefined =>
  id < 0 ? view.zombies.find((zombie) => zombie.id === id) : view.humans[id]

const levelOf = (view: DwaView, id: number): number => figureOf(view, id)?.level ?? 0

function placeOf(view: DwaView, id: number): { x: number; y: number } | undefined {
  const figure = figureOf(view, id)
  return figure === undefined ? undefined : { x: figure.x, y: figure.y }
}

/** One more target as long as there is a round for it and it can be paid; otherwise instead of the last. */
function atTargets(draft: Draft, id: number): Draft {
  const targets = draft.at(['targets']) as readonly { readonly target: number | null }[]
  const known = targets.findIndex(({ target }) => target === id)
  if (known >= 0)
    return targets.length > 1 ? draft.remove(['targets'], known) : draft.set(['targets', 0, 'target'], null)
  const free = targets.findIndex(({ target }) => target === null)
  if (free >= 0) return draft.set(['targets', free, 'target'], id)
  const insteadOfLast = draft.set(['targets', targets.length - 1, 'target'], id)
  const longer = draft.add(['targets'])
  if (longer === draft) return insteadOfLast
  const more = longer.set(['targets', targets.length, 'target'], id)
  const refusal = more.checked?.refusal ?? null
  // What is wrong with this target is told; that it is one too many is not.
  const isTooMany = refusal !== null && refusal.at !== `targets.${targets.length}.target`
  return isTooMany ? insteadOfLast : more
}

function inList(draft: Draft, path: readonly string[], id: number): Draft {
  const shape = draft.shapeAt(path)
  if (shape?.kind === 'pick') return draft.pick(path, id)
  const now = draft.at(path) as readonly DraftValue[]
  const known = now.indexOf(id)
  if (known >= 0) return now.length > 1 ? draft.remove(path, known) : draft.set([...path, 0], null)
  const free = now.indexOf(null)
  return draft.set([...path, free >= 0 ? free : Math.max(0, now.length - 1)], id)
}

/** What follows from a change of a draft: a template is laid, a speed is chosen. */
export function follows(draft: Draft, before: Draft, view: DwaView): Draft {
  switch (draft.space.kind) {
    case 'blast':
      return laid(draft, before, view)
    case 'drive':
      return asFastAs(draft, before, view)
    default:
      return draft
  }
}

/** A vehicle is as fast as the way that is drawn for it is long. */
function asFastAs(draft: Draft, before: Draft, view: DwaView): Draft {
  const path = draft.at(['path']) as unknown as readonly { x: number; y: number }[]
  const vehicle = view.vehicles[acting(view)?.vehicle ?? -1]
  if (vehicle === undefined || path.length === 0) return draft
  if (JSON.stringify(path) === JSON.stringify(before.at(['path']))) return draft
  const steps = Math.ceil(pathLength([vehicle, ...path]) / numbersOf(view.options).distances.speedStep)
  return draft.set(['steps'], steps).focusOn(draft.focus)
}

/** A shotgun's template points at its target, and is laid on the one who is under it. */
function laid(draft: Draft, before: Draft, view: DwaView): Draft {
  const human = acting(view)
  const blasts = draft.at(['blasts']) as readonly { target: number | null; at: { x: number; y: number } | null }[]
  let next = draft
  blasts.forEach(({ target, at }, i) => {
    const named = target === null ? undefined : placeOf(view, target)
    if (at === null && named !== undefined) next = next.set(['blasts', i, 'at'], named).focusOn(draft.focus)
    const isMoved = JSON.stringify(at) !== JSON.stringify(before.at(['blasts', i, 'at']))
    if (human === null || at === null || (!isMoved && target !== null)) return
    const action = { type: 'blast', weapon: draft.at(['weapon']), blasts: [{ target, at, shots: 1 }] }
    const { under } = templateForecast(view, human, action as unknown as DwaAction)
    const hit = under.filter(({ isOut }) => !isOut)
    if (hit.some(({ figure }) => figure.id === target)) return
    const first = hit.find(({ figure }) => figure.id < 0)
    if (first !== undefined) next = next.set(['blasts', i, 'target'], first.figure.id).focusOn(draft.focus)
  })
  return next
}
