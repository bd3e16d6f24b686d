import { cloneBase } from '@shamble/kernel'
import type { Burning, Dwa, Human, Lying, Opening, Room, Team, Thing, ThisTurn, Vehicle, Zombie } from './state.js'
import type { CarriedObject, Pouch, Sheet, Weapon } from './teams/sheet.js'

/** Every field by hand: a field that is not named here is neither cloned nor seen. */
export type Pieces = Pick<
  Dwa,
  | 'teams'
  | 'humans'
  | 'zombies'
  | 'nextZombie'
  | 'openings'
  | 'rooms'
  | 'vehicles'
  | 'lying'
  | 'nextLying'
  | 'destroyed'
  | 'ending'
  | 'result'
>

export function copyPieces(s: Pieces): Pieces {
  return {
    teams: s.teams.map(copyTeam),
    humans: s.humans.map(copyHuman),
    zombies: s.zombies.map(copyZombie),
    nextZombie: s.nextZombie,
    openings: s.openings.map(copyOpening),
    rooms: s.rooms.map(copyRoom),
    vehicles: s.vehicles.map(copyVehicle),
    lying: s.lying.map(copyLying),
    nextLying: s.nextLying,
    destroyed: s.destroyed,
    ending: s.ending,
    result: s.result.slice(),
  }
}

export const cloneDwa = (s: Dwa): Dwa => cloneBase(s, { options: s.options, ...copyPieces(s) }) as Dwa

const copyTeam = (team: Team): Team => ({
  name: team.name,
  began: team.began,
  reached: team.reached.slice(),
  size: team.size,
  fallen: team.fallen.slice(),
})

const copyBurning = (fire: Burning | null): Burning | null =>
  fire && { since: fire.since, kind: fire.kind, by: fire.by }

export function copySheet(sheet: Sheet): Sheet {
  return {
    name: sheet.name,
    gender: sheet.gender,
    archetype: sheet.archetype,
    sub: sheet.sub,
    xp: sheet.xp,
    rank: sheet.rank,
    morale: sheet.morale,
    abilities: sheet.abilities.slice(),
    flaws: sheet.flaws.slice(),
    trauma: sheet.trauma,
    disorders: sheet.disorders.slice(),
    wounds: sheet.wounds,
    bitten: sheet.bitten,
    weapons: sheet.weapons.map(copyWeapon),
    hands: sheet.hands.slice(),
    pouch: copyPouch(sheet.pouch),
    kills: sheet.kills,
    closeKills: sheet.closeKills,
  }
}

function copyHuman(human: Human): Human {
  return {
    id: human.id,
    team: human.team,
    key: human.key,
    name: human.name,
    gender: human.gender,
    archetype: human.archetype,
    sub: human.sub,
    xp: human.xp,
    rank: human.rank,
    morale: human.morale,
    abilities: human.abilities.slice(),
    flaws: human.flaws.slice(),
    trauma: human.trauma,
    disorders: human.disorders.slice(),
    wounds: human.wounds,
    bitten: human.bitten,
    weapons: human.weapons.map(copyWeapon),
    hands: human.hands.slice(),
    pouch: copyPouch(human.pouch),
    kills: human.kills,
    closeKills: human.closeKills,
    x: human.x,
    y: human.y,
    level: human.level,
    facing: human.facing,
    posture: human.posture,
    stunned: human.stunned,
    burning: copyBurning(human.burning),
    whereabouts: human.whereabouts,
    vehicle: human.vehicle,
    drives: human.drives,
    hanging: human.hanging,
    lastMan: human.lastMan,
    cameBy: human.cameBy,
    diedIn: human.diedIn,
    stays: human.stays,
    fearTests: human.fearTests,
    joined: human.joined,
    now: copyNow(human.now),
  }
}

const copyNow = (now: ThisTurn): ThisTurn => ({
  frightened: now.frightened,
  acted: now.acted,
  moved: now.moved,
  walked: now.walked,
  shotAt: now.shotAt.slice(),
  fired: now.fired,
  noisy: now.noisy,
  abilities: now.abilities.slice(),
  alert: now.alert,
  tested: now.tested,
  motivates: now.motivates,
  nearZombie: now.nearZombie,
})

const copyZombie = (zombie: Zombie): Zombie => ({
  id: zombie.id,
  x: zombie.x,
  y: zombie.y,
  level: zombie.level,
  facing: zombie.facing,
  posture: zombie.posture,
  stunned: zombie.stunned,
  burning: copyBurning(zombie.burning),
  armed: zombie.armed,
  gun: zombie.gun,
  wanders: zombie.wanders,
  was: zombie.was,
})

const copyOpening = (opening: Opening): Opening => ({
  state: opening.state,
  barricaded: opening.barricaded,
  work: opening.work,
  failed: opening.failed,
  workedIn: opening.workedIn,
})

const copyRoom = (room: Room): Room => ({ explored: room.explored, searched: room.searched })

const copyVehicle = (vehicle: Vehicle): Vehicle => ({
  kind: vehicle.kind,
  x: vehicle.x,
  y: vehicle.y,
  heading: vehicle.heading,
  speed: vehicle.speed,
  running: vehicle.running,
  newBattery: vehicle.newBattery,
  wrecked: vehicle.wrecked,
  hasKeys: vehicle.hasKeys,
  empty: vehicle.empty,
  seats: vehicle.seats,
  window: copyOpening(vehicle.window),
  searched: vehicle.searched,
  drove: vehicle.drove,
})

export const copyWeapon = (weapon: Weapon): Weapon => ({
  id: weapon.id,
  rounds: weapon.rounds,
  jammed: weapon.jammed,
  silenced: weapon.silenced,
  ready: weapon.ready,
  load: weapon.load,
})

const copyObject = (object: CarriedObject): CarriedObject => ({ what: object.what, of: object.of, on: object.on })

export const copyPouch = (pouch: Pouch): Pouch => ({
  bullets: pouch.bullets.slice(),
  belts: pouch.belts.slice(),
  cartridges: pouch.cartridges,
  arrows: pouch.arrows,
  grenades: {
    fragmentation: pouch.grenades.fragmentation,
    flash: pouch.grenades.flash,
    incendiary: pouch.grenades.incendiary,
    molotov: pouch.grenades.molotov,
  },
  objects: pouch.objects.map(copyObject),
})

const copyLying = (lying: Lying): Lying => ({
  id: lying.id,
  x: lying.x,
  y: lying.y,
  level: lying.level,
  thing: copyThing(lying.thing),
})

export function copyThing(thing: Thing): Thing {
  switch (thing.kind) {
    case 'object':
      return { kind: 'object', object: copyObject(thing.object) }
    case 'weapon':
      return { kind: 'weapon', weapon: copyWeapon(thing.weapon) }
    case 'bullets':
    case 'belt':
      return { kind: thing.kind, rounds: thing.rounds }
    case 'cartridges':
    case 'arrows':
      return { kind: thing.kind, count: thing.count }
    case 'grenade':
      return { kind: 'grenade', grenade: thing.grenade, count: thing.count }
  }
}
