import { type Edge, makeBoard, type Scenario, type Spot } from '@shamble/game-dwa/scenarios'
import { base, group, n, poly, pose, tag, text } from '../../../kit/index.js'
import type { Words } from '../../table-game.js'
import { thingArt } from '../pieces-art.js'
import { K } from '../scale.js'
import { groundArt, inWords, vehiclesArt, wallsArt } from '../terrain-art.js'
import { pieceName } from './names.js'

const R = 12.5 * K
const halo = { stroke: 'var(--floor-1)', 'stroke-width': 3, 'paint-order': 'stroke' } as const

const path = (outline: readonly Spot[]): string => poly(outline.map(([x, y]) => [x * K, y * K] as const))

/** The whole scenario in the game's own drawing, in pixels of the board. */
export function sheetArt(scenario: Scenario, words: Words): string {
  const { speak, language } = words
  const board = makeBoard(scenario)
  return [
    groundArt(board, { rooms: scenario.rooms }, language, speak),
    ...scenario.deployment.map(({ outline }, i) => zone(outline, speak('editor.team', { number: i + 1 }))),
    ...scenario.objectives.map((objective) =>
      objective.kind === 'reach' ? zone(objective.outline, inWords(objective.name, language)) : '',
    ),
    wallsArt(board, { openings: scenario.openings.map(({ state, barricaded = false }) => ({ state, barricaded })) }),
    vehiclesArt({
      vehicles: scenario.vehicles.map(({ kind, at: [x, y], heading }) => ({
        ...{ kind, x, y, heading },
        ...{ wrecked: false, running: false },
      })),
    }),
    ...scenario.objects.map(({ at: [x, y] }, index) =>
      group(
        x * K,
        y * K,
        thingArt() +
          text(11, 4, pieceName(scenario, { list: 'objects', index }, words), {
            class: 'tiny',
            fill: 'var(--ink)',
            ...halo,
          }),
      ),
    ),
    ...scenario.zombies.map(({ at: [x, y], facing, armed, gun, level }, i) =>
      group(
        x * K,
        y * K,
        base(0, 0, R, {
          figure: pose(i * 3 + (i >> 1)),
          dead: true,
          heading: facing === undefined ? null : facing - 90,
        }) +
          (armed === true || gun !== undefined ? weaponMark() : '') +
          heightMark(level),
      ),
    ),
    ...scenario.neutrals.map(({ at: [x, y], name, gender, level }) =>
      group(
        x * K,
        y * K,
        base(0, 0, R, { figure: gender === 'woman' ? 'pistolLong' : 'pistol' }) +
          text(0, R + 14, name, { class: 'tiny', 'text-anchor': 'middle', fill: 'var(--ink)', ...halo }) +
          heightMark(level),
      ),
    ),
    ...(scenario.exits ?? []).map((edge) => exitArt(scenario, edge, speak('editor.exit'))),
  ].join('')
}

const zone = (outline: readonly Spot[], name: string): string => {
  const [x, y] = [Math.min(...outline.map((p) => p[0])), Math.max(...outline.map((p) => p[1]))]
  return (
    tag('path', {
      d: path(outline),
      fill: 'var(--ink-a)',
      'fill-opacity': 0.12,
      stroke: 'var(--ink-a)',
      'stroke-width': 1.8,
      'stroke-dasharray': '9 5',
    }) + text(x * K + 8, y * K - 8, name, { class: 'cap', 'font-size': 12, fill: 'var(--ink-a)', ...halo })
  )
}

const weaponMark = (): string =>
  tag('path', {
    d: `M${n(R * 0.5)} ${n(-R * 0.9)}L${n(R * 1.05)} ${n(-R * 0.35)}`,
    stroke: 'var(--ink-b)',
    'stroke-width': 3.4,
    'stroke-linecap': 'round',
  })

const heightMark = (level = 0): string =>
  level === 0
    ? ''
    : text(-R - 3, -R + 4, `+${level / 10}`, {
        class: 'num',
        'font-size': 12,
        'text-anchor': 'end',
        fill: 'var(--ink-a)',
        ...halo,
      })

/** Chevrons that lead off the table, in the middle of an edge. */
function exitArt({ table }: Scenario, edge: Edge, word: string): string {
  const [w, d] = [table.width * K, table.depth * K]
  const [x, y, turn] = {
    north: [w / 2, 16, 0],
    east: [w - 16, d / 2, 90],
    south: [w / 2, d - 16, 180],
    west: [16, d / 2, 270],
  }[edge] as [number, number, number]
  const marks = [-60, -30, 30, 60].map((at) => `M${at - 9} 6L${at} -5L${at + 9} 6`).join('')
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">${tag('path', { d: marks, fill: 'none', stroke: 'var(--ink)', 'stroke-width': 3 })}${text(0, 6, word.toUpperCase(), { class: 'sign', 'font-size': 10, 'text-anchor': 'middle', fill: 'var(--ink)', ...halo })}</g>`
}
