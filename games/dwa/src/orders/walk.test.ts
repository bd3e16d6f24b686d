import { describe, expect, it } from 'vitest'
import { REST } from '../actions.js'
import { around, box, door, low, room, wall } from '../scenario/draw.js'
import { type Given, tableWith, UNDECIDED } from '../tests/build.js'

/** Dawson acts at 300, 300. */
function acting({ humans = [{ at: [300, 300] }], scenario = {}, ...rest }: Given = {}) {
  return tableWith({ humans, scenario: { ...UNDECIDED, ...scenario }, ...rest })
    .run()
    .play({ type: 'activate', human: 0, as: 'act', ability: 'none' })
}

const walk = (...path: [number, number][]) =>
  ({ type: 'walk', path: path.map(([x, y]) => ({ x, y })), halts: [], ability: 'none' }) as const

const apLeft = (match: ReturnType<typeof acting>) => (match.state.frames.at(-1) as unknown as { ap: number }).ap

describe('walking', () => {
  it.each([
    [1, 3],
    [50, 3],
    [51, 2],
    [100, 2],
    [150, 1],
  ])('[DWA-9.1.a] [DWA-10.a] [R-06] %i mm leave %i action points', (mm, left) => {
    const match = acting().play(walk([300 + mm, 300]))
    expect(match.human()).toMatchObject({ x: 300 + mm, y: 300 })
    expect(apLeft(match)).toBe(left)
  })

  it('[GEO-2] [GEO-5] a figure that stops in a doorway does so where there is room', () => {
    const kitchen = box(620, 400, 100, 150)
    const match = acting({
      scenario: {
        walls: around(kitchen),
        openings: [door(620, 470, 620, 510, 'open')],
        rooms: [room('kitchen', 'Kitchen', kitchen)],
      },
      humans: [{ at: [600, 481] }],
    })
    // On the threshold whole millimetres lie half a one inside the doorpost: the room is entered a little farther on.
    match.play(walk([626, 483], [680, 456]))
    expect(match.told('walked').map(({ data }) => data)).toMatchObject([
      { x: 624, y: 482 },
      { x: 680, y: 456 },
    ])
    expect(match.state.rooms[0]!.explored).toBe(true)
  })

  it('[DWA-9.c] [DWA-10.a] 4 points carry 200 mm and not 201', () => {
    expect(acting().allows(walk([500, 300]))).toBe(true)
    expect(acting().refusal(walk([501, 300]))).toMatchObject({ rule: 'DWA-9.c', params: { cost: 5, left: 4 } })
  })

  it('[DWA-9.1.z] frightened, 100 mm and not 101', () => {
    const scared = () => acting({ humans: [{ at: [300, 300], now: { frightened: true } }] })
    expect(scared().allows(walk([400, 300]))).toBe(true)
    expect(scared().refusal(walk([401, 300])).rule).toBe('DWA-9.c')
    expect(apLeft(scared().play(walk([350, 300])))).toBe(2)
  })

  it('[DWA-10.b] bends are free: only the length counts', () => {
    const match = acting().play(walk([340, 300], [340, 330], [370, 330]))
    expect(match.human()).toMatchObject({ x: 370, y: 330 })
    expect(apLeft(match)).toBe(2)
  })

  it('[DWA-10.b] and as many as a player likes', () => {
    const path = Array.from({ length: 40 }, (_, i): [number, number] => [300 + 2 * (i % 2), 302 + 2 * i])
    const match = acting().play(walk(...path))
    expect(match.human()).toMatchObject({ x: 302, y: 380 })
    const nowhere = Array.from({ length: 1_001 }, (_, i): [number, number] => [300 + (i % 2), 300])
    expect(acting().refusal(walk(...nowhere)).rule).toBe('DWA-10.a')
  })

  it('[DWA-10.d] [R-97] a figure that comes into the way while they halt ends the walk there', () => {
    const match = acting({
      options: { spawnMethods: 'D' },
      humans: [{ at: [300, 300], weapons: ['pistol'] }],
      zombies: [{ at: [320, 450] }],
      scenario: { walls: [wall(380, 330, 390, 330)] },
    }).play({ ...walk([400, 300]), halts: [20] })
    const shot = { type: 'shoot', weapon: 0, targets: [{ target: -1, shots: 1, aimed: 0 }], ability: 'none' } as const
    // A miss, and the place before the wall, beside the way.
    match.play(shot, [1, 1])
    expect(match.zombie(2)).toMatchObject({ x: 380, y: 317 })
    match.play({ type: 'goOn' })
    expect(match.human()).toMatchObject({ x: 320, y: 300 })
    expect(match.asked()).toEqual(['0 act'])
  })

  it('[GEO-5] the length is rounded up: a slant of 50.01 mm is a second step', () => {
    // 50 mm east and 1 mm south.
    expect(apLeft(acting().play(walk([350, 301])))).toBe(2)
    expect(apLeft(acting().play(walk([330, 340])))).toBe(3)
  })

  it('[DWA-9.1.b] crossing a low wall costs one more', () => {
    const scenario = { low: [low(320, 250, 320, 350)] }
    expect(apLeft(acting({ scenario }).play(walk([350, 300])))).toBe(2)
    expect(acting({ scenario }).refusal(walk([500, 300]))).toMatchObject({ rule: 'DWA-9.c', params: { cost: 5 } })
  })

  it('[DWA-9.1.h] [R-96] difficult ground costs one more a step, where the option says so', () => {
    const scenario = {
      difficult: [
        [
          [340, 200],
          [600, 200],
          [600, 400],
          [340, 400],
        ],
      ] as [number, number][][],
    }
    expect(apLeft(acting({ scenario }).play(walk([400, 300])))).toBe(2)
    const hard = acting({ scenario, options: { complexMovement: true } }).play(walk([400, 300]))
    // Nothing is left of the turn.
    expect(hard.state.turn).toBe(2)
  })

  it('[DWA-10.d] nobody walks through a wall or off the table', () => {
    const scenario = { walls: [wall(340, 200, 340, 400)] }
    expect(acting({ scenario }).refusal(walk([380, 300]))).toMatchObject({ rule: 'DWA-10.d', key: 'walk.wall' })
    expect(acting({ humans: [{ at: [20, 300] }] }).refusal(walk([12, 300]))).toMatchObject({ key: 'walk.edge' })
    expect(acting({ humans: [{ at: [20, 300] }] }).allows(walk([13, 300]))).toBe(true)
  })

  it('[R-97] [GEO-2] nobody walks through a figure or ends on it; brushing past is free', () => {
    const humans = [{ at: [300, 300] }, { at: [350, 300] }] as const
    expect(acting({ humans }).refusal(walk([400, 300]))).toMatchObject({ rule: 'R-97', key: 'walk.base' })
    expect(acting({ humans }).refusal(walk([326, 300])).rule).toBe('R-97')
    expect(acting({ humans }).allows(walk([325, 300]))).toBe(true)
  })

  it('[DWA-10.d] [GEO-4] a walk ends where it touches an enemy, and may go no farther', () => {
    const zombies = [{ at: [400, 300] }] as const
    expect(acting({ zombies }).refusal(walk([400, 360], [460, 300]))).toBeDefined()
    const match = acting({ zombies }).play(walk([374, 300]))
    expect(match.human().x).toBe(374)
    expect(match.refusal(walk([300, 300]))).toMatchObject({ rule: 'DWA-12.b' })
    expect(acting({ zombies }).refusal(walk([375, 300]))).toMatchObject({ rule: 'DWA-10.d', key: 'walk.contact' })
  })

  it('[GEO-4] a gap of 1 mm is contact, of 2 mm it is not', () => {
    const at = (x: number) => acting({ zombies: [{ at: [x, 300] }] })
    expect(at(326).refusal(walk([290, 300])).rule).toBe('DWA-12.b')
    expect(at(327).allows(walk([290, 300]))).toBe(true)
  })

  it('[DWA-10.c] [R-07] a walker halts to fire, with the rest of the way paid for', () => {
    const match = acting({
      humans: [{ at: [300, 300], weapons: ['pistol'] }],
      zombies: [{ at: [300, 450] }],
    }).play({ ...walk([400, 300]), halts: [60] })
    expect(match.asked()).toEqual(['0 halt'])
    expect(match.human()).toMatchObject({ x: 360 })
    const shot = { type: 'shoot', weapon: 0, targets: [{ target: -1, shots: 1, aimed: 0 }], ability: 'none' } as const
    const three = { ...shot, targets: [{ target: -1, shots: 3, aimed: 0 }] }
    expect(match.refusal(three)).toMatchObject({ rule: 'DWA-9.c' })
    // [DWA-11.2.4.a] After a walk a 5 only knocks down.
    match.play(shot, [5])
    expect(match.zombie().posture).toBe('prone')
    match.play({ type: 'goOn' })
    expect(match.human()).toMatchObject({ x: 400 })
  })

  it('[R-07] halts lie on the way, one after another', () => {
    const halting = (...halts: number[]) => ({ ...walk([400, 300]), halts })
    expect(acting().refusal(halting(0))).toMatchObject({ rule: 'R-07' })
    expect(acting().refusal(halting(100))).toMatchObject({ rule: 'R-07' })
    expect(acting().refusal(halting(60, 60))).toMatchObject({ rule: 'R-07', at: 'halts.1' })
    expect(acting().allows(halting(99))).toBe(true)
  })

  it('[R-08] [DWA-11.2.3.c] taking cover is no displacement, and a step ends it', () => {
    const scenario = { low: [low(280, 330, 320, 330)] }
    const match = acting({ scenario }).play({ type: 'takeCover' })
    expect(match.human()).toMatchObject({ posture: 'cover', now: { moved: 0 } })
    expect(match.refusal({ type: 'takeCover' }).key).toBe('takeCover.already')
    match.play(walk([300, 290]))
    expect(match.human()).toMatchObject({ posture: 'standing', now: { moved: 1 } })
  })

  it('[DWA-9.1.f] [R-09] cover needs a piece within 25 mm', () => {
    const beside = (y: number) => acting({ scenario: { low: [low(280, y, 320, y)] } })
    expect(beside(337).allows({ type: 'takeCover' })).toBe(true)
    expect(beside(338).refusal({ type: 'takeCover' })).toMatchObject({ rule: 'DWA-11.2.3.c', key: 'takeCover.nothing' })
  })

  it('[DWA-9.1.g] [R-48] a figure on the ground only gets up, for 2 points', () => {
    const match = acting({ humans: [{ at: [300, 300], posture: 'prone' }] })
    expect(match.refusal(walk([310, 300]))).toMatchObject({ rule: 'R-48' })
    match.play({ type: 'getUp' })
    expect(match.human().posture).toBe('standing')
    expect(apLeft(match)).toBe(2)
    expect(match.refusal({ type: 'getUp' }).key).toBe('getUp.stands')
  })

  it('[R-05] [DWA-7.1.b] bases and distances follow the options', () => {
    const wide = acting({ humans: [{ at: [300, 300] }, { at: [380, 300] }], options: { baseMm: 40 } })
    expect(wide.refusal(walk([341, 300])).rule).toBe('R-97')
    expect(wide.allows(walk([340, 300]))).toBe(true)
    expect(acting({ options: { scaleFactor: 50 } }).refusal(walk([401, 300])).rule).toBe('DWA-9.c')
    expect(acting({ options: { scaleFactor: 50 } }).allows(walk([400, 300]))).toBe(true)
  })

  it('[R-113] [DWA-9.d] [DWA-1.b] house numbers replace a cost, and events that used it say so', () => {
    const options = { houseNumbers: { costs: { takeCover: 3 } } }
    const match = acting({ options, scenario: { low: [low(280, 330, 320, 330)] } }).play({ type: 'takeCover' })
    expect(apLeft(match)).toBe(1)
    expect(match.told('took-cover')[0]!.about).toMatchObject({ house: 'costs.takeCover' })
  })

  it('[DWA-16.5.2.b] [R-70.2] Acrobat crosses one obstacle for nothing', () => {
    const humans = [{ at: [300, 300], abilities: ['acrobat'] }] as const
    const scenario = { low: [low(320, 250, 320, 350)] }
    const match = acting({ humans: humans as never, scenario, options: { advanced: true } })
    match.play({ ...walk([350, 300]), ability: 'acrobat' })
    expect(apLeft(match)).toBe(3)
    expect(match.human().now.abilities).toEqual(['acrobat'])
    // [DWA-16.5.1.b] Once a turn.
    expect(match.refusal({ ...walk([360, 300]), ability: 'acrobat' })).toMatchObject({ rule: 'DWA-16.5.1.b' })
  })

  it('[DWA-16.5.2.m] [R-70.8] Fast adds 5 cm once all points went into moving', () => {
    const humans = [{ at: [300, 300], abilities: ['fast'] }] as never
    const match = acting({ humans, options: { advanced: true } })
    const extra = (x: number) => ({ ...walk([x, 300]), ability: 'fast' as const })
    expect(match.refusal(extra(350))).toMatchObject({ rule: 'R-70.8' })
    match.play(walk([500, 300]))
    expect(match.asked()).toEqual(['0 act'])
    expect(match.refusal(extra(551))).toMatchObject({ rule: 'R-70.8', key: 'walk.fast' })
    match.play(extra(550))
    expect(match.human().x).toBe(550)
  })

  it('[DWA-16.5.2.o] Hero has 5 points, [DWA-16.5.2.l] [R-72] Quick-witted one for anything but moving', () => {
    const as = (ability: 'hero' | 'quickWitted') =>
      tableWith({
        scenario: UNDECIDED,
        humans: [{ at: [300, 300], abilities: [ability] }],
        options: { advanced: true },
      })
        .run()
        .play({ type: 'activate', human: 0, as: 'act', ability })
    expect(apLeft(as('hero'))).toBe(5)
    expect(as('hero').allows(walk([550, 300]))).toBe(true)
    expect(apLeft(as('quickWitted'))).toBe(5)
    expect(as('quickWitted').allows(walk([500, 300]))).toBe(true)
    expect(as('quickWitted').refusal(walk([501, 300])).rule).toBe('DWA-9.c')
  })

  it('[DWA-9.b] an activation ends by itself when nothing is left', () => {
    const match = acting().play(walk([500, 300]))
    expect(match.state.turn).toBe(2)
    expect(match.allows(REST)).toBe(false)
  })
})
