import type { GameEvent, Plain } from '@shamble/kernel'
import type { Language } from '@shamble/module'
import { TestTable } from '@shamble/testkit'
import { eventSentence, gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import module from '../index.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled', ...options })

const say = (event: GameEvent | undefined, language: Language): string =>
  event === undefined ? '' : eventSentence(event, ['red', 'blue'], gameSpeaker(module, language))

const told = (events: readonly GameEvent[], kind: string) => {
  const event = events.find((other) => other.kind === kind)
  return { en: say(event, 'en'), fr: say(event, 'fr') }
}

const MOTOR_POOL = ['tile front_gate 0 1 turn 0', 'tile cross_b 0 2 turn 0', 'tile straight_b 0 3 turn 0']

describe('the movement in the log', () => {
  const rolled = (red: string, die: number, ...more: string[]) =>
    at(['turn 5 red pre-move', red, 'blue', ...more]).play('red: pass', { dice: [die] })

  it('[ZMB-1.3.4.a] a die alone', () => {
    expect(told(rolled('red hand fear', 5).events, 'movement-roll')).toEqual({
      en: 'Red rolls 5: movement 5.',
      fr: 'Rouge obtient 5\u00a0: mouvement 5.',
    })
  })

  it('[ZMB-1.3.4.a] [ZMB-R.09] every number that makes it up, and the rules they come from', () => {
    const kept = 'inplay skateboard, i-see-the-helicopter'
    expect(told(rolled(`red hand fear ${kept}`, 5).events, 'movement-roll').en).toBe(
      'Red rolls 5: movement 5 + 2 + 1 = 8.',
    )
    const { events } = rolled(`red jeep hand fear ${kept}`, 5, ...MOTOR_POOL)
    expect(told(events, 'movement-roll')).toEqual({
      en: 'Red rolls 5: movement (5 + 2 + 1) × 2 = 16.',
      fr: 'Rouge obtient 5\u00a0: mouvement (5 + 2 + 1) × 2 = 16.',
    })
    expect(events.find(({ kind }) => kind === 'movement-roll')?.modifiers).toEqual([
      { rule: 'ZMB-card.skateboard', value: 2 },
      { rule: 'ZMB-card.i-see-the-helicopter', value: 1 },
      { rule: 'ZMB-1.3.1.t', value: 8 },
    ])
    const twice = rolled('red jeep hand fear', 3, ...MOTOR_POOL, 'effects double').events
    expect(told(twice, 'movement-roll').en).toBe('Red rolls 3: movement 3 × 2 × 2 = 12.')
  })

  it('[ZMB-card.your-shoes-untied] [ZMB-1.3.4.a] halving comes last, rounded down', () => {
    const table = at(['turn 5 red move-set 7', 'red hand fear', 'blue', 'effects halved 2']).play('red: pass')
    expect(told(table.events, 'movement-halved')).toEqual({
      en: 'Red’s shoe is untied: movement 7 ÷ 2 ÷ 2, rounded down to 1.',
      fr: 'Les lacets de Rouge sont défaits\u00a0: mouvement 7 ÷ 2 ÷ 2, arrondi à 1.',
    })
    expect(table.state.frames[1]).toMatchObject({ kind: 'move', total: 1 })
  })
})

describe('spaces in the log', () => {
  it('[ZMB-1.3.5.b] are written as in notation and in the list of answers', () => {
    const table = at(['turn 5 red move 2 of 3', 'red hand fear', 'blue']).play('red: step 0.1')
    expect(told(table.events, 'stepped')).toEqual({ en: 'Red goes to 0.1.', fr: 'Rouge va en 0.1.' })
    const view = at(['turn 5 red move 2 of 3', 'red hand fear', 'blue']).view('red')
    expect(module.label({ type: 'step', to: 1 }, view, gameSpeaker(module, 'en'))).toBe('step to 0.1')
  })
})

describe('the helicopter out of reach', () => {
  const CLOSED = ['tile hospital 0 -1 turn 0', 'tile lawn_garden 1 0 turn 1', 'tile police_station 0 1 turn 2']

  it('[ZMB-R.01] [ZMB-1.3.1.l] is told when the last way is closed, not before and not again', () => {
    const table = at(['turn 5 red place fire_station by red', 'red hand fear', ...CLOSED])
    table.play('red: place fire_station -1 0 turn 3')
    expect(told(table.events, 'only-collection')).toEqual({
      en: 'No helicopter can be reached now. To win, collect 25 zombies.',
      fr: 'Plus aucun hélicoptère ne peut être atteint. Pour gagner, il faut 25 zombies.',
    })
    const open = at(['turn 5 red place cross_t by red', 'red hand fear', ...CLOSED])
    expect(open.play('red: place cross_t -1 0 turn 0').events.some(({ kind }) => kind === 'only-collection')).toBe(
      false,
    )
  })

  it('[ZMB-R.01] [ZMB-card.rocket-launcher] and when a tile is blown away that closed the map', () => {
    const closed = [...CLOSED, 'tile fire_station -1 0 turn 3']
    const table = at(['turn 5 red pre-zombie', 'red inplay rocket-launcher, skateboard', ...closed])
    table.play('red: use rocket-launcher on 4')
    expect(told(table.events, 'helicopter-again')).toEqual({
      en: 'A helicopter can be reached again.',
      fr: 'Un hélicoptère peut de nouveau être atteint.',
    })
  })
})
