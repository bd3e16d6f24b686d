import type { GameEvent } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { DwaAction } from './actions.js'
import { cloneDwa } from './clone.js'
import { activationFrame } from './frames/activation.js'
import { type Moment, Watch } from './invariants-between.js'
import type { Dwa } from './state.js'
import { type Given, tableWith } from './tests/build.js'

const REST: DwaAction = { type: 'rest' }

/** What a watch says of one moment: what changed, and what was told. */
function seen(
  given: Given,
  {
    action = REST,
    change = () => {},
    events = [],
  }: Partial<Omit<Moment, 'before' | 'after'>> & {
    change?: (s: Dwa) => void
  } = {},
): string[] {
  const acting = { ...activationFrame(0, 'act', 'none'), step: 2, ap: 4 }
  const before = tableWith({ frame: acting as never, ...given }).state
  before.questions = [{ seat: 0, kind: 'act' }] as never
  const after = cloneDwa(before)
  change(after)
  const watch = new Watch()
  watch.see({ before, action, after, events })
  return watch.broken
}

const event = (kind: string, more: Partial<GameEvent> = {}): GameEvent => ({ kind, rule: 'DWA-8.b', ...more })
const two: Given = { humans: [{ at: [300, 300] }, { at: [600, 600] }] }
const shoot = (target: number): DwaAction => ({
  type: 'shoot',
  weapon: 0,
  targets: [{ target, shots: 1, aimed: 0 }],
  ability: 'none',
})

describe('between two moments nobody', () => {
  it('loses wounds without treatment', () => {
    const wounded: Given = { humans: [{ at: [300, 300], wounds: 2 }] }
    const change = (s: Dwa) => {
      s.humans[0]!.wounds = 1
    }
    expect(seen(wounded)).toEqual([])
    expect(seen(wounded, { change })).toEqual(['10, DWA-12.5.a: Dawson has lost wounds'])
    expect(seen(wounded, { change, action: { type: 'treat', patient: 0, with: 'smallKit' } })).toEqual([])
  })

  it('has other morale than deaths account for', () => {
    const die = (morale: number) => (s: Dwa) => {
      s.humans[1]!.whereabouts = 'dead'
      s.humans[0]!.morale = morale
    }
    expect(seen(two, { change: die(8) })).toEqual([])
    expect(seen(two, { change: die(10) })).toEqual(['18, DWA-13.1.b: Dawson has morale 10, not 8'])
  })

  it('handles things among enemies, or at the wheel', () => {
    const engaged: Given = { humans: [{ at: [300, 300] }], zombies: [{ at: [325, 300] }] }
    const reload: DwaAction = { type: 'reload', weapon: 0, load: 0, ability: 'none' }
    expect(seen(engaged, { action: reload })).toEqual(['7, R-41: Dawson does reload in contact'])
    expect(seen({ humans: [{ at: [300, 300] }] }, { action: reload })).toEqual([])
    const driver: Given = { humans: [{ at: [300, 300], whereabouts: 'vehicle', drives: true }] }
    expect(seen(driver, { action: reload })).toEqual(['25, DWA-16.3.c: Dawson drives and does reload'])
    expect(seen(driver, { action: { type: 'drive', steps: 1, path: [] } })).toEqual([])
  })

  it('fires without a round, too far, blindly, or twice at one target', () => {
    const at = (x: number, walls: readonly [number, number, number, number][] = []): Given => ({
      scenario: { walls: walls.map(([x1, y1, x2, y2]) => ({ from: [x1, y1], to: [x2, y2] })) },
      humans: [{ at: [300, 300], weapons: ['pistol'] }],
      zombies: [{ at: [x, 300] }],
    })
    const fire = { action: shoot(-1), change: (s: Dwa) => void s.humans[0]!.weapons[0]!.rounds-- }
    const shot = event('shot-miss', { about: { figure: 0, target: -1 } })
    expect(seen(at(525), { ...fire, events: [shot] })).toEqual([])
    expect(seen(at(526), { ...fire, events: [shot] })).toEqual(['6, DWA-11.1.h: Dawson fires beyond range at -1'])
    expect(seen(at(500, [[400, 200, 400, 400]]), { ...fire, events: [shot] })).toHaveLength(1)
    expect(seen(at(500), fire)).toEqual(['5, DWA-11.1.e: 1 rounds for 0 shots'])
    const jammed = at(500)
    const { state } = tableWith(jammed)
    state.humans[0]!.weapons[0]!.jammed = true
    const watch = new Watch()
    state.frames.push({ ...activationFrame(0, 'act', 'none'), step: 2, ap: 4 } as never)
    const moment: Moment = { before: state, action: shoot(-1), after: state, events: [event('fires')] }
    watch.see(moment)
    expect(watch.broken).toEqual(['6, DWA-11.1.e: Dawson fires a pistol that cannot'])
    watch.see(moment)
    expect(watch.broken).toContain('8, R-101: Dawson names a figure again')
  })

  it('names more targets than dice, or shares out more hits than there are', () => {
    const crowd: Given = {
      humans: [{ at: [300, 300], weapons: ['submachineGun'] }],
      zombies: Array.from({ length: 6 }, (_, i) => ({ at: [400 + 30 * i, 300] as const })),
    }
    const burst = (others: readonly number[]): DwaAction => ({
      type: 'burst',
      weapon: 0,
      main: -1,
      others: [...others],
      aimed: false,
      sustained: false,
      ability: 'none',
    })
    expect(seen(crowd, { action: burst([-2, -3, -4, -5]) })).toEqual([])
    expect(seen(crowd, { action: burst([-2, -3, -4, -5, -6]) })).toEqual(['9, DWA-11.2.6.a: 6 targets'])
    const frame = { kind: 'share', step: 0, human: 0, hits: ['elim'], among: [-1] } as never
    expect(seen({ ...crowd, frame }, { action: { type: 'share', hits: [-1] } })).toEqual([])
    expect(seen({ ...crowd, frame }, { action: { type: 'share', hits: [-1, -1] } })).toEqual([
      '9, R-18: 2 hits are shared out',
    ])
  })

  it('tests twice for fear, holds more wounds than a die shows, or is tested as a body too soon', () => {
    const brave = event('brave', { about: { figure: 0 } })
    expect(seen(two, { events: [brave, event('turn'), brave] })).toEqual([])
    expect(seen(two, { events: [brave, brave] })).toEqual(['12, DWA-13.a: human 0 tests twice'])
    const held = (total: number, wounds: number) => event('wounds-held', { data: { total, wounds } })
    expect(seen(two, { events: [held(2, 2)] })).toEqual([])
    expect(seen(two, { events: [held(1, 2)] })).toEqual(['11, DWA-12.5.b: 1 holds 2 wounds'])
    const body = (diedIn: number): Given => ({ humans: [{ at: [300, 300], whereabouts: 'dead', diedIn }] })
    const still = event('lies-still', { about: { figure: 0 } })
    expect(seen(body(0), { events: [still] })).toEqual([])
    expect(seen(body(1), { events: [still] })).toHaveLength(1)
    expect(seen(body(0), { events: [still, still] })).toHaveLength(1)
  })
})

describe('between two moments no zombie', () => {
  const near: Given = { humans: [{ at: [300, 300] }], zombies: [{ at: [325, 300] }] }
  const walk = (mm: number, kind = 'zombie-came.smell') =>
    event(kind, {
      about: { figure: -1 },
      way: {
        piece: -1,
        points: [
          { x: 0, y: 0 },
          { x: mm, y: 0 },
        ],
      },
    })
  const attack = (dice: readonly number[]) => event('zombie-missed', { dice, about: { figure: -1, target: 0 } })
  const gotUp = event('zombies-got-up', { about: { figures: [-1] } })

  it('goes farther than its points and its charge carry it, or after it got up', () => {
    expect(seen(near, { events: [walk(100), walk(50, 'charged')] })).toEqual([])
    expect(seen(near, { events: [walk(101)] })).toHaveLength(1)
    expect(seen(near, { events: [walk(51, 'charged')] })).toHaveLength(1)
    expect(seen(near, { events: [gotUp, walk(1)] })).toEqual(['14, DWA-15.1.6.c: zombie 1 got up and moves'])
  })

  it('attacks from afar, three times, or twice after it moved or got up', () => {
    expect(seen(near, { events: [attack([1, 2])] })).toEqual([])
    expect(seen(near, { events: [attack([1, 2, 3])] })).toHaveLength(1)
    expect(seen(near, { events: [walk(10), attack([1])] })).toEqual([])
    expect(seen(near, { events: [walk(10), attack([1, 2])] })).toHaveLength(1)
    expect(seen(near, { events: [gotUp, attack([1, 2])] })).toHaveLength(1)
    expect(seen({ ...near, zombies: [{ at: [327, 300] }] }, { events: [attack([1])] })).toEqual([
      '15, DWA-15.1.5.a: zombie 1 attacks Dawson from afar',
    ])
  })

  it('breaks in alone or without a 6', () => {
    const broke = (dice: readonly number[], figures: number[]) => event('broke-in', { dice, about: { figures } })
    expect(seen(near, { events: [broke([1, 6], [-1, -2])] })).toEqual([])
    expect(seen(near, { events: [broke([1, 5], [-1, -2])] })).toHaveLength(1)
    expect(seen(near, { events: [broke([6], [-1])] })).toHaveLength(1)
  })

  it('arrives where there are five for every human already', () => {
    const crowd = (count: number): Given => ({
      humans: [{ at: [300, 300] }],
      zombies: Array.from({ length: count }, (_, i) => ({ at: [400 + 30 * i, 300] as const })),
    })
    const arrived = event('arrived-by-edge', { about: { figures: [-9] } })
    expect(seen(crowd(4), { events: [arrived] })).toEqual([])
    expect(seen(crowd(5), { events: [arrived] })).toEqual(['17, R-55: 6 zombies against 1 humans'])
    expect(seen(crowd(5), { events: [event('destroyed'), arrived] })).toEqual([])
  })
})
