import type { Frame } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { Test, TestFrame } from '../frames/kinds.js'
import { type Given, stage, type Table } from '../tests/stage.js'

const WAITING = { kind: 'decision', step: 0, topic: 'threat', proposal: null, proposed: [], agreed: [] } as Frame
const COMPANION = { id: 4, name: 'Dale', role: null, talent: [], alive: true, onRaid: true }

/** The last of the two dice has just failed a test of difficulty 1. */
function failed(some: Partial<Test>, given: Given = {}): Table {
  const test: Test = {
    what: 'obstacle',
    rule: 'DD-5.8',
    leader: 0,
    by: 'muscle',
    tags: [],
    difficulty: 1,
    parts: [{ rule: 'DD-7.2', value: 2, why: 'characteristic' }],
    companions: [],
    assistants: [],
    secret: false,
    saveable: true,
    announced: true,
    ...some,
  }
  // The frame below a test is told how it went; here that is a panic of another survivor, which then asks for its own
  // roll.
  const below = { kind: 'panic', step: 0, seat: 0, difficulty: 1, tested: null } as unknown as Frame
  const frame = { kind: 'test', step: 0, test, faces: [], offered: null } satisfies TestFrame as Frame
  return stage({ scene: {}, frames: [WAITING, below, frame], ...given })
    .run()
    .play({ type: 'roll' }, [1, 3])
}

const offers = (table: Table): string[] =>
  table.offered().map((action) => (action.type === 'sacrifice' ? `${action.what} ${action.id}` : action.type))

describe('success by sacrifice', () => {
  it('[DD-7.14] [DD-16.24] Survival, a bag with something in it, a weapon of use, a companion', () => {
    const rich = failed(
      {},
      {
        survivors: [{ carries: ['backpack', 'bat', 'improvised', 'fireAxe'] }],
        group: { companions: [COMPANION] },
      },
    )
    expect(offers(rich)).toEqual(['bear', 'survival -1', 'bag -1', 'weapon 1', 'weapon 3', 'companion 4'])
    expect(offers(failed({}, { survivors: [{ carries: ['improvised'] }] }))).toEqual(['bear', 'survival -1'])
  })

  it('[DD-16.24] the automatic game master takes what is of use, once in a scene', () => {
    const saved = failed({}).play({ type: 'sacrifice', what: 'survival', id: -1 })
    expect(saved.kinds()).toContain('sacrifice-taken')
    expect(saved.state.survivors[0]!.survival).toBe(2)
    expect(saved.state.scene!.stands[0]!.sacrificed).toBe(true)
    const again = failed({}, { scene: { stands: [{ seat: 0, sacrificed: true }] } })
    expect(again.asked).toBe('0: roll')
  })

  it('[DD-16.24] nothing is asked for where nothing is there', () => {
    expect(failed({}, { survivors: [{ base: 1, survival: 0 }] }).asked).toBe('0: roll')
    expect(failed({ what: 'dodge' }).asked).toBe('0: roll')
    expect(failed({ what: 'ultimateSacrifice' }).asked).toBe('0: roll')
  })

  it('[DD-7.14] what is thrown or shot with cannot be given up for it', () => {
    const given = { survivors: [{ carries: ['handgun', 'bat'] }] } as const
    expect(offers(failed({ what: 'shot' }, given))).toEqual(['bear', 'survival -1', 'weapon 2'])
    expect(offers(failed({ what: 'melee' }, given))).toEqual(['bear', 'survival -1', 'weapon 1', 'weapon 2'])
  })

  it('[DD-7.14] a person may be offered anything, and may refuse it', () => {
    const human = (): Table => failed({}, { options: { gameMaster: 'human' } })
    const offered = human().play({ type: 'offer', words: 'My boots, both' })
    expect(offered.asked).toBe('1: sacrifice')
    expect(offered.play({ type: 'grant' }).kinds()).toContain('sacrifice-taken')
    const denied = human().play({ type: 'sacrifice', what: 'survival', id: -1 }).play({ type: 'deny' })
    expect(denied.kinds()).toContain('sacrifice-refused')
    expect(denied.state.survivors[0]!.survival).toBe(3)
    expect(human().refusal({ type: 'offer', words: ' ' })).toMatchObject({ rule: 'DD-7.14', at: 'words' })
  })
})
