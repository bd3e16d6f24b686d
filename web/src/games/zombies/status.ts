import { SHOTGUN, SMELLED, turnOf, type ZombiesView } from '@shamble/game-zombies/table'
import type { Params, Seat } from '@shamble/kernel'
import type { Words } from '../table-game.js'
import { tileName } from './spots.js'

/** A mark that someone carries, and the rule behind it. */
export interface Badge {
  readonly name: string
  readonly text: string
  readonly rule: string
}

/** Everything that waits for someone or holds this turn; who is on turn and who has played is told elsewhere. */
export function badgesOf(view: ZombiesView, seat: Seat, words: Words): Badge[] {
  const isActive = seat === view.active
  const found: Badge[] = []
  const badge = (isOn: boolean, name: string, rule: string, params: Params = {}): void => {
    if (isOn) found.push({ name, rule, text: words.speak(`board.badge.${name}`, params) })
  }
  badge(isActive && turnOf(view).afraid, 'afraid', 'ZMB-card.fear')
  badge(view.fear[seat] === 1, 'fear', 'ZMB-card.fear')
  const skips = view.paralysis[seat]!
  badge(skips !== 0, 'skip', `ZMB-card.${skips === SMELLED ? 'what-is-that-smell' : 'hysterical-paralysis'}`)
  badge(isActive && turnOf(view).shut, 'shut', 'ZMB-card.claustrophobia')
  badge(view.claustrophobia[seat] === 1, 'claustrophobia', 'ZMB-card.claustrophobia')
  badge(isActive && turnOf(view).smellSlot !== -1 && !turnOf(view).hasLeft, 'smell', 'ZMB-card.what-is-that-smell')
  const steered = isActive && turnOf(view).brainCramp >= 0
  badge(steered, 'brain-cramp', 'ZMB-card.brain-cramp', { seat: steered ? words.seat(turnOf(view).brainCramp) : '' })
  badge(isActive && turnOf(view).halvings > 0, 'halved', 'ZMB-card.your-shoes-untied')
  badge(isActive && turnOf(view).inTheZone, 'zone', 'ZMB-card.in-the-zone')
  badge(isActive && turnOf(view).forfeited, 'forfeited', 'ZMB-1.3.2.g')
  badge(
    turnOf(view).adrenaline[seat] === 1 || (isActive && turnOf(view).adrenalineMove),
    'adrenaline',
    'ZMB-card.adrenaline-rush',
  )
  badge(view.jeep[seat] === 1, 'jeep', 'ZMB-1.3.1.t')
  const hasShotgun = view.inPlay[seat]!.includes(SHOTGUN)
  badge(hasShotgun, 'charges', 'ZMB-card.hey-look-a-shotgun', { count: view.charges[seat]! })
  badge(turnOf(view).chainsaw[seat] === 1, 'chainsaw', 'ZMB-card.chainsaw')
  const burning = turnOf(view).molotov[seat]!
  badge(burning >= 0, 'molotov', 'ZMB-card.molotov-cocktail', {
    tile: burning >= 0 ? tileName(view, burning, words) : '',
  })
  return found
}

/** What is in force for everybody, with whose turn ends it. */
export function effectsOf(view: ZombiesView, words: Words): Badge[] {
  const found: Badge[] = []
  const effect = (seat: Seat, name: string, rule: string): void => {
    if (seat >= 0) found.push({ name, rule, text: words.speak(`board.effect.${name}`, { seat: words.seat(seat) }) })
  }
  effect(view.marbles, 'marbles', 'ZMB-card.all-the-marbles')
  effect(view.foodSource, 'food-source', 'ZMB-card.alternate-food-source')
  effect(view.govtEnhanced, 'govt-enhanced', 'ZMB-card.govt-enhanced-zombies')
  return found
}
