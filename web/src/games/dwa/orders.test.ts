import { seededChance } from '@shamble/chance'
import { readOrder } from '@shamble/drafts'
import dwa from '@shamble/game-dwa'
import { checker, plainSpaces } from '@shamble/host'
import { type Action, Engine, silently } from '@shamble/kernel'
import { type GameModule, type Language, resolveOptions } from '@shamble/module'
import { gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import shop from './window.js'

const module = dwa as unknown as GameModule
const engine = new Engine(module.game)

/** What is understood of an order for Mara, who stands at 470 655 with a shotgun. */
function order(typed: string, language: Language = 'en'): Action | string | null {
  const s = module.position.read(
    shop.position,
    resolveOptions(module.game.options, shop.options as never),
    seededChance('orders'),
  )
  engine.settle(s, silently(seededChance('orders')))
  const speak = gameSpeaker(module, language)
  const check = checker(module, module.game.view(s, 0), 0)
  const ordered = readOrder(typed, plainSpaces(engine.choices(s, 0)), check, speak)
  if (ordered === null) return null
  return 'draft' in ordered ? ordered.draft.action : speak(ordered.fault.key, ordered.fault.params)
}

const walk = (...path: readonly { x: number; y: number }[]) => ({ type: 'walk', path, halts: [], ability: 'none' })

describe('typed orders of Dead Walk Again', () => {
  it.each([
    ['en', 'walk 10 cm NE', walk({ x: 540, y: 585 })],
    ['en', 'walk 5 cm north then 5 cm east', walk({ x: 470, y: 605 }, { x: 520, y: 605 })],
    ['en', 'walk 2 inches south', walk({ x: 470, y: 705 })],
    ['fr', 'marcher 10 cm NE', walk({ x: 540, y: 585 })],
    ['fr', 'aller 5 cm nord puis 5 cm est', walk({ x: 470, y: 605 }, { x: 520, y: 605 })],
  ] as const)('%s: “%s”', (language, typed, action) => {
    expect(order(typed, language)).toEqual(action)
  })

  it.each([
    ['en', 'walk to zombie 1'],
    ['en', 'go contact with Zombie 1'],
    ['fr', 'marcher vers Zombie 1'],
  ] as const)('%s: “%s” ends in contact', (language, typed) => {
    const [end] = (order(typed, language) as unknown as { path: { x: number; y: number }[] }).path
    expect(Math.round(Math.hypot(604 - end!.x, 600 - end!.y))).toBeLessThanOrEqual(27)
  })

  it.each([
    ['en', 'blast zombie 1'],
    ['fr', 'feu Zombie 1'],
  ] as const)('%s: “%s” fires at it', (language, typed) => {
    expect(order(typed, language)).toMatchObject({ type: 'blast', blasts: [{ target: -1, at: { x: 604, y: 600 } }] })
  })

  it('says what is not clear, in both languages', () => {
    expect(order('walk to the moon')).toBe('This part of the order is not clear: “to the moon”.')
    expect(order('marcher partout', 'fr')).toBe('Cette partie de l’ordre n’est pas claire : « partout ».')
  })
})
