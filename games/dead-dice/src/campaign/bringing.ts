import { type Play, type Seat, when } from '@shamble/kernel'
import { newThing, readyHand, receive } from '../rules/carrying.js'
import { hasCompanions, welcome } from '../rules/companions.js'
import { equip, kitOf } from '../rules/kit.js'
import { become } from '../rules/sheets.js'
import type { DeadDice, Thing } from '../state.js'
import type { Carried, SurvivorFile } from './survivor-file.js'

/** The survivor that comes along for a seat; `null` where one is to be made. */
function fileOf({ options }: Pick<DeadDice, 'options'>, seat: Seat): SurvivorFile | null {
  return (options.band === null ? options.survivors?.[seat] : options.band.members[seat]) ?? null
}

export const isBrought = (s: Pick<DeadDice, 'options'>, seat: Seat): boolean =>
  when('DD-12.4', fileOf(s, seat) !== null)

/** [DD-15.89] Survivors, gear, Trust and companions of earlier games; outside a campaign people come as they began. */
export function bringBand(s: DeadDice, play: Play): void {
  for (const seat of s.survivors.keys()) {
    const file = fileOf(s, seat)
    if (file !== null) bringSurvivor(s, seat, file)
  }
  const { band } = s.options
  if (band === null) return
  for (const [seat, survivor] of s.survivors.entries()) {
    survivor.trust = band.trust[seat]!.slice()
    survivor.xp += band.xp[seat]!
  }
  s.group.stash = band.stash.map((carried) => thingOf(s, carried))
  if (hasCompanions(s)) for (const { name, talent } of band.companions) welcome(s, name, null, talent, play)
}

function bringSurvivor(s: DeadDice, seat: Seat, file: SurvivorFile): void {
  const survivor = s.survivors[seat]!
  become(survivor, file)
  survivor.exposed = file.exposed === true
  survivor.carrier = file.carrier === true
  if (!when('DD-15.89', s.options.campaign)) {
    equip(s, seat, kitOf(s))
    return
  }
  survivor.xp = file.xp ?? 0
  if (file.carries === undefined) equip(s, seat, kitOf(s))
  for (const carried of file.carries ?? []) receive(survivor, thingOf(s, carried))
  survivor.hand = readyHand(survivor)
}

const thingOf = (s: DeadDice, { item, dry }: Carried): Thing => ({ ...newThing(s, item), dry: dry === true })
