import type { RuleId } from '@shamble/kernel'

/** Where YOU LOOKIN' AT ME !? can send an announced card: another player, another building, or nowhere. */
export type Redirect = 'player' | 'building' | 'none'

/** When a card may be played from hand [ZMB-W.n]. */
export type PlayWindow =
  | 'open'
  | 'announce'
  | 'own-open-until-move'
  | 'tile-drawn'
  | 'own-turn-start'
  | 'own-pre-move'
  | 'rival-pre-move'
  | 'move-set'
  | 'pre-move-or-move-set'
  | 'own-pre-move-or-combat'

export interface CardTitle {
  readonly id: string
  readonly rule: RuleId
  readonly set: 'base' | 'expansion'
  readonly copies: number
  readonly window: PlayWindow
  readonly redirect: Redirect
  /** Stays in front of its owner; and counts as a weapon [ZMB-1.3.2.k]. */
  readonly kept: boolean
  readonly weapon: boolean
  /** [ZMB-1.3.3.i] Tiles in whose building its owner must stand to lay it down. */
  readonly buildings: readonly string[]
}

function card(id: string, set: CardTitle['set'], copies: number, more: Partial<CardTitle> = {}): CardTitle {
  return {
    id,
    rule: `ZMB-card.${id}`,
    set,
    copies,
    window: 'open',
    redirect: 'none',
    kept: false,
    weapon: false,
    buildings: [],
    ...more,
  }
}

const keptWeapon = (...buildings: string[]): Partial<CardTitle> => ({ kept: true, weapon: true, buildings })
const keptItem = (...buildings: string[]): Partial<CardTitle> => ({ kept: true, buildings })

/** The 42 titles in the order of the rules. */
export const TITLES: readonly CardTitle[] = [
  card('adjusting-nicely', 'expansion', 2, keptItem()),
  card('adrenaline-rush', 'base', 2, { window: 'own-pre-move-or-combat' }),
  card('all-the-marbles', 'base', 2, keptItem('toy_store')),
  card('alternate-food-source', 'base', 2),
  card('bad-sense-of-direction', 'base', 1, { redirect: 'player' }),
  card('brain-cramp', 'base', 2, { window: 'move-set', redirect: 'player' }),
  card('breakthrough', 'expansion', 2, { window: 'own-open-until-move' }),
  card('butter-fingers', 'base', 2, { redirect: 'player' }),
  card('chainsaw', 'base', 2, keptWeapon('lawn_garden')),
  card('claustrophobia', 'base', 2, { redirect: 'player' }),
  card('dynamite', 'expansion', 2),
  card('fear', 'base', 2, { redirect: 'player' }),
  card('fire-axe', 'base', 2, keptWeapon('fire_station')),
  card('first-aid-kit', 'base', 2, keptItem('hospital', 'drug_store')),
  card('govt-enhanced-zombies', 'expansion', 2),
  card('grenade', 'base', 2, keptWeapon('army_surplus')),
  card('hey-look-a-shotgun', 'base', 2, { redirect: 'player', kept: true, weapon: true }),
  card('hysterical-paralysis', 'base', 1, { redirect: 'player' }),
  card('i-dont-think-theyre-dead', 'base', 2, { redirect: 'player' }),
  card('i-feel-alive', 'expansion', 2),
  card('i-see-the-helicopter', 'expansion', 2, keptWeapon()),
  card('i-think-its-over-here', 'expansion', 2, { window: 'tile-drawn' }),
  card('in-the-zone', 'expansion', 2, { window: 'own-turn-start' }),
  card('just-when-you-thought', 'base', 2, { redirect: 'building' }),
  card('lots-of-ammo', 'base', 2, keptItem('sporting_goods')),
  card('mine-field', 'expansion', 2),
  card('molotov-cocktail', 'base', 2, keptWeapon('gas_station')),
  card('much-needed-rest', 'base', 2, { window: 'own-pre-move' }),
  card('no-brains-here', 'expansion', 2, { redirect: 'player' }),
  card('rocket-launcher', 'expansion', 2, keptWeapon('armory')),
  card('skateboard', 'base', 2, keptWeapon('skate_shop')),
  card('slight-miscalculation', 'base', 2, { redirect: 'building' }),
  card('the-keys-are-still-in-it', 'base', 1, { window: 'own-pre-move' }),
  card('this-isnt-so-bad', 'base', 2),
  card('were-screwed', 'base', 1),
  card('weekend-pass-denied', 'expansion', 2, { redirect: 'player' }),
  card('what-is-that-smell', 'expansion', 2, { window: 'rival-pre-move' }),
  card('where-did-everybody-go', 'base', 2, { redirect: 'player' }),
  card('you-dont-need-that', 'expansion', 2, { redirect: 'player' }),
  card('you-lookin-at-me', 'expansion', 2, { window: 'announce' }),
  card('your-shoes-untied', 'base', 2, { window: 'pre-move-or-move-set' }),
  card('zombie-master', 'base', 2),
]
