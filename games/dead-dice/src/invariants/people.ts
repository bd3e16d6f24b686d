import {
  BASE_SURVIVAL_RANGE,
  CHARACTERISTIC_RANGE,
  CHARACTERISTICS,
  CREATION,
  SPECIAL_FORCES_SURVIVAL,
  TRUST_RANGE,
} from '../data/characteristics.js'
import { handsOf } from '../rules/carrying.js'
import { carryAlone, LOADS, linesMissing } from '../rules/loads.js'
import { sameHand } from '../rules/packing.js'
import { spentOn } from '../rules/sheets.js'
import { isAlive } from '../seats.js'
import type { DeadDice, Survivor } from '../state.js'

/** What is wrong with survivors and what they carry; nothing in a sound game. */
export function peopleFaults(s: DeadDice): string[] {
  // Sheets that are being made are checked when they are handed in.
  if (s.phase === 'creation') return []
  return [...s.survivors.flatMap((survivor, seat) => survivorFaults(s, survivor, seat)), ...burdenFaults(s)]
}

function survivorFaults(s: DeadDice, survivor: Survivor, seat: number): string[] {
  // A player who gave up before the sheet was made.
  if (survivor.name === '') return []
  const faults = [...scoreFaults(s, survivor), ...trustFaults(survivor, seat), ...handFaults(survivor)]
  return faults.map((fault) => `${survivor.name}: ${fault}`)
}

/** Invariants 1, 2 and 3. */
function scoreFaults(s: DeadDice, { scores, base, survival, fate, ...more }: Survivor): string[] {
  const faults: string[] = []
  const { min, max } = CHARACTERISTIC_RANGE
  for (const by of CHARACTERISTICS) if (scores[by] < min || scores[by] > max) faults.push(`${by} is ${scores[by]}`)
  const written = base - (s.variants.includes('specialForces') ? SPECIAL_FORCES_SURVIVAL : 0)
  if (written < BASE_SURVIVAL_RANGE.min || written > BASE_SURVIVAL_RANGE.max) faults.push(`base Survival is ${base}`)
  if (survival > base) faults.push(`Survival ${survival} is above the base ${base}`)
  if (fate === 'alive' && survival < 0) faults.push(`lives with Survival ${survival}`)
  const spent = spentOn({ ...more, ...scores, survival: written })
  const enough = s.options.campaign ? spent >= CREATION.points : spent === CREATION.points
  if (!enough) faults.push(`${spent} points are spent`)
  return faults
}

/** Invariant 4. */
function trustFaults({ trust }: Survivor, seat: number): string[] {
  const faults = trust[seat] === 0 ? [] : ['has Trust in nobody else']
  const wrong = trust.filter((score) => score < TRUST_RANGE.min || score > TRUST_RANGE.max)
  return [...faults, ...wrong.map((score) => `has Trust ${score}`)]
}

function handFaults(survivor: Survivor): string[] {
  return handsOf(survivor).some((hand) => sameHand(hand, survivor.hand)) ? [] : ['holds what cannot be held']
}

/** Invariant 23: the lines of reserves are carried by those who are alone, and never more than there are. */
function burdenFaults(s: DeadDice): string[] {
  const faults: string[] = []
  for (const what of LOADS) {
    const loads = s.survivors.filter(isAlive).map((survivor) => survivor.loads[what])
    if (loads.some((lines) => lines < 0)) faults.push(`less than no line of ${what} is carried`)
    if (linesMissing(s, what) < 0)
      faults.push(carryAlone(s) ? `too many lines of ${what} are carried` : `companions carry the ${what}`)
  }
  return faults
}
