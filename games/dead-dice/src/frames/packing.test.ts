import { ScriptedChance } from '@shamble/chance'
import { type Frame, type Plain, type Seat, silently } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { Level } from '../data/reserves.js'
import { linesMissing } from '../rules/loads.js'
import { helpersFor } from '../rules/pool.js'
import { raise, setReserve } from '../rules/reserves.js'
import { REST, RESTING } from '../tests/rest.js'
import { type Given, type GivenSurvivor, stage, type Table } from '../tests/stage.js'
import type { PackingFrame } from './kinds-people.js'

const QUIET = silently(new ScriptedChance({}))
const ANDREA = { id: 1, name: 'Andrea', role: null, talent: [], alive: true, onRaid: true }

function packing(survivors: readonly GivenSurvivor[], more: Given = {}, alone = false): Table {
  const waiting = survivors.map((_, seat) => seat)
  const frame: PackingFrame = { kind: 'packing', step: 0, waiting, alone, wanted: null }
  return stage({ survivors, group: { companions: [ANDREA] }, ...more, frames: [REST, frame as Frame] }).run()
}

const things = (table: Table, seat: Seat) => table.state.survivors[seat]!.things.map(({ item }) => item)
const thing = (table: Table, seat: Seat, at = 0) => table.state.survivors[seat]!.things[at]!.id
const stashed = (table: Table) => table.state.group.stash.map(({ item }) => item)

describe('packing', () => {
  it('[DD-3.19] hands things over, drops them, gives them to companions and takes them back', () => {
    const table = packing([{ carries: ['bat', 'handgun'] }, {}])
    expect(table.asked).toBe('0: pack, 1: pack')
    table.play({ type: 'handOver', thing: thing(table, 0, 1), seat: 1 })
    expect([things(table, 0), things(table, 1)]).toEqual([['bat'], ['handgun']])
    const bat = thing(table, 0)
    table.play({ type: 'stash', thing: bat })
    expect([things(table, 0), stashed(table), table.state.survivors[0]!.hand]).toEqual([[], ['bat'], []])
    table.play({ type: 'takeOut', thing: bat }, [], 1)
    expect([things(table, 1), stashed(table)]).toEqual([['handgun', 'bat'], []])
    table.play({ type: 'drop', thing: bat }, [], 1)
    expect(things(table, 1)).toEqual(['handgun'])
    table.play({ type: 'packed' }, [], 0).play({ type: 'packed' }, [], 1)
    expect(table.asked).toBe(RESTING)
    expect(things(table, 1)).toEqual(['handgun'])
  })

  it('[DD-3.17] refuses what one does not have', () => {
    const table = packing([{ carries: ['bat'] }, { carries: ['handgun'] }])
    const others = thing(table, 1)
    const key = (action: Parameters<Table['refusal']>[0]) => table.refusal(action, 0).key
    expect(key({ type: 'drop', thing: others })).toBe('pack.notYours')
    expect(key({ type: 'stash', thing: others })).toBe('pack.notYours')
    expect(key({ type: 'wield', hand: [others] })).toBe('pack.notYours')
    expect(key({ type: 'takeOut', thing: others })).toBe('pack.notInStash')
    expect(key({ type: 'handOver', thing: thing(table, 0), seat: 0 })).toBe('pack.nobody')
    expect(key({ type: 'handOver', thing: thing(table, 0), seat: 4 })).toBe('pack.nobody')
    expect(key({ type: 'takeOff', what: 'bag' })).toBe('pack.nothingOn')
    expect(key({ type: 'putOn', thing: thing(table, 0) })).toBe('pack.notWorn')
    expect(key({ type: 'shoulder', what: 'ammunition' })).toBe('pack.noLoad')
    expect(key({ type: 'setDown', what: 'ammunition' })).toBe('pack.noneCarried')
    expect(key({ type: 'shareOut' })).toBe('pack.noRoom')
  })

  it('[DD-3.6] [DD-15.12] [DD-15.13] takes another weapon in hand, or a pair that goes together', () => {
    const table = packing([{ carries: ['backpack', 'bat', 'handgun', 'handgun'] }])
    const [bat, one, other] = table.state.survivors[0]!.things.map(({ id }) => id) as [number, number, number]
    expect(table.refusal({ type: 'wield', hand: [bat] }).rule).toBe('DD-15.12')
    expect(table.refusal({ type: 'wield', hand: [bat, one] }).rule).toBe('DD-3.6')
    expect(table.play({ type: 'wield', hand: [one, other] }).state.survivors[0]!.hand).toEqual([one, other])
    expect(table.play({ type: 'wield', hand: [] }).state.survivors[0]!.hand).toEqual([])
  })

  it('[DD-3.17] puts on and takes off a bag and protection', () => {
    const table = packing([{ carries: ['backpack', 'vest', 'bat'] }])
    table.play({ type: 'takeOff', what: 'armour' })
    expect([table.state.survivors[0]!.armour, things(table, 0)]).toEqual([null, ['bat', 'vest']])
    table.play({ type: 'putOn', thing: thing(table, 0, 1) })
    expect([table.state.survivors[0]!.armour, things(table, 0)]).toEqual(['vest', ['bat']])
    table.play({ type: 'takeOff', what: 'bag' })
    expect([table.state.survivors[0]!.bag, things(table, 0)]).toEqual([false, ['bat', 'backpack']])
    table.play({ type: 'putOn', thing: thing(table, 0, 1) })
    expect([table.state.survivors[0]!.bag, things(table, 0)]).toEqual([true, ['bat']])
  })

  it('[DD-15.78] finds companions who stayed at home out of reach, and at home all within it', () => {
    const away = { group: { companions: [{ ...ANDREA, onRaid: false }] } }
    const table = packing([{ carries: ['bat'] }], away)
    expect(table.refusal({ type: 'stash', thing: thing(table, 0) }).rule).toBe('DD-15.78')
    const home = packing([{ carries: ['bat'] }], { ...away, phase: 'living' })
    expect(stashed(home.play({ type: 'stash', thing: thing(home, 0) }))).toEqual(['bat'])
  })
})

describe('too much', () => {
  const twoFull: readonly GivenSurvivor[] = [{ carries: ['bat'] }, { carries: ['handgun', 'medicine'] }]
  const give = (table: Table) => table.play({ type: 'handOver', thing: thing(table, 0), seat: 1 }, [], 0)

  it('[DD-3.18] [DD-16.25] (invariant 23) needs no word of the automatic game master', () => {
    const table = give(packing(twoFull))
    expect(things(table, 1)).toEqual(['handgun', 'medicine', 'bat'])
    expect(table.kinds()).toEqual(['gear.handOver', 'overloaded'])
    expect(table.events[1]).toMatchObject({ rule: 'DD-16.25', seat: 1 })
    expect(table.asked).toBe('0: pack, 1: pack')
  })

  it('[DD-3.18] needs the consent of a human game master', () => {
    const human = { options: { gameMaster: 'human' } }
    const table = give(packing(twoFull, human))
    expect(table.asked).toBe('2: overload')
    expect(things(table, 0)).toEqual(['bat'])
    table.play({ type: 'deny' })
    expect([things(table, 0), table.asked, table.kinds()]).toEqual([['bat'], '0: pack, 1: pack', ['overload-denied']])
    give(table).play({ type: 'grant' })
    expect([things(table, 0), things(table, 1).length]).toEqual([[], 3])
  })

  it('[DD-3.18] is looked at again when the consent comes: things may have moved meanwhile', () => {
    const human = { options: { gameMaster: 'human' } }
    const roomy = give(packing(twoFull, human))
    roomy.state.survivors[1]!.things.length = 0
    roomy.play({ type: 'grant' })
    expect([things(roomy, 0), things(roomy, 1), roomy.kinds()]).toEqual([[], ['bat'], ['gear.handOver']])
    const gone = give(packing(twoFull, human))
    gone.state.survivors[0]!.things.length = 0
    gone.play({ type: 'grant' })
    expect([things(gone, 1), gone.kinds(), gone.asked]).toEqual([['handgun', 'medicine'], [], '0: pack, 1: pack'])
  })

  it('[DD-3.18] is not asked about again once a survivor carries too much, nor at the limit', () => {
    const human = { options: { gameMaster: 'human' } }
    const limit = packing([{ carries: ['bat'] }, { carries: ['handgun'] }], human)
    expect(give(limit).asked).toBe('0: pack, 1: pack')
    const over = packing([{ carries: ['bat'] }, { carries: ['handgun', 'medicine', 'bow'] }], human)
    expect(give(over).asked).toBe('0: pack, 1: pack')
    const bag = packing([{ carries: ['backpack', 'bat', 'handgun'] }], human)
    expect(bag.play({ type: 'takeOff', what: 'bag' }).asked).toBe('1: overload')
    const light = packing([{ carries: ['backpack', 'bat'] }], human)
    expect(light.play({ type: 'takeOff', what: 'bag' }).asked).toBe('0: pack')
  })
})

describe('alone', () => {
  const levels = (ammunition: Level, provisions: Level, survivors: Level = 'empty') => ({
    group: { reserves: { ammunition, provisions, survivors }, companions: [] },
  })
  const missing = (more: Given) => {
    const { state } = stage({ survivors: [{}], ...more })
    return [linesMissing(state, 'ammunition'), linesMissing(state, 'provisions')]
  }

  it('[DD-3.20] [DD-2.13] ammunition takes 2 lines or 1, rations 4 or 2, and nothing while companions carry them', () => {
    expect(missing(levels('sufficient', 'sufficient'))).toEqual([2, 4])
    expect(missing(levels('low', 'low'))).toEqual([1, 2])
    expect(missing(levels('empty', 'empty'))).toEqual([0, 0])
    expect(missing(levels('sufficient', 'sufficient', 'low'))).toEqual([0, 0])
    const alone = { ...levels('sufficient', 'low', 'sufficient'), options: { aloneInTheWorld: true } }
    expect(missing(alone)).toEqual([2, 2])
  })

  it('[DD-15.44] shares the lines out line by line, or where there is room', () => {
    const pair: readonly GivenSurvivor[] = [{ carries: ['backpack', 'bat'] }, { carries: ['bat'] }]
    const table = packing(pair, levels('sufficient', 'low'), true)
    table.play({ type: 'shoulder', what: 'ammunition' }, [], 1)
    expect(table.state.survivors[1]!.loads).toEqual({ ammunition: 1, provisions: 0 })
    table.play({ type: 'setDown', what: 'ammunition' }, [], 1)
    table.play({ type: 'shareOut' }, [], 0)
    expect(table.state.survivors.map(({ loads }) => loads)).toEqual([
      { ammunition: 2, provisions: 2 },
      { ammunition: 0, provisions: 0 },
    ])
    expect(table.refusal({ type: 'shareOut' }, 0).rule).toBe('DD-15.44')
    table.play({ type: 'packed' }, [], 0).play({ type: 'packed' }, [], 1)
    expect(table.state.group.reserves).toMatchObject({ ammunition: 'sufficient', provisions: 'low' })
  })

  it('[DD-15.44] a reserve falls to the level that is carried, and what is over is left', () => {
    const cut = (lines: number) => {
      const table = packing([{ carries: ['backpack'] }], levels('empty', 'sufficient'), true)
      for (let i = 0; i < lines; i++) table.play({ type: 'shoulder', what: 'provisions' })
      table.play({ type: 'packed' })
      return [table.state.group.reserves.provisions, table.state.survivors[0]!.loads.provisions]
    }
    expect(cut(4)).toEqual(['sufficient', 4])
    expect(cut(3)).toEqual(['low', 2])
    expect(cut(2)).toEqual(['low', 2])
    expect(cut(1)).toEqual(['empty', 0])
    expect(cut(0)).toEqual(['empty', 0])
  })

  it('[DD-15.44] too many lines overload', () => {
    const table = packing([{ carries: ['bat', 'handgun'] }], levels('low', 'empty'), true)
    table.play({ type: 'shoulder', what: 'ammunition' })
    expect(table.kinds()).toEqual(['overloaded'])
  })

  it('[DD-15.32] [DD-2.13] what companions carried is taken at once or lost', () => {
    const table = packing([{ carries: ['bat', 'handgun'] }, {}], {}, false)
    table.play({ type: 'stash', thing: thing(table, 0) }, [], 0).play({ type: 'stash', thing: thing(table, 0) }, [], 0)
    const { state } = table
    state.frames.pop()
    state.questions.length = 0
    state.frames.push({ kind: 'decision', step: 0, topic: 'threat', proposal: null, proposed: [], agreed: [] } as Frame)
    setReserve(state, 'survivors', 'empty', 'DD-5.10', QUIET)
    expect(state.group.companions).toEqual([])
    setReserve(state, 'ammunition', 'empty', 'DD-5.10', QUIET)
    setReserve(state, 'provisions', 'empty', 'DD-5.10', QUIET)
    table.run()
    expect(table.asked).toBe('0: pack, 1: pack')
    const bat = state.group.stash[0]!.id
    table.play({ type: 'takeOut', thing: bat }, [], 1)
    expect(table.refusal({ type: 'stash', thing: bat }, 1).rule).toBe('DD-3.20')
    table.play({ type: 'packed' }, [], 0).play({ type: 'packed' }, [], 1)
    expect(table.events).toMatchObject([{ kind: 'left-behind', rule: 'DD-15.32', about: { item: 'handgun' } }])
    expect([things(table, 1), stashed(table), table.asked]).toEqual([['bat'], [], '0: threat'])
  })

  it('[DD-3.20] a reserve that falls weighs less, and companions who come back carry all', () => {
    const loads = { ammunition: 2, provisions: 4 }
    const { state } = stage({ survivors: [{ loads }, {}], ...levels('sufficient', 'sufficient') })
    setReserve(state, 'provisions', 'low', 'DD-2.1', QUIET)
    expect(state.survivors[0]!.loads).toEqual({ ammunition: 2, provisions: 2 })
    raise(state, 'survivors', 'DD-2.1', QUIET)
    expect(state.survivors[0]!.loads).toEqual({ ammunition: 0, provisions: 0 })
  })

  it('[DD-16.38] [DD-15.32] raising Survivors from Empty brings a companion, unless a person decides', () => {
    const names = (options: Record<string, Plain>, survivors: Level) => {
      const { state } = stage({ options, ...levels('low', 'low', survivors) })
      raise(state, 'survivors', 'DD-2.1', QUIET)
      return state.group.companions.map(({ name }) => name)
    }
    expect(names({}, 'empty')).toEqual(['Andrea'])
    expect(names({}, 'low')).toEqual([])
    expect(names({ gameMaster: 'human' }, 'empty')).toEqual([])
  })

  it('[DD-2.12] companions help while Survivors is Sufficient, and no longer at Low', () => {
    const frame = (survivors: Level) =>
      stage({ group: { reserves: { survivors }, companions: [{ ...ANDREA, talent: ['shooting'] }] } }).state
    expect(helpersFor(frame('sufficient'), ['shooting'])).toHaveLength(1)
    expect(helpersFor(frame('sufficient'), ['melee'])).toHaveLength(0)
    expect(helpersFor(frame('low'), ['shooting'])).toHaveLength(0)
  })
})

describe('a quiet moment', () => {
  const deciding = (carries: GivenSurvivor['carries'], scene?: Given['scene']) =>
    stage({
      survivors: [{ ...(carries === undefined ? {} : { carries }) }],
      ...(scene === undefined ? {} : { scene }),
      frames: [
        { kind: 'decision', step: 0, topic: 'threat', proposal: null, proposed: [], agreed: [] } as unknown as Frame,
      ],
    }).run()

  it('[DD-3.19] [DD-15.88] lets a player arrange things before the group decides, but not in a fight', () => {
    const table = deciding(['bat'])
    expect(table.offered()).toContainEqual({ type: 'pack' })
    expect(table.play({ type: 'pack' }).asked).toBe('0: pack')
    expect(table.play({ type: 'packed' }).asked).toBe('0: threat')
    expect(deciding(undefined).offered()).not.toContainEqual({ type: 'pack' })
    expect(deciding(['bat'], { fighting: true }).offered()).not.toContainEqual({ type: 'pack' })
  })
})
