import { ScriptedChance, seededChance } from '@shamble/chance'
import { Engine, type WindowFrame } from '@shamble/kernel'
import { Match } from '@shamble/record'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from './index.js'
import { SEATS } from './state.js'

const TEXT = 'turn 4 north fights\nnorth 3: shovel hush bandage\neast 3: hush bandage\nsouth 3: hush bandage'

function shovelPlayed(text = TEXT, options = {}) {
  return TestTable.at(module, text, options).play('north: fight south').play('north: play shovel on north')
}

type Table = ReturnType<typeof shovelPlayed>

/** What is announced, bottom first. */
function announced(table: Table): string[] {
  return table.state.frames
    .filter((frame): frame is WindowFrame => frame.kind === 'window')
    .map((f) => (f.of === 'fight' ? 'fight' : `${SEATS[f.by]} ${f.about['card']}`))
}

const kinds = (table: Table) => table.events.map((event) => event.kind)

describe('a card on the table', () => {
  it('[GB-4.1] can be answered by all others at once, not by the player who played it', () => {
    const table = shovelPlayed()
    expect(table.asked()).toEqual(['east: card', 'south: card'])
    expect(table.refusal('north: play hush')).toEqual({ rule: 'TABLE.2' })
    expect(table.state.edge).toEqual([0, 0, 0])
    table.play('east: pass').play('south: pass')
    expect(table.state.edge).toEqual([2, 0, 0])
  })

  it('[GB-4.1] two seats may let it pass in either order, with the same result', () => {
    const first = shovelPlayed().play('east: pass').play('south: pass')
    const second = shovelPlayed().play('south: pass').play('east: pass')
    expect({ ...first.state, answered: [] }).toEqual({ ...second.state, answered: [] })
    expect(first.asked()).toEqual(['north: fight'])
  })

  it('[GB-4.1] two seats may answer in either order: the first one closes it, the other may answer that', () => {
    const eastFirst = shovelPlayed().play('east: play hush')
    expect(announced(eastFirst)).toEqual(['fight', 'north shovel', 'east hush'])
    expect(eastFirst.asked()).toEqual(['south: card', 'north: card'])
    const southFirst = shovelPlayed().play('east: pass').play('south: play hush')
    expect(announced(southFirst)).toEqual(['fight', 'north shovel', 'south hush'])
    expect(southFirst.asked()).toEqual(['north: card', 'east: card'])
    // The hush holds, and nobody is asked about the shovel again.
    southFirst.play('east: pass').play('north: pass')
    expect(kinds(southFirst)).toEqual(['hushed'])
    expect(southFirst.asked()).toEqual(['north: fight'])
    expect(southFirst.state.edge).toEqual([0, 0, 0])
  })

  it('[GB-4.1] time that runs out is a pass; a fight has no clock', () => {
    const expired = shovelPlayed().play('south: expire').play('east: pass')
    const passed = shovelPlayed().play('south: pass').play('east: pass')
    expect(expired.state).toEqual(passed.state)
    expect(expired.refusal('north: expire')).toEqual({ rule: 'TABLE.4' })
    expect(shovelPlayed().refusal('north: expire')).toEqual({ rule: 'TABLE.4' })
  })

  it('[GB-4.1] cannot be taken back: the others have seen it. A fight announced can', () => {
    const table = TestTable.at(module, TEXT)
    const match = Match.from(new Engine(module.game), table.state, { salt: 'undo' })
    const say = (seat: number, move: string) => match.answer(seat, module.notation.read(move), seededChance('undo'))
    say(0, 'fight south')
    // A player who may have let it pass is asked: all the others.
    expect(match.undoable(0)).toEqual({ to: 0, needs: [...match.state.answered.keys()].slice(1) })
    say(0, 'play shovel on north')
    expect(match.undoable(0)).toEqual({ rule: 'TABLE.9' })
  })
})

describe('a card upon a card', () => {
  it('[GB-5.4] Hush keeps a card from acting', () => {
    const table = shovelPlayed().play('east: play hush').play('north: pass').play('south: pass')
    expect(kinds(table)).toEqual(['hushed'])
    expect(table.state.edge).toEqual([0, 0, 0])
  })

  it('[GB-5.4] a hushed Hush lets the first card act: three cards deep', () => {
    const table = shovelPlayed().play('east: play hush').play('south: play hush')
    expect(announced(table)).toEqual(['fight', 'north shovel', 'east hush', 'south hush'])
    expect(table.asked()).toEqual(['north: card', 'east: card'])
    table.play('north: pass').play('east: pass')
    expect(kinds(table)).toEqual(['hushed', 'armed'])
    expect(table.state.edge).toEqual([2, 0, 0])
    expect(table.asked()).toEqual(['north: fight'])
  })

  it('[GB-4.3] the fourth announcement can still be answered, what answers it cannot', () => {
    const table = shovelPlayed().play('east: play hush').play('south: play hush').play('east: pass')
    table.play('north: play hush')
    expect(kinds(table)).toEqual(['played', 'unanswerable', 'hushed', 'hushed'])
    expect(table.events[1]).toMatchObject({ rule: 'GB-4.3' })
    // North silenced south, so east silenced the shovel.
    expect(announced(table)).toEqual(['fight'])
    expect(table.state.edge).toEqual([0, 0, 0])
  })

  it('[GB-5.5] Swerve sends a card somewhere else where it could have gone', () => {
    const text = 'turn 4 north fights\nnorth 3: shovel*2\neast 3: swerve bandage\nsouth 3: hush'
    const table = shovelPlayed(text)
    expect(table.offered('east')).toEqual(['pass', 'play swerve on south'])
    expect(table.refusal('east: play swerve on north')).toEqual({ rule: 'GB-5.5' })
    expect(table.refusal('east: play swerve on east')).toEqual({ rule: 'GB-5.5' })
    table.play('east: play swerve on south').play('north: pass').play('south: pass')
    expect(table.state.edge).toEqual([0, 0, 2])
  })

  it('[GB-5.5] a card without a target cannot be swerved', () => {
    const text = 'turn 4 north fights\nnorth 3: fog\neast 3: swerve\nsouth 3: -'
    const table = TestTable.at(module, text).play('north: fight south').play('north: play fog')
    expect(table.offered('east')).toEqual(['pass'])
    expect(table.refusal('east: play swerve on north')).toEqual({ rule: 'GB-5.5' })
  })

  it('[GB-5.5] a Swerve can be swerved: the bite goes where the last one says', () => {
    const text = 'turn 4 north fights\nnorth 3: shovel swerve*2\neast 3: bite hush\nsouth 3: swerve hush\nwest 3: hush'
    const table = shovelPlayed(text, { seats: 4 })
    table.play('east: play bite on south').play('south: play swerve on north')
    expect(announced(table)).toEqual(['fight', 'north shovel', 'east bite', 'south swerve'])
    expect(table.offered('north')).toEqual([
      'pass',
      'play swerve on east',
      'play swerve on south',
      'play swerve on west',
    ])
    table.play('north: play swerve on west')
    expect(kinds(table)).toEqual(['played.on', 'unanswerable', 'swerved', 'swerved', 'hurt', 'armed'])
    expect(table.state.lives).toEqual([3, 3, 3, 2])
    expect(table.state.edge).toEqual([2, 0, 0, 0])
  })

  it('[GB-5.5] a Shove can be swerved, though never onto a fighter', () => {
    const text = 'turn 4 north fights\nnorth 3: -\neast 3: swerve\nsouth 3: shove\nwest 3: -\ndeck: -'
    const table = TestTable.at(module, text, { seats: 4 }).play('north: fight south').play('east: pass')
    table.play('south: play shove on east')
    expect(table.offered('east')).toEqual(['pass', 'play swerve on west'])
    table.play('east: play swerve on west', { dice: [5, 2] })
    expect(table.state.lives).toEqual([3, 3, 3, 2])
  })

  it('[GB-4.2] a card whose target has died does nothing and stays discarded', () => {
    const text = 'turn 4 north fights\nnorth 3: shovel*2\neast 3: bite hush\nsouth 1: -\nwest 3: -'
    const table = TestTable.at(module, text, { seats: 4 }).play('north: fight south')
    table.play('north: play shovel on south').play('east: play bite on south')
    table.play('north: pass', { draws: ['hush', 'hush', 'hush'] })
    const fizzled = table.events.find((event) => event.kind === 'fizzled')
    expect(fizzled).toEqual({ kind: 'fizzled', rule: 'GB-4.2', data: { card: { word: 'card.shovel' } } })
    expect(kinds(table)).not.toContain('armed')
    expect(table.view('west').discard).toEqual([1, 0, 0, 0, 0, 0, 0, 1])
  })

  it('[GB-4.2] a Bandage comes too late for a player who was bitten to death, in time for a player who was not', () => {
    const lives = (before: number) => {
      const text = `turn 4 north fights\nnorth ${before}: bandage\neast 3: bite\nsouth 3: -\ndeck: -`
      const table = TestTable.at(module, text).play('north: fight south').play('north: pass')
      table.play('east: pass', { dice: [3, 3] })
      return table.play('north: play bandage on north').play('east: play bite on north').state.lives
    }
    expect(lives(2)).toEqual([2, 3, 3])
    // On its last life north even won the roll, but not the night.
    expect(lives(1)).toEqual([0, 3, 2])
  })
})

describe('a match saved in the middle of nested windows', () => {
  it('[GB-4.1] goes on as if nothing had happened', () => {
    const engine = new Engine(module.game)
    const match = Match.from(engine, TestTable.at(module, TEXT).state, { salt: 'nested' })
    const say = (to: typeof match, line: string, dice: number[] = []) => {
      const [seat, move] = line.split(': ') as [(typeof SEATS)[number], string]
      const answer = module.notation.read(move)
      expect(to.answer(SEATS.indexOf(seat), answer, new ScriptedChance({ dice })).ok, line).toBe(true)
    }
    for (const line of ['north: fight south', 'north: play shovel on north', 'east: play hush', 'south: pass']) {
      say(match, line)
    }
    const opened = Match.read(engine, match.text())
    expect(opened.state).toEqual(match.state)
    expect(opened.hash).toBe(match.hash)
    const rest = ['north: play hush', 'east: pass', 'south: pass', 'north: pass', 'east: pass']
    for (const side of [match, opened]) {
      for (const line of rest) say(side, line)
      say(side, 'south: pass', [4, 5])
    }
    expect(match.state.lives).toEqual([3, 3, 2])
    expect(opened.state).toEqual(match.state)
    expect(opened.hash).toBe(match.hash)
  })
})
