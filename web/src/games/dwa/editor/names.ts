import { FIREARMS, MELEE_IDS, type Scenario } from '@shamble/game-dwa/scenarios'
import type { Words } from '../../table-game.js'
import { inWords } from '../terrain-art.js'
import { boundsOf, pointsOf, type Ref, shapeOf } from './pieces.js'

const LOADS: readonly string[] = ['bullets', 'belt', 'cartridges', 'arrows']
const GRENADES: readonly string[] = ['fragmentation', 'flash', 'incendiary', 'molotov']
const WEAPONS: readonly string[] = [...FIREARMS, ...MELEE_IDS]

/** What may lie on the ground, by its name. */
export function findName(what: string, { speak }: Pick<Words, 'speak'>): string {
  if (what === 'story') return speak('editor.find.story')
  if (WEAPONS.includes(what)) return speak(`weapon.${what}`)
  if (GRENADES.includes(what)) return speak(`grenade.${what}`)
  return speak(LOADS.includes(what) ? `loads.${what}` : `object.${what}`)
}

/** What a piece is called: by its own name where it has one, else by its kind and its number. */
export function pieceName(scenario: Scenario, { list, index }: Ref, words: Words): string {
  const { speak, language } = words
  const numbered = (kind: string): string => speak(`editor.piece.${kind}`, { number: index + 1 })
  switch (list) {
    case 'rooms':
      return inWords(scenario.rooms[index]!.name, language)
    case 'objectives':
      return inWords(scenario.objectives[index]!.name, language)
    case 'neutrals':
      return scenario.neutrals[index]!.name
    case 'openings':
      return numbered(scenario.openings[index]!.kind)
    case 'vehicles':
      return speak('editor.piece.vehicle', {
        kind: speak(`vehicle.${scenario.vehicles[index]!.kind}`),
        number: index + 1,
      })
    case 'objects': {
      const { what, name } = scenario.objects[index]!
      return name === undefined ? findName(what, words) : inWords(name, language)
    }
    default:
      return numbered(list)
  }
}

/** Centimetres with one decimal, as the margin counts them. */
export const inCm = (mm: number): string => (mm / 10).toFixed(1)

/** Where a piece is and how large, in a sentence. */
export function placeWords(scenario: Scenario, ref: Ref, { speak }: Pick<Words, 'speak'>): string {
  const shape = shapeOf(scenario, ref)
  if (shape === null) return ''
  const { x, y, width, depth } = boundsOf(pointsOf(shape))
  const at = { x: inCm(x), y: inCm(y) }
  if (shape.kind === 'spot') return speak('editor.at', at)
  if (shape.kind === 'area') return speak('editor.at.size', { ...at, width, depth })
  const [[x1, y1], [x2, y2]] = [shape.from, shape.to]
  return speak('editor.at.line', { ...at, length: Math.round(Math.hypot(x2 - x1, y2 - y1)) })
}
