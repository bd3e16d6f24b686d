import { ScriptedChance } from '@shamble/chance'
import { Engine, type GameEvent, type Plain } from '@shamble/kernel'
import { Match } from '@shamble/record'
import { TestTable } from '@shamble/testkit'
import { eventSentence, gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import module from './index.js'

const REST = 'roger 195\nsteve 195\nfran 195'
const speak = gameSpeaker(module, 'en')
/** A match that begins in a position; `say` answers in the game's own notation. */
function match(position: string, options: Record<string, Plain> = {}) {
  const started = Match.from(new Engine(module.game), TestTable.at(module, position, options).state, { salt: 'log' })
  const say = (line: string, script: { dice?: number[]; draws?: Plain[] } = {}) => {
    const [seat, action] = line.split(': ') as [string, string]
    const words = module.game.seats(started.state.options)
    const result = started.answer(words.indexOf(seat), module.notation.read(action), new ScriptedChance(script))
    if (!result.ok) throw new Error(`"${line}" is refused by ${result.refusal.rule}`)
    return said
  }
  const said = { match: started, say }
  return said
}
const remembered = ({ match: played }: ReturnType<typeof match>, kind: string): GameEvent[] =>
  played.logFor(0).flatMap((entry) => entry.events.filter((event) => event.kind === kind))

describe('what the log keeps', () => {
  const WITH_A_FOUR = `turn 1 human\npeter 063\n${REST}\nzombies 063=4 002`

  it('[DAWN-2.3.f] the points paid for leaving a zombie are told and not kept, nor what is left after it', () => {
    const played = match(WITH_A_FOUR).say('human: activate peter').say('human: walk 064')
    // 4 and 1 of 7: a player who could read that back would have the value in writing.
    expect(played.match.log.at(-1)!.events[0]!.data).toMatchObject({ cost: 5, left: 2 })
    played.say('human: walk 065')
    const walked = remembered(played, 'walked')
    expect(walked.map((event) => [event.data!['cost'], event.data!['left']])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ])
    expect(walked.map((event) => eventSentence(event, [], speak))).toEqual([
      'Peter walks to 064.',
      'Peter walks to 065.',
    ])
  })

  it.each(['close', 'open'])('[DAWN-2.3.f] nor what a door leaves of them after that (%s)', (verb) => {
    const doors = verb === 'open' ? '\ndoors #6 closed' : ''
    const played = match(WITH_A_FOUR + doors)
      .say('human: activate peter')
      .say('human: walk 064')
    played.say(`human: ${verb} #6`)
    expect(played.match.log.at(-1)!.events[0]!.data).toMatchObject({ left: 0 })
    const [door] = remembered(played, verb === 'open' ? 'door-opened' : 'door-closed')
    expect(door!.data).toMatchObject({ door: 'D06' })
    expect(door!.data).not.toHaveProperty('left')
    expect(eventSentence(door!, [], speak)).toBe(`Peter ${verb}s the glass door between 045 and 064.`)
  })

  it('[DAWN-2.3.f] points that tell nothing are kept, and all of them with the memory aid', () => {
    const plain = match(`turn 1 human\npeter 062\n${REST}\nzombies 002`).say('human: activate peter')
    plain.say('human: walk 063').say('human: walk 064').say('human: close #6')
    expect(remembered(plain, 'walked').map((event) => event.data!['left'])).toEqual([6, 5])
    expect(remembered(plain, 'door-closed')[0]!.data).toMatchObject({ left: 3 })
    const aided = match(WITH_A_FOUR, { memoryAid: true }).say('human: activate peter').say('human: walk 064')
    expect(remembered(aided, 'walked')[0]!.data).toMatchObject({ cost: 5, left: 2 })
  })

  it('[DAWN-2.3.f] a new move begins with points that tell nothing', () => {
    const played = match(`turn 1 human\npeter 063\nroger 105\nsteve 195\nfran 195\nzombies 063=4`)
    played.say('human: activate peter').say('human: walk 064').say('human: done').say('zombie: pass')
    played.say('zombie: auto', { dice: [1] }).say('human: hold', { dice: [5, 5, 3, 4] })
    played.say('human: activate roger').say('human: walk 104')
    expect(remembered(played, 'walked').map((event) => event.data!['left'])).toEqual([undefined, 7])
  })

  it.each([
    ['attack-failed', '', [5, 5]],
    ['stunned', '', [2, 3]],
    ['infected', '', [1, 1]],
    ['killed', ' infected since 1', [2, 3]],
  ])('[DAWN-2.3.f] the strength that %s a character is told and not kept', (kind, status, dice) => {
    const position = `turn 3 attack\npeter 063${status}\n${REST}\nzombies 063=5 002`
    const script = { dice: [...dice, 3, 4] }
    const played = match(position).say('human: hold', script)
    expect(played.match.log.at(-1)!.events[0]).toMatchObject({ kind, data: { strength: 5 } })
    const [event] = remembered(played, kind)
    expect(event!.data).toEqual({ who: { word: 'character.peter' }, square: '063' })
    expect(eventSentence({ ...event!, dice: [1, 1] }, [], speak)).not.toMatch(/5|\{\{/)
    const aided = match(position, { memoryAid: true }).say('human: hold', script)
    expect(remembered(aided, kind)[0]!.data).toMatchObject({ strength: 5 })
  })

  it('[DAWN-2.3.f] a super zombie alone has no value to hide', () => {
    const played = match(`turn 3 attack\npeter 063\nroger 063 super\nsteve 195\nfran 195\nzombies 002`)
    played.say('human: hold', { dice: [5, 5, 3, 4] })
    expect(remembered(played, 'attack-failed')[0]!.data).toMatchObject({ strength: 2 })
  })
})
