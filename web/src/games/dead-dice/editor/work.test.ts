import { FORMAT, type OwnScenario, readOwnScenario } from '@shamble/game-dead-dice/scenarios'
import { describe, expect, it } from 'vitest'
import { faultOf, fieldOf, freshId, readFile, type Work, without, withWord } from './work.js'
import { isWork } from './work-form.js'

const titled: Work = { format: FORMAT, title: 'The tunnel' }
const file = (value: unknown): File => new File([JSON.stringify(value)], 'tunnel.json')

describe('a scenario that is being written', () => {
  it('[DD-16.68] needs no more than a title', () => {
    expect(faultOf(titled)).toBeNull()
    expect(faultOf({ ...titled, title: '' })?.where).toBe('drawer.scenario.title')
  })

  it('[DD-4.10] names the field in which the first fault lies', () => {
    const start = { empty: 'shelter', low: 'shelter' } as const
    expect(fieldOf(faultOf({ ...titled, start })!)).toBe('start')
    expect(fieldOf(faultOf({ ...titled, title: '' })!)).toBe('title')
  })

  it('leaves a word out once nothing is written, and the words once there is none', () => {
    const told = withWord(withWord(titled, 'hook', 'It is dark.'), 'exit', 'Light.')
    expect(told.words).toEqual({ hook: 'It is dark.', exit: 'Light.' })
    expect(withWord(withWord(told, 'hook', ''), 'exit', '')).toEqual(titled)
    expect(without({ ...titled, kit: ['bat'] }, 'kit')).toEqual(titled)
  })

  it('is shown as it was kept where it has its form, playable or not, and nothing else is', () => {
    const place = { id: 'a', name: '', finds: [] }
    const begun = { ...titled, title: '', places: { dice: 0, places: [place] }, words: { hook: '' }, groupTrait: null }
    expect([titled, begun].every(isWork)).toBe(true)
    for (const change of [
      { format: 'shamble-dead-dice-scenario/2' },
      { title: 7 },
      { kit: 'bat' },
      { roster: [null] },
      { places: { dice: 9, places: [] } },
      { places: { dice: 0, places: [{ ...place, finds: null }] } },
      { story: {} },
      { words: { hook: 1 } },
      { companions: [{ name: 'x' }] },
    ])
      expect(isWork({ ...begun, ...change }), JSON.stringify(change)).toBe(false)
    for (const none of [null, 7, 'x', [], {}]) expect(isWork(none)).toBe(false)
  })

  it('gives what is added a short name of its own', () => {
    expect(freshId('place', [])).toBe('place1')
    expect(freshId('place', ['place1', 'place3'])).toBe('place4')
  })

  it('[DD-16.68] comes from a file and goes into one, and a broken one changes nothing', async () => {
    const whole: OwnScenario = { ...titled, kit: ['bat'], words: { hook: 'It is dark.' } }
    expect(await readFile(file(whole))).toEqual({ work: readOwnScenario(whole, 'drawer.scenario') })
    expect(await readFile(file({ ...whole, kit: ['laser'] }))).toMatchObject({ where: 'drawer.scenario.kit[0]' })
    expect(await readFile(new File(['{'], 'broken.json'))).toMatchObject({ where: expect.stringContaining('drawer') })
  })
})
