import zombies from '@shamble/game-zombies'
import type { ZombiesView } from '@shamble/game-zombies/table'
import { Engine } from '@shamble/kernel'
import { LANGUAGES, type Language } from '@shamble/module'
import { TestTable } from '@shamble/testkit'
import { refusalSentence } from '@shamble/text'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { bar } from './bar.js'
import { cardRefusal } from './cards.js'
import { Hand } from './Hand.js'
import type { Part } from './part.js'
import { partOf, strictWords } from './random-games.js'
import { whyNot } from './why-not.js'

const engine = new Engine(zombies.game)

function partAt(lines: readonly string[], language: Language = 'en'): Part {
  const { state } = TestTable.at(zombies, lines.join('\n'), { seats: 2, interruptMode: 'polled' })
  const view = zombies.game.view(state, 0) as ZombiesView
  const moment = { state, seat: 0, view, choices: engine.choices(state, 0), news: [] }
  return partOf(moment, strictWords(language).words)
}

const drawn = (part: Part): string => renderToStaticMarkup(createElement(Hand, part))
const count = (text: string, of: RegExp): number => text.match(of)?.length ?? 0

describe('the hand', () => {
  it('is dimmed where someone is asked and no card of it can be played, with the moment of each', () => {
    const part = partAt(['turn 5 red move 2 of 3', 'red hand adrenaline-rush, fear', 'blue'])
    expect(part.view.questions[0]?.kind).toBe('step')
    expect(count(drawn(part), /class="card no"/g)).toBe(2)
    expect(drawn(part)).toContain('Before your fight or your move')
  })

  it('is not dimmed where its cards can be played, nor while others are asked', () => {
    const part = partAt(['turn 5 red pre-zombie', 'red hand fear, fear', 'blue'])
    expect(count(drawn(part), /class="card lit"/g)).toBe(2)
    const waiting = { ...part, choices: { ...part.choices, asked: false, actions: [], refused: [] }, lit: new Map() }
    expect(count(drawn(waiting), /class="card no"/g)).toBe(0)
  })

  it('frames one of two copies of a card that is picked', () => {
    const part = partAt(['turn 5 red pre-zombie', 'red hand fear, fear', 'blue'])
    const [card] = part.view.hand
    const picked = { ...part, picked: [`card:${card}`], lit: new Map() }
    expect(count(drawn(picked), /class="card picked"/g)).toBe(1)
    expect(count(drawn(picked), /class="card no"/g)).toBe(0)
  })

  it('says nothing of a card a turn once the match is over, and the bar names no turn', () => {
    const part = partAt(['turn 5 red pre-zombie', 'red hand fear', 'blue'])
    const said = part.words.speak('zombies.hand.unplayed')
    expect(drawn(part)).toContain(said)
    const view = { ...part.view, outcome: { winners: [0], reason: 'helicopter', rule: 'ZMB-1.1.a' } }
    expect(drawn({ ...part, view })).not.toContain(said)
    expect(bar(view, part.words).turn).toEqual({ word: 'Game over' })
  })
})

describe('a card that is picked in vain', () => {
  const told = (id: string, language: Language): string => {
    const part = partAt(['turn 5 red move 2 of 3', `red hand ${id}`, 'blue'], language)
    const refusal = whyNot([`card:${part.view.hand[0]}`], part.view, () => null)
    return `${refusalSentence(refusal!, part.words.speak)} ${refusal!.rule}`
  }

  it('tells its own moment and the rule of it', () => {
    expect(told('adrenaline-rush', 'en')).toBe(
      'You can’t play ADRENALINE RUSH now. Before your fight or your move only. ZMB-W.b',
    )
    expect(told('fire-axe', 'en')).toBe(
      'You can’t play FIRE AXE now: you must be inside this building: Fire Station. ZMB-1.3.3.i',
    )
    expect(told('fear', 'fr')).toBe(
      'Vous ne pouvez pas jouer «\u00a0Terreur\u00a0» maintenant. Entre deux actions seulement. ZMB-W.c',
    )
  })

  it.each(LANGUAGES)('has a whole sentence for each card in %s', (language) => {
    const { words, missing } = strictWords(language)
    for (let card = 0; card < 40; card++) refusalSentence(cardRefusal(card), words.speak)
    expect([...missing]).toEqual([])
  })
})
