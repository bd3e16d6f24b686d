import { ScriptedChance } from '@shamble/chance'
import { silently } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { DwaAction } from '../actions.js'
import { knockDown } from '../rules/harm.js'
import { barricaded, door as doorway, pane, wall } from '../scenario/draw.js'
import { acting, apOf, nextTurn, pouchWith } from '../tests/acting.js'
import { type Given, type GivenHuman, type Match, tableWith } from '../tests/build.js'

const RADIO = { kind: 'object', object: { what: 'radio', of: '', on: false } } as const

describe('doors and windows', () => {
  const given = (x: number): Given => ({
    scenario: {
      walls: [wall(300, 100, 300, 600)],
      openings: [
        doorway(300, 200, 300, 240),
        pane(300, 300, 300, 340),
        barricaded(doorway(300, 400, 300, 440)),
        doorway(300, 500, 300, 540, 'broken'),
      ],
    },
    humans: [{ at: [x, 220] }, { at: [260, 320] }, { at: [280, 420] }, { at: [280, 520] }],
  })

  it('[DWA-9.1.i] a door within a base of the character is opened for 2 points', () => {
    // The base ends 25 mm before the door.
    const match = acting(given(263)).play({ type: 'door', opening: 0 })
    expect(match.state.openings[0]).toMatchObject({ state: 'open' })
    expect(apOf(match)).toBe(2)
    expect(acting(given(262)).refusal({ type: 'door', opening: 0 })).toMatchObject({ key: 'door.far' })
  })

  it('[R-82] closing costs the same, but not on a figure who stands in the door', () => {
    const match = acting(given(280)).play({ type: 'door', opening: 0 }).play({ type: 'door', opening: 0 })
    expect(match.state.openings[0]!.state).toBe('closed')
    expect(match.state.turn).toBe(1)
    const blocked = acting({ ...given(280), humans: [{ at: [280, 220] }, { at: [307, 220] }] })
    blocked.state.openings[0]!.state = 'open'
    expect(blocked.refusal({ type: 'door', opening: 0 })).toMatchObject({ rule: 'R-82', key: 'door.blocked' })
  })

  it('[R-82] windows are opened like doors, and barricades taken away; what is broken stays so', () => {
    const match = acting({ ...given(0), humans: [{ at: [280, 320] }] }).play({ type: 'door', opening: 1 })
    expect(match.state.openings[1]!.state).toBe('open')
    expect(match.told('opened-window')).toHaveLength(1)
    const barred = acting({ ...given(0), humans: [{ at: [280, 420] }] }).play({ type: 'door', opening: 2 })
    expect(barred.state.openings[2]).toMatchObject({ state: 'open', barricaded: false })
    expect(apOf(barred)).toBe(2)
    expect(acting({ ...given(0), humans: [{ at: [280, 520] }] }).refusal({ type: 'door', opening: 3 })).toMatchObject({
      rule: 'R-82',
      key: 'door.broken',
    })
  })

  it('[DWA-9.1.b] climbing through an open window is an obstacle', () => {
    const match = acting({ ...given(0), humans: [{ at: [280, 320] }] })
    match.state.openings[1]!.state = 'open'
    match.play({ type: 'walk', path: [{ x: 325, y: 320 }], halts: [], ability: 'none' })
    expect(match.human().now.moved).toBe(2)
  })
})

describe('cover', () => {
  it('[DWA-9.1.f] taking it costs 1 point', () => {
    const match = acting({ scenario: { low: [{ from: [280, 330], to: [320, 330] }] }, humans: [{ at: [300, 300] }] })
    match.play({ type: 'takeCover' })
    expect(match.human().posture).toBe('cover')
    expect(apOf(match)).toBe(3)
  })
})

describe('things', () => {
  const near: readonly GivenHuman[] = [
    { at: [300, 300], weapons: ['pistol', 'bat'] },
    { at: [325, 300], weapons: ['rifle'] },
    { at: [300, 340] },
  ]

  it('[DWA-9.1.j] something is given to a figure in contact for 2 points', () => {
    const match = acting({ humans: near }).play({ type: 'give', to: 1, thing: 0 })
    expect(match.human(0).weapons.map(({ id }) => id)).toEqual(['bat'])
    expect(match.human(1).weapons.map(({ id }) => id)).toEqual(['rifle', 'pistol'])
    expect(match.human(0).hands).toEqual([0])
    expect(apOf(match)).toBe(2)
    expect(match.refusal({ type: 'give', to: 2, thing: 0 })).toMatchObject({ rule: 'DWA-9.1.j', key: 'give.far' })
    expect(match.refusal({ type: 'give', to: 1, thing: 7 })).toMatchObject({ key: 'give.nothing' })
  })

  it('[DWA-9.1.j] [R-98] nobody is given more weapons than they may carry', () => {
    const match = acting({ humans: [near[0]!, { at: [325, 300], weapons: ['rifle', 'pistol', 'knife'] }] })
    expect(match.refusal({ type: 'give', to: 1, thing: 0 }).rule).toBe('DWA-11.1.c')
    expect(match.refusal({ type: 'give', to: 1, thing: 1 }).rule).toBe('R-98')
  })

  it('[DWA-9.1.j] something on the ground is picked up within a base, and not through a wall', () => {
    const lying = [
      { x: 337, y: 300, level: 0, thing: RADIO },
      { x: 338, y: 300, level: 0, thing: RADIO },
      { x: 280, y: 300, level: 0, thing: RADIO },
      { x: 300, y: 310, level: 60, thing: RADIO },
    ]
    const match = acting({ scenario: { walls: [wall(287, 200, 287, 400)] }, humans: [{ at: [300, 300] }] }, lying)
    expect(match.offered('pickUp')).toEqual([{ type: 'pickUp', lying: 0 }])
    expect(match.refusal({ type: 'pickUp', lying: 1 })).toMatchObject({ key: 'pickUp.far' })
    match.play({ type: 'pickUp', lying: 0 })
    expect(match.human().pouch.objects).toEqual([{ what: 'radio', of: '', on: false }])
    expect(match.state.lying.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(apOf(match)).toBe(2)
  })

  it('[DWA-9.1.j] something laid down lies where its carrier stands', () => {
    const match = acting({ humans: near }).play({ type: 'drop', thing: 1 })
    expect(match.state.lying).toMatchObject([{ x: 300, y: 300, thing: { kind: 'weapon', weapon: { id: 'bat' } } }])
    expect(apOf(match)).toBe(2)
    expect(match.refusal({ type: 'drop', thing: 1 }).key).toBe('drop.nothing')
  })

  it('[R-92] each piece that the dead carried is picked up by itself', () => {
    const match = acting({
      humans: [{ at: [300, 300] }, { at: [330, 300], weapons: ['rifle', 'bat'], whereabouts: 'dead', diedIn: 1 }],
    }).play({ type: 'take', body: 1, thing: 0 })
    expect(match.human(0)).toMatchObject({ weapons: [{ id: 'rifle' }], hands: [0] })
    expect(match.human(1)).toMatchObject({ weapons: [{ id: 'bat' }] })
    expect(apOf(match)).toBe(2)
    expect(match.refusal({ type: 'take', body: 1, thing: 1 })).toMatchObject({ rule: 'R-92', key: 'take.nothing' })
  })

  it('[DWA-9.1.k] a change of weapons costs 2 points: one, or two that go together', () => {
    const match = acting({ humans: [{ at: [300, 300], weapons: ['pistol', 'rifle', 'knife'] }] })
    expect(match.human().hands).toEqual([0, 2])
    expect(match.offered('hold')).toEqual([0, 1, 2].map((i) => ({ type: 'hold', weapons: [i] })))
    match.play({ type: 'hold', weapons: [1] })
    expect(match.human().hands).toEqual([1])
    expect(apOf(match)).toBe(2)
    expect(match.refusal({ type: 'hold', weapons: [0, 1] }).rule).toBe('DWA-11.1.c')
    expect(match.refusal({ type: 'hold', weapons: [1] }).key).toBe('hold.already')
  })

  it('[R-41] among enemies weapons are changed by option only, and nothing is handled', () => {
    const given = (swapInMelee: boolean): Given => ({
      options: { swapInMelee },
      humans: [{ at: [300, 300], weapons: ['rifle', 'knife'], wounds: 1, pouch: pouchWith('smallKit') }],
      zombies: [{ at: [325, 300] }],
    })
    const hold: DwaAction = { type: 'hold', weapons: [1] }
    expect(acting(given(false)).refusal(hold)).toMatchObject({ rule: 'R-41' })
    expect(acting(given(true)).play(hold).human().hands).toEqual([1])
    for (const action of [
      { type: 'treat', patient: 0, with: 'smallKit' },
      { type: 'drop', thing: 0 },
    ] as const)
      expect(acting(given(true)).refusal(action).rule).toBe('DWA-12.b')
  })

  it('[DWA-12.4.c] after breaking away contact is left before anything is handled', () => {
    const match = tableWith({
      humans: [{ at: [300, 300], weapons: ['rifle', 'knife'] }],
      zombies: [{ at: [325, 300] }],
    })
      .run()
      .play({ type: 'activate', human: 0, as: 'breakAway', ability: 'none' }, [2])
    expect(match.refusal({ type: 'drop', thing: 0 })).toMatchObject({ rule: 'DWA-12.4.c', key: 'mustLeaveFirst' })
    match.play({ type: 'walk', path: [{ x: 270, y: 300 }], halts: [], ability: 'none' })
    match.play({ type: 'drop', thing: 0 })
  })

  it('[R-89] a radio is switched on and off for 2 points each', () => {
    const match = acting({ humans: [{ at: [300, 300], pouch: pouchWith('radio') }] })
    expect(match.refusal({ type: 'radio', on: false }).key).toBe('radio.noneOn')
    match.play({ type: 'radio', on: true })
    expect(match.human().pouch.objects[0]!.on).toBe(true)
    expect(apOf(match)).toBe(2)
    match.play({ type: 'radio', on: false })
    expect(match.human().pouch.objects[0]!.on).toBe(false)
  })
})

describe('treating', () => {
  it('[DWA-9.1.l] [R-70.5] a kit takes 4 points and no die, heals up to its number, and is used up', () => {
    for (const [what, healed] of [
      ['smallKit', 1],
      ['mediumKit', 2],
      ['largeKit', 3],
    ] as const) {
      const match = acting({
        humans: [
          { at: [300, 300], pouch: pouchWith(what, 'radio') },
          { at: [325, 300], wounds: 4 },
        ],
      }).play({ type: 'treat', patient: 1, with: what })
      expect(match.human(1).wounds).toBe(4 - healed)
      expect(match.human(0)).toMatchObject({ pouch: { objects: [{ what: 'radio' }] }, now: { acted: 'done' } })
    }
  })

  it('[R-70.5] only oneself or a figure in contact who is wounded', () => {
    const match = acting({
      humans: [
        { at: [300, 300], wounds: 1, pouch: pouchWith('largeKit') },
        { at: [327, 300], wounds: 1 },
        { at: [300, 325] },
      ],
    })
    expect(match.refusal({ type: 'treat', patient: 1, with: 'largeKit' }).key).toBe('treat.far')
    expect(match.refusal({ type: 'treat', patient: 2, with: 'largeKit' }).key).toBe('treat.unhurt')
    expect(match.refusal({ type: 'treat', patient: 0, with: 'smallKit' }).rule).toBe('R-70.5')
    expect(match.play({ type: 'treat', patient: 0, with: 'largeKit' }).human().wounds).toBe(0)
  })

  it('[R-70.4] First Aid heals one wound on 5 or more, without a kit', () => {
    const given: Given = {
      options: { advanced: true },
      humans: [{ at: [300, 300], wounds: 2, abilities: ['firstAid'] }, { at: [600, 600] }],
    }
    const treat: DwaAction = { type: 'treat', patient: 0, with: 'firstAid' }
    expect(acting(given).play(treat, [5]).human()).toMatchObject({ wounds: 1, now: { abilities: ['firstAid'] } })
    expect(acting(given).play(treat, [4]).human()).toMatchObject({ wounds: 2, now: { acted: 'done' } })
    expect(acting({ ...given, options: {} }).refusal(treat).rule).toBe('DWA-16.a')
  })
})

describe('fire', () => {
  const given: Given = {
    humans: [
      { at: [300, 300], pouch: pouchWith('extinguisher') },
      { at: [325, 300], burning: { since: 1, kind: 'molotov', by: 0 } },
      { at: [300, 400], burning: { since: 1, kind: 'molotov', by: 0 } },
    ],
  }
  const extinguish = (target: number): DwaAction => ({ type: 'extinguish', target })

  it('[R-32] [R-89] an extinguisher puts a fire out on 2 or more, in contact, once', () => {
    const out = acting(given).play(extinguish(1), [2])
    expect(out.human(1).burning).toBeNull()
    expect(out.human(0).pouch.objects).toEqual([])
    expect(apOf(out)).toBe(2)
    const stays = acting(given).play(extinguish(1), [1])
    expect(stays.human(1).burning).not.toBeNull()
    expect(stays.refusal(extinguish(1)).key).toBe('extinguish.none')
    expect(acting(given).refusal(extinguish(2)).key).toBe('extinguish.far')
  })

  it('[R-32] and on oneself', () => {
    const match = acting({ humans: [{ ...given.humans![0]!, burning: { since: 1, kind: 'flame', by: 0 } }] })
    expect(match.play(extinguish(0), [6]).human().burning).toBeNull()
  })
})

describe('a hold that is lost', () => {
  it('[R-84] [R-95] a figure that is knocked down on a wall falls as far as they hang', () => {
    const match = acting({ humans: [{ at: [300, 300], hanging: 100 }] })
    knockDown(match.state, match.human(), 'DWA-11.1.i', silently(new ScriptedChance()))
    expect(match.human()).toMatchObject({ posture: 'prone', hanging: 0, wounds: 2 })
  })
})

describe('joining and leaving', () => {
  const given: Given = { humans: [{ at: [300, 300] }, { at: [325, 300], team: -1, key: 'vet' }] }

  it('[R-108] a survivor of no team joins for 2 points, and acts from the next turn on', () => {
    const match = acting(given).play({ type: 'recruit', target: 1 })
    expect(match.human(1)).toMatchObject({ team: 0, joined: 1 })
    expect(apOf(match)).toBe(2)
    match.play({ type: 'rest' })
    expect(match.offered('activate')).toHaveLength(1)
    nextTurn(match)
    expect(match.offered('activate')).toHaveLength(3)
  })

  it('[R-108] by option they are scenery', () => {
    const match = acting({ ...given, options: { neutralSurvivors: 'scenery' } })
    expect(match.refusal({ type: 'recruit', target: 1 })).toMatchObject({ rule: 'R-108', key: 'recruit.scenery' })
  })

  it('[R-94] a figure that leaves by an exit, one step away, is away and not lost', () => {
    const exits = (x: number): Match =>
      acting({ scenario: { exits: ['west'] }, humans: [{ at: [x, 300] }, { at: [600, 600] }] })
    const leave: DwaAction = { type: 'leave', edge: 'west' }
    // 50 mm between edge and base, and one more.
    const match = exits(62).play(leave)
    expect(match.human(0)).toMatchObject({ whereabouts: 'left', now: { moved: 1 } })
    expect(match.human(1)).toMatchObject({ lastMan: false, morale: 10 })
    expect(match.state.outcome).toBeNull()
    expect(exits(63).refusal(leave)).toMatchObject({ rule: 'R-83', key: 'leave.far' })
    expect(exits(62).refusal({ type: 'leave', edge: 'north' }).key).toBe('leave.noExit')
  })

  it('[R-83] the match ends when the last one leaves', () => {
    const match = tableWith({
      scenario: { exits: ['west'] },
      humans: [{ at: [20, 300] }],
      zombies: [{ at: [600, 600] }],
    })
      .run()
      .play({ type: 'activate', human: 0, as: 'act', ability: 'none' })
    match.play({ type: 'leave', edge: 'west' })
    expect(match.state.outcome).toMatchObject({ reason: 'gone' })
  })
})
