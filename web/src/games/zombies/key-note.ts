import zombies from '@shamble/game-zombies/module'
import {
  fightAt,
  tilesUnseen,
  topFrame,
  turnOf,
  type ZombiesAction,
  type ZombiesView,
} from '@shamble/game-zombies/table'
import type { WindowFrame } from '@shamble/kernel'
import type { Words } from '../table-game.js'
import { hordeLeft, pieces } from './prompt.js'
import { streetsSaid } from './streets.js'

/** What is at the right of a button: a price, a chance, what is left. */
export function keyNote(action: ZombiesAction, view: ZombiesView, words: Words): string {
  const { speak } = words
  const top = topFrame(view)
  const seat = view.viewer === 'spectator' ? view.active : view.viewer
  switch (action.type) {
    case 'pass':
      return top?.kind === 'window' ? passNote(view, top, words) : ''
    case 'play':
    case 'use':
    case 'repair':
      return chanceOf(view, action, words)
    case 'stack': {
      const left = tilesUnseen(view)
      return speak('zombies.note.stack', { count: action.zone === 'town' ? left.town : left.base })
    }
    case 'pay':
      return payNote(view, action, words)
    case 'step': {
      const fight = fightAt(view, top?.kind === 'walk' ? top.seat : view.active, action.to)
      return fight === null ? '' : percent(killShare(fight.need, bonusOf(fight), 0), words)
    }
    case 'place':
      return streetsSaid(view, action, words)?.short ?? ''
    case 'stop':
      return top?.kind === 'move' || top?.kind === 'walk' ? speak('zombies.note.left', { count: top.left }) : ''
    case 'auto':
      return autoNote(view, words)
    case 'lose':
      return speak('zombies.note.halved', { count: Math.ceil(view.reserve[seat]! / 2) })
    default:
      return ''
  }
}

export const percent = (share: number, { speak }: Words): string =>
  speak('number.percent', { n: Math.round(share * 100) })

export const bonusOf = ({ bonuses }: { readonly bonuses: readonly { readonly value: number }[] }): number =>
  bonuses.reduce((sum, { value }) => sum + value, 0)

/** The share of the six faces that kill when so many bullets may be added. */
export function killShare(need: number, bonus: number, bullets: number): number {
  return Math.min(6, Math.max(0, 7 - (need - bonus - bullets))) / 6
}

function passNote(view: ZombiesView, f: WindowFrame, words: Words): string {
  const { speak } = words
  if (f.by !== view.viewer) return ''
  if (f.of === 'combat') {
    const fight = fightAt(view, f.by, view.position[f.by]!)
    return fight === null ? '' : percent(killShare(fight.need, bonusOf(fight), 0), words)
  }
  if (f.of === 'turn-start') return speak('zombies.note.draw')
  if (f.of === 'pre-zombie') return view.marbles >= 0 ? '' : speak('zombies.note.roll')
  const rolls =
    f.of === 'pre-move' && !turnOf(view).afraid && !turnOf(view).rested && !turnOf(view).keys && !turnOf(view).forfeited
  return rolls ? speak('zombies.note.roll') : ''
}

function payNote(view: ZombiesView, action: Extract<ZombiesAction, { type: 'pay' }>, words: Words): string {
  const { speak } = words
  const top = topFrame(view)
  if (top?.kind !== 'fight') return ''
  if (action.with === 'bullets') return speak('zombies.note.left', { count: view.bullets[top.seat]! - top.short })
  if (action.with === 'ammo') return ''
  if (action.with === 'life' && view.lives[top.seat] === 1) return speak('zombies.note.last')
  return chanceOf(view, action, words)
}

function autoNote(view: ZombiesView, words: Words): string {
  const top = topFrame(view)
  if (top?.kind === 'horde') return words.speak('zombies.left.horde', { count: hordeLeft(view, top) })
  return top?.kind === 'tile' ? pieces(top, false, words) : ''
}

/** The chance of the first result, in whole per cent. */
function chanceOf(view: ZombiesView, action: ZombiesAction, words: Words): string {
  const first = zombies.game.odds?.(view, action)?.results[0]
  return first === undefined ? '' : percent(first.ways / first.of, words)
}
