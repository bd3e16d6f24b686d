import { seededBelow, seededChance } from '@shamble/chance'
import { Engine, silently, type Viewer } from '@shamble/kernel'
import { LANGUAGES, resolveOptions } from '@shamble/module'
import { gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import { drawZombies } from './draw.js'
import { zombies } from './game.js'
import { label } from './labels.js'
import { position } from './position/index.js'
import type { Zombies } from './state.js'
import { text } from './text/index.js'

const engine = new Engine(zombies)
const speak = gameSpeaker({ text }, 'en')

function at(written: string): Zombies {
  const options = resolveOptions(zombies.options, { seats: 3, interruptMode: 'polled' })
  const s = position.read(written, options, seededChance('position'))
  engine.settle(s, silently(seededChance('settle')))
  return s
}

const drawn = (s: Zombies, viewer: Viewer = 0, say = speak): string[] =>
  drawZombies(zombies.view(s, viewer), say).map((line) =>
    line
      .map((span) => span.text)
      .join('')
      .trimEnd(),
  )

const TABLE = [
  'turn 5 red move 4 of 6',
  'red reserve 7 jeep hand fear inplay skateboard, shotgun:2',
  'blue at 1.1 flags skip',
  'green at 0.5',
  'tile 1 hospital 0 -1 turn 0 : zL z . / . L zB / . . .',
  'tile 2 helipad_town 1 0 turn 0 : g z z / z z z / z z z',
  'effects alternate-food-source blue 2',
].join('\n')

describe('the drawn table', () => {
  it('shows tiles, roads, doors, ways on, and what stands where', () => {
    expect(drawn(at(TABLE)).slice(0, 14)).toEqual([
      '          0           1',
      '    ·1──────────·',
      '    │z♥░ Bz░ ░2░│',
      '    │           │',
      ' -1 │░3░ ░♥░ z•░│',
      '    │    ─+─    │',
      '    │░6░│ 7 │░8░│',
      '    ·0───   ────·2─── ↑ ────·',
      '    │▒▒▒  1  ▒▒▒│ g   z   z │',
      '    │           │           │',
      '  0 ← 3   R   G   z   z   z →',
      '    │           │           │',
      '    │▒▒▒  7  ▒▒▒│ z   z   z │',
      '    ·──── ↓ ────·──── ↓ ────·',
    ])
  })

  it('tells whose turn it is, what everybody has, what is in force, and the reader’s cards', () => {
    const lines = drawn(at(TABLE)).join('\n')
    expect(lines).toContain('Turn 5, Red: 5 move · steps left: 4 of 6')
    expect(lines).toMatch(
      /R Red +collection 7\/25 +lives 3\/5 +bullets 3 +1 card +playing now, jeep, shotgun: 2 charges/,
    )
    expect(lines).toContain(`in play: ${text.en['card.skateboard']}, ${text.en['card.hey-look-a-shotgun']}`)
    expect(lines).toMatch(/B Blue .*skips next turn/)
    expect(lines).toContain('until the end of Blue’s next turn')
    expect(lines).toContain('1 Hospital · 2 Helipad (town)')
    expect(lines).toContain(text.en['card.fear'])
  })

  it('shows a hand to nobody else', () => {
    const s = at(TABLE)
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(drawn(s, viewer).join('\n')).not.toContain(text.en['card.fear'])
  })

  it('draws narrower cells where the map is wide, and a part of it where it is wider still', () => {
    const road = (length: number) => Array.from({ length }, (_, i) => `tile straight_t ${i + 1} 0 turn 1`)
    const wide = at(['turn 1 red discard', 'red hand fear', ...road(4), ...corners(5)].join('\n'))
    expect(Math.max(...drawn(wide).map((line) => line.length))).toBeLessThanOrEqual(110)
    expect(drawn(wide)[2]).toContain('▒▒')
    expect(drawn(wide)[2]).not.toContain('▒▒▒ ')
  })

  it('is at most 110 wide, and labels every answer, in both languages, all through random games', () => {
    for (let game = 0; game < 4; game++) {
      const chance = seededChance('draw', game)
      const below = seededBelow('draw', 'policy', game)
      const options = resolveOptions(zombies.options, { seats: 2 + game, maxRounds: 12, interruptMode: 'polled' })
      const s = engine.begin(options, silently(chance))
      for (let i = 0; s.outcome === null; i++) {
        const { seat } = s.questions[0]!
        const { actions } = engine.choices(s, seat)
        const action = actions[below(actions.length)]!
        for (const language of i % 20 === 0 ? LANGUAGES : []) {
          const say = gameSpeaker({ text }, language)
          const longest = drawn(s, seat, say).reduce((most, line) => Math.max(most, [...line].length), 0)
          expect(longest).toBeLessThanOrEqual(110)
          for (const offered of actions)
            expect(label(offered, zombies.view(s, seat), say)).not.toMatch(/\{\{|\w\.\w+\.\w|undefined/)
        }
        engine.step(s, seat, action, silently(chance))
      }
      expect(drawn(s).join('\n')).toContain(text.en['board.step.over'])
    }
  })
})

/** More straight roads than there are: the rest of a long row is made of crossings. */
function corners(from: number): string[] {
  return Array.from({ length: 4 }, (_, i) => `tile cross_t ${from + i} 0 turn 0`)
}
