import zombies from '@shamble/game-zombies/module'
import {
  ENHANCED,
  type Fight,
  type Movement,
  movementOf,
  SHOTGUN,
  TITLES,
  turnOf,
  walksOf,
  type ZombiesAction,
} from '@shamble/game-zombies/table'
import type { Odds } from '@shamble/kernel'
import { type ReactNode, useMemo } from 'react'
import { type FaceMeaning, Readout as Panel, type ReadoutFacts } from '../../table/Readout.js'
import type { Words } from '../table-game.js'
import { quietName } from './cards.js'
import { facesOf, type ShownFight, shownFight } from './fight-now.js'
import { bonusOf, killShare, percent } from './key-note.js'
import { Stacks } from './Stacks.js'
import './readout.css'
import type { Part } from './part.js'

/** Odds of what is pointed at, of what comes next, how the movement came about, or what the stacks hold. */
export function Readout(part: Part): ReactNode {
  const shown = useMemo(() => readoutOf(part), [part.view, part.pointed, part.news, part.words])
  if (shown === null) return <Stacks part={part} />
  return <Panel {...shown} openRule={part.openRule} />
}

function readoutOf(part: Part): { readonly name: string; readonly facts: ReadoutFacts } | null {
  const { view, pointed } = part
  const odds = cardOdds(view, pointed)
  if (odds !== null) return { name: 'zmb-odds', facts: cardFacts(part, odds) }
  const fight = shownFight(view, pointed)
  if (fight !== null) return { name: 'zmb-fight', facts: fightFacts(part, fight) }
  const movement = view.outcome === null ? movementOf(view) : null
  return movement === null ? null : { name: 'zmb-move', facts: movementFacts(part, movement) }
}

function cardOdds(view: Part['view'], pointed: ZombiesAction | null): Odds | null {
  if (pointed === null || (pointed.type !== 'play' && pointed.type !== 'repair')) return null
  return zombies.game.odds?.(view, pointed) ?? null
}

const FIGHT_RULES = { short: 'ZMB-1.3.2.c', there: 'ZMB-1.3.5.c', now: 'ZMB-1.3.2.a', next: 'ZMB-1.3.2.a' } as const

function fightFacts(part: Part, { fight, when, short }: ShownFight): ReadoutFacts {
  const { view, words } = part
  const { speak } = words
  const bonus = bonusOf(fight)
  const alone = killShare(fight.need, bonus, 0)
  const ways = Math.round(alone * 6)
  const most = Math.min(fight.bullets, Math.max(0, fight.need - bonus - 1))
  const fallen = part.news.findLast((event) => event.kind === 'roll-short' || event.kind === 'roll-hit')?.dice?.[0]
  const isGlowing = view.zombie[fight.space] === ENHANCED
  return {
    title: fightTitle(part, fight, when, short),
    rule: FIGHT_RULES[when],
    faces: faceMeanings(fight, when === 'short' ? fallen : undefined, words),
    shares: [
      {
        share: percent(alone, words),
        words: speak('zombies.alone', { ways }),
        brief: speak('zombies.alone.short'),
        title: speak('zombies.odds.of', { ways, of: 6 }),
      },
      {
        share: percent(killShare(fight.need, bonus, fight.bullets), words),
        words: most === 0 ? speak('zombies.paid.none') : speak('zombies.paid', { count: most, have: fight.bullets }),
        brief: speak('zombies.paid.short', { count: most }),
      },
    ],
    rows: [
      {
        value: `${fight.need}+`,
        words: speak(isGlowing ? 'zombies.kills.glowing' : 'zombies.kills'),
        // [ZMB-1.3.1.r] A glowing one asks for 5; so does every zombie under GOVT. ENHANCED ZOMBIES.
        rule: fight.need === 4 ? 'ZMB-1.3.2.b' : isGlowing ? 'ZMB-1.3.1.r' : 'ZMB-card.govt-enhanced-zombies',
      },
      ...fight.bonuses.map(({ rule, value }) => ({ value: `+${value}`, words: bonusName(part, fight, rule), rule })),
    ],
  }
}

function fightTitle({ view, words }: Part, fight: Fight, when: ShownFight['when'], short: number): string {
  const isYou = fight.seat === view.viewer
  const seat = words.seat(fight.seat)
  if (when === 'short') return words.speak('zombies.fight.short', { count: short })
  if (when === 'there') return words.speak('zombies.fight.there')
  if (when === 'next') return words.speak(isYou ? 'zombies.fight.next' : 'zombies.fight.next.other', { seat })
  return words.speak(isYou ? 'zombies.fight.you' : 'zombies.fight.now', { seat })
}

function bonusName({ view, words }: Part, fight: Fight, rule: string): string {
  const card = TITLES.findIndex((title) => title.rule === rule)
  if (card < 0) return rule
  const name = quietName(card, words)
  return card === SHOTGUN ? words.speak('zombies.charges', { card: name, count: view.charges[fight.seat]! }) : name
}

/** What each face of the die does in a fight, for anyone who fights it. */
export function faceMeanings(fight: Fight, fallen: number | undefined, { speak }: Words): FaceMeaning[] {
  const life = speak(fight.lives === 1 ? 'zombies.face.last' : 'zombies.face.life')
  return facesOf(fight).map(({ die, isKill, price, isAffordable }) => ({
    die,
    isGood: isKill,
    words: isKill ? speak('zombies.face.kill') : isAffordable ? speak('zombies.count.bullets', { count: price }) : life,
    or: isKill || !isAffordable ? '' : fight.lives === 1 ? life : speak('zombies.face.or'),
    fell: die === fallen,
  }))
}

/** (5 + 2 + 1) × 2 = 16, with the card that made each figure. */
function movementFacts({ view, words }: Part, { die, added, doubled, halved, total, left }: Movement): ReadoutFacts {
  const { speak } = words
  const meetsFights = walksOf(view).some(({ steps, fights }) => steps.length > 1 && fights > 0)
  const inner = [die ?? '', ...added.map(({ value }) => value)].join(' + ')
  const bracketed = added.length > 0 && doubled + halved > 0 ? `(${inner})` : inner
  const row = (isOn: boolean, value: string, key: string, rule: string, brief = key) =>
    isOn ? [{ value, words: speak(`zombies.move.${key}`), brief: speak(`zombies.move.${brief}`), rule }] : []
  return {
    title: speak('zombies.move'),
    rule: 'ZMB-1.3.4.a',
    formula: {
      sum: die === null ? '' : `${bracketed} ${'× 2 '.repeat(doubled)}${'÷ 2 '.repeat(halved)}= `,
      total: speak('zombies.move.total', { count: total }),
      left: speak('zombies.move.left', { left, total }),
    },
    note: meetsFights ? { icon: 'skull', words: speak('zombies.move.skull') } : null,
    rows: [
      ...row(die !== null, String(die), 'die', 'ZMB-1.3.4.a'),
      ...row(turnOf(view).keys, '10', 'keys', 'ZMB-1.3.4.b'),
      ...added.map(({ card, value }) => ({
        value: `+${value}`,
        words: quietName(card, words),
        rule: TITLES[card]!.rule,
      })),
      ...row(doubled > 0, `×${2 ** doubled}`, 'doubled', 'ZMB-R.09'),
      ...row(halved > 0, `÷${2 ** halved}`, 'halved', 'ZMB-card.your-shoes-untied', 'halved.brief'),
    ],
  }
}

function cardFacts({ words, pointed }: Part, { need, results, rule }: Odds): ReadoutFacts {
  const { speak } = words
  return {
    title: speak('zombies.odds', { what: pointed?.type === 'play' ? quietName(pointed.card, words) : '' }),
    rule,
    shares: results.map(({ key, params, ways, of }) => ({
      share: percent(ways / of, words),
      words: `${speak(`odds.${key}`, params)}, ${speak('zombies.odds.of', { ways, of })}`,
    })),
    rows: [{ value: `${need}+`, words: speak('zombies.odds.need'), rule }],
  }
}
