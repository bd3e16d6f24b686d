import { seededBelow, seededChance } from '@shamble/chance'
import { Engine, type Plain } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { expect, it } from 'vitest'
import { dwa } from '../game.js'
import { brokenInvariants } from '../invariants.js'
import { Watch } from '../invariants-between.js'
import { SCENARIOS } from '../scenario/index.js'
import type { Dwa } from '../state.js'

const SETTINGS: readonly Readonly<Record<string, Plain>>[] = [
  {},
  { zombieActivation: 'oneByOne', moan: true, wander: 'redraw' },
  { zombiePathing: 'straight', zombieSeat: true, spawnMethods: 'ABCDE', complexMovement: true },
  { advanced: true, moan: true, moanRange: 40, charge: false, zombieWeapons: true, measure: 'centre', jams: true },
  {
    campaign: true,
    humanHits: 'fallIsWound',
    swapInMelee: true,
    climbHang: true,
    abilityLimit: 'none',
    units: 'inches',
  },
]

const TURNS = 4

it.each(Object.keys(SCENARIOS))('random games in %s break no invariant', (scenario) => {
  const engine = new Engine(dwa)
  let moves = 0
  for (const [game, setting] of SETTINGS.entries()) {
    const below = seededBelow(scenario, `${game}`)
    const options = resolveOptions(dwa.options, { scenario, ...setting })
    let s = engine.start(options, seededChance(`${scenario} ${game}`)).state as Dwa
    const watch = new Watch()
    for (let n = 0; s.outcome === null && s.turn <= TURNS && n < 400; n++) {
      const { seat } = s.questions[0]!
      const { actions, spaces } = engine.choices(s, seat)
      const at = below(actions.length + spaces.length)
      const action = actions[at] ?? spaces[at - actions.length]!.sample(below)
      const result = engine.apply(s, seat, action, seededChance(`${game} ${n}`))
      if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(result.refusal)}`)
      watch.see({ before: s, action, after: result.state, events: result.events })
      moves += result.events.filter(({ kind }) => kind.startsWith('zombie-came.')).length
      s = result.state as Dwa
      const broken = [...watch.broken, ...brokenInvariants(s)]
      if (broken.length > 0) throw new Error(broken.join('\n'))
    }
  }
  expect(moves).toBeGreaterThan(10)
})
