import { seededChance } from '@shamble/chance'
import { Engine, type GameEvent, type Plain, seenEvents, silently } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { houseBot } from './index.js'
import { emboldened, weights } from './weights.js'

const engine = new Engine(module.game)

/** What the house bot in the seat that is asked would do in a position, and why. */
function advise(text: string, plays: readonly string[] = [], options: Readonly<Record<string, Plain>> = {}) {
  const s = module.position.read(text, resolveOptions(module.game.options, options), seededChance('position'))
  const table = silently(seededChance('settle'))
  engine.settle(s, table)
  for (const play of plays) engine.step(s, s.questions[0]!.seat, module.notation.read(play)!, table)
  const { seat } = s.questions[0]!
  const view = module.game.view(s, seat)
  const known = { seat, view, choices: engine.choices(s, seat), events: [] }
  const bot = houseBot(seat)
  const { action, why } = bot.advise(known)
  expect(engine.refusal(s, seat, action)).toBeNull()
  expect(bot.decide(known)).toEqual(action)
  return { view, action, why, told: `${module.notation.write(action)}: ${why.key}` }
}
const told = (...of: Parameters<typeof advise>): string => advise(...of).told

const NAMES = ['peter', 'roger', 'steve', 'fran']
const EVERYBODY = NAMES.join(' ')
const all = (at: string): string => NAMES.map((name) => `${name} ${at}`).join('\n')
/** Nothing to fetch and no door to close: only zombies are left to do. */
const DONE = 'doors #29 closed, #30 closed, #31 closed, #32 closed\nrifles 0'
const armed = (at: string): string => all(at).replace(/(steve|fran) \d+/g, '$& normal rifle')

describe('behind closed doors', () => {
  it('[DAWN-10.4.a] a unit at the glass rages and breaks in', () => {
    const people = 'peter 018\nroger - killed\nsteve - killed\nfran 018'
    const shut = 'doors #2 closed, #4 closed'
    expect(told(`turn 30 berserk\n${people}\nzombies 019=11 110\n${shut}`)).toBe('berserk 019: rages')
    expect(told(`turn 30 free\n${people}\nzombies 019=11! 110\n${shut}`)).toBe('break 019 #2: breaks-in')
  })

  it('the dead gather before a solid door', () => {
    const people = 'peter 052\nroger - killed\nsteve - killed\nfran 052'
    expect(told(`turn 30 free\n${people}\nzombies 095\ndoors #8 closed, #9 closed`)).toMatch(
      /^move 095 .*: comes-closer$/,
    )
  })

  it('people fear less after turns of idleness, and late in the game', () => {
    expect(emboldened(weights, 30, 0)).toBe(weights)
    expect(emboldened(weights, 30, 5).lose).toBeLessThan(weights.lose / 2)
    expect(emboldened(weights, 150, 0).lose).toBeLessThan(1)
    // What they are after is worth the same.
    expect(emboldened(weights, 150, 9)).toMatchObject({ kill: weights.kill, door: weights.door, goal: weights.goal })
  })

  it('people who have locked themselves in come out, and the game ends', () => {
    const people = 'peter 052\nroger - killed\nsteve - killed\nfran 052'
    const text = `turn 75 human\n${people}\nzombies 063 066 069 070=7 072=8 075 093 095 110\ndoors #8 closed, #9 closed`
    const s = module.position.read(text, resolveOptions(module.game.options), seededChance('locked in'))
    const events: GameEvent[] = []
    const table = { ...silently(seededChance('locked in')), emit: (event: GameEvent) => void events.push(event) }
    engine.settle(s, table)
    const bots = [houseBot(0), houseBot(1)]
    const read = [0, 0]
    while (s.outcome === null && s.turn < 250) {
      const { seat } = s.questions[0]!
      const news = seenEvents(events.slice(read[seat]), seat)
      read[seat] = events.length
      const known = { seat, view: module.game.view(s, seat), choices: engine.choices(s, seat), events: news }
      engine.step(s, seat, bots[seat]!.decide(known), table)
    }
    expect(s.outcome).not.toBeNull()
  })
})

describe('why the human side', () => {
  it('does what it was sent to do', () => {
    expect(advise(`turn 3 human\n${all('004')}\nzombies 110`)).toMatchObject({
      told: `activate ${EVERYBODY}: closes-main-door`,
      why: { params: { door: 'MN', called: { word: 'door.North' } } },
    })
    expect(told(`turn 3 human\n${all('004')}\nzombies 110`, [`activate ${EVERYBODY}`])).toMatch(
      /^main .*: closes-main-door$/,
    )
    expect(told(`turn 3 human\n${all('177')}\nzombies 110`, [`activate ${EVERYBODY}`])).toMatch(
      /^rifle .*: takes-rifle/,
    )
  })

  it('shoots at what stands in its way or among its people', () => {
    expect(told(`turn 3 human\n${all('004')}\nzombies 004=3 110`, [`activate ${EVERYBODY}`])).toBe(
      'shoot 004 peter: clears-main-door',
    )
    expect(told(`turn 3 human\n${all('177')}\nzombies 177=3 110`)).toBe('activate peter steve: clears-rifles')
    const nothing = `turn 3 human\n${armed('063')}\nzombies 063=9 110\n${DONE}`
    expect(told(nothing, [`activate ${EVERYBODY}`])).toMatch(/^shoot 063 .*: frees-square$/)
  })

  it('goes where it goes', () => {
    expect(advise(`turn 3 human\n${all('192')}\nzombies 110`)).toMatchObject({
      told: `activate ${EVERYBODY}: to-main-door`,
      why: { params: { door: 'MS', called: { word: 'door.South' } } },
    })
    expect(told(`turn 3 human\n${armed('058')}\nzombies 117\n${DONE}`)).toBe(`activate ${EVERYBODY}: to-zombies`)
    expect(told('turn 3 human\npeter 063\nroger 195\nsteve 195\nfran 195\nzombies 110')).toBe(
      'activate peter: joins-others',
    )
    const north = `turn 3 human\npeter 093 normal rests\nroger 093 normal rests\nsteve 096\nfran 096`
    expect(advise(`${north}\nzombies 098=7! 100=6!`)).toMatchObject({
      told: 'activate steve fran: safer-together',
      why: { params: { who: { word: 'characters.peter+roger' } } },
    })
  })

  it('wakes a friend who lies stunned', () => {
    const waking = { why: { key: 'wakes-friend', params: { who: { word: 'characters.steve' } } } }
    expect(advise('turn 3 human\npeter 063\nroger 063\nsteve 066 stunned\nfran 063\nzombies 002')).toMatchObject(waking)
    const here = 'peter 063\nroger 063\nsteve 063 stunned rifle\nfran 063 normal rifle'
    expect(advise(`turn 3 human\n${here}\nzombies 002\n${DONE}`)).toMatchObject(waking)
  })

  it('shoots, with the chance that the table shows too', () => {
    const { action, view, why, told } = advise(`turn 3 human\n${all('063')}\nzombies 067=5 065=4`, [
      `activate ${EVERYBODY}`,
    ])
    expect(told).toBe('shoot 065 roger: shoots-threat')
    const { ways, of } = module.game.odds!(view, action)!.results.find(({ key }) => key === 'hit')!
    expect(why.params).toEqual({ square: '065', chance: Math.round((100 * ways) / of) })
  })

  it('shoots through a door that can be shut again', () => {
    const doors = DONE.replace('doors', 'doors #11 closed,')
    expect(advise(`turn 3 human\n${armed('075')}\nzombies 095=2 093=3\n${doors}`)).toMatchObject({
      why: { key: 'shoots-through-door', params: { door: 'D11', called: { word: 'door.solid' }, a: '075', b: '095' } },
    })
  })

  it('owns up to a shot that hardly ever hits', () => {
    const south = 'peter 032\nfran 032\nroger 212 normal rests\nsteve 212'
    const far = advise(`turn 3 human\n${south}\nzombies 152=2`, ['activate steve', 'main #31 steve'])
    expect(far).toMatchObject({ action: { type: 'shoot' }, why: { key: 'long-shot' } })
    expect(far.why.params?.['chance']).toBeLessThan(20)
  })

  it('names the people to whom it comes closer', () => {
    expect(advise('turn 3 human\npeter 063\nroger 195\nsteve 195\nfran 195\nzombies 110').why).toMatchObject({
      key: 'joins-others',
      params: { who: { word: 'characters.roger+steve+fran' } },
    })
  })

  it('names where it shoots from before what lies beyond: the step leads there first', () => {
    const away = 'peter 116 normal rests\nroger 134\nsteve 154 stunned\nfran 116 normal rests'
    expect(advise(`turn 3 human\n${away}\nzombies 112=2 114=2 133=2`, ['activate roger'])).toMatchObject({
      told: 'walk 154: to-firing-position',
      why: { params: { chance: expect.any(Number), target: expect.any(String) } },
    })
  })

  it('leaves the moves of the automatic dead to the game, as the rules have it [DAWN-15.5.c]', () => {
    const asked = TestTable.at(module, `turn 2 human\n${all('101')}\nzombies 104 106 109`, { mode: 'solitaire' })
    asked.play('human: pass', { dice: [1, 6, 6, 2] })
    const view = asked.view('human')
    const choices = engine.choices(asked.state, 0)
    expect(houseBot(0).advise({ seat: 0, view, choices, events: [] })).toEqual({
      action: { type: 'autoAll' },
      why: { key: 'worst-moves' },
    })
  })

  it('waits for those of a stack who must rest', () => {
    const half = all('042').replace('peter 042', 'peter 042 normal rests')
    expect(told(`turn 3 human\n${half}\nzombies 002`)).toBe('pass: waits-for-all')
  })

  it('fires, or gives a character up, when it is attacked', () => {
    const attacked = 'turn 3 attack\npeter 063\nroger 063\nsteve 195\nfran 195\nzombies 063=5'
    expect(told(attacked)).toBe('fire peter roger: stops-attack')
    expect(told(attacked, ['hold'], { mode: 'solitaire' })).toBe('victims roger: least-loss')
  })
})

describe('why the zombie side', () => {
  const PEOPLE = 'peter 063\nroger 063\nsteve 195\nfran 195'

  it('moves a unit', () => {
    expect(told(`turn 3 free\n${PEOPLE}\nzombies 060 080`)).toBe('move 060 061: comes-closer')
    expect(advise(`turn 3 free\n${PEOPLE}\nzombies 100 062!`)).toMatchObject({
      told: 'move 062 063: comes-in',
      why: { params: { square: '063' } },
    })
    expect(told(`turn 3 free\n${PEOPLE}\nzombies 093 110`)).toBe('move 093 094: frees-entrance')
    expect(told(`turn 3 free\n${PEOPLE}\nzombies 178`)).toBe('move 178 177: blocks-rifles')
    expect(advise(`turn 3 free\n${all('098')}\nzombies 094=2`)).toMatchObject({
      told: 'move 094 093: blocks-main-door',
      why: { params: { door: 'MW', called: { word: 'door.West' } } },
    })
    expect(told(`turn 3 free\n${PEOPLE}\nzombies 117`)).toBe('done: no-gain')
  })

  it('rages, reacts and breaks in', () => {
    expect(told(`turn 3 berserk\n${PEOPLE}\nzombies 067 061=5`)).toBe('berserk 061: rages')
    const seen = PEOPLE.replace('peter 063', 'peter 063 normal active')
    expect(told(`turn 3 reaction\n${seen}\nzombies 067 064\nentered 063`)).toBe('move 064 063: comes-in')
    expect(told(`turn 3 reaction\n${seen}\nzombies 067 068\nentered 063`)).toMatch(/: must-react$/)
    const inside = PEOPLE.replaceAll('063', '043')
    expect(advise(`turn 3 free\n${inside}\nzombies 062=3!\ndoors #5 closed`)).toMatchObject({
      told: 'break 062 #5: breaks-in',
      why: { params: { door: 'D05', called: { word: 'door.glass' }, chance: expect.any(Number) } },
    })
  })
})

describe('advice', () => {
  it('says so where there is nothing to choose', () => {
    const s = `turn 3 reaction\npeter 063 normal active\nroger 195\nsteve 195\nfran 195\nzombies 002\nentered 063\nhidden 043`
    expect(told(s)).toBe('done: only-answer')
  })

  it('leaves no trace in what the bot remembers', () => {
    const s = module.position.read(
      `turn 3 human\n${all('063')}\nzombies 067 065`,
      resolveOptions(module.game.options, {}),
      seededChance('position'),
    )
    engine.settle(s, silently(seededChance('settle')))
    const known = { seat: 0, view: module.game.view(s, 0), choices: engine.choices(s, 0), events: [] }
    const unit = known.view.units.find(({ square }) => square === 64)!.token
    const turnedUp = (value: number) => [{ kind: 'turned-up', rule: 'DAWN-2.3.f', about: { square: 64, unit, value } }]
    const asked = houseBot(0)
    const values = [1, 12].map((value) => asked.advise({ ...known, events: turnedUp(value) }))
    expect(values[0]).not.toEqual(values[1])
    expect(asked.advise(known)).toEqual(houseBot(0).advise(known))
  })
})
