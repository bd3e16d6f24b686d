import { boardOf } from '@shamble/game-dwa/table'
import type { AbilityId } from '@shamble/game-dwa/teams'
import type { Plain } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { platesFor, platesOf, rackFor, restOf, strikesFor, withArchetype, withStrike, withWeapon } from './choosing.js'
import { draftOf, mustering } from './moments.fixture.js'
import { personFrom, personOf } from './person.js'

const part = mustering()
const { view } = part
const blank = draftOf(part)

const statesOf = (draft = blank): Map<string, string> =>
  new Map(platesFor(draft, view).map(({ ability, state }) => [ability.id, state]))

describe('abilities of someone who is being made', () => {
  it('[DWA-16.5.b] are open at level 1 and come with their level above, as long as no archetype is chosen', () => {
    const states = statesOf()
    expect([states.get('cool'), states.get('automatic'), states.get('agile'), states.get('sniper')]).toEqual([
      'open',
      'open',
      'later',
      'later',
    ])
    expect([...states.values()].filter((state) => state === 'open')).toHaveLength(11)
  })

  it('[DWA-16.1.3.b] are shut for good where the archetype shuts them, whatever their level', () => {
    const plates = platesFor(withArchetype(blank, view, 'law'), view)
    const shut = plates.filter(({ state }) => state === 'shut')
    expect(shut.map(({ ability }) => ability.id)).toEqual([
      'automatic',
      'machineGuns',
      'grenadeLaunchers',
      'humanTripod',
      'gunner',
      'killer',
    ] satisfies AbilityId[])
    expect(shut.map(({ refusal }) => refusal?.rule)).toEqual(Array(6).fill('DWA-16.1.3.b'))
  })

  it('are taken one at a time, and given back where another archetype shuts them', () => {
    const taken = withArchetype(blank, view, 'military').set(['ability'], 'automatic')
    expect(statesOf(taken).get('automatic')).toBe('taken')
    expect(statesOf(taken).get('cool')).toBe('open')
    expect(personOf(withArchetype(taken, view, 'law'), view)).toMatchObject({ archetype: 'law', abilities: [] })
    expect(personOf(withArchetype(taken, view, 'military'), view).abilities).toEqual(['automatic'])
  })

  it('[DWA-16.1.3.e] a specialty goes with the military', () => {
    const sniper = withArchetype(blank, view, 'military').set(['sub'], 'sniper')
    expect(personOf(withArchetype(sniper, view, 'civilian'), view).sub).toBe('none')
  })

  it('[DWA-16.a] are not there without the advanced rules', () => {
    const basic = mustering({ advanced: false })
    expect(platesFor(draftOf(basic), basic.view).filter(({ state }) => state === 'open')).toEqual([])
  })
})

describe('weapons of someone who is being made', () => {
  const carrying = withStrike(withWeapon(withWeapon(blank, view, 'pistol'), view, 'rifle'), view, 'knife')

  it('[DWA-11.1.c] are two and one to strike with; a third is barred, one that is carried can be laid down', () => {
    expect(personOf(carrying, view).weapons).toEqual(['pistol', 'rifle', 'knife'])
    const rows = rackFor(carrying, personOf(carrying, view), view)
    expect(rows.filter(({ state }) => state === 'carried').map(({ id }) => id)).toEqual(['pistol', 'rifle'])
    expect(rows.filter(({ state }) => state === 'open')).toEqual([])
    expect(rows.find(({ id }) => id === 'bow')?.refusal).toMatchObject({ rule: 'DWA-11.1.c' })
    expect(personOf(withWeapon(carrying, view, 'pistol'), view).weapons).toEqual(['rifle', 'knife'])
    expect(personOf(withStrike(carrying, view, null), view).weapons).toEqual(['pistol', 'rifle'])
  })

  it('the first gun stays before what is struck with', () => {
    const late = withWeapon(withStrike(blank, view, 'bat'), view, 'revolver')
    expect(personOf(late, view).weapons).toEqual(['revolver', 'bat'])
  })

  it('[R-98] any of them may be struck with in place of another, unless two in all are carried', () => {
    expect(strikesFor(carrying, view).filter(({ refusal }) => refusal !== null)).toEqual([])
    const few = mustering({ carryLimit: 'twoTotal' })
    const two = withWeapon(withWeapon(draftOf(few), few.view, 'pistol'), few.view, 'rifle')
    expect(strikesFor(two, few.view)[0]?.refusal).toMatchObject({ rule: 'R-98' })
  })

  it('[DWA-11.1.c] are absent where the scenario does not offer them', () => {
    const ownScenario = { ...boardOf(view.options).scenario, weapons: ['pistol', 'knife'] } as unknown as Plain
    const few = mustering({ ownScenario })
    const rows = rackFor(draftOf(few), personOf(draftOf(few), few.view), few.view)
    expect(rows.filter(({ state }) => state !== 'absent').map(({ id }) => id)).toEqual(['pistol'])
  })
})

describe('someone who is there', () => {
  it('shows what they have and what is closed to them', () => {
    const { view: later } = mustering({}, { type: 'ready', who: 'Mara' })
    const mara = personFrom(later.humans[0]!)
    const states = new Map(platesOf(mara, later).map(({ ability, state }) => [ability.id, state]))
    expect([states.get('shotguns'), states.get('cool'), states.get('killer')]).toEqual(['taken', 'later', 'shut'])
  })
})

describe('the rest', () => {
  it('[DWA-16.1.b] leaves to the dice what has not been chosen', () => {
    expect(restOf(blank, view)).toMatchObject({
      name: '?',
      gender: 'any',
      archetype: 'any',
      ability: 'none',
      weapons: [],
    })
    const begun = withArchetype(blank.set(['name'], 'Pell'), view, 'law').set(['ability'], 'handguns')
    expect(restOf(begun, view)).toMatchObject({ name: 'Pell', gender: 'any', archetype: 'law', ability: 'handguns' })
    expect(begun.check(restOf(begun, view)).refusal).toBeNull()
  })
})
