import { describe, expect, it } from 'vitest'
import { adversityOf } from '../data/adversaries.js'
import { ITEMS } from '../data/equipment.js'
import { ENDINGS } from '../data/game-master.js'
import { RESERVES } from '../data/reserves.js'
import { TAGS_OF_TALENT } from '../data/tags.js'
import { EXCLUDING } from '../data/variants.js'
import { text } from '../text/index.js'
import { SCENARIOS } from './index.js'
import { SCENARIO_NAMES } from './names.js'
import { endingWord, twistPrice, wordsOf } from './scenario.js'

const all = SCENARIO_NAMES.map((name) => SCENARIOS[name])
const shelf = (pick: (scenario: (typeof all)[number]) => unknown) => all.map(pick)

describe('the scenarios', () => {
  it('[DD-13.1] [DD-13.2] [DD-13.3] [DD-13.4] [DD-13.5] [DD-13.6] are six, each under its own id', () => {
    expect(shelf(({ id, rule }) => [id, rule])).toEqual(SCENARIO_NAMES.map((name, i) => [name, `DD-13.${i + 1}`]))
  })

  it('[DD-4.10] [DD-16.45] start with one reserve Empty and another Low', () => {
    expect(shelf(({ start }) => `${start.empty} ${start.low}`)).toEqual([
      'shelter ammunition',
      'ammunition shelter',
      'shelter provisions',
      'shelter survivors',
      'shelter ammunition',
      'shelter provisions',
    ])
  })

  it('[DD-16.45] strike all four reserves, in an order of their own', () => {
    expect(shelf(({ priority }) => priority.map((name) => name[0]! + name[1]!).join(' '))).toEqual([
      'pr su am sh',
      'sh su pr am',
      'pr su sh am',
      'su am sh pr',
      'sh su pr am',
      'sh am su pr',
    ])
    for (const { priority } of all) expect([...priority].sort()).toEqual([...RESERVES].sort())
  })

  it('[DD-16.45] have the rosters of the table, in its order', () => {
    expect(shelf(({ roster }) => roster.map((one) => `${one.id} ${adversityOf(one)}`))).toEqual([
      ['lilith 4', 'krieg 9', 'grease 11', 'roland 10'],
      ['fugitiveBoss 7', 'thug1 4', 'thug2 4'],
      ['preacher 8', 'brother1 6', 'brother2 6', 'brother3 6'],
      ['tassin 7', 'caron 7', 'collinet 7', 'gernez 7', 'perlier 7', 'dumont 8'],
      ['gangBoss 8', 'member1 4', 'member2 4'],
      [],
    ])
  })

  it('[DD-13.2] have no firearm on the plane', () => {
    expect(SCENARIOS.plane.roster.some(({ arm }) => arm?.firearm)).toBe(false)
    const found = SCENARIOS.plane.places.places.flatMap(({ finds }) => finds)
    expect(found.some((item) => ['handgun', 'submachineGun', 'huntingGun', 'scopedRifle'].includes(item))).toBe(false)
  })

  it('[DD-16.45] twist at a price, or by a confrontation', () => {
    expect(shelf(({ twist }) => `${twist.element} ${twistPrice(twist)}`)).toEqual([
      'hazard 1',
      'threat 2',
      'zombies 1',
      'confrontation null',
      'obstacle 1',
      'lowerReserve 2',
    ])
  })

  it('[DD-16.54] bring variants that go together', () => {
    expect(shelf(({ variants, suggested }) => [variants.join(' '), suggested.join(' ')])).toEqual([
      ['', 'specialZombies'],
      ['healthyCarriers specialForces', ''],
      ['swords', 'divineCurse'],
      ['enraged heavyWeapons', ''],
      ['enraged fastInfection', ''],
      ['withoutZombies enraged specialZombies specialForces heavyWeapons', ''],
    ])
    for (const { id, variants, suggested } of all)
      for (const pair of EXCLUDING)
        expect(
          pair.every((one) => variants.includes(one) || suggested.includes(one)),
          id,
        ).toBe(false)
  })

  it('[DD-16.55] have five companions, four of them with a talent, or the passengers of a table', () => {
    expect(shelf(({ companions }) => companions.map(({ talent }) => talent[0] ?? '-').join(' '))).toEqual([
      'shooting driving crafting intimidation -',
      'knowledge - persuasion driving intimidation - - shooting leadership - courage',
      'shooting driving crafting intimidation -',
      'shooting driving crafting leadership -',
      'shooting driving mechanics intimidation -',
      'shooting driving mechanics medicine -',
    ])
    expect(shelf(({ companionsDrawn }) => companionsDrawn)).toEqual([false, true, false, false, false, false])
    for (const { talent } of all.flatMap(({ companions }) => companions))
      expect(talent.length).toBeLessThanOrEqual(TAGS_OF_TALENT.max)
  })

  it('[DD-2.3] name the sample band of the book', () => {
    expect(SCENARIOS.brainsOnSale.companions.map(({ name }) => name)).toEqual([
      'Andrea',
      'Dale',
      'Axel',
      'Shane',
      'Carl',
    ])
  })

  it('[DD-16.56] have a place for every sum of their dice', () => {
    expect(shelf(({ places: { dice, places } }) => [dice, places.length])).toEqual([
      [2, 11],
      [1, 6],
      [1, 6],
      [1, 6],
      [0, 8],
      [1, 6],
    ])
    for (const { finds } of all.flatMap(({ places }) => places.places)) {
      expect(finds.length).toBeGreaterThan(0)
      for (const item of finds) expect(ITEMS).toContain(item)
    }
  })

  it('[DD-16.56] [DD-13.1] find the printed things where the dice say', () => {
    const at = (roll: number) => SCENARIOS.brainsOnSale.places.places[roll - 2]!
    expect([2, 3, 4, 7, 9, 10, 11, 12].map((roll) => at(roll).id)).toEqual([
      'toys',
      'security',
      'pharmacy',
      'supermarket',
      'sport',
      'kitchenware',
      'hunting',
      'works',
    ])
    expect(at(12).again).toBe(true)
    expect(at(7).finds).toEqual(at(10).finds)
  })

  it('[DD-16.57] hide one vehicle each in three of them, and one on a route', () => {
    const vehicles = shelf(({ places, routes }) => [
      places.places.flatMap(({ id, vehicle }) => (vehicle === undefined ? [] : [`${id} ${vehicle}`])).join(),
      routes.flatMap(({ id, vehicle }) => (vehicle === undefined ? [] : [`${id} ${vehicle}`])).join(),
    ])
    expect(vehicles).toEqual([
      ['', 'ram suv'],
      ['', ''],
      ['', ''],
      ['dugout lorry', ''],
      ['tsukiji peopleCarrier', ''],
      ['generator peopleCarrier', ''],
    ])
  })

  it('[DD-16.58] have four steps, one of them for information, the last of them the exit, in places that exist', () => {
    for (const { id, story, places } of all) {
      expect(story, id).toHaveLength(4)
      expect(
        story.map(({ objective }) => objective).filter((one) => one === 'information'),
        id,
      ).toHaveLength(1)
      expect(story[3], id).toEqual({ objective: 'exit', place: null })
      const known = places.places.map((place) => place.id)
      for (const { place } of story) if (place !== null) expect(known, id).toContain(place)
    }
    const numbered = (name: 'brainsOnSale' | 'plane' | 'rouen' | 'pathOfSouls' | 'xp426', lowest: number) =>
      SCENARIOS[name].story.map(({ objective, place }) => {
        const at = SCENARIOS[name].places.places.findIndex(({ id }) => id === place)
        return at < 0 ? objective : `${objective} ${at + lowest}`
      })
    expect(numbered('brainsOnSale', 2)).toEqual(['newShelter', 'ammunition 11', 'information 3', 'exit'])
    expect(numbered('plane', 1)).toEqual(['shelter 6', 'survivors 4', 'information 1', 'exit'])
    expect(numbered('rouen', 1)).toEqual(['newShelter', 'provisions 2', 'information 6', 'exit'])
    expect(numbered('pathOfSouls', 1)).toEqual(['newShelter 5', 'ammunition 2', 'information 4', 'exit'])
    expect(numbered('xp426', 1)).toEqual(['newShelter 4', 'ammunition 2', 'information 3', 'exit'])
  })

  it('[DD-16.59] leave by routes that ask for one characteristic each', () => {
    expect(shelf(({ routes }) => routes.map(({ id, by }) => `${id} ${by}`).join())).toEqual([
      'ram muscle,blast brains,army mug,maize guts',
      'land finesse,parachutes guts',
      'slip finesse,pole muscle',
      'desert guts,convince mug',
      'broadcast brains',
      'liftOff brains',
    ])
  })

  it('[DD-16.60] end in words of their own, whichever way out was taken', () => {
    for (const scenario of all) {
      const words = wordsOf(scenario)
      for (const route of scenario.routes)
        for (const ending of ENDINGS) expect(words, scenario.id).toContain(endingWord(ending, route))
    }
    expect(endingWord('out', SCENARIOS.plane.routes[1]!)).toBe('out.parachutes')
    expect(endingWord('held', SCENARIOS.plane.routes[1]!)).toBe('held')
  })

  it('[DD-16.69] have their own features', () => {
    expect(shelf(({ features }) => features)).toEqual([
      {},
      { pressure: 'shelter' },
      {},
      {},
      { cure: true },
      { specials: ['hunter'], queen: true },
    ])
  })

  it.each(['en', 'fr'] as const)(
    '[DD-16.60] [DD-16.62] [DD-16.63] [DD-16.64] [DD-16.65] [DD-16.66] [DD-16.67] have all their words (%s), and no others',
    (language) => {
      const expected = all.flatMap((scenario) => wordsOf(scenario).map((name) => `scenario.${scenario.id}.${name}`))
      const written = Object.keys(text[language]).filter((key) => key.startsWith('scenario.'))
      expect(written.sort()).toEqual([...new Set(expected)].sort())
    },
  )
})
