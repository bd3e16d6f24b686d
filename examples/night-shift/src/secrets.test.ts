import { randomPolicy } from '@shamble/bots'
import { ScriptedChance, seededBelow, seededChance } from '@shamble/chance'
import { Engine, type Viewer } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { Match } from '@shamble/record'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import type { NightAction } from './actions.js'
import module from './index.js'
import type { Night } from './night.js'

const { game } = module

/** Everything that some viewer of this position thinks possible. */
function guesses(table: { state: Night }, viewer: Viewer): Night[] {
  const view = game.view(table.state, viewer)
  return Array.from({ length: 300 }, (_, i) => game.guess(view, seededChance('guess', i)))
}

const distinct = (values: readonly unknown[]) => [...new Set(values.map((value) => JSON.stringify(value)))].sort()

function position(gm: string, ana = 'guard, survival 3', options = {}) {
  return TestTable.at(
    module,
    `hour 3, room 2
     gm: ${gm}
     ana: ${ana}
     ben: nurse, survival 3
     asked: prepare`,
    options,
  )
}

describe('what a survivor must think possible', () => {
  it('of hidden traps: any that the budget could have paid for, in any room ahead', () => {
    expect(distinct(guesses(position('menace 6, traps 3'), 2).map(({ traps, menace }) => [menace, ...traps]))).toEqual([
      '[4,3,4]',
      '[6,3]',
      '[6,4]',
      '[8]',
    ])
    const traps = (menace: number) => distinct(guesses(position(`menace ${menace}`), 2).map((night) => night.traps))
    expect(traps(4)).toEqual(['[3,4]', '[3]', '[4]', '[]'])
    expect(traps(3)).toEqual(['[3]', '[4]', '[]'])
    expect(traps(2)).toEqual(['[3]', '[4]', '[]'])
    expect(traps(1)).toEqual(['[]'])
  })

  it('of traps under an open budget: as many as the missing Menace tells', () => {
    const open = { menaceVisibility: 'open' }
    const one = guesses(position('menace 6, traps 3', undefined, open), 2)
    expect(distinct(one.map(({ traps, menace }) => [menace, ...traps]))).toEqual(['[6,3]', '[6,4]'])
    expect(distinct(guesses(position('menace 6', undefined, open), 2).map(({ traps }) => traps))).toEqual(['[]'])
  })

  it('of traps in the first hour: none before the game master has prepared', () => {
    const before = TestTable.start(module).play('ana: watch guard').play('ben: watch nurse')
    expect(distinct(guesses(before, 1).map(({ traps }) => traps))).toEqual(['[]'])
    const after = before.play('gm: prepare nothing')
    expect(distinct(guesses(after, 1).map(({ traps }) => traps))).toEqual(['[2]', '[3]', '[4]', '[]'])
  })

  it('of traps later on: one for every hour, less those that were seen', () => {
    const seen = (exposed: number) =>
      TestTable.at(
        module,
        `hour 3, room 1, obstacle blocked, exposed ${exposed}
         gm: menace 6
         ana: guard, survival 3
         ben: nurse, survival 3
         asked: prepare`,
      )
    const most = (exposed: number) => Math.max(...guesses(seen(exposed), 1).map(({ traps }) => traps.length))
    expect([0, 1, 2].map(most)).toEqual([2, 1, 0])
  })

  it('of bites: none, or one as old as a wound by a zombie; nothing else is open to doubt', () => {
    const table = position('menace 6', 'guard, survival 1, mauled 0 2, bite 2')
    expect(distinct(guesses(table, 2).map(({ bite }) => bite))).toEqual(['[-1,-1]', '[0,-1]', '[2,-1]'])
    expect(distinct(guesses(table, 'spectator').map(({ bite }) => bite))).toHaveLength(3)
    for (const knowing of [0, 1]) expect(distinct(guesses(table, knowing).map(({ bite }) => bite))).toEqual(['[2,-1]'])
  })

  it('of roles: any, for those who have chosen, until all are shown', () => {
    const table = TestTable.start(module, { players: 3 }).play('ben: watch nurse')
    const roles = distinct(guesses(table, 0).map((night) => night.roles))
    expect(roles).toEqual(['[null,"guard",null]', '[null,"nurse",null]', '[null,"porter",null]'])
  })
})

describe('a whole night', () => {
  // Every hidden fact of the state, and who may know it.
  function forbidden(s: Night, viewer: Viewer): string[] {
    const found: string[] = []
    const view = game.view(s, viewer)
    if (s.outcome !== null) return found
    if (viewer !== 0 && view.traps !== null) found.push('traps')
    if (viewer !== 0 && view.menace !== null) found.push('menace')
    s.bite.forEach((bite, survivor) => {
      const may = viewer === 0 || viewer === survivor + 1 || s.confessed[survivor]
      if (bite >= 0 && !may && view.bite[survivor] !== null) found.push(`bite of ${survivor}`)
    })
    const choosing = s.frames[0]!.kind === 'watch'
    s.roles.forEach((role, survivor) => {
      if (choosing && role !== null && viewer !== survivor + 1 && view.roles[survivor] !== 'hidden')
        found.push(`role of ${survivor}`)
    })
    return found
  }

  it('keeps every secret in every view, and opens all of them when it is over', () => {
    const engine = new Engine(game)
    const options = resolveOptions(game.options, { players: 3, menace: 14 })
    let bites = 0
    let traps = 0
    for (let i = 0; i < 40; i++) {
      const below = seededBelow('night', i)
      const anything = randomPolicy(engine, below)
      let state = engine.start(options, seededChance('night', i)).state
      while (state.outcome === null) {
        for (const viewer of [0, 1, 2, 3, 'spectator'] as const) expect(forbidden(state, viewer)).toEqual([])
        const { seat } = state.questions[below(state.questions.length)]!
        const action: NightAction = anything(state, seat)
        const result = engine.apply(state, seat, action, seededChance('night', i, state.seq))
        if (!result.ok) throw new Error(result.refusal.rule)
        state = result.state
        if (state.bite.some((bite, survivor) => bite >= 0 && !state.confessed[survivor])) bites++
        if (state.traps.length > 0) traps++
      }
      const { viewer: _viewer, answered: _answered, ...seen } = game.view(state, 'spectator')
      expect(seen).toMatchObject({ traps: state.traps, menace: state.menace, bite: state.bite, roles: state.roles })
    }
    // Otherwise nothing was tried.
    expect(Math.min(bites, traps)).toBeGreaterThan(50)
  })

  it('cannot be taken back past what was shown', () => {
    const engine = new Engine(game)
    const match = Match.create(engine, { options: resolveOptions(game.options), salt: 'x' }, new ScriptedChance())
    const play = (seat: number, written: string) =>
      expect(match.answer(seat, module.notation.read(written)!, new ScriptedChance()).ok).toBe(true)
    play(1, 'watch guard')
    expect(match.undo(1, 0, []).ok).toBe(true)
    play(1, 'watch nurse')
    play(2, 'watch guard')
    // The watches are open: nobody may choose again.
    expect(match.undoable(2)).toEqual({ rule: 'TABLE.9' })
  })
})
