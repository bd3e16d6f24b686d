import dawnModule from '@shamble/game-dawn'
import deadDiceModule from '@shamble/game-dead-dice'
import zombiesModule from '@shamble/game-zombies'
import { type GameModule, optionSpecs } from '@shamble/module'
import { TABLE_LEDGER } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import dawnPlan from '../games/dawn/setup.js'
import deadDicePlan from '../games/dead-dice/setup.js'
import zombiesPlan from '../games/zombies/setup.js'
import {
  clashOf,
  consequences,
  differing,
  groupsOf,
  modeOf,
  newDraft,
  optionsOf,
  presetsOf,
  requestOf,
  rulesOf,
  seatsOf,
  usualAt,
  usualValue,
  withChosen,
  withMode,
  withOption,
  withPreset,
  withUsual,
} from './draft.js'
import type { SetupPlan } from './plan.js'

const PLANS: Readonly<Record<string, SetupPlan>> = { dawn: dawnPlan, zombies: zombiesPlan, 'dead-dice': deadDicePlan }
const dawn = dawnModule as unknown as GameModule
const zombies = zombiesModule as unknown as GameModule
const deadDice = withUsual(deadDiceModule as unknown as GameModule, {})
const GAMES = [dawn, zombies]
const planOf = (module: GameModule) => PLANS[module.game.id]!
const fresh = (module: GameModule) => newDraft(module, planOf(module), ['Ada'], 'house')
const mode = (module: GameModule, id: string) => planOf(module).modes.find((one) => one.id === id)!

describe('a game master beside the players', () => {
  const two = withMode(deadDice, fresh(deadDice), mode(deadDice, 'dd-master'), 'house')
  const named = { ...two, seats: two.seats.map((seat, i) => ({ ...seat, name: ['Ada', 'Ben', 'Max'][i] ?? '' })) }
  const five = withOption(deadDice, named, 'players', 5, 'house')

  it('keeps the seat, however many play', () => {
    expect(seatsOf(deadDice, five).map(({ by, name }) => name || by)).toEqual([
      'Ada',
      'Ben',
      'house',
      'house',
      'house',
      'Max',
    ])
    expect(seatsOf(deadDice, withOption(deadDice, five, 'players', 2, 'house'))).toEqual(seatsOf(deadDice, named))
  })

  it('is the first to be asked where no scenario was chosen', () => {
    const starts = (draft: Parameters<typeof optionsOf>[1]) => deadDicePlan.startsWith!(optionsOf(deadDice, draft))
    expect(starts(five)).toEqual({ say: 'dead-dice-master', seat: 5 })
    expect(starts(withOption(deadDice, five, 'scenario', 'rouen', 'house'))).toBeUndefined()
    expect(starts(fresh(deadDice))).toBeUndefined()
  })
})

describe('one player alone', () => {
  const module = withUsual(zombies, { interruptMode: 'polled' })
  const plan = planOf(zombies)
  const alone = withOption(module, fresh(module), 'seats', 1, 'house', plan)

  it('gets an end with the seat, and leaves it with the seat', () => {
    expect(optionsOf(module, alone)).toMatchObject({ seats: 1, maxRounds: 20 })
    expect(clashOf(zombies, optionsOf(module, alone))).toBeNull()
    expect(modeOf(module, plan, alone)?.id).toBe('alone')
    expect(withOption(module, alone, 'seats', 3, 'house', plan).given).toEqual({ seats: 3 })
    const longer = withOption(module, alone, 'maxRounds', 40, 'house', plan)
    expect(withOption(module, longer, 'seats', 3, 'house', plan).given).toEqual({ seats: 3, maxRounds: 40 })
  })

  it('keeps it under every preset', () => {
    const printed = withPreset(module, plan, alone, {})
    expect(printed.given).toEqual({ seats: 1, maxRounds: 20 })
    expect(rulesOf(module, plan, printed)).toEqual({})
  })

  it('is told why it cannot start without one', () => {
    const endless = withOption(module, alone, 'maxRounds', 0, 'house', plan)
    expect(endless.given).toEqual({ seats: 1 })
    expect(clashOf(zombies, optionsOf(module, endless))?.option).toBe('seats')
  })
})

describe('the options of a table', () => {
  it.each(GAMES.map((module) => [module.game.id, module] as const))('have each one place: %s', (_, module) => {
    const plan = planOf(module)
    const placed = [...groupsOf(module, plan).flatMap(({ options }) => options), ...plan.decided, plan.lead]
    expect(placed.toSorted()).toEqual(Object.keys(optionSpecs(module.game.options)).toSorted())
    expect(groupsOf(module, plan).some(({ id }) => id === 'other')).toBe(false)
  })

  it.each(GAMES.map((module) => [module.game.id, module] as const))('cite rules that exist: %s', (_, module) => {
    const known = new Set([...module.ledger, ...TABLE_LEDGER].map(({ id }) => id))
    const plan = planOf(module)
    const cited = [...Object.values(plan.rules).flat(), ...plan.modes.map(({ rule }) => rule), plan.secretRule!]
    expect(cited.filter((id) => !known.has(id))).toEqual([])
  })

  it('all stand in one group where a game has no plan', () => {
    expect(groupsOf(dawn, undefined)).toEqual([
      { id: 'all', asked: true, options: Object.keys(optionSpecs(dawn.game.options)) },
    ])
  })

  it('differ from the default, or do not', () => {
    const draft = withOption(dawn, fresh(dawn), 'memoryAid', true, 'house')
    expect(differing(dawn, planOf(dawn), optionsOf(dawn, draft))).toEqual(['memoryAid'])
    const back = withOption(dawn, draft, 'memoryAid', false, 'house')
    expect(back.given).toEqual({})
    expect(differing(dawn, planOf(dawn), optionsOf(dawn, back))).toEqual([])
  })

  it('are compared with the edition that is chosen', () => {
    const weapon = withOption(dawn, fresh(dawn), 'panicDice', 'weapon', 'house')
    expect(usualValue(dawn, weapon, 'panicDice')).toBe('one')
    const digest = withOption(dawn, weapon, 'edition', 'digest', 'house')
    expect(digest.given).toEqual({ edition: 'digest' })
    expect(usualValue(dawn, digest, 'panicDice')).toBe('weapon')
    expect(differing(dawn, planOf(dawn), optionsOf(dawn, digest))).toEqual([])
    const one = withOption(dawn, digest, 'panicDice', 'one', 'house')
    expect(differing(dawn, planOf(dawn), optionsOf(dawn, one))).toEqual(['panicDice'])
  })

  it('tell what an edition would change before it is chosen', () => {
    const rows = consequences(dawn, fresh(dawn), 'edition', 'digest')
    expect(rows).toHaveLength(12)
    expect(rows[0]).toEqual({ name: 'panicDice', value: 'weapon' })
    const set = withOption(dawn, fresh(dawn), 'panicDice', 'weapon', 'house')
    expect(consequences(dawn, set, 'edition', 'digest').map(({ name }) => name)).not.toContain('panicDice')
  })
})

describe('modes and seats', () => {
  it('begin with the first mode, one person and the house', () => {
    const draft = fresh(dawn)
    expect(seatsOf(dawn, draft)).toEqual([
      { by: 'person', name: 'Ada' },
      { by: 'house', name: '' },
    ])
    expect(modeOf(dawn, planOf(dawn), draft)?.id).toBe('two-player')
  })

  it('change together, and names stay', () => {
    const four = withMode(dawn, fresh(dawn), mode(dawn, 'coop-4'), 'house')
    expect(seatsOf(dawn, four).map(({ by }) => by)).toEqual(['person', 'person', 'person', 'person'])
    const alone = withMode(dawn, four, mode(dawn, 'solitaire'), 'house')
    expect(seatsOf(dawn, alone)).toEqual([{ by: 'person', name: 'Ada' }])
    expect(modeOf(dawn, planOf(dawn), withMode(dawn, alone, mode(dawn, 'two-player'), 'house'))?.id).toBe('two-player')
  })

  it('follow the number of players where it can be chosen', () => {
    const six = withOption(zombies, fresh(zombies), 'seats', 6, 'house')
    expect(seatsOf(zombies, six).map(({ by }) => by)).toEqual(['person', 'house', 'house', 'house', 'house', 'house'])
    expect(modeOf(zombies, planOf(zombies), six)).toBeNull()
    expect(modeOf(zombies, planOf(zombies), withMode(zombies, six, mode(zombies, 'screen'), 'house'))?.id).toBe(
      'screen',
    )
  })
})

describe('presets', () => {
  it('are listed without what the modes decide, each once', () => {
    expect(presetsOf(dawn, planOf(dawn)).map(({ id }) => id)).toEqual(['printed', 'first-game', 'solitaire-digest'])
    expect(presetsOf(zombies, planOf(zombies)).map(({ id }) => id)).toEqual(['printed', 'base-game', 'short'])
  })

  it('replace the rules and nothing else', () => {
    const changed = withOption(
      zombies,
      withMode(zombies, fresh(zombies), mode(zombies, 'duel'), 'house'),
      'cardLimit',
      'perRound',
      'house',
    )
    const short = withPreset(zombies, planOf(zombies), changed, zombies.game.options.presets['short']!)
    expect(short.given).toEqual({ seats: 2, expansion: 'baseOnly', winZombies: 12, maxRounds: 20 })
    expect(rulesOf(zombies, planOf(zombies), short)).toEqual({ expansion: 'baseOnly', winZombies: 12, maxRounds: 20 })
  })
})

describe('a host with defaults of its own', () => {
  const usual = { interruptMode: 'polled' }
  const module = withUsual(zombies, usual)

  it('calls them the default, and asks for them', () => {
    const draft = fresh(module)
    expect(usualValue(module, draft, 'interruptMode')).toBe('polled')
    expect(differing(module, planOf(module), optionsOf(module, draft))).toEqual([])
    expect(requestOf(module, draft, usual).options).toEqual({ interruptMode: 'polled' })
  })

  it('has none for people who come from elsewhere: the rules of online play are the usual ones', () => {
    expect(usualAt('here', zombies)).toEqual({ interruptMode: 'polled' })
    expect(usualAt('online', zombies)).toEqual({})
  })

  it('lets people choose otherwise', () => {
    const timed = withOption(module, fresh(module), 'interruptMode', 'timed', 'house')
    expect(differing(module, planOf(module), optionsOf(module, timed))).toEqual(['interruptMode'])
    expect(requestOf(module, timed, usual).options).toEqual({ interruptMode: 'timed' })
    expect(zombies.game.options.specs['interruptMode']!.default).toBe('timed')
  })
})

describe('what is asked of the host', () => {
  it('holds only what was chosen', () => {
    expect(requestOf(dawn, fresh(dawn))).toEqual({
      type: 'create',
      game: 'dawn',
      options: {},
      seats: [
        { by: 'person', name: 'Ada' },
        { by: 'bot', bot: 'house' },
      ],
    })
  })

  it('carries a seed and real dice where someone wants them', () => {
    expect(requestOf(dawn, { ...fresh(dawn), seed: ' fifty ', realDice: true })).toMatchObject({
      seed: 'fifty',
      realDice: true,
    })
  })
})

describe('what was chosen on the way', () => {
  it('is in the draft; what the game does not know is left out', () => {
    const draft = newDraft(dawn, dawnPlan, [], 'house')
    const [name, spec] = Object.entries(optionSpecs(dawn.game.options)).find(
      ([, one]) => one.type === 'choice' && one.values.length > 1,
    )!
    const other = spec.type === 'choice' ? spec.values.find((value) => value !== optionsOf(dawn, draft)[name])! : ''
    const chosen = withChosen(dawn, draft, { [name]: other, nothing: 'x' }, 'house', dawnPlan)
    expect(optionsOf(dawn, chosen)[name]).toBe(other)
    expect(withChosen(dawn, draft, { [name]: 'nonsense', toString: 'x' }, 'house', dawnPlan)).toEqual(draft)
  })
})
