import { describe, expect, it } from 'vitest'
import { aimed, follows, openTargets } from './aiming.js'
import { begun } from './begun.fixture.js'
import shop from './window.js'

describe('what follows from a change of a draft', () => {
  const { view, draft } = begun('blast', shop.position, shop.options)

  it('a shotgun points at its target', () => {
    const named = draft.set(['blasts', 0, 'target'], -1)
    expect(follows(named, draft, view).at(['blasts', 0, 'at'])).toEqual({ x: 604, y: 600 })
  })

  it('a template that is turned away is laid on the one who is under it now', () => {
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

describe('a click on another target', () => {
  const position = (weapon: string): string => `turn 1
team Station-9 began=1
human Mara 0 470,640 facing=90 gender=woman weapons=[${weapon}] hands=[0]
zombie 1 560,606
zombie 2 590,600
frame match step=3
frame turn step=4
frame humans step=0 order=[0]
frame activation human=0 ap=4 step=2`
  const options = { scenario: 'street', spawnMethods: 'none' }
  const targetsOf = (weapon: string): unknown => {
    const { view, draft } = begun('shoot', position(weapon), options)
    const twice = aimed(aimed(draft, -1, view), -2, view)
    return (twice.at(['targets']) as readonly { target: number }[]).map(({ target }) => target)
  }

  it('names it besides the first, as long as there are rounds', () => {
    expect(targetsOf('{"id":"rifle","rounds":10}')).toEqual([-1, -2])
  })

  it('names it instead of the first where a single round is left', () => {
    expect(targetsOf('{"id":"crossbow","rounds":1}')).toEqual([-2])
  })
})

describe('whom fire can be aimed at', () => {
  it('those in range and in sight alone', () => {
    const { view, draft } = begun('blast', shop.position, shop.options)
    expect(openTargets(view, draft)).toEqual([-1, -19])
  })
})
