import { UNITS } from './counters.js'
import { squareName } from './map/mall.js'
import { faceOf } from './rules/faces.js'
import { hasCharacter, isFaceUp, poolSize, supersAt } from './rules/pieces.js'
import {
  ALL_CHARACTERS,
  CLOSED,
  countersOf,
  type Dawn,
  FRAN,
  IN_BOX,
  IN_POOL,
  isAutomatic,
  KILLED,
  mallOf,
  NO_UNIT,
  PETER,
  ROGER,
  STEVE,
  SUPER,
} from './state.js'

/** Sentences about what is broken; the numbers are those of the ledger's list of invariants. */
export function brokenInvariants(s: Dawn): string[] {
  return [...unitInvariants(s), ...characterInvariants(s), ...turnInvariants(s)]
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
    if (where >= 0 && s.unitAt[where] !== u) broken.push(`1: unit ${u} stands where the map has another`)
    if (where >= 0 && isFaceUp(s, where) && s.value[u] === 0 && hasCharacter(s, where))
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
  // 19
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
    const onMap = s.at[c]! >= 0 && s.at[c]! < mall.size
    if (s.phase !== 'setup' && s.status[c]! < SUPER && !onMap) broken.push(`10: character ${c} is off the map`)
    if (s.status[c] === KILLED && s.at[c] !== -1) broken.push(`22: the dead ${c} is on the map`)
    if (
      s.status[c]! < SUPER &&
      s.shots[c]! > Math.max(faceOf(s, c).fireRate, countersOf(s).characters[c]!.normal.fireRate)
    )
      broken.push(`7: ${c} shot too often`)
  }
  for (let square = 0; square < mall.size; square++)
    if (supersAt(s, square).length > 4) broken.push('2: too many super zombies')
  if (s.rifle[PETER] === 1 || s.rifle[ROGER] === 1) broken.push('17: Peter or Roger holds a rifle')
  const held = s.rifle[STEVE]! + s.rifle[FRAN]!
  const gone = mall.plan.rifles - s.riflesLeft - held
  if (gone < 0) broken.push('17: more rifles than there are')
  return broken
}

function turnInvariants(s: Dawn): string[] {
  const broken: string[] = []
  if (s.spent > s.allowance) broken.push(`6: ${s.spent} points of ${s.allowance} spent`)
  if (s.outcome !== null && s.outcome.winners.length > s.answered.length) broken.push('25: too many winners')
  const mall = mallOf(s)
  mall.mainDoors.forEach((door) => {
    if (s.doors[door] !== CLOSED && s.doors[door] !== 0) broken.push('11: a main door is broken')
  })
  mall.doors.forEach((door, d) => {
    if (s.doors[d] === 2 && door.kind !== 'glass') broken.push('11: a door that is not of glass is destroyed')
  })
  return broken
}
