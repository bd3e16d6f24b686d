import deadDice from '@shamble/game-dead-dice'
import type { GameEvent } from '@shamble/kernel'
import { LANGUAGES } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { SOUNDS, sound } from './rolls.js'
import { BRIEF, hasScene, isBriefScene, MOMENTS } from './scene.js'
import en from './text/table.en.js'
import fr from './text/table.fr.js'

const about = (kind: string, said: Record<string, string | number> = {}, seat?: number): GameEvent =>
  ({ kind, rule: 'X', about: said, ...(seat === undefined ? {} : { seat }) }) as GameEvent

describe('what is staged', () => {
  it('has its words in both languages', () => {
    const kinds = [...Object.keys(MOMENTS), ...Object.keys(BRIEF), 'reserve-down']
    for (const language of LANGUAGES) {
      const told = Object.keys(language === 'en' ? en : fr)
      const isTold = (kind: string) => told.some((key) => key.replace(/_(one|other)$/, '') === `dd.moment.${kind}`)
      expect(
        kinds.filter((kind) => !isTold(kind)),
        language,
      ).toEqual([])
    }
  })

  it('[DD-2.1] is the last of a reserve, for everybody; and the last shell of the viewer’s own', () => {
    const empty = about('reserve-down', { reserve: 'ammunition', level: 'empty' })
    const low = about('reserve-down', { reserve: 'ammunition', level: 'low' })
    expect([hasScene(empty, 0), isBriefScene(empty), hasScene(low, 0)]).toEqual([true, true, false])
    expect([hasScene(about('shells-out', {}, 0), 0), hasScene(about('shells-out', {}, 0), 1)]).toEqual([true, false])
  })
})

describe('what is heard', () => {
  it('is nothing that the record does not tell', () => {
    const told = Object.keys(deadDice.text!.en).map((key) => key.replace(/^event\./, ''))
    expect(
      Object.keys(SOUNDS).filter((kind) => !told.some((one) => one === kind || one.startsWith(`${kind}.`))),
    ).toEqual([])
  })

  it('is a kill, a wound and a bite, each in its own way', () => {
    const heard = ['zombies-killed', 'special-killed.alpha', 'survival-lost', 'died.eaten'].map((kind) =>
      sound(about(kind)),
    )
    expect(heard).toEqual(['kill', 'kill', 'hurt', 'hurt'])
    const dead = (dice: number[]) => sound({ ...about('dead-attack'), dice } as GameEvent)
    expect([dead([1, 6]), dead([1, 5])]).toEqual(['bite', null])
  })
})
