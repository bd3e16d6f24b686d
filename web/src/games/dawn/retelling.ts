import { aboutOf, attackResult, BERSERK_UP_TO, type DawnView } from '@shamble/game-dawn/table'
import type { GameEvent } from '@shamble/kernel'
import { totals } from '@shamble/module'
import type { LogEntry } from '@shamble/record'
import { headline, mainEvent, NOTHING_RETOLD, sumOf, unbroken } from '../../replay/headline.js'
import type { Face, Retelling } from '../../replay/parts.js'
import type { Words } from '../table-game.js'

/** What makes the headline where several things happened at once, the greatest first. */
const HEADLINES: readonly string[] = [
  'turned-super',
  'killed',
  'infected',
  'main-closed',
  'stunned',
  'super-eliminated',
  'hit',
  'missed',
  'panicked',
  'attack-failed',
  'rifle-taken',
  'hidden-revealed',
  'appeared',
  'door-opened',
  'door-closed',
  'walked',
  'activated',
  'still-human',
  'berserk',
  'entered',
  'calmed',
  'reacted',
  'moved',
  'super-moved',
]
/** Those of them that are short enough as the record has them. */
const AS_RECORDED: readonly string[] = [
  'hidden-revealed',
  'appeared',
  'door-opened',
  'door-closed',
  'reacted',
  'moved',
  'super-moved',
]

export function retell(entries: readonly LogEntry[], index: number, before: DawnView | null, words: Words): Retelling {
  const { events } = entries[index]!
  const ended = events.find(({ kind }) => kind.startsWith('ended.'))
  const main = mainEvent(events, HEADLINES)
  if (main === undefined) return NOTHING_RETOLD
  const dice = main.dice ?? []
  return {
    title: ended === undefined ? titleOf(main, events, words) : plain(ended, words),
    rule: main.rule,
    dice,
    faces: dice.length === 0 ? [] : facesOf(main, words),
    say: dice.length === 0 ? '' : sayOf(main, before, words),
  }
}

function titleOf(main: GameEvent, events: readonly GameEvent[], words: Words): string {
  const { speak } = words
  if (main.kind === 'reacted' || main.kind === 'moved' || main.kind === 'super-moved') {
    const count = events.filter(({ kind }) => kind === 'reacted' || kind === 'moved' || kind === 'super-moved').length
    return speak('replay.dawn.title.moved', { count })
  }
  if (!HEADLINES.includes(main.kind) || AS_RECORDED.includes(main.kind)) return plain(main, words)
  return speak(`replay.dawn.title.${main.kind}`, { count: 1, ...main.data })
}

/** The record's sentence as a headline. Seats are no part of what happens in the mall. */
const plain = (event: GameEvent, words: Words): string => headline(event, [], words).replace(/!$/, '')

interface Outcome {
  readonly word: string
  readonly kind: Face['kind']
}

/** Every total that the dice could have shown, with what it would have meant where that may be known. */
function facesOf(event: GameEvent, words: Words): Face[] {
  const { dice = [] } = event
  const fell = sumOf(dice)
  const outcome = outcomeOf(event)
  return totals(dice.length, 6).flatMap((ways, mark) => {
    if (ways === 0) return []
    const { word, kind } = outcome(mark)
    return [{ mark, ways, word: word === '' ? '' : words.speak(`replay.dawn.face.${word}`), kind, fell: mark === fell }]
  })
}

const UNKNOWN: Outcome = { word: '', kind: 'plain' }

function outcomeOf(event: GameEvent): (total: number) => Outcome {
  const { kind, modifiers = [] } = event
  const { value, level = 0, strength } = aboutOf(event)
  switch (kind) {
    case 'hit':
    case 'missed': {
      // The value is hidden again while the match runs [DAWN-2.3.f].
      if (value === undefined) return () => UNKNOWN
      const change = sumOf(modifiers.map((modifier) => modifier.value))
      return (total) => (total + change >= value ? { word: 'hit', kind: 'good' } : { word: 'miss', kind: 'bad' })
    }
    case 'panicked':
    case 'kept-calm':
      return (total) => (total <= level ? { word: 'panic', kind: 'bad' } : { word: 'calm', kind: 'good' })
    case 'attack-failed':
    case 'stunned':
    case 'infected':
    case 'killed': {
      if (strength === undefined) return () => UNKNOWN
      return (total) => {
        const result = attackResult(strength, total)
        if (result === 'none') return { word: 'none', kind: 'good' }
        // [DAWN-8.5.a] Anyone who is hurt already dies of either.
        return { word: kind === 'killed' ? 'killed' : result, kind: 'bad' }
      }
    }
    case 'still-human':
    case 'turned-super':
      return (total) => (total === 2 || total === 12 ? { word: 'super', kind: 'bad' } : { word: 'human', kind: 'good' })
    case 'berserk':
    case 'not-berserk':
    case 'calmed':
    case 'stays-berserk':
      return (total) => (total <= BERSERK_UP_TO ? { word: 'berserk', kind: 'bad' } : { word: 'calm', kind: 'good' })
    default:
      return () => UNKNOWN
  }
}

/** `4 + 3 − 2 = 5 against 6: one short.` */
function sayOf(event: GameEvent, before: DawnView | null, words: Words): string {
  const { speak } = words
  const { dice = [], modifiers = [] } = event
  const isCheck = event.kind === 'panicked' || event.kind === 'kept-calm'
  // What is added to a panic level is in the level already.
  const change = isCheck ? 0 : sumOf(modifiers.map(({ value }) => value))
  const total = sumOf(dice) + change
  const written = dice.join(' + ') + (change === 0 ? '' : ` ${change < 0 ? '−' : '+'} ${Math.abs(change)}`)
  const made = dice.length === 1 && change === 0 ? written : `${written} = ${total < 0 ? '−' : ''}${Math.abs(total)}`
  const sum = unbroken(made)
  const faces = facesOf(event, words)
  const all = sumOf(faces.map(({ ways }) => ways))
  const share = (kind: Face['kind']): number =>
    Math.round((sumOf(faces.map((face) => (face.kind === kind ? face.ways : 0))) / all) * 100)
  const known = faces.some(({ kind }) => kind !== 'plain')
  if (!known) return speak('replay.dawn.say.sum', { sum })
  const { value, level, strength } = aboutOf(event)
  const against = value ?? level ?? strength
  const said = `replay.dawn.say.${event.kind}`
  const twice = event.kind === 'killed' && before !== null ? ` ${speak('replay.dawn.say.twice')}` : ''
  return `${speak(said, { sum, against: against ?? '', good: share('good'), bad: share('bad') })}${twice}`
}
