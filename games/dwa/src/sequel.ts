import { type Plain, type Seat, when } from '@shamble/kernel'
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

/** What a campaign hands on: the teams that still have a figure, and the rules it is played by. */
export function sequel(s: Dwa): Readonly<Record<string, Plain>> | null {
  if (!s.options.campaign || s.outcome === null) return null
  const teams = s.teams.flatMap((_, seat): TeamSheet[] => {
    const team = teamSheetOf(s, seat)
    return when('R-112', team.members.length === 0) ? [] : [team]
  })
  if (teams.length === 0) return null
  const kept = Object.fromEntries(KEPT.map((name) => [name, s.options[name] as Plain]))
  return { ...kept, players: teams.length, muster: false, teams: teams as unknown as Plain }
}

type Standing = Pick<Dwa, 'options' | 'humans' | 'teams'>

/** A team as it is now, with those who live: what the next game is handed, and what people may keep. */
export function teamSheetOf(s: Standing, seat: Seat): TeamSheet {
  const { name, fallen, size, began } = s.teams[seat]!
  const members = s.humans.filter((human) => human.team === seat)
  const living = members.filter(isAlive)
  const given = s.options.teams?.[seat]
  return {
    name,
    members: living.map((human) => sheetFor(s, human)),
    fallen: [...fallen, ...members.filter((human) => !isAlive(human)).map((human) => human.name)],
    size: size || began || Math.max(1, living.length),
    ...(typeof given === 'object' && given.copy === true ? { copy: true } : {}),
  }
}

/** Wounds carry over unless the option says otherwise; kills are of one game. */
function sheetFor(s: Standing, human: Human): Sheet {
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
