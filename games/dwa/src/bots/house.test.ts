import { describe, expect, it } from 'vitest'
import { activationOf } from '../frames/kinds.js'
import { dwa } from '../game.js'
import { emptyPouch } from '../rules/gear.js'
import { around, barricaded, box, door, low, room } from '../scenario/draw.js'
import type { Scenario } from '../scenario/scenario.js'
import { acting, pouchWith } from '../tests/acting.js'
import { eastBy, type Match, SHOOTER, tableWith, UNDECIDED } from '../tests/build.js'
import { hints as en } from '../text/en-hints.js'
import { hints as fr } from '../text/fr-hints.js'
import { houseBot } from './house.js'

/** What the house bot in the place of the player who is asked would do, and why; it says so in both languages. */
function advise({ engine, state }: Match) {
  const { seat } = state.questions[0]!
  const known = { seat, view: dwa.view(state, seat), choices: engine.choices(state, seat), events: [] }
  const { action, why } = houseBot(seat).advise(known as never, null as never)
  expect(engine.refusal(state, seat, action)).toBeNull()
  expect(houseBot(seat).decide(known as never, null as never)).toEqual(action)
  expect(en).toHaveProperty([`hint.${why.key}`])
  expect(fr).toHaveProperty([`hint.${why.key}`])
  return { action, why: why.key }
}

const leaveEast: Partial<Scenario> = {
  objectives: [{ id: 'out', name: 'Out', kind: 'leave', edge: 'east', count: 1 }],
}
const radio = { what: 'radio', of: 'box', on: false } as const
const lastOf = (action: { path?: readonly { x: number; y: number }[] }) => action.path!.at(-1)!

describe('the house bot on the way', () => {
  it('goes for the edge by which the team leaves, and leaves', () => {
    const far = advise(acting({ scenario: leaveEast, humans: [{ at: [600, 600] }] }))
    expect(far).toMatchObject({ action: { type: 'walk' }, why: 'goal.leave' })
    expect(lastOf(far.action as never)).toEqual({ x: 800, y: 600 })
    const near = acting({ scenario: leaveEast, humans: [{ at: [1160, 600] }] })
    expect(advise(near)).toEqual({ action: { type: 'leave', edge: 'east' }, why: 'leave' })
  })

  it('opens the door that its way leads through', () => {
    const hut = box(500, 500, 200, 200)
    const scenario = {
      walls: around(hut),
      rooms: [room('hut', 'Hut', hut)],
      openings: [door(700, 580, 700, 620)],
      ...leaveEast,
    }
    const match = acting({ scenario, humans: [{ at: [685, 600] }] })
    expect(advise(match)).toEqual({ action: { type: 'door', opening: 0 }, why: 'door' })
  })

  it('[R-82] takes a barricade away where no other way leads out', () => {
    const hut = box(500, 500, 200, 200)
    const barred = barricaded(door(700, 580, 700, 620))
    const scenario = { walls: around(hut), rooms: [room('hut', 'Hut', hut)], openings: [barred], ...leaveEast }
    const inside = acting({ scenario, humans: [{ at: [685, 600] }] })
    expect(advise(inside)).toEqual({ action: { type: 'door', opening: 0 }, why: 'door' })
    const other = { ...scenario, openings: [barred, door(580, 500, 620, 500)] }
    const twoWays = acting({ scenario: other, humans: [{ at: [600, 560] }] })
    const { y } = lastOf(advise(twoWays).action as never)
    expect(y).toBeLessThan(560)
  })

  it('gives the dead a wide berth', () => {
    const match = acting({ scenario: leaveEast, humans: [{ at: [600, 600] }], zombies: [{ at: [780, 600] }] })
    const { action } = advise(match)
    const { x, y } = lastOf(action as never)
    expect(x).toBeGreaterThan(600)
    expect(Math.hypot(x - 780, y - 600) - 25).toBeGreaterThan(60)
  })

  it('sends the two who are nearest on an errand, and brings what they fetch out', () => {
    const scenario: Partial<Scenario> = {
      objects: [{ id: 'box', what: 'radio', at: [900, 600] }],
      objectives: [{ id: 'box', name: 'Box', kind: 'carry', object: 'box', away: true }],
      exits: ['west'],
    }
    const lying = [{ x: 900, y: 600, level: 0, thing: { kind: 'object', object: radio } }] as const
    const [near, far] = [[{ at: [500, 600] as const }], [{ at: [200, 600] as const }]]
    const others = [{ at: [400, 300] as const }, { at: [400, 900] as const }]
    expect(advise(acting({ scenario, humans: [...near, ...others] }, lying)).why).toBe('goal.fetch')
    expect(advise(acting({ scenario, humans: [...far, ...others] }, lying)).why).toBe('rest')
    const carrier = acting({ scenario, humans: [{ at: [500, 600], pouch: { ...emptyPouch(), objects: [radio] } }] })
    expect(advise(carrier).why).toBe('goal.leave')
  })

  it('goes and looks for the dead where the scenario counts them', () => {
    const scenario: Partial<Scenario> = { objectives: [{ id: 'all', name: 'All', kind: 'kill', count: 9 }] }
    const match = acting({ scenario, humans: [{ at: [300, 600], weapons: ['pistol'] }], zombies: [{ at: [900, 600] }] })
    expect(advise(match)).toMatchObject({ action: { type: 'walk' }, why: 'goal.hunt' })
  })

  it('climbs where the goal is on a roof', () => {
    const scenario: Partial<Scenario> = {
      blocks: [{ outline: box(600, 500, 200, 200), top: 50, flat: true }],
      objectives: [{ id: 'up', name: 'Up', kind: 'reach', outline: box(600, 500, 200, 200), level: 50, count: 1 }],
    }
    const match = acting({ scenario, humans: [{ at: [585, 600] }] })
    expect(advise(match)).toMatchObject({ action: { type: 'climb' }, why: 'climb' })
  })
})

describe('the house bot with a gun', () => {
  it('fires at the figure that would be in contact next', () => {
    const match = acting({ humans: [{ at: SHOOTER, weapons: ['pistol'] }], zombies: [{ at: eastBy(90) }] })
    expect(advise(match)).toMatchObject({ action: { type: 'shoot', targets: [{ target: -1 }] }, why: 'fire' })
  })

  it('does not waste a turn on the dead far behind when the way is long', () => {
    const scenario = { ...leaveEast, turnLimit: 6 }
    const match = acting({ scenario, humans: [{ at: [200, 600], weapons: ['pistol'] }], zombies: [{ at: [20, 600] }] })
    expect(advise(match)).toMatchObject({ action: { type: 'walk' }, why: 'goal.leave' })
  })

  it('fires a shotgun at two rather than at one, and never at a friend', () => {
    const two = [{ at: eastBy(60) }, { at: eastBy(100) }] as const
    const one = { at: [SHOOTER[0], SHOOTER[1] - 165] as const }
    const scenario: Partial<Scenario> = { objectives: [{ id: 'all', name: 'All', kind: 'kill', count: 9 }] }
    const match = acting({ scenario, humans: [{ at: SHOOTER, weapons: ['pumpShotgun'] }], zombies: [one, ...two] })
    expect(advise(match)).toMatchObject({ action: { type: 'blast', blasts: [{ at: { y: SHOOTER[1] } }] } })
    const friend = acting({
      humans: [{ at: SHOOTER, weapons: ['pumpShotgun'] }, { at: eastBy(40) }],
      zombies: [{ at: eastBy(110) }],
    })
    expect(advise(friend).action.type).not.toBe('blast')
  })

  it('reloads what is empty, and never with less than there is', () => {
    const scenario = UNDECIDED
    const loaded = (rounds: number, magazine: number) => {
      const match = acting({ scenario, humans: [{ at: SHOOTER, weapons: ['pistol'] }], zombies: [{ at: [900, 600] }] })
      match.state.humans[0]!.weapons[0]!.rounds = rounds
      match.state.humans[0]!.pouch.bullets = [magazine]
      return advise(match)
    }
    expect(loaded(0, 12)).toMatchObject({ action: { type: 'reload' }, why: 'reload' })
    expect(loaded(4, 12)).toMatchObject({ action: { type: 'reload' }, why: 'reload.calm' })
    expect(loaded(4, 3)).toMatchObject({ action: { type: 'rest' }, why: 'rest' })
  })

  it('[R-24] pulls the pin where the dead stand close together, and throws at once', () => {
    const crowd = [0, 1, 2, 3, 4, 5].map((i) => ({ at: [430 + 27 * (i % 3), 586 + 27 * Math.floor(i / 3)] as const }))
    const grenades = (what: 'fragmentation' | 'molotov') => ({
      ...emptyPouch(),
      grenades: { ...emptyPouch().grenades, [what]: 1 },
    })
    const scenario = UNDECIDED
    const match = acting({ scenario, humans: [{ at: SHOOTER, pouch: grenades('fragmentation') }], zombies: crowd })
    expect(advise(match)).toEqual({ action: { type: 'pin', grenade: 'fragmentation' }, why: 'throw' })
    match.play({ type: 'pin', grenade: 'fragmentation' })
    expect(advise(match)).toMatchObject({ action: { type: 'throw', grenade: 'fragmentation' }, why: 'throw' })
    const cocktail = acting({ scenario, humans: [{ at: SHOOTER, pouch: grenades('molotov') }], zombies: crowd })
    expect(advise(cocktail)).toMatchObject({ action: { type: 'throw', grenade: 'molotov' }, why: 'throw' })
    const friend = { at: [445, 625] as const }
    const among = acting({ scenario, humans: [{ at: SHOOTER, pouch: grenades('molotov') }, friend], zombies: crowd })
    expect(advise(among).action.type).not.toBe('throw')
  })

  it('[DWA-11.2.7.2.c] goes for a machine gun that lies near, takes it in hand against a crowd, and sets it up', () => {
    const weapon = { id: 'machineGun', rounds: 20, jammed: false, ready: false } as const
    const lying = (x: number) => [{ x, y: 600, level: 0, thing: { kind: 'weapon' as const, weapon: { ...weapon } } }]
    const gunner = { at: SHOOTER, weapons: ['pistol'] as const }
    const far = acting({ scenario: UNDECIDED, humans: [gunner] }, lying(450) as never)
    expect(advise(far)).toMatchObject({ action: { type: 'walk' }, why: 'goal.gun' })
    const near = acting({ scenario: UNDECIDED, humans: [gunner] }, lying(310) as never)
    expect(advise(near)).toEqual({ action: { type: 'pickUp', lying: 0 }, why: 'pickUp' })
    const both = { at: SHOOTER, weapons: ['pistol', 'machineGun'] as const }
    const crowd = [0, 1, 2, 3, 4, 5].map((i) => ({ at: [560 + 27 * (i % 3), 586 + 27 * Math.floor(i / 3)] as const }))
    const many = acting({ scenario: UNDECIDED, humans: [both], zombies: crowd })
    expect(advise(many)).toEqual({ action: { type: 'hold', weapons: [1] }, why: 'hold.machineGun' })
    const calm = acting({ scenario: UNDECIDED, humans: [{ at: SHOOTER, weapons: ['machineGun'] as const }] })
    expect(advise(calm)).toEqual({ action: { type: 'setUp', weapon: 0 }, why: 'setUp' })
  })

  it('[R-88] fires at people of another team only where teams may fire at each other', () => {
    const humans = [
      { at: SHOOTER, weapons: ['rifle'] as const },
      { at: eastBy(200), team: 1, weapons: ['rifle'] as const },
    ]
    const pvp = acting({ scenario: UNDECIDED, options: { pvp: true }, humans })
    expect(advise(pvp)).toMatchObject({ action: { type: 'shoot', targets: [{ target: 1 }] }, why: 'fire' })
    expect(advise(acting({ scenario: UNDECIDED, humans })).action.type).not.toBe('shoot')
  })

  it('takes another weapon in hand when one is empty', () => {
    const match = acting({ humans: [{ at: SHOOTER, weapons: ['rifle', 'pistol'] }], zombies: [{ at: [600, 600] }] })
    match.state.humans[0]!.weapons[0]!.rounds = 0
    expect(advise(match)).toEqual({ action: { type: 'hold', weapons: [1] }, why: 'hold' })
  })

  it('[R-88] takes cover from people, and not from the dead, who do not mind it [R-51]', () => {
    const scenario = { ...UNDECIDED, low: [low(320, 500, 320, 700)] }
    const other = { at: [700, 600] as const, team: 1, weapons: ['rifle'] as const }
    const people = acting({ scenario, options: { pvp: true }, humans: [{ at: [300, 600] }, other] })
    expect(advise(people)).toEqual({ action: { type: 'takeCover' }, why: 'cover' })
    const dead = acting({ scenario, humans: [{ at: [300, 600] }], zombies: [{ at: [700, 600], gun: 'rifle' }] })
    expect(advise(dead)).toEqual({ action: { type: 'rest' }, why: 'rest' })
  })
})

describe('the house bot in a fight', () => {
  const fight = (weapons: readonly ('pistol' | 'rifle')[], enemies: number): Match => {
    const places = [eastBy(0), [SHOOTER[0], SHOOTER[1] - 25], [SHOOTER[0], SHOOTER[1] + 25]] as const
    return tableWith({
      scenario: UNDECIDED,
      humans: [{ at: SHOOTER, weapons }],
      zombies: places.slice(0, enemies).map((at) => ({ at })),
    }).run()
  }

  it('breaks away from those it can hardly beat', () => {
    expect(advise(fight(['rifle'], 2))).toMatchObject({ action: { as: 'breakAway' }, why: 'breakAway' })
    expect(advise(fight(['pistol'], 2))).toMatchObject({ action: { as: 'act' }, why: 'fight' })
  })

  it('fires at close quarters, and finishes the prone first', () => {
    const match = fight(['pistol'], 2)
    match.state.zombies[1]!.posture = 'prone'
    match.play({ type: 'activate', human: 0, as: 'act', ability: 'none' })
    expect(advise(match)).toMatchObject({ action: { type: 'fireClose', targets: [-2], shots: 1 }, why: 'fireClose' })
  })

  it('strikes with what is in hand', () => {
    const match = fight([], 1).play({ type: 'activate', human: 0, as: 'act', ability: 'none' })
    expect(advise(match)).toMatchObject({ action: { type: 'blow', target: -1 }, why: 'blow' })
  })

  it('shares hits out: an elimination for each, falls for the others', () => {
    const zombies = [{ at: eastBy(80) }, { at: eastBy(110) }, { at: eastBy(140) }]
    const match = acting({ humans: [{ at: SHOOTER, weapons: ['submachineGun'] }], zombies })
    match.play(
      { type: 'burst', weapon: 0, main: -1, others: [-2, -3], aimed: false, sustained: false, ability: 'none' },
      [4, 6, 1, 1, 1],
    )
    expect(advise(match)).toEqual({ action: { type: 'share', hits: [-2, -1] }, why: 'share' })
  })

  it('gets up first', () => {
    const match = acting({ humans: [{ at: SHOOTER, posture: 'prone' }] })
    expect(advise(match)).toEqual({ action: { type: 'getUp' }, why: 'getUp' })
  })
})

describe('the house bot on the spot', () => {
  const advanced = { advanced: true, flaws: false, psychology: false }

  it('searches the room that the scenario names', () => {
    const hut = box(500, 500, 200, 200)
    const scenario: Partial<Scenario> = {
      walls: around(hut),
      rooms: [room('hut', 'Hut', hut)],
      openings: [door(700, 580, 700, 620, 'open')],
      objectives: [{ id: 'look', name: 'Look', kind: 'search', rooms: ['hut'], count: 1 }],
    }
    const match = acting({ scenario, options: advanced, humans: [{ at: [600, 600] }] })
    expect(advise(match)).toEqual({ action: { type: 'search', room: 0, vehicle: -1 }, why: 'search' })
  })

  it('treats two wounds, and not one', () => {
    const with_ = (wounds: number) => acting({ humans: [{ at: SHOOTER, wounds, pouch: pouchWith('mediumKit') }] })
    expect(advise(with_(2))).toMatchObject({ action: { type: 'treat', patient: 0 }, why: 'treat' })
    expect(advise(with_(1))).toMatchObject({ action: { type: 'rest' } })
  })

  it('fetches what the scenario needs, and picks up kits on its way', () => {
    const object = (what: 'radio' | 'smallKit', of: string) =>
      ({ kind: 'object', object: { what, of, on: false } }) as const
    const scenario: Partial<Scenario> = {
      objects: [{ id: 'box', what: 'radio', at: [310, 600] }],
      objectives: [{ id: 'box', name: 'Box', kind: 'carry', object: 'box' }],
    }
    const lying = (thing: ReturnType<typeof object>) => [{ x: 310, y: 600, level: 0, thing }]
    const radio = acting({ scenario, humans: [{ at: SHOOTER }] }, lying(object('radio', 'box')))
    expect(advise(radio)).toEqual({ action: { type: 'pickUp', lying: 0 }, why: 'fetch' })
    const kit = acting({ humans: [{ at: SHOOTER }] }, lying(object('smallKit', '')))
    expect(advise(kit)).toEqual({ action: { type: 'pickUp', lying: 0 }, why: 'pickUp' })
  })

  it('brings along the figure that waits for help', () => {
    const neutral = { at: [325, 600] as const, team: -1, key: 'ada' }
    const match = acting({ humans: [{ at: SHOOTER }, neutral] })
    expect(advise(match)).toEqual({ action: { type: 'recruit', target: 1 }, why: 'recruit' })
  })

  it('gets into a car, starts it and drives to the edge', () => {
    const scenario: Partial<Scenario> = {
      vehicles: [{ id: 'car', kind: 'car', at: [600, 600], heading: 90, keys: true }],
      objectives: [{ id: 'out', name: 'Out', kind: 'leave', edge: 'east', count: 1, vehicle: true }],
    }
    const match = acting({ scenario, options: advanced, humans: [{ at: [600, 562] }] })
    expect(advise(match)).toEqual({ action: { type: 'board', vehicle: 0, drives: true }, why: 'board' })
    match.play({ type: 'board', vehicle: 0, drives: true })
    expect(advise(match)).toMatchObject({ action: { type: 'start', with: 'keys' }, why: 'start' })
    match.state.vehicles[0]!.running = true
    activationOf(match.state)!.ap = 4
    activationOf(match.state)!.spent = 0
    expect(advise(match)).toMatchObject({ action: { type: 'drive', path: [] }, why: 'drive' })
  })
})

describe('the house bot for the dead', () => {
  it('[DWA-2.b] goes for the weakest where the rules leave it open', () => {
    const match = tableWith({
      options: { zombieSeat: true },
      scenario: UNDECIDED,
      humans: [{ at: [500, 600] }, { at: [700, 600], wounds: 1 }],
      zombies: [{ at: [600, 600] }],
    }).run()
    match.play({ type: 'endPhase' })
    expect(match.asked()).toEqual(['1 prey'])
    expect(advise(match)).toEqual({ action: { type: 'prey', zombie: -1, human: 1 }, why: 'prey' })
  })
})
