import { describe, expect, it } from 'vitest'
import type { ActionOf } from '../actions.js'
import { sequel } from '../sequel.js'
import type { TeamSheet } from '../teams/sheet.js'
import { pouchWith } from '../tests/acting.js'
import { after } from '../tests/after.js'
import type { GivenHuman, Match } from '../tests/build.js'

/** A figure who has nothing to learn. */
const at = (x: number, human: Partial<GivenHuman> = {}): GivenHuman => ({
  at: [x, 300],
  abilities: ['handguns'],
  ...human,
})
const CLOSE = { type: 'close' } as const

/** Says no more until the match is over. */
function toTheEnd(match: Match): Match {
  while (match.state.outcome === null) match.play(CLOSE)
  return match
}

/** What is handed on to the next game. */
const handedOn = (match: Match) => sequel(toTheEnd(match).state) as unknown as { teams: TeamSheet[] } | null

describe('experience', () => {
  it('[DWA-16.4.1.a] [DWA-16.4.1.b] 1 for a zombie, 2 in contact, and what the result is worth to survivors', () => {
    const results = [
      ['major', 2],
      ['minor', 1],
      ['deadMinor', 2],
      ['deadMajor', 3],
    ] as const
    for (const [result, worth] of results) {
      const match = after(
        { humans: [at(300, { kills: 2, closeKills: 1 }), at(400), at(500, { whereabouts: 'dead', kills: 4 })] },
        result,
      )
      expect(match.state.humans.map(({ xp }) => xp)).toEqual([4 + worth, worth, 0])
    }
  })

  it('[DWA-16.4.1.b] 2 more for the only survivor of a team, and for nobody who was alone from the beginning', () => {
    const match = after({ humans: [at(300), at(400, { whereabouts: 'gone' })] })
    expect(match.told('experience')[0]!.about).toMatchObject({ shot: 0, close: 0, result: 1, last: 2 })
    expect(after({ humans: [at(300)] }).human().xp).toBe(1)
  })

  it('[DWA-16.4.2.c] [DWA-16.4.2.d] 6 points are level 2: an ability and a point of morale, between games', () => {
    const match = after({ humans: [at(300, { abilities: ['handguns'], kills: 5 }), at(400)] })
    expect(match.human()).toMatchObject({ xp: 6, rank: 2, morale: 11 })
    expect(match.asked()).toEqual(['0 learn'])
    expect(match.refusal({ type: 'learn', human: 0, ability: 'firstAid' }).rule).toBe('DWA-16.5.b')
    expect(match.refusal({ type: 'learn', human: 1, ability: 'cool' }).rule).toBe('R-67')
    match.play({ type: 'learn', human: 0, ability: 'mechanic' })
    expect(match.human().abilities).toEqual(['handguns', 'mechanic'])
    expect(match.asked()).toEqual(['0 gear'])
    const short = after({ humans: [at(300, { abilities: ['handguns'], kills: 4 })] })
    expect(short.human()).toMatchObject({ xp: 5, rank: 1, morale: 10 })
    expect(short.asked()).toEqual(['0 gear'])
  })

  it('[R-78] [DWA-16.5.a] several levels at once, and never a sixth ability', () => {
    const five = ['handguns', 'cool', 'acrobat', 'lucky', 'nervesOfSteel'] as const
    const match = after({ humans: [at(300, { abilities: five.slice(0, 4), xp: 25, rank: 4, morale: 10, kills: 35 })] })
    // 25 + 36 = 61: level 7.
    expect(match.human()).toMatchObject({ xp: 61, rank: 7, morale: 16 })
    match.play({ type: 'learn', human: 0, ability: 'nervesOfSteel' })
    expect(match.asked()).toEqual(['0 gear'])
  })

  it('[DWA-13.1.e] [R-79] a point of morale for every five kills, twice for those in contact, up to what the level allows', () => {
    const worth = (human: Partial<GivenHuman>): number => after({ humans: [at(300, human)] }).human().morale
    expect(worth({ morale: 4, kills: 4, xp: 25, rank: 4 })).toBe(4)
    expect(worth({ morale: 4, kills: 5, xp: 25, rank: 4 })).toBe(5)
    expect(worth({ morale: 4, kills: 1, closeKills: 2, xp: 25, rank: 4 })).toBe(5)
    // Level 4: 13 at the most.
    expect(worth({ morale: 12, closeKills: 5, xp: 25, rank: 4 })).toBe(14)
    expect(worth({ morale: 13, kills: 5, xp: 25, rank: 4 })).toBe(13)
  })

  it('[R-111] the last man is no longer the last, and keeps that morale', () => {
    const match = after({ humans: [at(300, { lastMan: true, morale: 10 }), at(400, { whereabouts: 'gone' })] })
    expect(match.human()).toMatchObject({ lastMan: false, morale: 10 })
  })
})

describe('disorders', () => {
  const hurt = (human: Partial<GivenHuman>, disorderPick = 'player'): Match =>
    after({ humans: [at(300, human)], options: { disorderPick } })

  it('[DWA-16.7.1.b] six points of trauma are a disorder and are gone; five are none', () => {
    expect(hurt({ trauma: 5 }).asked()).toEqual(['0 gear'])
    const match = hurt({ trauma: 7 })
    expect(match.asked()).toEqual(['0 disorder'])
    match.play({ type: 'disorder', human: 0, how: 'pick', disorder: 'rage' })
    expect(match.human()).toMatchObject({ trauma: 1, disorders: ['rage'] })
  })

  it('[DWA-16.7.2.a] [R-81.8] the player picks or rolls; by option it is always rolled, or always picked', () => {
    const roll = { type: 'disorder', human: 0, how: 'roll', disorder: 'rage' } as const
    expect(hurt({ trauma: 6 }).play(roll, [1, 1]).human().disorders).toEqual(['murderousMadness'])
    expect(hurt({ trauma: 6 }, 'choose').allows(roll)).toBe(false)
    const match = after({ humans: [at(300, { trauma: 6 })], options: { disorderPick: 'roll' } }, 'minor', [6, 6])
    expect(match.human().disorders).toEqual(['desperate'])
  })

  it('[R-81.7] one that is there already is rolled again, and cannot be picked; twelve points are two', () => {
    const match = hurt({ trauma: 12, disorders: ['rage'] })
    expect(match.refusal({ type: 'disorder', human: 0, how: 'pick', disorder: 'rage' }).rule).toBe('R-81.7')
    match.play({ type: 'disorder', human: 0, how: 'roll', disorder: 'rage' }, [5, 6, 3, 3])
    expect(match.asked()).toEqual(['0 disorder'])
    match.play({ type: 'disorder', human: 0, how: 'pick', disorder: 'charge' })
    expect(match.human()).toMatchObject({ trauma: 0, disorders: ['rage', 'depressive', 'charge'] })
  })

  it('[DWA-16.7.2.b] the fifth is always Desperate', () => {
    const four = ['rage', 'charge', 'paranoid', 'terrified'] as const
    expect(hurt({ trauma: 6, disorders: four }).human().disorders).toEqual([...four, 'desperate'])
  })
})

describe('between games', () => {
  it('[R-87] kits heal without action points; First Aid has one try a healer and patient', () => {
    const match = after({
      humans: [at(300, { abilities: ['firstAid'], pouch: pouchWith('mediumKit') }), at(400, { wounds: 4 })],
    })
    match.play({ type: 'heal', by: 0, patient: 1, with: 'mediumKit' })
    expect(match.human(1).wounds).toBe(2)
    expect(match.human(0).pouch.objects).toEqual([])
    const aid = { type: 'heal', by: 0, patient: 1, with: 'firstAid' } as const
    expect(match.play(aid, [4]).human(1).wounds).toBe(2)
    expect(match.allows(aid)).toBe(false)
  })

  it('[R-87] [R-113] a kit heals what the house numbers say', () => {
    const match = after({
      humans: [at(300, { pouch: pouchWith('smallKit'), wounds: 3 })],
      options: { houseNumbers: { tables: { kits: { smallKit: 2 } } } },
    })
    match.play({ type: 'heal', by: 0, patient: 0, with: 'smallKit' })
    expect(match.human().wounds).toBe(1)
    expect(match.told('used-kit')[0]!.about).toMatchObject({ house: 'tables.kits.smallKit' })
  })

  it('[R-87] things change hands freely, as far as a figure may carry them', () => {
    const match = after({
      humans: [at(300, { weapons: ['rifle', 'bow'] }), at(400, { weapons: ['pistol', 'revolver'] })],
    })
    const give = (from: number, to: number): ActionOf<'handOver'> => ({ type: 'handOver', from, to, thing: 0 })
    expect(match.refusal(give(0, 1)).rule).toBe('DWA-11.1.c')
    expect(match.refusal(give(1, 0)).rule).toBe('DWA-11.1.c')
    const free = after({ humans: [at(300, { weapons: ['rifle'] }), at(400)] }).play(give(0, 1))
    expect(free.human(1).weapons.map(({ id }) => id)).toEqual(['rifle'])
  })

  it('[R-87] wounds go with a character, unless the option heals them', () => {
    const hurt = { humans: [at(300, { wounds: 2, bitten: true })] }
    expect(handedOn(after(hurt))!.teams[0]!.members[0]).toMatchObject({ wounds: 2, bitten: true })
    const healed = handedOn(after({ ...hurt, options: { campaignWoundsPersist: false } }))
    expect(healed!.teams[0]!.members[0]).toMatchObject({ wounds: 0, bitten: false })
  })

  it('[R-112] a team without a living member has ended; the others go on', () => {
    const two = [at(300), at(400, { team: 1, whereabouts: 'dead' })]
    const on = handedOn(after({ humans: two }))
    expect(on!.teams.map(({ members }) => members.length)).toEqual([1])
    expect(handedOn(after({ humans: [at(300, { whereabouts: 'dead' })] }))).toBeNull()
  })

  it('[DWA-16.4.2.c] nothing is handed on by a game that is not over, or that is no campaign', () => {
    expect(sequel(after({ humans: [at(300)] }).state)).toBeNull()
    const single = toTheEnd(after({ humans: [at(300)] }))
    single.state.options = { ...single.state.options, campaign: false }
    expect(sequel(single.state)).toBeNull()
  })
})
