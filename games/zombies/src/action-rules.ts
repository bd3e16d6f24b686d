import type { RuleId } from '@shamble/kernel'
import type { ZombiesAction } from './actions.js'
import { brainCramp } from './cards/brain-cramp.js'
import { firstAidKit } from './cards/first-aid-kit.js'
import { TITLES } from './cards/index.js'
import { lotsOfAmmo } from './cards/lots-of-ammo.js'
import { whereDidEverybodyGo } from './cards/where-did-everybody-go.js'
import { fillRule } from './frames/fill.js'
import { turnOf, type ZombiesFrame } from './frames/kinds.js'
import { whatFollows } from './labels.js'
import { tilesOf } from './options.js'
import { publicState, type ZombiesView } from './view.js'

/** The rule under which each kind of action is taken; where its moment says nothing nearer. */
const RULES: Readonly<Record<Exclude<ZombiesAction['type'], 'play' | 'use'>, RuleId>> = {
  pass: 'ZMB-W.h',
  toss: 'ZMB-1.3.3.h',
  stack: 'ZMB-1.3.1.b',
  place: 'ZMB-1.3.1.d',
  put: 'ZMB-1.3.1.f',
  pay: 'ZMB-1.3.2.c',
  keep: 'ZMB-card.adjusting-nicely',
  lose: 'ZMB-1.3.2.f',
  step: 'ZMB-1.3.5.b',
  stop: 'ZMB-1.3.5.a',
  zombie: 'ZMB-1.3.6.a',
  pick: 'ZMB-W.j',
  tile: 'ZMB-R.23',
  weapon: 'ZMB-W.j',
  repair: 'ZMB-R.20',
  target: 'ZMB-card.you-lookin-at-me',
  discard: 'ZMB-1.3.7.a',
  auto: 'ZMB-W.i',
  finish: 'ZMB-1.3.7.a',
}

/** What a player on turn asks for with a pass. */
const FOLLOWS: Readonly<Record<string, RuleId>> = {
  tile: 'ZMB-1.3.1.a',
  fight: 'ZMB-1.3.2.b',
  move: 'ZMB-1.3.4.a',
  zombies: 'ZMB-1.3.6.a',
}

/** The rule under which an action is taken at this moment. */
export function ruleOf(action: ZombiesAction, view: ZombiesView): RuleId {
  if (action.type === 'play' || action.type === 'use') return TITLES[action.card]!.rule
  const top = view.frames[view.frames.length - 1] as ZombiesFrame | undefined
  return ruleInside(action, view, top) ?? RULES[action.type]
}

function ruleInside(action: ZombiesAction, view: ZombiesView, top: ZombiesFrame | undefined): RuleId | null {
  switch (action.type) {
    case 'pass':
      return FOLLOWS[whatFollows(view, top)] ?? null
    case 'pay':
      return action.with === 'kit' ? firstAidKit.rule : action.with === 'ammo' ? lotsOfAmmo.rule : null
    case 'place':
      return tilesOf(view.options).kinds[action.kind]?.id === 'front_gate' ? 'ZMB-1.3.1.m' : null
    case 'put':
      return top?.kind === 'tile' && top.slots.length > 0 ? fillRule(publicState(view), top.slots[0]!) : null
    case 'step':
    case 'stop':
      return ledBy(view, top)
    case 'pick':
    case 'tile':
    case 'weapon':
    case 'repair':
    case 'finish':
      // What a card leaves to choose is chosen under that card.
      return top?.kind === 'card' ? TITLES[top.card]!.rule : null
    default:
      return null
  }
}

/** The card by which a player walks another player's pawn. */
function ledBy(view: ZombiesView, top: ZombiesFrame | undefined): RuleId | null {
  if (top?.kind === 'walk') return whereDidEverybodyGo.rule
  return turnOf(view).brainCramp >= 0 ? brainCramp.rule : null
}
