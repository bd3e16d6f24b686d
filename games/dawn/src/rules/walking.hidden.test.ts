import { ScriptedChance } from '@shamble/chance'
import { Engine, type Plain } from '@shamble/kernel'
import { Match } from '@shamble/record'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'

const REST = 'roger 195\nsteve 195\nfran 195'
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

describe('a step that might have met a hidden zombie', () => {
  const HIDDEN = 'zombies 002\nhidden 120'
  const walked = (from: string, to: string, more: string, options: Record<string, Plain> = {}) => {
    const position = `turn 1 human\npeter ${from}\n${REST}\n${more}`
    return match(position, options).say('human: activate peter').say(`human: walk ${to}`).match
  }

  it('[DAWN-9.1.a] is not taken back: that nothing came out is something learned', () => {
    expect(walked('055', '056', HIDDEN).undoable(0)).toEqual({ rule: 'TABLE.9' })
  })

  it.each([
    ['in the hall', '062', '063', HIDDEN],
    ['where none may be noted', '055', '054', HIDDEN],
    ['once all of them have come', '055', '056', 'zombies 002'],
  ])('[DAWN-3.1.e] [DAWN-9.4.a] a step is taken back %s', (_where, from, to, more) => {
    const played = walked(from, to, more)
    expect(played.undoable(0)).toMatchObject({ needs: [] })
  })

  it('[DAWN-15.1.a] and anywhere where no squares are noted', () => {
    expect(walked('055', '056', 'zombies 002', { mode: 'solitaire' }).undoable(0)).toMatchObject({ needs: [] })
  })
})
