import { seededBelow, seededChance } from '@shamble/chance'
import { Engine, type GameEvent, Offers, type Options, type Play, silently } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import type { DawnAction } from './actions.js'
import { cloneDawn } from './clone.js'
import module from './index.js'
import { brokenInvariants } from './invariants.js'
import { brokenBetween, brokenView, Watch } from './invariants-change.js'
import { MODES } from './options.js'
import { type Dawn, IN_BOX, IN_POOL } from './state.js'

const SEED = process.env['SHAMBLE_SEED'] ?? 'successive'
const GAMES = 12 * Number(process.env['SHAMBLE_SOAK'] ?? 1)

const engine = new Engine(module.game)

/** Super zombies, berserk units and closed glass, which random games seldom live to see. */
function lateGame(options: Options): Dawn {
  const hidden = options['mode'] === 'two-player' ? 'hidden 022 144 198' : ''
  const lines = `turn 6 human
    peter 101
    roger 102
    steve 064 super
    fran 153
    zombies 045! 060 064 081! 097 104 107! 112 120! 124! 136 142 152! 165 169 188! 211 004 117
    ${hidden}
    rifles 1
    doors #5 closed, #6 closed, #12 closed, #13 closed, #16 closed, #25 closed, #18 closed`
  return module.position.read(lines, options, seededChance(SEED, 'late'))
}

/** Plays one random game with everything watched; now and then a player acts who is not asked. */
function watchedGame(
  mode: string,
  edition: string,
  game: number,
): { broken: string[]; answers: number; over: boolean } {
  const options = resolveOptions(module.game.options, { mode, edition })
  const chance = seededChance(SEED, mode, edition, game)
  const below = seededBelow(SEED, mode, edition, game, 'policy')
  const s = game % 2 === 0 ? engine.begin(options, silently(chance)) : lateGame(options)
  engine.settle(s, silently(chance))
  const watch = new Watch(s)
  const play: Play = { ...silently(chance), emit: (event) => watch.see(s, event) }
  const offers = new Offers<DawnAction>('legal-only')
  let answers = 0
  while (s.outcome === null && watch.broken.length === 0 && answers < 20_000) {
    let seat = below(8) === 0 ? below(s.answered.length) : s.questions[0]!.seat
    engine.offerTo(s, seat, offers)
    if (offers.count === 0) {
      seat = s.questions[0]!.seat
      engine.offerTo(s, seat, offers)
    }
    engine.step(s, seat, offers.action(below(offers.count)), play)
    watch.see(s, null)
    watch.broken.push(...brokenInvariants(s), ...brokenView(s))
    answers++
  }
  const where = `seed ${SEED}, ${mode}, ${edition}, game ${game}, answer ${s.seq}`
  return { broken: watch.broken.map((sentence) => `${where}: ${sentence}`), answers, over: s.outcome !== null }
}

describe(`successive moments of random games (seed ${SEED})`, () => {
  it.each(MODES.flatMap((mode) => ['1978', 'digest'].map((edition) => [mode, edition] as const)))(
    'keep invariants 2, 4, 8, 10-12, 14-16, 18, 21-25 and those of one state: %s by %s',
    (mode, edition) => {
      for (let game = 0; game < GAMES; game++) {
        const { broken, over } = watchedGame(mode, edition, game)
        expect(broken).toEqual([])
        expect(over, `seed ${SEED}, game ${game} does not end`).toBe(true)
      }
    },
  )
})

describe('a planted fault is named', () => {
  const LINES =
    'peter 063\nroger 063\nsteve 101\nfran 110 super\nzombies 063=5 066 104=3! 110=2\nhidden 045\ndoors #5 closed, #7 destroyed, #29 closed'
  const sound = TestTable.at(module, `turn 2 free\n${LINES}`, {}, { dice: [1] }).state
  const unitIn = (square: number): number => sound.unitAt[square - 1]!
  const put = (s: Dawn, unit: number, to: number): void => {
    s.unitAt[s.where[unit]!] = -1
    s.where[unit] = to - 1
    s.unitAt[to - 1] = unit
  }
  const entering = (s: Dawn, from: number, to: number): void => {
    const unit = s.where.indexOf(from)
    s.where[unit] = to - 1
    s.unitAt[to - 1] = unit
  }

  const FAULTS: readonly (readonly [sentence: string, change: (s: Dawn) => unknown])[] = [
    ['11: the main door MN opens', (s) => Object.assign(s.doors, { 28: 0 })],
    ['11: the destroyed door D07 is whole', (s) => Object.assign(s.doors, { 6: 0 })],
    ['12: unit 0 leaves the character in 063', (s) => put(s, unitIn(63), 64)],
    ['15: unit 1 goes from 066 to 068', (s) => put(s, unitIn(66), 68)],
    ['15: unit 2 goes from 104 to 107', (s) => put(s, unitIn(104), 107)],
    ['15: super zombie 3 goes from 110 to 114', (s) => Object.assign(s.at, { 3: 113 })],
    ['10: character 2 goes from 101 to 103', (s) => Object.assign(s.at, { 2: 102 })],
    ['22: 3 comes back', (s) => Object.assign(s.status, { 3: 2 })],
    ['4: unit 2 changes its value', (s) => Object.assign(s.value, { [unitIn(104)]: 4 })],
    ['24: unit 1 hides', (s) => Object.assign(s.where, { [unitIn(66)]: IN_BOX })],
    ['24: unit 5 comes from nowhere', (s) => entering(s, IN_POOL, 117)],
    ['24: unit 4 comes from nowhere', (s) => entering(s, IN_BOX, 124)],
  ]

  it.each(FAULTS)('%s', (sentence, change) => {
    const now = cloneDawn(sound)
    change(now)
    expect(brokenBetween(sound, now)).toContain(sentence)
  })

  it('and what is allowed is not: one square, two for a berserk, three for a super zombie with its unit', () => {
    const now = cloneDawn(sound)
    put(now, unitIn(66), 67)
    put(now, unitIn(104), 106)
    expect(brokenBetween(sound, now)).toEqual([])
    Object.assign(now.at, { 3: 112 })
    put(now, unitIn(110), 113)
    expect(brokenBetween(sound, now)).toEqual([])
  })

  it('24: entering through an open door is allowed, through a closed one or onto a zombie it is not', () => {
    const before = Object.assign(cloneDawn(sound), { phase: 'generation' })
    const enter = (square: number, from: Dawn = before) => {
      const now = cloneDawn(from)
      entering(now, IN_POOL, square)
      return brokenBetween(from, now)
    }
    expect(enter(117)).toEqual([])
    expect(enter(4)).toEqual(['24: unit 5 comes from nowhere'])
    expect(enter(116)).toEqual(['24: unit 5 comes from nowhere'])
    const held = cloneDawn(before)
    put(held, unitIn(66), 117)
    expect(enter(117, held)).toContain('24: unit 5 comes from nowhere')
  })

  const roll = { kind: 'free-roll', rule: 'DAWN-4.2C.a', dice: [1] }
  const seen = (...moments: [Dawn, GameEvent | null][]): string[] => {
    const watch = new Watch(sound)
    for (const [moment, event] of moments) watch.see(moment, event)
    return watch.broken
  }
  const moved = (from: Dawn, unit: number, to: number, phase: Dawn['phase'] = 'free'): Dawn => {
    const now = Object.assign(cloneDawn(from), { phase })
    put(now, unit, to)
    return now
  }

  it('14 and 15: a unit that reacts and moves again, and so goes two squares in a turn', () => {
    const reacted = moved(sound, unitIn(66), 67, 'reaction')
    const again = moved(reacted, unitIn(66), 68)
    expect(seen([reacted, null], [reacted, roll], [again, null])).toEqual([
      `15: unit ${unitIn(66)} moves 2 squares in a turn`,
      `14: unit ${unitIn(66)} reacts and moves again`,
    ])
  })

  it('16: two counted moves of one; a berserk does not count', () => {
    const calm = Object.assign(cloneDawn(sound), { berserk: sound.berserk.map(() => 0) })
    const first = moved(sound, unitIn(66), 67)
    expect(seen([sound, roll], [first, null], [moved(first, unitIn(104), 105), null])).toEqual([])
    const one = moved(calm, unitIn(66), 67)
    expect(seen([calm, roll], [one, null], [moved(one, unitIn(104), 105), null])).toEqual(['16: 2 free moves of 1'])
  })

  it('8, 18 and 21: moved twice running, four dice, rolled for too early', () => {
    const shot = { kind: 'hit', rule: 'DAWN-6.0.b', dice: [1, 2, 3, 4] }
    expect(seen([sound, shot])).toEqual(['18: 4 dice in a shot'])
    const infected = Object.assign(cloneDawn(sound), { infectedOn: [2, 0, 0, 0] })
    const rolled = { kind: 'still-human', rule: 'DAWN-11.0.a', about: { who: 0 } }
    expect(seen([infected, null], [infected, rolled])).toEqual(['21: 0 is rolled for in the turn of their infection'])
    const next = Object.assign(cloneDawn(sound), { turn: 3 })
    const moved = { rule: 'DAWN-4.1.a', about: { group: [0] } }
    expect(seen([sound, { kind: 'move-over', ...moved }], [next, { kind: 'activated', ...moved }])).toEqual([
      '8: 0 is moved twice running',
    ])
  })

  it('23: a value or a square that the human side may not see', () => {
    expect(brokenView(sound)).toEqual([])
    const open = Object.assign(cloneDawn(sound), { options: { ...sound.options, memoryAid: true } })
    expect(brokenView(open)).toEqual(['23: value in 104'])
  })
})
