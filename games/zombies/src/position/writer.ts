import type { Seat } from '@shamble/kernel'
import type { PositionForm } from '@shamble/module'
import { facingAt, isOnTable, kindAt, type Slot } from '../board/board.js'
import { heyLookAShotgun } from '../cards/hey-look-a-shotgun.js'
import { TITLES } from '../cards/index.js'
import { turnOf } from '../frames/kinds.js'
import { spaceWord } from '../notation.js'
import { tilesOf } from '../options.js'
import { BULLET, type Card, ENHANCED, LIFE, NO_ZOMBIE, SMELLED, type Zombies } from '../state.js'
import { momentWords } from './moments.js'

/** Sides of a tile in words, clockwise. */
export const SIDES = ['north', 'east', 'south', 'west'] as const

/** The text form of a position; `null` in the middle of something. */
export function writePosition(s: Zombies, form: PositionForm): string | null {
  const moment = momentWords(s, form)
  if (moment === null) return null
  return [
    `turn ${s.turn} ${s.words[s.active]} ${moment}`,
    ...s.words.map((_, seat) => playerLine(s, seat, form)),
    ...s.tileKind.map((_, slot) => tileLine(s, slot)),
    ...joinsLine(s),
    ...listLine('removed', countedWords(s.removed.map((kind) => tilesOf(s.options).kinds[kind]!.id))),
    ...listLine('discarded', countedWords(s.discarded.map(cardId))),
    ...listLine('effects', effectWords(s)),
    ...helipadLine(s),
  ].join('\n')
}

const cardId = (card: Card): string => TITLES[card]!.id

function playerLine(s: Zombies, seat: Seat, form: PositionForm): string {
  const words = [
    s.words[seat]!,
    `at ${spaceWord(s.position[seat]!)}`,
    `lives ${s.lives[seat]}`,
    `bullets ${s.bullets[seat]}`,
    `reserve ${s.reserve[seat]}`,
  ]
  if (s.glowing[seat]! > 0) words.push(`glowing ${s.glowing[seat]}`)
  if (s.kills[seat] !== s.reserve[seat]) words.push(`kills ${s.kills[seat]}`)
  if (s.jeep[seat] === 1) words.push('jeep')
  if (s.played[seat]! > 0) words.push(`played ${s.played[seat]}`)
  if (turnOf(s).enteredBuilding[seat]! >= 0) words.push(`entered ${turnOf(s).enteredBuilding[seat]}`)
  const hand = s.hands[seat]!.map((card) => (form === 'full' || form === seat ? cardId(card) : '?'))
  if (hand.length > 0) words.push(`hand ${hand.join(', ')}`)
  const inPlay = s.inPlay[seat]!.map(
    (card) => cardId(card) + (card === heyLookAShotgun.card ? `:${s.charges[seat]}` : ''),
  )
  if (inPlay.length > 0) words.push(`inplay ${inPlay.join(', ')}`)
  const flags = flagWords(s, seat)
  if (flags.length > 0) words.push(`flags ${flags.join(' ')}`)
  return words.join(' ')
}

function flagWords(s: Zombies, seat: Seat): string[] {
  const flags: string[] = []
  if (s.fear[seat] === 1) flags.push('fear')
  if (s.paralysis[seat] !== 0) flags.push(s.paralysis[seat] === SMELLED ? 'skip:smell' : 'skip')
  if (s.claustrophobia[seat] === 1) flags.push('claustrophobia')
  if (turnOf(s).chainsaw[seat] === 1) flags.push('chainsaw')
  if (turnOf(s).molotov[seat]! >= 0) flags.push(`molotov:${turnOf(s).molotov[seat]}`)
  if (turnOf(s).adrenaline[seat] === 1) flags.push('adrenaline')
  if (turnOf(s).fallen[seat] === 1) flags.push('fallen')
  return flags
}

function tileLine(s: Zombies, slot: Slot): string {
  if (!isOnTable(s, slot)) return `tile ${slot} gone`
  const kind = kindAt(s, slot)
  const gate = kind.id === 'front_gate' ? ` town ${SIDES[s.gateTownSide]}` : ''
  const place = `tile ${slot} ${kind.id} ${s.tileX[slot]} ${s.tileY[slot]} turn ${s.tileTurn[slot]}${gate}`
  const cells = facingAt(s, slot).ground.map((ground, cell) => {
    const [zombie, token] = [s.zombie[slot * 9 + cell]!, s.counter[slot * 9 + cell]!]
    const pieces =
      (zombie === NO_ZOMBIE ? '' : zombie === ENHANCED ? 'g' : 'z') +
      (token === LIFE ? 'L' : token === BULLET ? 'B' : '')
    return pieces || (ground === 'blocked' ? '#' : '.')
  })
  if (cells.every((cell) => cell === '.' || cell === '#')) return place
  const rows = [cells.slice(0, 3), cells.slice(3, 6), cells.slice(6)].map((row) => row.join(' '))
  return `${place} : ${rows.join(' / ')}`
}

function joinsLine(s: Zombies): string[] {
  const pairs: string[] = []
  for (let i = 0; i < s.joins.length; i += 2) pairs.push(`${spaceWord(s.joins[i]!)}-${spaceWord(s.joins[i + 1]!)}`)
  return pairs.length > 0 ? [`joins ${pairs.join(' ')}`] : []
}

const listLine = (word: string, words: readonly string[]): string[] =>
  words.length > 0 ? [`${word} ${words.join(', ')}`] : []

/** `fear, claustrophobia*2`, in alphabetical order. */
function countedWords(words: readonly string[]): string[] {
  return [...new Set(words)].sort().map((word) => {
    const count = words.filter((other) => other === word).length
    return count > 1 ? `${word}*${count}` : word
  })
}

function effectWords(s: Zombies): string[] {
  const effects: string[] = []
  if (turnOf(s).afraid) effects.push('afraid')
  if (turnOf(s).shut) effects.push('shut')
  if (turnOf(s).smellSlot !== -1) effects.push(turnOf(s).smellSlot >= 0 ? `smell ${turnOf(s).smellSlot}` : 'smell')
  if (turnOf(s).hasLeft) effects.push('has-left')
  if (turnOf(s).brainCramp >= 0) effects.push(`brain-cramp ${s.words[turnOf(s).brainCramp]}`)
  if (turnOf(s).adrenalineMove) effects.push('double')
  if (turnOf(s).halvings > 0) effects.push(`halved ${turnOf(s).halvings}`)
  if (turnOf(s).rested) effects.push('rested')
  if (turnOf(s).keys) effects.push('keys')
  if (turnOf(s).inTheZone) effects.push('in-the-zone')
  if (turnOf(s).forfeited) effects.push('forfeited')
  if (s.foodSource >= 0) effects.push(`alternate-food-source ${s.words[s.foodSource]} ${s.foodSourceEnds}`)
  if (s.govtEnhanced >= 0) effects.push(`govt-enhanced-zombies ${s.words[s.govtEnhanced]} ${s.govtEnhancedEnds}`)
  if (s.marbles >= 0) effects.push(`all-the-marbles ${s.words[s.marbles]}`)
  return effects
}

/** [ZMB-1.2.d] The town helipad is under its stack, unless it came back into it. */
function helipadLine(s: Zombies): string[] {
  return s.townStack.includes(tilesOf(s.options).index['helipad_town']!) ? ['helipad shuffled'] : []
}
