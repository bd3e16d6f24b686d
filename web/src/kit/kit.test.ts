import { describe, expect, it } from 'vitest'
import {
  barredMark,
  base,
  bracket,
  DOOR_KINDS,
  DOOR_STATES,
  defs,
  die,
  dieInline,
  door,
  eye,
  FIGURE_NAMES,
  fig,
  grease,
  icon,
  inlineIcon,
  PAWN_SHAPES,
  pawn,
  person,
  pose,
  SYMBOLS,
  type SymbolName,
  selection,
  smallPerson,
  text,
  zombieUnit,
} from './index.js'

const badge = { name: 'PETER', figure: 'rifle', values: [3, 1, 7] } as const

const DRAWINGS: readonly string[] = [
  defs(),
  ...FIGURE_NAMES.map((name) => fig(name, 0, 0, 40)),
  ...[0, 1, 2, 3, 4, 5, 6, 17].map((face) => die(0, 0, 20, face) + dieInline(face)),
  ...DOOR_KINDS.flatMap((kind) => DOOR_STATES.map((state) => door(kind, state, 54))),
  ...PAWN_SHAPES.map((shape) => pawn(0, 0, { shape, fill: '#fff', ink: '#000', name: 'Ann' }, 1, true)),
  ...(Object.keys(SYMBOLS) as SymbolName[]).map((name) => icon(name, 0, 0, 1, '#fff') + inlineIcon(name)),
  zombieUnit(0, 0, 36),
  zombieUnit(0, 0, 36, { pose: 2, up: 11, berserk: 'BERSERK' }),
  person(0, 0, 42, badge, { selected: true }),
  smallPerson(0, 0, 27, badge),
  smallPerson(0, 0, 27, { ...badge, infected: 'INF', rifle: true, movedLastTurn: true }),
  smallPerson(0, 0, 27, { ...badge, stunned: 'STUNNED' }),
  smallPerson(0, 0, 27, { ...badge, superZombie: 2 }),
  person(0, 0, 42, { ...badge, stunned: 'STUNNED', rifle: true }),
  person(0, 0, 42, { ...badge, infected: 'INF', movedLastTurn: true }),
  person(0, 0, 42, { ...badge, superZombie: 2 }),
  selection(0, 0, 50) + bracket(0, 0, 50) + barredMark(0, 0, 50) + eye(0, 0),
  grease(
    [
      [0, 0],
      [10, 4],
    ],
    { arrow: true },
  ),
  base(0, 0, 18, { figure: pose(1), dead: true, heading: 30, label: '2', prone: true }),
]

describe('the drawing kit', () => {
  it('writes no inline style, no script and no broken number: the page’s policy forbids them', () => {
    for (const drawing of DRAWINGS) expect(drawing).not.toMatch(/\sstyle=|<style|<script|\son\w+=|NaN|undefined|null/)
  })

  it('tells pawns apart by the letter of a name, or by the number of a player without one', () => {
    const worn = (name: string): string =>
      pawn(0, 0, { shape: 'circle', fill: '#fff', ink: '#000', name }).replace(/<[^>]*>/g, '')
    expect(['Ann', 'Player 3', 'Joueur 12', 'R2'].map(worn)).toEqual(['A', '3', '12', 'R'])
  })

  it('closes every element', () => {
    for (const drawing of DRAWINGS) {
      const opened = (drawing.match(/<[a-z]+/g)?.length ?? 0) - (drawing.match(/\/>/g)?.length ?? 0)
      expect(drawing.match(/<\/[a-z]+>/g)?.length ?? 0).toBe(opened)
    }
  })

  it('refers only to figures and patterns that the page defines', () => {
    const defined = new Set([...defs().matchAll(/ id="([^"]+)"/g)].map((found) => found[1]))
    for (const drawing of DRAWINGS)
      for (const [, id] of drawing.matchAll(/(?:href="#|url\(#)([\w-]+)/g)) expect(defined).toContain(id)
  })

  it('writes names as text, whatever they are', () => {
    expect(text(0, 0, '<b>&"x"')).toContain('&lt;b&gt;&amp;&quot;x&quot;')
    expect(person(0, 0, 42, { ...badge, name: '<img>' })).not.toContain('<img>')
  })

  it('tells every state of a counter and a door by shape, not by ink alone', () => {
    const shapeOf = (drawing: string): string => drawing.replace(/(fill|stroke)="[^"]*"/g, '')
    const units = [zombieUnit(0, 0, 36), zombieUnit(0, 0, 36, { up: 5 }), zombieUnit(0, 0, 36, { berserk: 'B' })]
    expect(new Set(units.map(shapeOf)).size).toBe(units.length)
    const doors = DOOR_KINDS.flatMap((kind) => ['open', 'closed'].map((state) => door(kind, state as 'open', 54)))
    expect(new Set(doors.map(shapeOf)).size).toBe(doors.length)
  })
})
