import { aboutOf, tilesOf, type ZombiesView } from '@shamble/game-zombies/table'
import type { GameEvent, Viewer } from '@shamble/kernel'
import type { ReactNode } from 'react'
import { fig } from '../../kit/index.js'
import type { Scene, Words } from '../table-game.js'
import { cardGist, cardName } from './cards.js'
import { handTileArt } from './city-art.js'
import { hyphenated } from './hyphenated.js'
import { pawnInline } from './seats.js'

const CARDS = ['announced', 'announced-at', 'announced-on', 'announced-into', 'answered', 'used'] as const
const MOMENTS: Readonly<Record<string, Scene['mood']>> = {
  died: 'loss',
  'base-open': 'news',
  'tile-destroyed': 'loss',
  'last-round': 'news',
  'only-collection': 'news',
  'helicopter-again': 'gain',
  'helipad-placer': 'news',
  killed: 'gain',
  'life-lost': 'loss',
  'bullets-spent': 'loss',
}
type TileKind = ReturnType<typeof tilesOf>['kinds'][number]
/** Scenes about a tile show the tile. */
const TILES: Readonly<Record<string, (kind: TileKind) => boolean>> = {
  'base-open': ({ id }) => id === 'front_gate',
  'helipad-placer': ({ isHelipad }) => isHelipad,
}
/** Small ones, and only the viewer's own. */
const BRIEF: readonly string[] = ['killed', 'life-lost', 'bullets-spent']

export const isBriefScene = ({ kind }: GameEvent): boolean => BRIEF.includes(kind)

/** Deaths and turns of the game, anyone's; cards of someone else's; the viewer's own kills, lives and last bullet. */
export function hasScene(event: GameEvent, viewer: Viewer): boolean {
  const { kind, seat } = event
  const spent = aboutOf(event, 'bullets-spent')
  if (spent !== null && spent.left > 0) return false
  if (BRIEF.includes(kind)) return seat === viewer
  return kind in MOMENTS || ((CARDS as readonly string[]).includes(kind) && seat !== viewer)
}

const PASSING: readonly string[] = ['put', 'tile-filled', 'zombie-moved', 'zombie-placed', 'stepped', 'drew']

export const isPassing = ({ kind }: GameEvent): boolean => PASSING.includes(kind)

export function scene(event: GameEvent, view: ZombiesView, words: Words): Scene {
  const { kind, seat } = event
  const card = aboutOf(event, ...CARDS)?.card
  if (card !== undefined) {
    const isMine = aboutOf(event, 'announced-at')?.target === view.viewer
    return {
      title: words.speak(isMine ? 'zombies.scene.card-me' : 'zombies.scene.card', { seat: words.seat(seat!) }),
      mood: isMine ? 'loss' : 'news',
      art: <Card card={card} words={words} />,
    }
  }
  const tile = TILES[kind]
  const art =
    tile !== undefined
      ? tileOf(view, tile)
      : seat === undefined || kind === 'killed'
        ? fig('reach', -17, -17, 34, { fill: 'var(--ink-b)' })
        : pawnInline(seat, words.seat(seat))
  return {
    title: words.speak(`zombies.scene.${kind}${kind === 'died' && seat === view.viewer ? '-me' : ''}`, {
      seat: seat === undefined ? '' : words.seat(seat),
      count: seat === undefined ? 0 : kind === 'killed' ? view.reserve[seat]! : view.lives[seat]!,
      goal: view.options.winZombies,
    }),
    mood: MOMENTS[kind] ?? 'news',
    art: (
      <svg viewBox={tile === undefined ? '-19 -19 38 38' : '0 0 150 150'} dangerouslySetInnerHTML={{ __html: art }} />
    ),
  }
}

function tileOf(view: ZombiesView, isMeant: (kind: TileKind) => boolean): string {
  const kind = tilesOf(view.options).kinds.findIndex(isMeant)
  return handTileArt(view, { kind, turn: 0, x: 9, y: 9 })
}

function Card({ card, words }: { readonly card: number; readonly words: Words }): ReactNode {
  return (
    <div className="scene-card">
      <strong>{hyphenated(cardName(card, words))}</strong>
      <p>{cardGist(card, words)}</p>
    </div>
  )
}
