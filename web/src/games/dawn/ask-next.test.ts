import { seededChance } from '@shamble/chance'
import dawn from '@shamble/game-dawn'
import type { DawnView } from '@shamble/game-dawn/table'
import { silently } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import { inOrder } from '../../table/stands-back.js'
import type { Spot, TableGame, Words } from '../table-game.js'
import table from './index.js'
import { engine } from './moments.fixture.js'
import { prompt } from './prompt.js'
import { crowdedFight, crowdedSquares, hasKey } from './stacks.js'
import en from './text/table.en.js'

const words: Words = { speak: gameSpeaker(dawn, 'en', en), language: 'en', seat: (seat) => `Seat ${seat}` }

/** What the table asks in a position after some plays, once these spots have been picked. */
function asked(text: string, plays: readonly string[], mode: string, ...picked: Spot[]): string {
  const { view, question } = momentOf(text, plays, mode)
  return prompt(view, question, words, picked).ask
}

function momentOf(text: string, plays: readonly string[], mode: string) {
  const s = dawn.position.read(text, resolveOptions(dawn.game.options, { mode }), seededChance('ask'))
  const table = silently(seededChance('ask'))
  engine.settle(s, table)
  for (const play of plays) engine.step(s, s.questions[0]!.seat, dawn.notation.read(play)!, table)
  const question = s.questions[0]!
  return { view: dawn.game.view(s, question.seat), question, choices: engine.choices(s, question.seat) }
}

const FOUR = 'peter 063\nroger 063\nsteve 063\nfran 195'

describe('what is asked once something has been picked', () => {
  it('is who shoots, who carries and who closes the door', () => {
    const moves = ['activate peter roger']
    const here = `turn 3 human\n${FOUR}\nzombies 065=3 110`
    expect(asked(here, moves, 'two-player')).toBe('Where do Peter and Roger go, or what do they shoot at?')
    expect(asked(here, moves, 'two-player', 'z:65')).toBe('Who shoots at 065?')
    expect(asked(here, moves, 'two-player', 'p:2')).toBe('Who carries Steve?')
    const door = 'turn 3 human\npeter 212\nroger 212\nsteve 195\nfran 195\nzombies 110'
    expect(asked(door, moves, 'two-player', 'm:31')).toBe('Who closes the South door?')
  })

  it('is who of those in a square moves', () => {
    const here = `turn 3 human\n${FOUR}\nzombies 110`
    expect(asked(here, [], 'solitaire', 's:63')).toBe('Who in 063 moves?')
  })

  it('is where the zombie goes, or the super zombie, alone or with a unit', () => {
    const free = 'turn 3 free\npeter 063\nroger 195\nsteve 195\nfran 101 super\nzombies 101 045 081!'
    expect(asked(free, [], 'two-player')).toBe('Which unit moves, and where to?')
    expect(asked(free, [], 'two-player', 'z:45')).toBe('Where does the unit in 045 go?')
    expect(asked(free, [], 'two-player', 'z:81')).toBe('Where does the berserk unit in 081 go?')
    expect(asked(free, [], 'two-player', 'p:3')).toContain('Where does super zombie Fran go')
    expect(asked(free, [], 'two-player', 'p:3', 'z:101')).toBe('Where does super zombie Fran go with the unit in 101?')
  })

  it('names who proposes what in a council', () => {
    const here = `turn 3 human\n${FOUR}\nzombies 110`
    expect(asked(here, [], 'coop-4')).toBe('Who do you propose to move?')
    expect(asked(here, ['activate peter'], 'coop-4')).toMatch(/^Seat \d proposes to move Peter\. Do you agree\?$/)
  })
})

describe('while nobody is asked', () => {
  it('the table says what is going on', () => {
    const { view } = momentOf(`turn 3 human\n${FOUR}\nzombies 110`, ['activate peter'], 'solitaire')
    expect(prompt(view, null, words)).toMatchObject({ who: 'The humans', ask: 'Peter acts.' })
    for (const phase of ['setup', 'human', 'hidden', 'berserk', 'reaction', 'free', 'attack', 'generation'] as const) {
      const then = { ...view, phase, frames: [] } as DawnView
      expect(prompt(then, null, words).ask, phase).toMatch(/^\p{Lu}.*[.?]$/u)
    }
  })
})

describe('who has a key when someone is to be moved', () => {
  it('is everybody who can be, and the whole of a stack; a part of three or more is picked by its square', () => {
    const { view, choices } = momentOf(`turn 3 human\n${FOUR}\nzombies 110`, [], 'solitaire')
    const keys = choices.actions.filter((action) => action.type === 'activate' && hasKey(action, view))
    expect(keys.map(dawn.notation.write)).toEqual([
      'activate peter',
      'activate roger',
      'activate steve',
      'activate fran',
      'activate peter roger steve',
    ])
    expect(crowdedSquares(view)).toEqual([62])
  })

  it('counts nobody who rests or lies stunned', () => {
    const rests = FOUR.replace('roger 063', 'roger 063 normal rests')
    const { view } = momentOf(`turn 3 human\n${rests}\nzombies 110`, [], 'solitaire')
    expect(crowdedSquares(view)).toEqual([])
    expect(hasKey({ type: 'activate', who: [0, 2] }, view)).toBe(true)
  })
})

describe('who has a key when zombies attack', () => {
  /** What is to be shot together, of those who are attacked in 063. */
  function shooters(people: string) {
    const { view, choices } = momentOf(`turn 3 attack\n${people}\nzombies 063=3`, [], 'solitaire')
    const shots = choices.actions.flatMap((action) => (action.type === 'fire' ? [action] : []))
    return { view, shots, keys: shots.filter((shot) => hasKey(shot, view)).map(dawn.notation.write) }
  }

  it('is each of them, and all together; a part of three or more is picked by the attackers', () => {
    const { view, shots, keys } = shooters(FOUR.replace('fran 195', 'fran 063'))
    expect(shots.length).toBe(15)
    expect(keys).toEqual(['fire peter', 'fire roger', 'fire steve', 'fire fran', 'fire peter roger steve fran'])
    expect(table.spotKeys!(view, words)).toEqual([{ spot: 'z:63', label: en['dawn.key.some'] }])
    expect(crowdedFight(view)).toBe(62)
  })

  it('counts nobody who is stunned', () => {
    const { view, keys } = shooters(FOUR.replace('roger 063', 'roger 063 stunned'))
    expect(keys).toEqual(['fire peter', 'fire steve', 'fire peter steve'])
    expect(crowdedFight(view)).toBeNull()
  })
})

it('of several ways of a super zombie to one square the shortest is first', () => {
  const { view, choices } = momentOf(
    'turn 5 free\npeter 105 super\nroger 195\nsteve 195\nfran 195\nzombies 104 002',
    [],
    'two-player',
  )
  const there = choices.actions.filter((action) => action.type === 'super' && action.path.at(-1) === 103)
  const ways = inOrder(table as unknown as TableGame, there, view).map(
    (action) => (action as (typeof there)[0] & { path: number[] }).path.length,
  )
  expect(ways.length).toBeGreaterThan(1)
  expect(ways).toEqual([...ways].sort((a, b) => a - b))
})
