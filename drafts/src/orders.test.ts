import { seededChance } from '@shamble/chance'
import night from '@shamble/example-night-shift'
import duel from '@shamble/example-rooftop-duel'
import { checker, plainSpaces } from '@shamble/host'
import { type Action, Engine, type State } from '@shamble/kernel'
import { type GameModule, type Language, resolveOptions } from '@shamble/module'
import { patrol } from '@shamble/testkit'
import { gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import { readOrder } from './orders.js'

function reader(given: unknown, state: (module: GameModule) => State) {
  const module = given as GameModule
  const s = state(module)
  const spaces = plainSpaces(new Engine(module.game).choices(s, 0))
  const check = checker(module, module.game.view(s, 0), 0)
  return (typed: string, language: Language = 'en'): Action | string | null => {
    const speak = gameSpeaker(module, language)
    const ordered = readOrder(typed, spaces, check, speak)
    if (ordered === null) return null
    return 'draft' in ordered ? ordered.draft.action : speak(ordered.fault.key, ordered.fault.params)
  }
}

const started = (module: GameModule): State =>
  new Engine(module.game).start(resolveOptions(module.game.options), seededChance('orders')).state

describe('an order for a place', () => {
  // Ash begins at 150 600 and may go 200 mm; Reed is at 1650 600.
  const read = reader(duel, started)
  const move = (x: number, y: number) => ({ type: 'move', x, y })

  it.each([
    ['walk 10 cm north-east', move(220, 530)],
    ['walk 10cm ne', move(220, 530)],
    ['Walk 100 mm North East', move(220, 530)],
    ['go 5,5 cm south', move(150, 655)],
    ['move 0.1 m W', move(50, 600)],
    ['walk 2 inches south', move(150, 650)],
    ['walk to 120 340', move(120, 340)],
    ['walk to 120, 340', move(120, 340)],
    ['move 120 340', move(120, 340)],
    ['walk towards Reed', move(350, 600)],
  ])('reads “%s”', (typed, action) => {
    expect(read(typed)).toEqual(action)
  })

  it.each([
    ['marcher 10 cm nord-est', move(220, 530)],
    ['marcher 10 cm au nord est', move(220, 530)],
    ['aller à 120 340', move(120, 340)],
    ['avancer 5,5 cm so', move(112, 638)],
    ['marcher 2 pouces sud', move(150, 650)],
    ['marcher vers Reed', move(350, 600)],
  ])('reads « %s »', (typed, action) => {
    expect(read(typed, 'fr')).toEqual(action)
  })

  it('says what it does not understand, and nothing to what is no order', () => {
    expect(read('dance')).toBeNull()
    expect(read('walk')).toBe('The order stops too early.')
    expect(read('walk 10 north')).toBe('This part of the order is not clear: “10 north”.')
    expect(read('walk to 120 340 now')).toBe('This part of the order is not clear: “now”.')
    expect(read('marcher partout', 'fr')).toBe('Cette partie de l’ordre n’est pas claire : « partout ».')
  })
})

describe('an order that fills a form', () => {
  const read = reader(night, (module) => {
    const s = module.position.read(
      `hour 3, room 2, obstacle blocked
       gm: menace 6
       ana: porter, survival 3
       ben: nurse, survival 3
       asked: rule ana force`,
      resolveOptions(module.game.options),
      seededChance('orders'),
    )
    new Engine(module.game).settle(s, { chance: seededChance(''), emit: null, reveal: null, asks: 'everybody' })
    return s
  })
  const rule = (difficulty: number, consequence: string) => ({ type: 'rule', difficulty, consequence })

  it('takes the fields in their order or by their names, and keeps what is proposed for the others', () => {
    expect(read('rule 3 wound')).toEqual(rule(3, 'wound'))
    expect(read('rule on failure an alarm, difficulty 1')).toEqual(rule(1, 'alarm'))
    expect(read('rule wound')).toEqual(rule(2, 'wound'))
    expect(read('rule anything')).toEqual('This part of the order is not clear: “anything”.')
    expect(read('rule on failure wound')).toEqual(rule(2, 'wound'))
    expect(read('trancher 3 une blessure', 'fr')).toEqual(rule(3, 'wound'))
    expect(read('décider difficulté 1', 'fr')).toEqual(rule(1, 'setback'))
  })
})

describe('an order with everything', () => {
  const read = reader(patrol, started)
  const plan = { type: 'patrol', weapon: 'rifle', targets: [], crew: [], quiet: false, call: '' }

  it('walks in legs and names its targets', () => {
    expect(read('patrol 10 cm north then 5 cm east, facing east, targets ghoul 1 2, ghoul 3')).toEqual({
      ...plan,
      path: [
        { x: 100, y: 100 },
        { x: 150, y: 100 },
      ],
      facing: 90,
      targets: [
        { target: 0, shots: 2 },
        { target: 2, shots: 1 },
      ],
    })
    expect(read('patrol 3 cm s facing 45 degrees crew Ann and Cat quiet call "over here" weapon flare')).toEqual({
      ...plan,
      path: [{ x: 100, y: 230 }],
      facing: 45,
      crew: ['ann', 'cat'],
      quiet: true,
      call: 'over here',
      weapon: 'flare',
    })
    expect(read('patrouiller 10 cm nord puis 5 cm est, face est, cibles goule 1 2', 'fr')).toMatchObject({
      facing: 90,
      targets: [{ target: 0, shots: 2 }],
    })
    expect(read('patrol 10 cm north')).toBe('Something is still missing: Facing.')
  })
})
