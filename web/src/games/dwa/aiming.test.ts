import { seededChance } from '@shamble/chance'
import { Draft } from '@shamble/drafts'
import dwa from '@shamble/game-dwa'
import type { DwaView } from '@shamble/game-dwa/table'
import { checker, plainSpaces } from '@shamble/host'
import { Engine, silently } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { aimed, follows } from './aiming.js'
import shop from './window.js'

const module = dwa as unknown as GameModule
const engine = new Engine(module.game)

/** A draft of this kind at a position, and the view that it belongs to. */
function begun(kind: string, position: string, options: object): { view: DwaView; draft: Draft } {
  const resolved = resolveOptions(module.game.options, options as never)
  const s = module.position.read(position, resolved, seededChance('aim'))
  engine.settle(s, silently(seededChance('aim')))
  const view = module.game.view(s, 0) as DwaView
  const space = plainSpaces(engine.choices(s, 0)).find((other) => other.kind === kind)!
  return { view, draft: new Draft(space, checker(module, view, 0)) }
}

describe('what follows from a change of a draft', () => {
  const { view, draft } = begun('blast', shop.position, shop.options)

  it('a shotgun points at its target', () => {
    const named = draft.set(['blasts', 0, 'target'], -1)
    expect(follows(named, draft, view).at(['blasts', 0, 'at'])).toEqual({ x: 604, y: 600 })
  })

  it('a template that is turned away is laid on whoever is under it now', () => {
    const first = aimed(draft, -1, view)
    const turned = first.set(['blasts', 0, 'at'], { x: 506, y: 768 })
    expect(follows(turned, first, view).at(['blasts', 0, 'target'])).toBe(-19)
    const nobody = first.set(['blasts', 0, 'at'], { x: 300, y: 655 })
    expect(follows(nobody, first, view).at(['blasts', 0, 'target'])).toBe(-1)
  })

  it('a vehicle is as fast as its way is long, and no faster than it may be', () => {
    const yard = {
      advanced: true,
      ownScenario: {
        format: 'shamble-scenario/1',
        name: 'yard',
        table: { width: 1200, depth: 1200 },
        deployment: [
          {
            outline: [
              [0, 0],
              [1200, 0],
              [1200, 1200],
              [0, 1200],
            ],
          },
        ],
        arrivals: [],
        vehicles: [{ id: 'car', kind: 'car', at: [600, 600], heading: 0 }],
      },
    }
    const position = `turn 3
human Mara 0 600,600 archetype=law whereabouts=vehicle vehicle=0 drives=true
human Jun 0 900,900
zombie 9 1100,1100
vehicle 0 running=true
frame activation human=0 ap=4 step=2`
    const drive = begun('drive', position, yard)
    const steps = (y: number): unknown => {
      const drawn = drive.draft.set(['path', 0], { x: 600, y })
      return follows(drawn, drive.draft, drive.view).at(['steps'])
    }
    expect([steps(550), steps(549), steps(420), steps(100)]).toEqual([1, 2, 4, 4])
  })
})
