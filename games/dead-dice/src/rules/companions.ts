import { type Play, type Refusal, when } from '@shamble/kernel'
import { TAGS_OF_TALENT, type Tag } from '../data/tags.js'
import type { Companion } from '../scenario/scenario.js'
import { stagedOf } from '../scenario/staged.js'
import type { CompanionState, DeadDice } from '../state.js'
import { pickName } from './random-sheets.js'

/** [DD-2.3] Room for all who could ever come along. */
const MOST_COMPANIONS = 20

export const livingCompanions = (s: Pick<DeadDice, 'group'>): CompanionState[] =>
  s.group.companions.filter(({ alive }) => alive)

/** [DD-12.9] [DD-15.72] Alone in the world there are none. */
export const hasCompanions = (s: Pick<DeadDice, 'variants'>): boolean =>
  !when('DD-15.72', s.variants.includes('aloneInTheWorld'))

/** [DD-2.4] [DD-16.38] As many as there are players, those who came along from an earlier game among them. */
export function usualCompanions(s: DeadDice, play: Play): void {
  if (!hasCompanions(s)) return
  while (when('DD-2.4', when('DD-16.38', livingCompanions(s).length < s.options.players))) newcomer(s, play)
}

/** [DD-16.55] The next of the scenario's row; of the passengers one is drawn; when all have come, a name without talent. */
export function newcomer(s: DeadDice, play: Play): void {
  const row = stagedOf(s)?.scenario.companions ?? []
  const drawn = stagedOf(s)?.scenario.companionsDrawn === true
  const next = drawn ? drawPassenger(s, row, play) : nextOf(s, row)
  const name = next?.name ?? pickName((names) => play.chance.draw(names, 'DD-16.55', 'all'), 'family')
  welcome(s, name, next?.role ?? null, next?.talent ?? [], play)
}

/** The row goes on where it was left, past those who are here already. */
function nextOf(s: DeadDice, row: readonly Companion[]): Companion | null {
  const next = row.findIndex((_, i) => !hasCome(s, row, i))
  if (next < 0) return null
  s.master.companionsCome.push(next)
  return row[next]!
}

/** [DD-13.2] Every way in which two dice fall, by the passenger: 0 for the sum of 2. */
const SUMS: readonly number[] = Array.from({ length: 36 }, (_, i) => Math.floor(i / 6) + (i % 6))

/** [DD-16.55] Doubles are drawn again, which is drawing among the others. */
function drawPassenger(s: DeadDice, row: readonly Companion[], play: Play): Companion | null {
  const left = SUMS.filter((sum) => !hasCome(s, row, sum))
  if (left.length === 0) return null
  const drawn = play.chance.draw(left, 'DD-16.55', 'all')
  s.master.companionsCome.push(drawn)
  return row[drawn]!
}

const hasCome = (s: DeadDice, row: readonly Companion[], i: number): boolean =>
  s.master.companionsCome.includes(i) || s.group.companions.some(({ name }) => name === row[i]!.name)

/** A survivor joins the band. */
export function welcome(
  s: DeadDice,
  name: string,
  role: string | null,
  talent: readonly Tag[],
  play: Play | null,
): void {
  s.group.companions.push({ id: s.nextCompanion++, name, role, talent, alive: true, onRaid: false })
  play?.emit?.({ kind: 'companion-joins', rule: 'DD-2.3', data: { name }, about: { name, talent } })
}

/** [DD-15.72] [DD-2.13] [DD-2.4] Why nobody can join the band at all; `null` where one can. */
export function whyNobodyJoins(s: Pick<DeadDice, 'variants' | 'group'>): Refusal | null {
  if (!hasCompanions(s)) return { rule: 'DD-15.72', key: 'companion.alone' }
  if (when('DD-15.32', s.group.reserves.survivors === 'empty')) return { rule: 'DD-15.32', key: 'companion.empty' }
  if (livingCompanions(s).length < MOST_COMPANIONS) return null
  return { rule: 'DD-2.4', key: 'companion.many', params: { most: MOST_COMPANIONS } }
}

/** [DD-2.3] [DD-16.23] Why the game master may not name this companion; `null` when that is in order. */
export function whyNotCompanion(s: DeadDice, name: string, talent: readonly Tag[]): Refusal | null {
  const nobody = whyNobodyJoins(s)
  if (nobody !== null) return nobody
  if (name.trim() === '') return { rule: 'DD-2.3', key: 'companion.name', at: 'name' }
  if (livingCompanions(s).some((one) => one.name === name.trim()))
    return { rule: 'DD-2.3', key: 'companion.sameName', at: 'name', params: { name: name.trim() } }
  const most = TAGS_OF_TALENT.max
  if (talent.length > most) return { rule: 'DD-16.23', key: 'companion.talent', at: 'talent', params: { most } }
  const twice = talent.findIndex((tag, i) => talent.indexOf(tag) < i)
  return twice < 0 ? null : { rule: 'DD-16.23', key: 'sheet.tagTwice', at: `talent.${twice}` }
}
