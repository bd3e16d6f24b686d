import type { Frame, Plain } from '@shamble/kernel'
import { lineWord, type PositionForm, unusualFields } from '@shamble/module'
import { RESERVES } from '../data/reserves.js'
import { SEAT_WORDS, seatsOf } from '../seats.js'
import type { DeadDice, Thing, Vehicle } from '../state.js'
import { type SeenPieces, seenPieces, viewDeadDice } from '../view.js'
import { EVERYTHING, isKnownBitten, knowsAll } from '../views/knowing.js'
import type { SeenScene } from '../views/scene.js'
import { FRESH } from './fresh.js'
import {
  usualAdversary,
  usualCompanion,
  usualFoe,
  usualGroup,
  usualHorde,
  usualMaster,
  usualObjective,
  usualObstacle,
  usualScene,
  usualStand,
  usualSurvivor,
  usualThing,
  usualVehicle,
} from './usual.js'

const seatWord = (seat: number): string => SEAT_WORDS[seat]!

/** Everything, or what one seat may know. */
export function write(s: DeadDice, form: PositionForm): string {
  const looker = form === 'full' ? EVERYTHING : form
  const seen = seenPieces(s, looker)
  const all = knowsAll(s, looker)
  const frames = form === 'full' ? s.frames : viewDeadDice(s, form).frames
  return [
    ...(form === 'full' ? [] : [`seen by ${seatsOf(s.options)[form]}`]),
    ...storyLines(s, seen),
    ...seen.survivors.flatMap((survivor, seat) =>
      survivorLines(s, survivor, seat, all || form === seat, all, 'survivor'),
    ),
    ...seen.fallen.flatMap(({ seat, survivor }) =>
      survivorLines(s, survivor, seat, all || form === seat, all, 'fallen'),
    ),
    ...groupLines(seen),
    ...masterLines(s, seen, all),
    ...(seen.scene === null ? [] : sceneLines(seen.scene, seen, form, all)),
    ...nextLine(seen),
    ...frames.map(frameLine),
  ].join('\n')
}

const join = (what: string, words: readonly string[], fields: readonly string[]): string =>
  [what, ...words, ...fields].join(' ')

function storyLines(
  s: DeadDice,
  { phase, deadTurn, livingTurn, route, ending, left, staged, rewards }: SeenPieces,
): string[] {
  const usual = { deadTurn: 0, livingTurn: 0, route: null, ending: null, left: [] }
  return [
    join('turn', [String(s.turn), phase], unusualFields({ deadTurn, livingTurn, route, ending, left }, usual)),
    ...(staged === null ? [] : [`scenario ${typeof staged === 'string' ? staged : json(staged as unknown as Plain)}`]),
    ...Object.entries(rewards).map(([reward, seats]) => join('reward', [reward, ...seats.map(seatWord)], [])),
  ]
}

/** In one piece, without blanks: a text is read word by word. */
const json = (value: Plain): string => JSON.stringify(JSON.stringify(value))

function survivorLines(
  { options }: DeadDice,
  survivor: SeenPieces['survivors'][number],
  seat: number,
  known: boolean,
  all: boolean,
  what: 'survivor' | 'fallen',
): string[] {
  const usual = usualSurvivor(options, known, all, survivor.base)
  const bitten = isKnownBitten(survivor) && !known ? { turnsIn: 0, carrier: false } : {}
  const hidden = survivor.survival === null ? [] : ['condition']
  const shown = {
    ...usual,
    ...bitten,
    deeds: { ...usual.deeds, ...(known || !isKnownBitten(survivor) ? {} : { hidBite: false }) },
  }
  const told = survivor.exposed && !known ? { ...shown, darkSide: 'lostSon' } : shown
  return [
    join(what, [seatWord(seat), lineWord(survivor.name)], unusualFields(survivor, told, ['name', 'things', ...hidden])),
    ...survivor.things.map((thing) =>
      thingLine(thing, what === 'fallen' ? `fallen.${seatWord(seat)}` : seatWord(seat)),
    ),
  ]
}

const thingLine = (thing: Thing, where: string): string =>
  join('thing', [String(thing.id), thing.item, where], unusualFields(thing, usualThing(thing.id, thing.item)))

function groupLines({ group }: SeenPieces): string[] {
  const { vehicle } = group
  return [
    join(
      'reserves',
      RESERVES.map((reserve) => group.reserves[reserve]),
      [],
    ),
    join('group', [], unusualFields(group, usualGroup())),
    ...group.objectives.map((one) => join('objective', [one.what], unusualFields(one, usualObjective(one.what)))),
    ...group.companions.map((one) =>
      join('companion', [String(one.id), lineWord(one.name)], unusualFields(one, usualCompanion(one.id, one.name))),
    ),
    ...group.stash.map((thing) => thingLine(thing, 'stash')),
    ...(vehicle === null ? [] : [join('vehicle', [vehicle.kind], unusualVehicle(vehicle))]),
  ]
}

const unusualVehicle = (vehicle: Vehicle): string[] => [
  ...unusualFields({ trailer: vehicle.trailer }, { trailer: null }),
  ...unusualFields({ wear: vehicle.wear }, { wear: usualVehicle(vehicle.kind, vehicle.trailer).wear }),
]

function masterLines({ options }: DeadDice, { master }: SeenPieces, all: boolean): string[] {
  return [
    join('master', [], unusualFields(master, usualMaster(options, all))),
    ...Object.entries(master.visits).map(([place, visit]) =>
      join('visit', [lineWord(place)], unusualFields(visit, { times: 0, taken: 0, vehicle: false, kind: null })),
    ),
    ...Object.entries(master.told).map(([event, times]) => `told ${event} ${times}`),
  ]
}

function sceneLines(scene: SeenScene, seen: SeenPieces, form: PositionForm, all: boolean): string[] {
  const known = (seat: number): boolean => all || form === seat || isKnownBitten(seen.survivors[seat]!)
  return [
    join('scene', [scene.kind], unusualFields(scene, usualScene(all))),
    ...scene.stands.map((one) =>
      join('stand', [seatWord(one.seat)], unusualFields(one, usualStand(one.seat, known(one.seat)), ['seat'])),
    ),
    ...scene.hordes.map((one) => join('horde', [String(one.id)], unusualFields(one, usualHorde(one.id)))),
    ...scene.foes.map((one) => {
      const { id, arm, figures } = one.who
      const { id: _, ...usual } = usualAdversary(id, all)
      const who = unusualFields({ arm, figures }, usual)
      return join('foe', [lineWord(id)], [...who, ...unusualFields(one, usualFoe(all, one.who))])
    }),
    ...scene.obstacles.map((one) =>
      join('obstacle', [String(one.id), one.by], unusualFields(one, usualObstacle(one.id, one.by))),
    ),
    ...scene.lying.map(({ cell, thing }) => thingLine(thing, String(cell))),
  ]
}

const nextLine = ({ nextThing, nextHorde, nextCompanion }: SeenPieces): string[] => [
  `next thing=${nextThing} horde=${nextHorde} companion=${nextCompanion}`,
]

function frameLine(frame: Frame): string {
  const { kind, ...members } = frame as Frame & Readonly<Record<string, Plain>>
  const { kind: _kind, ...fresh } = FRESH[kind as keyof typeof FRESH]
  return join('frame', [kind], unusualFields(members, { ...fresh, ...optional(members) }))
}

/** [DD-15.88] Who proposed is known only once a player has. */
const optional = (members: object): object => ('decidedBy' in members ? { decidedBy: -1 } : {})
