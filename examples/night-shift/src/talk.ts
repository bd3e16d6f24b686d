import { type Offers, type Play, type Refusal, type Seat, type Space, when } from '@shamble/kernel'
import { wordsSpace } from '@shamble/module'
import type { NightAction } from './actions.js'
import { WORDS } from './corridor.js'
import { GM, type Night, survivorAt } from './night.js'

type Said = Extract<NightAction, { type: 'say' | 'note' }>

const SAYINGS = ['Did you hear that?', 'I am not bitten.', 'Stay behind me.']
/** What random play writes down, and what a survivor may imagine written there. */
export const NOTES = ['The stairs come last.', 'They trust Ana too much.']

const SAY = wordsSpace<Said>('say', WORDS, SAYINGS) as Space<NightAction>
const NOTE = wordsSpace<Said>('note', WORDS, NOTES) as Space<NightAction>

/** What anybody may do while a player is asked: speak once an hour; and the game master write something down. */
export function offerTalk(s: Night, seat: Seat, to: Offers<NightAction>): void {
  if (seat !== GM && s.survival[survivorAt(seat)] === 0) return
  if (s.said[seat] === '') to.space(SAY)
  if (seat === GM) to.space(NOTE)
}

/** Why words are not taken; `null` where the action is something else. */
export function talkRefusal(seat: Seat, action: NightAction): Refusal | null {
  if (action.type === 'say') return { rule: 'NS-8.1' }
  return action.type === 'note' && seat !== GM ? { rule: 'NS-8.2' } : null
}

export const isTalk = (action: NightAction): action is Said => action.type === 'say' || action.type === 'note'

/** [NS-8.2] Nobody else learns that something was written down. */
export const talkKnownTo = (action: NightAction): readonly Seat[] | 'all' =>
  when('NS-8.2', action.type === 'note') ? [GM] : 'all'

export function talk(s: Night, seat: Seat, { type, text }: Said, play: Play): void {
  if (type === 'say') {
    s.said[seat] = text
    play.emit?.({ kind: 'said', rule: 'NS-8.1', seat, data: { text } })
  } else {
    s.note = text
    play.emit?.({ kind: 'noted', rule: 'NS-8.2', seat, data: { text }, seenBy: [GM] })
  }
}

/** [NS-8.1] Another hour, and all may speak again. */
export function hush(s: Night): void {
  s.said.fill('')
}
