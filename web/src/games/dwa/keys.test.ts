import { describe, expect, it } from 'vitest'
import { partAt, whileActing, yardWithCar } from './begun.fixture.js'
import { keys } from './keys.js'

const position = (mara: string): string =>
  whileActing(`human Mara 0 400,300 ${mara}`, 'human Jun 0 426,300', 'vehicle 0 running=true')

/** What stands out, and everything with what it costs. */
function told(text: string, menu: string | null = null): { main: string | undefined; all: string[] } {
  const found = keys(partAt(text, yardWithCar, menu))!
  return {
    main: found.find(({ main }) => main)?.id,
    all: found.map(({ label, note }) => (note === '' ? label : `${label} | ${note}`)),
  }
}

describe('in a vehicle', () => {
  const aboard = 'whereabouts=vehicle vehicle=0'

  it('driving on stands out at the wheel, and getting out says what it costs', () => {
    const { main, all } = told(position(`${aboard} drives=true`))
    expect(main).toBe('drive …')
    expect(all).toContain('Get out | 2 AP')
  })

  it('a passenger who has nothing to fire ends the activation, and gives up no seat', () => {
    expect(told(position(aboard)).main).toBe('rest')
  })
})

describe('things', () => {
  const pouch = 'pouch={"bullets":[3,6,-1,6]}'

  it('two magazines with different rounds are two buttons, and alike ones are one', () => {
    const { all } = told(position(pouch), 'give 1')
    expect(all.slice(0, -1)).toEqual([
      'Give to Jun: magazine of bullets (3 rounds) | 2 AP',
      'Give to Jun: magazine of bullets (6 rounds) | 2 AP',
      'Give to Jun: magazine of bullets (full) | 2 AP',
    ])
  })

  it('a weapon is loaded with either magazine, and says with which', () => {
    const { all } = told(position(`weapons=[{"id":"pistol","rounds":0}] hands=[0] ${pouch}`), 'weapons')
    expect(all.filter((label) => label.startsWith('Reload'))).toHaveLength(3)
    expect(new Set(all).size).toBe(all.length)
  })
})
