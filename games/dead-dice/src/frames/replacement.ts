import { ask, type Frame, type Play, type Procedure, pop, push, type Refusal, type Seat, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { blankSurvivor } from '../rules/blank-survivor.js'
import { livingCompanions } from '../rules/companions.js'
import { equip, kitOf, trainSpecialForces } from '../rules/kit.js'
import { drawSheet } from '../rules/random-sheets.js'
import { become, type Sheet, tidied } from '../rules/sheets.js'
import { isAlive } from '../seats.js'
import type { CompanionState, DeadDice } from '../state.js'
import type { ReplacementFrame } from './kinds-people.js'
import { promotedSheet, promotedSpace } from './sheet-spaces.js'

/** [DD-15.71] At the start of a living turn, where the option says so and there is a survivor to take over. */
export function startReplacements(s: DeadDice): void {
  if (!when('DD-15.71', s.options.replacementSurvivors === 'promoteCompanion')) return
  const waiting = deadPlayers(s)
  if (waiting.length > 0 && livingCompanions(s).length > 0)
    push(s, { kind: 'replacement', step: 0, waiting, companion: null } satisfies ReplacementFrame as Frame)
}

/** Those who still sit at the table. */
const deadPlayers = (s: DeadDice): Seat[] =>
  s.survivors.flatMap((survivor, seat) => (isAlive(survivor) || s.left.includes(seat) ? [] : [seat]))

export const replacement: Procedure<DeadDice, ReplacementFrame, DeadDiceAction> = {
  run(s, f) {
    const waiting = f.waiting.filter((seat) => !s.left.includes(seat))
    if (waiting[0] !== f.waiting[0]) f.companion = null
    f.waiting = waiting
    const [seat] = f.waiting
    if (seat === undefined || livingCompanions(s).length === 0) pop(s)
    else ask(s, seat, f.companion === null ? 'promote' : 'promoted')
  },

  offer(s, f, _seat, to) {
    if (f.companion === null) {
      to.legal({ type: 'watch' })
      for (const { id } of livingCompanions(s)) to.legal({ type: 'promote', companion: id })
    } else {
      to.space(promotedSpace(s, companionBy(s, f.companion).name))
      to.legal({ type: 'randomSheet' })
    }
  },

  answer(s, f, seat, action, play) {
    switch (action.type) {
      case 'watch':
        f.waiting.shift()
        break
      case 'promote':
        f.companion = action.companion
        break
      case 'promoted':
        takeOver(s, f, seat, promotedSheet(action, companionBy(s, f.companion!).name), play)
        break
      case 'randomSheet':
        takeOver(s, f, seat, drawSheet(s, seat, play), play)
    }
  },

  refuse: (_s, _f, _seat, action): Refusal | null =>
    action.type === 'promote' ? { rule: 'DD-15.71', key: 'promote.nobody' } : null,
}

const companionBy = (s: DeadDice, id: number): CompanionState => s.group.companions.find((one) => one.id === id)!

/** The companion becomes the player's survivor, made in the normal way [DD-12.4]; nobody trusts them yet. */
function takeOver(s: DeadDice, f: ReplacementFrame, seat: Seat, sheet: Sheet, play: Play): void {
  const { id, name } = companionBy(s, f.companion!)
  s.fallen.push({ seat, survivor: s.survivors[seat]! })
  const survivor = blankSurvivor(s.options.players)
  become(survivor, { ...tidied(sheet), name })
  s.survivors[seat] = survivor
  trainSpecialForces(s, survivor)
  equip(s, seat, kitOf(s))
  for (const other of s.survivors) other.trust[seat] = 0
  s.group.companions = s.group.companions.filter((one) => one.id !== id)
  f.waiting.shift()
  f.companion = null
  play.reveal?.('all')
  play.emit?.({ kind: 'companion-promoted', rule: 'DD-15.71', seat, data: { name } })
}
