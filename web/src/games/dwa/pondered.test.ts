import { seededChance } from '@shamble/chance'
import dwa from '@shamble/game-dwa'
import type { DwaView } from '@shamble/game-dwa/table'
import { type GameModule, LANGUAGES, resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { gameWords } from '../../app/game-words.js'
import { prompt } from './prompt.js'
import texts from './text/index.js'

const module = dwa as unknown as GameModule

/** What is asked of the first team while these frames are on top. */
function asked(kind: string, ...frames: readonly string[]): string[] {
  const position = `turn 2
team Station-9 began=1
human Rosa 0 386,398
zombie 3 360,398
frame match step=3
frame turn step=4
${frames.map((frame) => `frame ${frame}`).join('\n')}`
  const options = resolveOptions(module.game.options, { advanced: true } as never)
  const view = module.game.view(module.position.read(position, options, seededChance('asked')), 0) as DwaView
  return LANGUAGES.map((language) => {
    const text = { en: { ...dwa.text.en, ...texts.en }, fr: { ...dwa.text.fr, ...texts.fr } }
    return prompt(view, { seat: 0, kind, timed: false, since: 0 }, gameWords(language, text)).ask.replaceAll(
      '\u00a0',
      ' ',
    )
  })
}

describe('a question about dice says what they were', () => {
  it('in a search that luck may change', () => {
    expect(asked('lucky', 'search human=0 room=1 dice=[3] roll=presence step=2')).toEqual([
      'Rosa rolled 3 (zombies are there from 4 up). Change the roll by one?',
      'Rosa obtient 3 (des zombies à partir de 4). Changer ce jet d’un point ?',
    ])
  })

  it('before they are thrown again', () => {
    expect(asked('reroll', 'fear human=0 dice=[5,6]', 'reroll human=0 of=fear outcome=failed asks=[0]')).toEqual([
      'Rosa rolled 5, 6 in the fear test. Roll again?',
      'Rosa obtient 5, 6 au test de peur. Relancer ?',
    ])
  })

  it('and one about a contact says whose', () => {
    expect(asked('contact', 'zombies', 'contact human=0 zombie=-3')[0]).toBe(
      'Zombie 3 reaches Rosa. What does Rosa do?',
    )
  })
})
