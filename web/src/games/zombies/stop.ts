import {
  movementOf,
  stepNumber,
  TITLES,
  type TileFrame,
  tilesOf,
  topFrame,
  turnOf,
  type ZombiesAction,
  type ZombiesView,
} from '@shamble/game-zombies/table'
import type { PlainChoices } from '@shamble/host'
import type { WindowFrame } from '@shamble/kernel'

type Matters = 'ask' | 'offer' | 'quiet'

/**
 * How much a window matters to anyone who is asked in it. Of what they hold only `choices` tells, so that with nothing but
 * a pass in it the answer rests on what everybody sees.
 */
export function stop(view: ZombiesView, choices: PlainChoices): Matters {
  const top = topFrame(view)
  if (top?.kind !== 'window') return 'ask'
  if (top.of === 'announce') return announced(view, top)
  if (top.of === 'tile-drawn') return drawn(view)
  return top.by === view.viewer ? own(view, top, choices) : rival(view, top, choices)
}

/** The moments of the cards that could be played now; those that go at any time have none. */
function moments({ actions }: PlainChoices): string[] {
  return (actions as readonly ZombiesAction[]).flatMap((action) => {
    const when = action.type === 'play' ? TITLES[action.card]!.window : 'open'
    return when === 'open' || when === 'own-open-until-move' ? [] : [when]
  })
}

/** A card at someone else is their affair; at the viewer, for the one who plays it, or at a building it is worth a thought. */
function announced(view: ZombiesView, { by, about }: WindowFrame): Matters {
  const { seat, card } = about as unknown as { readonly seat: number; readonly card: number }
  // [ZMB-R.31] Anyone who can make it slip wants to know.
  if (TITLES[card]!.id === 'dynamite') return 'offer'
  return seat >= 0 && seat !== view.viewer && seat !== by ? 'quiet' : 'offer'
}

/** Where a road goes is hardly worth a card; where a building or a helipad goes may decide the game. */
function drawn(view: ZombiesView): Matters {
  const tile = (view.frames as readonly { readonly kind: string }[]).findLast(({ kind }) => kind === 'tile')
  const kinds = (tile as TileFrame | undefined)?.kinds ?? []
  const { kinds: all } = tilesOf(view.options)
  return kinds.some((kind) => all[kind]!.isNamed || all[kind]!.isHelipad) ? 'offer' : 'quiet'
}

function own(view: ZombiesView, top: WindowFrame, choices: PlainChoices): Matters {
  switch (top.of) {
    case 'combat':
    case 'pre-zombie':
      return 'ask'
    case 'pre-move':
      return turnOf(view).afraid || turnOf(view).rested || turnOf(view).keys ? 'offer' : 'ask'
    case 'move-set':
    case 'post-zombie':
      return 'offer'
    case 'step': {
      const walking = view.frames.find((frame) => frame.kind === 'move') as unknown as { left: number } | undefined
      return stepNumber(view) === 5 && (walking?.left ?? 0) > 0 ? 'offer' : 'quiet'
    }
    default:
      return moments(choices).length > 0 ? 'offer' : 'quiet'
  }
}

function rival(view: ZombiesView, top: WindowFrame, choices: PlainChoices): Matters {
  const found = moments(choices)
  // Around one screen nobody knows what anybody holds: everybody is asked before and after each movement roll.
  if (choices.actions.length === 1 && choices.pass !== null)
    return top.of === 'pre-move' || (top.of === 'move-set' && (movementOf(view)?.total ?? 0) > 1) ? 'offer' : 'quiet'
  if (top.of === 'pre-move') {
    // What can wait for the roll is asked about after it, and once.
    return found.some((when) => when !== 'pre-move-or-move-set') ? 'offer' : 'quiet'
  }
  if (top.of === 'move-set') return found.length > 0 && (movementOf(view)?.total ?? 0) > 1 ? 'offer' : 'quiet'
  return found.length > 0 ? 'offer' : 'quiet'
}
