import type { Plain } from '@shamble/kernel'
import { copySheet } from './clone.js'
import { type Dwa, type Human, isAlive } from './state.js'
import type { Sheet, TeamSheet } from './teams/sheet.js'

/** Rules that a campaign keeps from its first game to its last. */
const KEPT = [
  'campaign',
  'advanced',
  'flaws',
  'psychology',
  'zombification',
  'disorderPick',
  'archetypeLimits',
  'weaponCategories',
  'carryLimit',
  'campaignWoundsPersist',
  'campaignAmmo',
  'recruits',
  'houseNumbers',
] as const

/** What a campaign hands on: the teams that still have somebody, and the rules it is played by. */
export function sequel(s: Dwa): Readonly<Record<string, Plain>> | null {
  if (!s.options.campaign || s.outcome === null) return null
  const teams = s.teams.flatMap((_, seat): TeamSheet[] => {
    const living = s.humans.filter((human) => human.team === seat && isAlive(human))
    return living.length === 0 ? [] : [teamSheet(s, seat, living)]
  })
  if (teams.length === 0) return null
  const kept = Object.fromEntries(KEPT.map((name) => [name, s.options[name] as Plain]))
  return { ...kept, players: teams.length, muster: false, teams: teams as unknown as Plain }
}

function teamSheet(s: Dwa, seat: number, living: readonly Human[]): TeamSheet {
  const { name, fallen, size, began } = s.teams[seat]!
  const lost = s.humans.filter((human) => human.team === seat && !isAlive(human))
  return {
    name,
    members: living.map((human) => sheetFor(s, human)),
    fallen: [...fallen, ...lost.map((human) => human.name)],
    size: size === 0 ? began : size,
  }
}

/** Wounds carry over unless the option says otherwise; kills are of one game. */
function sheetFor(s: Dwa, human: Human): Sheet {
  const sheet = copySheet(human)
  if (!s.options.campaignWoundsPersist) {
    sheet.wounds = 0
    sheet.bitten = false
  }
  for (const weapon of sheet.weapons) if (weapon.id === 'machineGun') weapon.ready = false
  sheet.kills = 0
  sheet.closeKills = 0
  sheet.pouch.objects = sheet.pouch.objects.filter(({ what }) => what !== 'story' && what !== 'keys')
  return sheet
}
