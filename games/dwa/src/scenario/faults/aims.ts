import { isFirearm, type WeaponId } from '../../numbers/weapons.js'
import type { Condition, Scenario, ScenarioObject, ScenarioObjective } from '../scenario.js'
import type { Fault } from '../validate.js'

/** A team as the rules expect it [DWA-1.a], and how many zombies it may meet [DWA-15.1.1.a]. */
export const TEAM = 5
const CAP = 5

/** What is wrong with objectives, victories and arrivals: names that nothing has, numbers that nobody reaches. */
export function faultsOfAims(scenario: Scenario): Fault[] {
  return [...objectives(scenario), ...conditions(scenario), ...arrivals(scenario)]
}

const unknown = (path: string, id: string): Fault => ({ path, key: 'there is no "{{id}}"', params: { id } })

function* objectives(scenario: Scenario): Generator<Fault> {
  for (const [i, objective] of scenario.objectives.entries()) {
    const path = `objectives[${i}]`
    if (objective.team !== undefined && objective.team >= scenario.deployment.length)
      yield { path: `${path}.team`, key: 'there is no team {{team}}', params: { team: objective.team } }
    yield* objectiveFaults(scenario, objective, path)
  }
}

function* objectiveFaults(scenario: Scenario, objective: ScenarioObjective, path: string): Generator<Fault> {
  const { rooms, neutrals, objects, vehicles, openings } = scenario
  const tooMany = (most: number): Fault => ({
    path: `${path}.count`,
    key: 'the objective asks for {{count}}, and at most {{most}} are possible',
    params: { count: 'count' in objective ? objective.count : 0, most },
  })
  switch (objective.kind) {
    case 'leave':
    case 'reach':
      if (objective.count > TEAM + neutrals.length) yield { ...tooMany(TEAM), remark: true }
      if (objective.kind === 'leave' && objective.vehicle === true && vehicles.length === 0)
        yield { path: `${path}.vehicle`, key: 'there is no vehicle' }
      return
    case 'carry': {
      const object = objects.find(({ id }) => id === objective.object)
      if (object === undefined) yield unknown(`${path}.object`, objective.object)
      else if (!canBeAim(object))
        yield { path: `${path}.object`, key: 'what is carried must be an object, neither keys nor a weapon nor loads' }
      if (objective.away === true && !canLeave(scenario)) yield noExit(`${path}.away`)
      return
    }
    case 'search':
      for (const [j, id] of objective.rooms.entries())
        if (!rooms.some((room) => room.id === id)) yield unknown(`${path}.rooms[${j}]`, id)
      if (objective.count > objective.rooms.length) yield tooMany(objective.rooms.length)
      return
    case 'rescue':
      if (!neutrals.some(({ id }) => id === objective.neutral)) yield unknown(`${path}.neutral`, objective.neutral)
      if (objective.away === true && !canLeave(scenario)) yield noExit(`${path}.away`)
      return
    case 'alive':
      for (const [j, id] of objective.neutrals.entries())
        if (!neutrals.some((neutral) => neutral.id === id)) yield unknown(`${path}.neutrals[${j}]`, id)
      if (objective.count > objective.neutrals.length) yield tooMany(objective.neutrals.length)
      return
    case 'hold':
      for (const [j, i] of objective.openings.entries())
        if (i >= openings.length)
          yield { path: `${path}.openings[${j}]`, key: 'there is no opening {{i}}', params: { i } }
      return
    case 'kill':
  }
}

/** Keys are known by their vehicle, weapons and loads by nothing. */
function canBeAim({ what }: ScenarioObject): boolean {
  const isLoad = ['bullets', 'belt', 'cartridges', 'arrows'].includes(what)
  return what === 'story' || (what !== 'keys' && !isLoad && OF_THE_RULES.has(what))
}

const OF_THE_RULES = new Set<string>([
  'antiseptic',
  'extinguisher',
  'radio',
  'largeKit',
  'mediumKit',
  'smallKit',
  'fuel',
  'battery',
])

const canLeave = ({ exits, objectives: all }: Scenario): boolean =>
  exits !== undefined || all.some(({ kind }) => kind === 'leave')

const noExit = (path: string): Fault => ({ path, key: 'nobody can leave: no edge leads out' })

function* conditions({ ends, victory, objectives: all, turnLimit }: Scenario): Generator<Fault> {
  const given: readonly (readonly [string, Condition | undefined])[] = [
    ['ends', ends],
    ['victory.major', victory?.major],
    ['victory.minor', victory?.minor],
    ['victory.dead', victory?.dead],
  ]
  for (const [path, condition] of given)
    if (condition !== undefined) yield* conditionFaults(condition, path, new Set(all.map(({ id }) => id)), turnLimit)
  if (turnLimit === undefined && ends === undefined && victory !== undefined)
    yield { path: 'turnLimit', key: 'without a turn limit a game may go on for a very long time', remark: true }
}

function* conditionFaults(
  condition: Condition,
  path: string,
  known: ReadonlySet<string>,
  turnLimit: number | undefined,
): Generator<Fault> {
  if ('all' in condition || 'any' in condition) {
    const [name, parts] = 'all' in condition ? ['all', condition.all] : ['any', condition.any]
    for (const [i, part] of parts.entries()) yield* conditionFaults(part, `${path}.${name}[${i}]`, known, turnLimit)
  } else if ('not' in condition) yield* conditionFaults(condition.not, `${path}.not`, known, turnLimit)
  else if ('objective' in condition && !known.has(condition.objective))
    yield unknown(`${path}.objective`, condition.objective)
  else if ('turn' in condition && turnLimit !== undefined && condition.turn > turnLimit)
    yield {
      path: `${path}.turn`,
      key: 'the game is over after turn {{turn}}',
      params: { turn: turnLimit },
      remark: true,
    }
  else if ('survivors' in condition && condition.survivors > TEAM)
    yield { path: `${path}.survivors`, key: 'a team has only five members', rule: 'DWA-1.a', remark: true }
}

function* arrivals({
  arrivals: methods,
  placed,
  zombies,
  rooms,
  deployment,
  walls,
  blocks,
  weapons,
}: Scenario): Generator<Fault> {
  const most = CAP * TEAM * deployment.length
  const number = zombies.length + (methods.includes('A') ? (placed ?? 2 * TEAM) * deployment.length : 0)
  if (number > most)
    yield {
      path: 'placed',
      key: '{{number}} zombies at the start, and only {{most}} are possible: the others are left out',
      params: { number, most },
      rule: 'DWA-15.1.1.a',
      remark: true,
    }
  if (methods.includes('C') && !rooms.some(({ explored }) => !explored))
    yield {
      path: 'arrivals',
      key: 'method C needs a room that nobody has explored',
      rule: 'DWA-15.1.3.1.C',
      remark: true,
    }
  if ((methods.includes('D') || methods.includes('E')) && walls.length + blocks.length === 0)
    yield {
      path: 'arrivals',
      key: 'methods D and E need something to come from behind',
      rule: 'DWA-15.1.3.1.D',
      remark: true,
    }
  if (methods.length === 0 && zombies.length === 0)
    yield { path: 'arrivals', key: 'no zombie ever comes', remark: true }
  if (weapons !== undefined && !weapons.some((id: WeaponId) => isFirearm(id)))
    yield { path: 'weapons', key: 'nobody has anything to shoot with', remark: true }
}
