import { describe, expect, it } from 'vitest'
import { REST } from '../actions.js'
import { tableWith, UNDECIDED } from '../tests/build.js'
import { turnFrame } from './turn.js'

const activate = (human: number) => ({ type: 'activate', human, as: 'act', ability: 'none' }) as const

describe('a turn', () => {
  it('[DWA-8.b] [DWA-8.1.b] [R-02] tests come first, fear before bodies before wounds, and each applies at once', () => {
    const match = tableWith({
      humans: [
        { at: [300, 300], wounds: 2 },
        { at: [900, 900], whereabouts: 'dead', diedIn: 1, wounds: 3 },
        { at: [340, 300] },
      ],
      zombies: [{ at: [300, 380] }],
    })
    match.state.turn = 2
    match.state.frames = [match.state.frames[0]!, turnFrame()]
    // Fear of both in the order of creation, then the body, then the wounds.
    match.run()
    expect(match.asked()).toEqual(['0 fear'])
    match.play({ type: 'fearAll' }, [1, 2, 6, 6, 6, 6])
    expect(match.kinds().filter((kind) => ['brave', 'frightened', 'lies-still', 'wounds-held'].includes(kind))).toEqual(
      ['brave', 'frightened', 'lies-still', 'wounds-held'],
    )
    expect(match.human(2).now.frightened).toBe(true)
    expect(match.asked()).toEqual(['0 activate'])
  })

  it('[DWA-8.1.a] [DICE-3] [R-02] one human takes every test that concerns them, bodies in order of death', () => {
    const match = tableWith({
      scenario: UNDECIDED,
      humans: [
        { at: [300, 300], wounds: 2, disorders: ['schizophrenic'] },
        { at: [900, 900], whereabouts: 'dead', diedIn: 3, wounds: 0 },
        { at: [900, 800], whereabouts: 'dead', diedIn: 2, wounds: 0 },
        { at: [600, 600], disorders: ['desperate'] },
      ],
      zombies: [{ at: [300, 380] }],
      options: { advanced: true },
    })
    match.state.turn = 4
    match.state.frames = [match.state.frames[0]!, turnFrame()]
    // Fear, the older body, the younger one, wounds; then the desperate one before the schizophrenic one.
    match.run([1, 1, 6, 5, 4, 3, 2])
    expect(match.told('lies-still').map(({ about, dice }) => [about!['figure'], dice![0]])).toEqual([
      [2, 6],
      [1, 5],
    ])
    expect(match.told('wounds-held')[0]!.dice).toEqual([4])
    expect(match.human().now).toMatchObject({ tested: true, frightened: false })
  })

  it('[DICE-1] [DICE-2] [R-02] arrivals come first, then fire, then the tests', () => {
    const match = tableWith({
      options: { spawnMethods: 'B' },
      humans: [{ at: [600, 30] }],
      zombies: [{ at: [900, 900], burning: { since: 1, kind: 'molotov', by: 0 } }],
    })
    match.state.turn = 2
    match.state.frames = [match.state.frames[0]!, turnFrame()]
    // One 6, the north edge, the 600th place: it comes beside the human and frightens them. The fire spares the other.
    match.run([6, 1, 1, 530, 2, 6, 6])
    expect(
      match.kinds().filter((kind) => ['arrived-by-edge', 'burns-on', 'frightened', 'brave'].includes(kind)),
    ).toEqual(['arrived-by-edge', 'burns-on', 'frightened'])
  })

  it('[R-02] [DWA-12.7.b] a zombie that rises now frightens nobody yet, and who dies of wounds now is tested next turn', () => {
    const match = tableWith({
      scenario: UNDECIDED,
      humans: [
        { at: [300, 300] },
        { at: [300, 360], whereabouts: 'dead', diedIn: 1, wounds: 6 },
        { at: [900, 900], wounds: 6 },
        { at: [1100, 100] },
      ],
    })
    match.state.turn = 2
    match.state.frames = [match.state.frames[0]!, turnFrame()]
    // The body rises on a 1; the wounded one dies on a 5.
    match.run([1, 5])
    expect(match.told('rose')).toHaveLength(1)
    expect(match.human().now.tested).toBe(false)
    expect(match.human(2)).toMatchObject({ whereabouts: 'dead', diedIn: 2 })
  })

  it('[R-02] a human who is about to die of wounds still tests fear and still lends the point', () => {
    const match = tableWith({
      humans: [
        { at: [300, 300], wounds: 7, morale: 10 },
        { at: [340, 300], morale: 3 },
      ],
      zombies: [{ at: [300, 380] }],
    })
    match.state.frames = [match.state.frames[0]!, turnFrame()]
    match.run()
    // Jun's value is 3 + 1 friend - 1 zombie: a 3 passes. The dying man holds 10 + 1 - 1 - 7 = 3.
    match.play({ type: 'fearAll' }, [1, 1, 1, 2, 6])
    expect(match.told('brave').map(({ data }) => data!['need'])).toEqual([3, 3])
    expect(match.human().whereabouts).toBe('dead')
  })

  it('[DWA-8.2.a] [DWA-8.2.b] each human acts once, and one is finished before the next begins', () => {
    const match = tableWith({ scenario: UNDECIDED, humans: [{ at: [300, 300] }, { at: [600, 600] }] }).run()
    match.play(activate(1))
    expect(match.asked()).toEqual(['0 act'])
    expect(match.allows(activate(0))).toBe(false)
    match.play(REST)
    expect(match.offered('activate')).toEqual([activate(0)])
  })

  it('[DWA-9.a] [DWA-9.b] a human has 4 action points, and what is not spent is lost', () => {
    const match = tableWith({ scenario: UNDECIDED, humans: [{ at: [300, 300] }] })
      .run()
      .play(activate(0))
    expect(match.told('acts')[0]!.data).toMatchObject({ ap: 4 })
    match.play(REST)
    expect(match.events.find(({ kind }) => kind === 'rests')!.data).toMatchObject({ ap: 4 })
    expect(match.state.turn).toBe(2)
    expect(match.human().now).toMatchObject({ acted: 'ready', moved: 0 })
  })

  it('[R-28] a figure that is stunned and not chosen has lost their activation all the same', () => {
    const match = tableWith({ scenario: UNDECIDED, humans: [{ at: [300, 300], stunned: true }] }).run()
    match.play({ type: 'endPhase' })
    expect(match.told('was-stunned')).toHaveLength(1)
    expect(match.human().stunned).toBe(false)
  })

  it('[DWA-8.3.a] [DWA-8.b] zombies act when all humans have', () => {
    const match = tableWith({ humans: [{ at: [300, 300] }], zombies: [{ at: [300, 800] }] }).run()
    match.play(activate(0)).play(REST, [20])
    expect(match.zombie().y).not.toBe(800)
  })

  it('[DWA-8.a] turns follow one another until the scenario is decided', () => {
    const match = tableWith({
      scenario: { turnLimit: 2, ...UNDECIDED },
      humans: [{ at: [300, 300] }],
    }).run()
    match.play(activate(0)).play(REST)
    expect(match.state).toMatchObject({ turn: 2, outcome: null })
    match.play(activate(0)).play(REST)
    expect(match.state.outcome).toMatchObject({ reason: 'turns' })
  })

  it('[R-88] teams act in the order of their seats, or by dice, or in turns', () => {
    const humans = [
      { at: [300, 300], team: 0 },
      { at: [320, 600], team: 1 },
      { at: [900, 300], team: 0 },
      { at: [900, 600], team: 1 },
    ] as const
    const fixed = tableWith({ scenario: UNDECIDED, humans }).run()
    expect(fixed.asked()).toEqual(['0 activate'])
    fixed.play(activate(0)).play(REST)
    expect(fixed.asked()).toEqual(['0 activate'])
    const turns = tableWith({ scenario: UNDECIDED, humans, options: { teamOrder: 'alternate' } }).run()
    turns.play(activate(0)).play(REST)
    expect(turns.asked()).toEqual(['1 activate'])
    const dice = tableWith({ scenario: UNDECIDED, humans, options: { teamOrder: 'dice' } })
    dice.state.frames[2]!.step = 0
    expect(dice.run([2, 5]).asked()).toEqual(['1 activate'])
  })

  it('[R-107] a figure who joined in this turn acts from the next one on', () => {
    const match = tableWith({ scenario: UNDECIDED, humans: [{ at: [300, 300] }, { at: [600, 600], joined: 1 }] }).run()
    expect(match.offered('activate').map((action) => (action as { human: number }).human)).toEqual([0])
  })
})
