import type { Params } from '@shamble/kernel'
import type { Speak } from '@shamble/module'
import type { ZombiesAction } from './actions.js'
import { isOnTable, type Slot, type Space } from './board/board.js'
import { kindWord, placeParams, tileParams } from './board/whereabouts.js'
import { adjustingNicely } from './cards/adjusting-nicely.js'
import { cardWord } from './cards/card.js'
import { firstAidKit } from './cards/first-aid-kit.js'
import { TITLES } from './cards/index.js'
import { lotsOfAmmo } from './cards/lots-of-ammo.js'
import { isOpenWindow } from './cards/moments.js'
import { type CardFrame, type FightFrame, type TileFrame, turnOf, type ZombiesFrame } from './frames/kinds.js'
import { spaceWord } from './notation.js'
import { tilesOf } from './options.js'
import { isFoodSource } from './rules/combat.js'
import { NO_ZOMBIE } from './state.js'
import { publicState, type ZombiesView } from './view.js'

/** An action in the reader's words. Spaces go by the numbers that the drawn map shows. */
export function label(action: ZombiesAction, view: ZombiesView, speak: Speak): string {
  const { form, params } = worded(action, view)
  return speak(`action.${action.type}${form === '' ? '' : `.${form}`}`, params)
}

/** What a player on turn asks for by letting a window pass: a tile, a die; nothing is ''. */
export function whatFollows(view: ZombiesView, top: ZombiesFrame | undefined): string {
  if (top?.kind !== 'window' || top.by !== view.viewer) return ''
  switch (top.of) {
    case 'turn-start':
      return view.active === view.viewer ? 'tile' : ''
    case 'combat':
      return 'fight'
    case 'pre-move':
      // Fear, rest and the keys take the place of the roll.
      return turnOf(view).afraid || turnOf(view).rested || turnOf(view).keys ? '' : 'move'
    case 'pre-zombie':
      return view.marbles >= 0 ? '' : 'zombies'
    default:
      return ''
  }
}

const isResponse = (top: ZombiesFrame | undefined): boolean => top?.kind === 'window' && !isOpenWindow(top.of)

interface Worded {
  readonly form: string
  readonly params: Params
}

const plainly = (params: Params = {}): Worded => ({ form: '', params })

function worded(action: ZombiesAction, view: ZombiesView): Worded {
  const top = view.frames[view.frames.length - 1] as ZombiesFrame | undefined
  const hasZombie = (space: Space): boolean => (view.zombie[space] ?? NO_ZOMBIE) !== NO_ZOMBIE
  switch (action.type) {
    case 'pass':
      // What has been announced, or drawn, comes about unless somebody responds.
      return { form: isResponse(top) ? 'response' : whatFollows(view, top), params: {} }
    case 'auto':
      return { form: top?.kind === 'tile' ? 'fill' : '', params: {} }
    case 'play':
      return wordedPlay(action, view)
    case 'use': {
      const card = cardWord(action.card)
      return action.slot >= 0 ? { form: 'on', params: { card, ...placed(view, action.slot) } } : plainly({ card })
    }
    case 'toss':
    case 'weapon':
    case 'discard':
      return plainly({ card: cardWord(action.card) })
    case 'stack':
      return plainly({ zone: { word: `zone.${action.zone}` } })
    case 'place': {
      const kind = tilesOf(view.options).kinds[action.kind]
      const tile = kind === undefined ? '' : kindWord(kind)
      const where = placeParams(publicState(view), action.x, action.y)
      return plainly({ tile, ...where, rotation: { word: `rotation.${action.turn}` } })
    }
    case 'put':
      return plainly({ what: { word: `piece.${pieceOf(view, top)}` }, space: spaceWord(action.space) })
    case 'pay': {
      const card = cardWord(action.with === 'ammo' ? lotsOfAmmo.card : firstAidKit.card)
      const fight = top as FightFrame | undefined
      // [ZMB-1.3.2.f] With the last life there is no other roll.
      const isLast = action.with === 'life' && fight !== undefined && view.lives[fight.seat] === 1
      return { form: isLast ? 'last-life' : action.with, params: { count: fight?.short ?? 0, card } }
    }
    case 'keep':
      return plainly({ card: cardWord(adjustingNicely.card) })
    case 'step': {
      const fights = hasZombie(action.to) && !isFoodSource(publicState(view))
      return { form: fights ? 'zombie' : '', params: { space: spaceWord(action.to) } }
    }
    case 'zombie': {
      const path = action.path.map(spaceWord).join(' - ')
      return plainly({ from: spaceWord(action.from), path })
    }
    case 'pick':
      return { form: hasZombie(action.space) ? 'zombie' : '', params: { space: spaceWord(action.space) } }
    case 'tile':
      return plainly(placed(view, action.slot))
    case 'repair': {
      const die = (top as CardFrame | undefined)?.dice?.[action.die] ?? 0
      return { form: action.with, params: { die: action.die + 1, count: 4 - die } }
    }
    case 'target':
      if (action.slot >= 0) return { form: 'on', params: placed(view, action.slot) }
      return plainly({ target: { word: `seat.${view.words[action.seat]}` } })
    case 'finish':
      return finished(view, top)
    default:
      return plainly()
  }
}

function wordedPlay(action: Extract<ZombiesAction, { type: 'play' }>, view: ZombiesView): Worded {
  const card = cardWord(action.card)
  const title = TITLES[action.card]!
  if (action.seat >= 0 && action.seat === view.viewer) return { form: 'self', params: { card } }
  if (action.seat >= 0) return { form: 'at', params: { card, target: { word: `seat.${view.words[action.seat]}` } } }
  if (action.slot >= 0) return { form: 'on', params: { card, ...placed(view, action.slot) } }
  if (action.spaces.length > 0)
    return { form: 'into', params: { card, space: action.spaces.map(spaceWord).join(', ') } }
  if (title.target.kind === 'use') return { form: title.target.words[action.use] ?? '', params: { card } }
  return { form: title.kept ? 'kept' : '', params: { card } }
}

/** What "done" means depends on what is being done. */
function finished(view: ZombiesView, top: ZombiesFrame | undefined): Worded {
  // A hint looks past the last window of a turn.
  const isLast = top?.kind === 'window' && top.of === 'post-zombie'
  if (top?.kind === 'discard' || isLast) return { form: 'discard', params: {} }
  if (top?.kind !== 'card') return plainly()
  if (TITLES[top.card]!.id === 'butter-fingers')
    return { form: 'bullets', params: { count: Math.min(2, view.bullets[top.seat]!) } }
  return { form: 'repair', params: {} }
}

/** The piece that is being put on a new tile: zombies first, then lives, then bullets. */
function pieceOf(view: ZombiesView, top: ZombiesFrame | undefined): string {
  const f = top as TileFrame | undefined
  if (f?.kind !== 'tile' || f.zombies > 0) {
    const kind = view.tileKind[f?.slots?.[0] ?? -1]
    return kind !== undefined && tilesOf(view.options).kinds[kind]?.enhanced ? 'enhanced' : 'zombie'
  }
  return f.lives > 0 ? 'life' : 'bullet'
}

/** A tile on the table; one that has been blown off it has no name left. */
export function placed(view: ZombiesView, slot: Slot): Params {
  const s = publicState(view)
  return isOnTable(s, slot) ? tileParams(s, slot) : { tile: '', number: '' }
}
