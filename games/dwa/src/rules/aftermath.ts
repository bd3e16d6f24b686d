import { type Play, type Refusal, when } from '@shamble/kernel'
import { has } from '../abilities/ability.js'
import { ABILITIES } from '../abilities/index.js'
import { DISORDER_IDS, type DisorderId } from '../disorders/ids.js'
import { deed, tell } from '../events.js'
import { KITS, type KitId } from '../numbers/find-tables.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { no } from '../orders/refusals.js'
import type { Result } from '../scenario/victory.js'
import { type Dwa, type Human, isAlive } from '../state.js'
import { rankAt } from '../teams/rank.js'
import { takeFrom } from './gear.js'
import { heal as treated } from './treating.js'

/** [DWA-16.4.1.b] What surviving is worth, by what the scenario came to. */
const FOR_RESULT: Readonly<Record<Result, number>> = { major: 2, minor: 1, deadMinor: 2, deadMajor: 3 }
const FOR_LAST = 2

/** Where a survivor's experience comes from, line by line. */
export interface Experience {
  readonly shot: number
  readonly close: number
  readonly result: number
  readonly last: number
}

/** [DWA-16.4.1.a] [DWA-16.4.1.b] Only survivors earn. */
export function experienceOf(s: Pick<Dwa, 'humans' | 'result'>, human: Human): Experience {
  const team = s.humans.filter((other) => other.team === human.team)
  const isLast = team.length > 1 && team.filter(isAlive).length === 1
  return {
    shot: human.kills,
    close: 2 * human.closeKills,
    result: FOR_RESULT[s.result[human.team] as Result],
    last: when('DWA-16.4.1.b', isLast) ? FOR_LAST : 0,
  }
}

/** [DWA-13.1.e] One point of morale for every five kills, those in contact counted twice. */
export const moraleRegained = ({ kills, closeKills }: Pick<Human, 'kills' | 'closeKills'>): number =>
  Math.floor((kills + 2 * closeKills) / 5)

/** Experience, levels and morale of every survivor, at once. */
export function settleExperience(s: Dwa, play: Play): void {
  for (const human of s.humans) {
    if (human.team < 0 || !when('DWA-16.4.1.a', isAlive(human))) continue
    const earned = experienceOf(s, human)
    const xp = earned.shot + earned.close + earned.result + earned.last
    human.xp += xp
    tell(s, play, deed('experience', 'DWA-16.4.1.b', human, { xp, total: human.xp }, { ...earned, total: human.xp }))
    const rank = rankAt(human.xp)
    // [DWA-16.4.2.d] Each level is worth one point of morale, and one ability, which is chosen later.
    if (when('DWA-16.4.2.c', rank > human.rank)) {
      human.morale += rank - human.rank
      human.rank = rank
      tell(s, play, deed('level', 'DWA-16.4.2.d', human, { rank }, { rank }))
    }
    regain(s, human, play)
    // The flag ends with the game; what morale has become stays.
    if (when('R-111', human.lastMan)) human.lastMan = false
  }
}

function regain(s: Dwa, human: Human, play: Play): void {
  const most = numbersOf(s.options).morale + human.rank - 1
  const points = Math.max(0, Math.min(moraleRegained(human), most - human.morale))
  if (!when('R-79', points > 0)) return
  human.morale += points
  tell(
    s,
    play,
    deed('regained', 'DWA-13.1.e', human, { points, morale: human.morale }, { points, morale: human.morale }),
  )
}

/** Members who rose and whose zombie nobody has eliminated. */
export const turnedMembers = (s: Dwa, team: number): Human[] =>
  s.humans.filter((human) => human.team === team && human.whereabouts === 'risen')

/** On a 6 the member is back, alive. */
export function cure(s: Dwa, doctor: Human, patient: Human, play: Play): void {
  const { rule, cure: help } = ABILITIES.find((ability) => ability.cure !== undefined && has(doctor, ability.id))!
  const die = play.chance.die(6, 'R-76')
  const isCured = when('R-76', die >= help!.score)
  tell(s, play, { ...deed(isCured ? 'cured' : 'not-cured', rule, doctor, { whom: patient.name }), dice: [die] })
  if (!isCured) return
  patient.whereabouts = 'left'
  s.zombies = s.zombies.filter(({ was }) => was !== patient.id)
}

export function whyNotDisorder(human: Human, disorder: DisorderId): Refusal | null {
  // No two alike.
  if (human.disorders.includes(disorder))
    return no('R-81.7', 'disorder.has', { who: human.name, disorder: { word: `disorder.${disorder}` } })
  return null
}

/** [DWA-16.7.1.b] Six points are worth one disorder: the one picked, or 2D6 until it is a new one. */
export function gainDisorder(s: Dwa, human: Human, picked: DisorderId | null, play: Play): void {
  human.trauma -= 6
  let disorder = picked
  let dice: number[] = []
  while (disorder === null) {
    dice = play.chance.dice(2, 6, 'DWA-16.7.2.a')
    const rolled = DISORDER_IDS[dice[0]! + dice[1]! - 2]!
    if (!when('R-81.7', human.disorders.includes(rolled))) disorder = rolled
  }
  human.disorders.push(disorder)
  tell(s, play, {
    ...deed('disorder', 'DWA-16.7.1.b', human, { disorder: { word: `disorder.${disorder}` } }, { disorder }),
    ...(dice.length > 0 ? { dice } : {}),
  })
}

export type Means = KitId | 'firstAid'

/** What a figure could heal with. */
export function healsWith(human: Human): Means[] {
  const kits = (Object.keys(KITS) as KitId[]).filter((kit) => human.pouch.objects.some(({ what }) => what === kit))
  const isSkilled = ABILITIES.some(({ id, treat }) => treat !== undefined && has(human, id))
  return isSkilled ? [...kits, 'firstAid'] : kits
}

/** Without action points between games. */
export function heal(s: Dwa, by: Human, patient: Human, means: Means, play: Play): void {
  if (means === 'firstAid') {
    const { treat } = ABILITIES.find((ability) => ability.treat !== undefined && has(by, ability.id))!
    const die = play.chance.die(6, 'R-70.4')
    const isHealed = when('R-70.4', die >= treat!.score)
    const rolled = deed(isHealed ? 'first-aid' : 'first-aid-failed', 'R-70.4', by, { whom: patient.name })
    tell(s, play, { ...rolled, dice: [die] })
    if (isHealed) treated(s, patient, 1, 'R-87', by, play)
    return
  }
  const kit = by.pouch.objects.find(({ what }) => what === means)!
  takeFrom(by, { kind: 'object', object: kit })
  tell(s, play, deed('used-kit', 'R-70.5', by, { kit: { word: `object.${means}` } }), [`tables.kits.${means}`])
  treated(s, patient, numbersOf(s.options).tables.kits[means], 'R-87', by, play)
}
