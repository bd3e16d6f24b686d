import { randomPolicy } from '@shamble/bots'
import { seededBelow, seededChance } from '@shamble/chance'
import deadDice from '@shamble/game-dead-dice'
import { type DeadDiceAction, type DeadDiceView, label, oddsOf } from '@shamble/game-dead-dice/table'
import { Engine } from '@shamble/kernel'
import { LANGUAGES, resolveOptions } from '@shamble/module'
import { gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import { ladderArt } from './art/ladder-art.js'
import { bar } from './bar.js'
import { guide } from './guide.js'
import { slipsOf } from './Head.js'
import { ladderOf } from './ladder.js'
import { poolFacts } from './pool.js'
import { prompt } from './prompt.js'
import { spotName, spots } from './spots.js'
import texts from './text/index.js'

const engine = new Engine(deadDice.game)

/** What people would see instead of a sentence. */
const isKey = (said: string): boolean => /(^|\s)(dd|label|odds|question|state|item|test|scene)\.[a-z]/i.test(said)

describe.each([
  ['the automatic game master', { players: 3 }],
  ['a human game master', { players: 2, gameMaster: 'human' }],
  ['special zombies and heavy weapons', { players: 2, specialZombies: true, heavyWeapons: true }],
])('random games with %s', (_with, given) => {
  it('have a name for every spot and word, and a place on the ladder for whatever can be picked there', () => {
    const options = resolveOptions(deadDice.game.options, given as never)
    const words = LANGUAGES.map((language) => {
      const speak = gameSpeaker(deadDice as never, language, texts[language])
      return { speak, language, seat: (seat: number) => String(seat) }
    })
    const missing = new Set<string>()
    let [picked, pools] = [0, 0]
    for (let game = 0; game < 2; game++) {
      const anything = randomPolicy(engine, seededBelow('spots', game))
      let state = engine.start(options, seededChance('spots', game)).state
      for (let answers = 0; state.outcome === null && answers < 300; answers++) {
        const { seat, kind } = state.questions[0]!
        const view = deadDice.game.view(state, seat) as DeadDiceView
        const actions = engine.choices(state, seat).actions as readonly DeadDiceAction[]
        if (answers % 3 === 0)
          for (const said of words) {
            const told: string[] = [prompt(view, { seat, kind, since: 0 } as never, said).ask, bar(view, said).now.what]
            const ladder = view.scene === null ? null : ladderOf(view, view.scene, said)
            if (view.scene !== null) told.push(...slipsOf(view, view.scene, said))
            const drawn = ladder === null ? null : ladderArt(ladder, { width: 1400, height: 486 })
            for (const action of actions) {
              told.push(label(action, view, said.speak))
              for (const spot of spots(action)) {
                told.push(spotName(spot, view, said))
                if (/^[cfzp]:/.test(spot) && action.type !== 'help') picked++
                if (/^[cz]:/.test(spot)) expect(drawn?.boxes.has(spot), `${kind} ${spot}`).toBe(true)
              }
              const facts = oddsOf(view, action) === null ? null : poolFacts(view, action, said)
              if (facts === null) continue
              pools++
              told.push(...facts.rows.flatMap(({ name, why }) => [name, why]), ...facts.after.map(({ when }) => when))
            }
            for (const one of told) if (isKey(one)) missing.add(one)
          }
        const result = engine.apply(state, seat, anything(state, seat), seededChance('spots', game, state.seq))
        if (!result.ok) throw new Error(result.refusal.rule)
        state = result.state
      }
    }
    expect([...missing]).toEqual([])
    expect([picked > 50, pools > 50]).toEqual([true, true])
  })
})

describe('the ladder', () => {
  it('puts whom the dead hold beside their group, in front of the others', () => {
    const options = resolveOptions(deadDice.game.options, guide.options as never)
    const position = guide.position!.replace('horde 1 size=3 cell=2', 'horde 1 size=3 cell=0 target=0 engaged=true')
    const view = deadDice.game.view(deadDice.position.read(position, options, seededChance('held')), 0) as DeadDiceView
    const words = { speak: gameSpeaker(deadDice, 'en', texts.en), language: 'en', seat: () => '' } as const
    const ladder = ladderOf(view, view.scene!, words)
    expect(ladder.people.map(({ name }) => name)).toEqual(['Zoë', 'Rick'])
    const { boxes } = ladderArt(ladder, { width: 1000, height: 400 })
    const [zoe, rick, dead] = ['p:1', 'p:0', 'z:1'].map((spot) => boxes.get(spot)!.x)
    expect(zoe).toBeLessThan(rick!)
    expect(rick).toBeLessThan(dead!)
  })
})
