import { UNITS } from './counters.js'
import { type ActivationFrame, activationOf, type GenerationFrame } from './frames/kinds.js'
import { squareName } from './map/mall.js'
import { faceOf } from './rules/faces.js'
import { isFaceUp, poolSize } from './rules/pieces.js'
import {
  ALL_CHARACTERS,
  CLOSED,
  countersOf,
  type Dawn,
  DESTROYED,
  IN_BOX,
  IN_POOL,
  INFECTED,
  isAutomatic,
  KILLED,
  mallOf,
  NO_UNIT,
  OPEN,
  OUT,
  PETER,
  ROGER,
  STATUSES,
  STUNNED,
  SUPER,
} from './state.js'

/**
 * Sentences about what is broken; the numbers are those of the ledger's list of invariants. Here are those that one
 * state can show; those that compare two moments of a match are held against random games by the tests.
 */
export function brokenInvariants(s: Dawn): string[] {
  return [...unitInvariants(s), ...hiddenInvariants(s), ...characterInvariants(s), ...turnInvariants(s)]
}

function unitInvariants(s: Dawn): string[] {
  const broken: string[] = []
  const mall = mallOf(s)
  for (let square = 0; square < mall.size; square++) {
    const unit = s.unitAt[square]!
    if (unit !== NO_UNIT && s.where[unit] !== square) broken.push(`1: two units share square ${squareName(square)}`)
  }
  for (let u = 0; u < UNITS; u++) {
    const where = s.where[u]!
    if (where >= mall.size || where < OUT) broken.push(`10: unit ${u} is off the map`)
    else if (where >= 0 && s.unitAt[where] !== u) broken.push(`1: unit ${u} stands where the map has another`)
    else if (where >= 0 && isFaceUp(s, where) && s.value[u] === 0)
      broken.push(`13: face up without a value in ${squareName(where)}`)
  }
  // 3: every unit is on the map, in the pool or in the box; and every value belongs to exactly one of them.
  if (s.where.length !== UNITS) broken.push('3: not fifty units')
  if (s.where.filter((where) => where === IN_POOL).length !== poolSize(s)) broken.push('3: the pool is miscounted')
  const known = [...s.value.filter((value) => value > 0), ...s.poolValues, ...s.urns.flat()].sort((a, b) => a - b)
  if (known.join() !== countersOf(s).zombieValues.join())
    broken.push('4: the values are no longer those of the counters')
  s.urns.forEach((urn, i) => {
    const members =
      s.urn.filter((of, u) => of === i && s.where[u] !== IN_POOL).length + s.poolUrns.filter((of) => of === i).length
    if (members !== urn.length) broken.push(`4: urn ${i} holds ${urn.length} values for ${members} units`)
  })
  return broken
}

function hiddenInvariants(s: Dawn): string[] {
  const broken: string[] = []
  const mall = mallOf(s)
  if (!isAutomatic(s) && s.phase !== 'setup' && s.hidden.length !== s.where.filter((where) => where === IN_BOX).length)
    broken.push('19: hidden squares and box differ')
  if (s.hidden.some((square) => mall.isHall[square]) || new Set(s.hidden).size !== s.hidden.length)
    broken.push('19: a hidden square in the hall, or twice')
  if (s.hidden.filter((square) => mall.area[square] === mall.rifleArea).length > 1)
    broken.push('19: two hidden zombies among the rifles')
  return broken
}

function characterInvariants(s: Dawn): string[] {
  const broken: string[] = []
  const mall = mallOf(s)
  for (const c of ALL_CHARACTERS) {
    const status = s.status[c]!
    if (STATUSES[status] === undefined) broken.push(`5: character ${c} has no status`)
    if (s.infectedOn[c]! > 0 && status !== INFECTED) broken.push(`5: character ${c} is infected and something else`)
    const onMap = s.at[c]! >= 0 && s.at[c]! < mall.size
    const mayBeGone = status >= SUPER || s.phase === 'setup'
    if (!onMap && (s.at[c] !== -1 || !mayBeGone)) broken.push(`10: character ${c} is off the map`)
    if (status === KILLED && s.at[c] !== -1) broken.push(`22: the dead ${c} is on the map`)
    if (s.rifle[c]! > 0 && status >= SUPER) broken.push(`17: the lost ${c} holds a rifle`)
    if (s.rifle[c]! > 1) broken.push(`17: ${c} holds ${s.rifle[c]} rifles`)
  }
  if (s.rifle[PETER]! + s.rifle[ROGER]! > 0) broken.push('17: Peter or Roger holds a rifle')
  const held = s.rifle.reduce((sum, rifles) => sum + rifles, 0)
  const gone = mall.plan.rifles - s.riflesLeft - held
  const mayBeGone = ALL_CHARACTERS.filter((c) => s.status[c]! >= SUPER && countersOf(s).characters[c]!.mayHoldRifle)
  if (gone < 0 || s.riflesLeft < 0) broken.push('17: more rifles than there are')
  if (gone > mayBeGone.length) broken.push('17: a rifle is gone with nobody')
  return broken
}

function moveInvariants(s: Dawn, { active, shots, spent, allowance }: ActivationFrame): string[] {
  const broken: string[] = []
  if (spent > allowance) broken.push(`6: ${spent} points of ${allowance} spent`)
  if (active.some((c) => s.rests[c] === 1)) broken.push('8: a character who rests is moved')
  for (const c of ALL_CHARACTERS) {
    if (shots[c]! > faceOf(s, c).fireRate) broken.push(`7: ${c} shot too often`)
    if (s.status[c] === STUNNED && (active.includes(c) || shots[c]! > 0)) broken.push(`9: the stunned ${c} acts`)
  }
  return broken
}

function turnInvariants(s: Dawn): string[] {
  const broken: string[] = []
  const move = activationOf(s)
  if (move !== null) broken.push(...moveInvariants(s, move))
  mallOf(s).doors.forEach(({ kind, id }, d) => {
    const state = s.doors[d]
    if (state !== OPEN && state !== CLOSED && state !== DESTROYED) broken.push(`11: the door ${id} has no state`)
    if (state === DESTROYED && kind !== 'glass') broken.push(`11: the door ${id} is destroyed and not of glass`)
  })
  const generation = s.frames.find((frame) => frame.kind === 'generation-phase') as GenerationFrame | undefined
  if (generation?.infected.some((c) => s.infectedOn[c] === s.turn))
    broken.push('21: a character is to be rolled for in the turn of their infection')
  if (s.outcome !== null && !s.outcome.rule.startsWith('TABLE')) {
    // 25: one side of two; or, against the automatic zombies, all together or nobody.
    const winners = s.outcome.winners.length
    const sides = isAutomatic(s) ? [0, s.answered.length] : [1]
    if (!sides.includes(winners)) broken.push(`25: ${winners} winners`)
  }
  return broken
}
