import { seededChance } from '@shamble/chance'
import { BadInput, silently } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from './index.js'

const { game, notation, position } = module
const lines = (...all: string[]) => all.join('\n')

const MIDNIGHT = lines(
  'hour 3, room 2, zombies 2, obstacle blocked, noise, lured, slipped, exposed 1, searched 2',
  'gm: menace 1, traps 3',
  'ana: nurse, survival 3',
  'ben: porter, survival 1, mauled 0 1, bite 1',
  'asked: commit ana force 2 wound paid 1 after sneak',
)

describe('the position text', () => {
  it.each([
    [
      'a night about to begin',
      lines('hour 1, room 1', 'gm: menace 10', 'ana: undecided, survival 3', 'ben: nurse, survival 3', 'asked: watch'),
    ],
    [
      'an hour to prepare',
      lines('hour 3, room 2', 'gm: menace 10', 'ana: nurse, survival 3', 'ben: porter, down', 'asked: prepare'),
    ],
    [
      'a proposal',
      lines(
        'hour 3, room 2, zombies 1',
        'gm: menace 0',
        'ana: nurse, survival 3',
        'ben: guard, survival 2, confessed 2',
        'asked: propose ben after fight',
      ),
    ],
    [
      'a ruling',
      lines(
        'hour 3, room 2, obstacle blocked',
        'gm: menace 4, traps 3 4',
        'ana: nurse, survival 3',
        'ben: guard, survival 3',
        'asked: rule ana force',
      ),
    ],
    ['a roll', MIDNIGHT],
  ])('describes %s whole', (_, written) => {
    const table = TestTable.at(module, written)
    expect(position.write(table.state, 'full')).toBe(written)
    expect(table.asked()).toHaveLength(1)
  })

  it('leaves out what a seat may not know', () => {
    const { state } = TestTable.at(module, MIDNIGHT)
    const asked = MIDNIGHT.split('\n')
    expect(position.write(state, 0)).toBe(MIDNIGHT)
    expect(position.write(state, 1)).toBe(
      lines(asked[0]!, 'gm: spent 7, traps ?', asked[2]!, 'ben: porter, survival 1, mauled 0 1, bite ?', asked[4]!),
    )
    expect(position.write(state, 2)).toBe(lines(asked[0]!, 'gm: spent 7, traps ?', ...asked.slice(2)))
  })

  it('tells an open budget, and hides a role that is not shown', () => {
    const open = TestTable.at(module, MIDNIGHT, { menaceVisibility: 'open' })
    expect(position.write(open.state, 1)).toContain('gm: menace 1, spent 7, traps ?')
    const choosing = TestTable.start(module).play('ben: watch nurse')
    expect(position.write(choosing.state, 0)).toContain('ben: ?, survival 3')
    expect(position.write(choosing.state, 'full')).toContain('ben: nurse, survival 3')
  })

  it.each([
    ['hidden', 0],
    ['hidden', 1],
    ['hidden', 2],
    ['open', 1],
  ] as const)(
    'read back from a seat’s form (%s, seat %i), it is a night which that seat cannot tell from the true one',
    (menaceVisibility, seat) => {
      const options = resolveOptions(game.options, { menaceVisibility })
      const { engine, state } = TestTable.at(module, MIDNIGHT, { menaceVisibility })
      for (let i = 0; i < 20; i++) {
        const read = position.read(position.write(state, seat)!, options, seededChance('read', i))
        engine.settle(read, silently(seededChance(i)))
        expect(game.view(read, seat)).toEqual(game.view(state, seat))
      }
    },
  )

  it('has no text for a night that is over', () => {
    const over = TestTable.at(module, 'hour 5, room 4 / gm: menace 4 / ana: nurse, survival 3 / asked: propose ana', {
      players: 1,
    }).play('ana: wait')
    expect(position.write(over.state, 'full')).toBeNull()
  })

  const ANA = 'ana: nurse, survival 3'
  it.each([
    ['a line is missing', 'hour 3, room 2 / gm: menace 4 / asked: prepare', '4 lines'],
    ['lines are out of order', `hour 3, room 2 / ${ANA} / gm: menace 4 / asked: prepare`, 'expected "gm: …"'],
    ['the hour is past dawn', `hour 9, room 2 / gm: menace 4 / ${ANA} / asked: prepare`, 'from 1 to 8'],
    ['the room is missing', `hour 3 / gm: menace 4 / ${ANA} / asked: prepare`, 'the room is missing'],
    ['there are four zombies', `hour 3, room 2, zombies 4 / gm: menace 4 / ${ANA} / asked: prepare`, 'from 0 to 3'],
    ['something is said twice', `hour 3, room 2, room 3 / gm: menace 4 / ${ANA} / asked: prepare`, 'twice'],
    ['a word means nothing', `hour 3, room 2, rain / gm: menace 4 / ${ANA} / asked: prepare`, '"rain" means nothing'],
    ['a flag has a figure', `hour 3, room 2, noise 2 / gm: menace 4 / ${ANA} / asked: prepare`, 'stands alone'],
    [
      'there is more Menace than the budget',
      `hour 3, room 2 / gm: menace 11 / ${ANA} / asked: prepare`,
      'from 0 to 10',
    ],
    ['the budget does not add up', `hour 3, room 2 / gm: menace 9, traps 3 / ${ANA} / asked: prepare`, 'NS-2.1'],
    [
      'nothing is said of the budget',
      `hour 3, room 2 / gm: traps 3 / ${ANA} / asked: prepare`,
      'expected "menace" or "spent"',
    ],
    [
      'unknown traps have no bound',
      `hour 3, room 2 / gm: menace 3, traps ? / ${ANA} / asked: prepare`,
      'expected "spent"',
    ],
    [
      'Menace is missing by half a trap',
      `hour 3, room 2 / gm: menace 3, spent 4, traps ? / ${ANA} / asked: prepare`,
      'no number of traps',
    ],
    ['a trap lies behind the group', `hour 3, room 2 / gm: menace 4, traps 2 / ${ANA} / asked: prepare`, 'NS-2.6'],
    [
      'a trap lies where it was searched',
      `hour 3, room 2, searched 3 / gm: menace 4, traps 3 / ${ANA} / asked: prepare`,
      'NS-2.6',
    ],
    ['a room far ahead was searched', `hour 3, room 2, searched 4 / gm: menace 4 / ${ANA} / asked: prepare`, 'NS-3.5'],
    ['something was bought too early', `hour 1, room 1 / gm: menace 4 / ${ANA} / asked: prepare`, 'NS-1.4'],
    ['the group is too far', `hour 1, room 2 / gm: menace 10 / ${ANA} / asked: prepare`, 'NS-7.1'],
    ['traps outnumber hours', `hour 2, room 1 / gm: menace 6, traps 2 3 / ${ANA} / asked: prepare`, 'NS-2.6'],
    ['exposed traps were free', `hour 3, room 2, exposed 1 / gm: menace 9 / ${ANA} / asked: prepare`, 'NS-2.2'],
    [
      'a role is unknown to the rules',
      'hour 3, room 2 / gm: menace 4 / ana: cook, survival 3 / asked: prepare',
      'porter, nurse, guard',
    ],
    ['a role is not chosen', 'hour 3, room 2 / gm: menace 4 / ana: undecided, survival 3 / asked: prepare', 'NS-1.2'],
    [
      'a bite has no wound',
      'hour 3, room 2 / gm: menace 4 / ana: nurse, survival 3, bite 1 / asked: prepare',
      'NS-6.2',
    ],
    [
      'a survivor is down and up',
      'hour 3, room 2 / gm: menace 4 / ana: nurse, down, survival 1 / asked: prepare',
      'either',
    ],
    ['a fallen player acts', 'hour 3, room 2 / gm: menace 4 / ana: nurse, down / asked: propose ana', 'NS-6.3'],
    ['the watch comes late', `hour 3, room 2 / gm: menace 10 / ${ANA} / asked: watch`, 'NS-1.2'],
    ['an unknown player acts', `hour 3, room 2 / gm: menace 4 / ${ANA} / asked: propose ben`, 'expected one of ana'],
    ['there is nothing to fight', `hour 3, room 2 / gm: menace 4 / ${ANA} / asked: rule ana fight`, 'NS-3.1'],
    [
      'a ruling is too hard',
      `hour 3, room 2, obstacle blocked / gm: menace 4 / ${ANA} / asked: commit ana force 3 wound paid 2`,
      'from 1 to 2',
    ],
    [
      'a ruling was too cheap',
      `hour 3, room 2, obstacle blocked / gm: menace 4 / ${ANA} / asked: commit ana force 2 wound paid 0`,
      '"paid" from 1',
    ],
    [
      'a ruling cost more than was spent',
      `hour 3, room 2, obstacle blocked / gm: menace 10 / ${ANA} / asked: commit ana force 2 wound paid 1`,
      'only 0 is spent',
    ],
    [
      'what was withdrawn is tried again',
      `hour 3, room 2, obstacle blocked / gm: menace 4 / ${ANA} / asked: rule ana force after force`,
      'NS-4.6',
    ],
    [
      'words are left over',
      `hour 3, room 2 / gm: menace 4 / ${ANA} / asked: propose ana after force twice`,
      '"twice" means nothing',
    ],
  ])('is rejected whole when %s', (_, written, reason) => {
    const options = resolveOptions(game.options, { players: 1 })
    const read = () => position.read(written, options, seededChance('bad'))
    expect(read).toThrow(BadInput)
    expect(read).toThrow(reason)
  })
})

describe('the notation', () => {
  it('reads what it writes, in any case and spacing, and nothing else', () => {
    expect(notation.read('Prepare  zombies 2 obstacles 1 trap 3')).toEqual({
      type: 'prepare',
      zombies: 2,
      obstacles: 1,
      trap: 3,
    })
    expect(notation.read('prepare trap 4')).toEqual({ type: 'prepare', zombies: 0, obstacles: 0, trap: 4 })
    expect(notation.read('prepare nothing')).toEqual({ type: 'prepare', zombies: 0, obstacles: 0, trap: 0 })
    for (const wrong of [
      'prepare',
      'prepare zombies',
      'prepare zombies 0',
      'rule 2',
      'watch cook',
      'propose',
      'roll 2',
      '',
    ])
      expect(notation.read(wrong), wrong).toBeNull()
  })
})
