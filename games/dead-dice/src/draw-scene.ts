import type { BoardLine, Span, Tone } from '@shamble/module'
import { bandOf, CONTACT_CELL, REACHES } from './data/ladder.js'
import type { DeadDiceView } from './view.js'
import type { SeenScene } from './views/scene.js'
import type { Words } from './words.js'

const line = (text: string, tone: Tone = 'plain'): BoardLine => [{ text, tone }]

/** The scene: where it is, what stands in the way, the ladder cell by cell, and the living in it. */
export function drawScene(view: DeadDiceView, words: Words): BoardLine[] {
  const { scene } = view
  if (scene === null) return []
  const { speak } = words
  const head = { scene: { word: `scene.${scene.kind}` }, place: words.place(scene.place), round: scene.round }
  return [
    [],
    line(speak(scene.fighting ? 'board.fight' : 'board.scene', head), 'strong'),
    ...scene.hazards.map((hazard) => line(`! ${speak(`hazard.${hazard}`)}`, 'warn')),
    ...obstacleLines(scene, words),
    ...threatLines(scene, words),
    ...ladderLines(view, scene, words),
    ...foeLines(scene, words),
    [],
  ]
}

function obstacleLines({ obstacles }: SeenScene, words: Words): BoardLine[] {
  return obstacles.map(({ id, by, difficulty, wayOut, solved, kept }) => {
    const key = solved ? 'board.obstacle.solved' : wayOut ? 'board.obstacle.wayOut' : 'board.obstacle'
    const what = words.say(words.obstacle(id))
    const said = words.speak(key, { id, what, by: { word: `characteristic.${by}` }, difficulty })
    return line(`# ${kept > 0 && !solved ? `${said} (${kept})` : said}`, solved ? 'dim' : 'warn')
  })
}

const threatLines = ({ threats }: SeenScene, { speak }: Words): BoardLine[] =>
  threats.map(({ reserve, by, difficulty }) => {
    const said = { reserve: { word: `reserve.${reserve}` }, by: { word: `characteristic.${by}` }, difficulty }
    return line(`? ${speak('board.threat', said)}`, 'warn')
  })

/** [DD-15.3] One line a cell, the nearest first; cells behind only where a survivor stands there. */
function ladderLines({ options }: DeadDiceView, scene: SeenScene, words: Words): BoardLine[] {
  if (!scene.fighting && scene.hordes.length + scene.foes.length === 0) return []
  const first = Math.min(CONTACT_CELL, ...scene.stands.map(({ cell }) => cell), ...scene.hordes.map(({ cell }) => cell))
  const cells = Array.from({ length: options.ladderCells - first }, (_, i) => first + i)
  const { shortCell } = REACHES[options.engagementReach]
  return cells.map((cell): BoardLine => {
    const label = cell === CONTACT_CELL || cell === shortCell || cell === options.ladderCells - 1
    const band = label ? ` ${words.speak(`band.${bandOf(cell === shortCell ? 2 : Math.max(0, cell))}`)}` : ''
    return [{ text: `[${cell}]${band}`, tone: 'dim' }, ...onCell(scene, cell, words)]
  })
}

function onCell(scene: SeenScene, cell: number, words: Words): Span[] {
  const { speak } = words
  const spans: Span[] = []
  const put = (text: string, tone: Tone): void => {
    spans.push({ text: `  ${text}`, tone })
  }
  for (const stand of scene.stands)
    if (stand.cell === cell && stand.gone === '') put(`@ ${words.say(words.who(stand.seat))}`, 'good')
  for (const foe of scene.foes.keys())
    if (scene.foes[foe]!.cell === cell && scene.foes[foe]!.state === 'fighting')
      put(`X ${words.say(words.foe(foe))}`, 'third')
  for (const { id, cell: on, target, engaged, marks, holds } of scene.hordes) {
    if (on !== cell) continue
    const after =
      target === null ? '' : ` ${speak(engaged ? 'board.engages' : 'board.after', { who: words.person(target) })}`
    const held = holds < 0 ? '' : ` ${speak('board.holds', { who: words.person(holds) })}`
    put(`Z ${words.horde(id)}${marks > 0 ? ` ${'*'.repeat(marks)}` : ''}${after}${held}`, 'bad')
  }
  for (const { cell: on } of scene.traps) if (on === cell) put(`^ ${speak('board.trap')}`, 'warn')
  for (const { cell: on, thing } of scene.lying) if (on === cell) put(`* ${speak(`item.${thing.item}`)}`, 'second')
  const bodies = scene.bodies.filter((on) => on === cell).length
  if (bodies > 0) put(`† ${speak('board.bodies', { count: bodies })}`, 'dim')
  return spans
}

/** Adversaries as people see them; a game master sees their figures. */
function foeLines({ foes, groupTrait }: SeenScene, words: Words): BoardLine[] {
  const { speak } = words
  const lines = foes.map((foe, i): BoardLine => {
    const figures =
      foe.who.figures === null
        ? ''
        : `  ${speak('board.figures', {
            combativity: foe.combativity ?? 0,
            reason: foe.who.figures.reason,
            violence: foe.who.figures.violence,
          })}`
    const dry = foe.dry ? `  ${speak('board.dry')}` : ''
    const state = foe.state === 'fighting' ? '' : `  ${speak(`foe.${foe.state}`)}`
    return line(`X ${words.say(words.foe(i))}  ${words.say(words.arm(foe))}${dry}${figures}${state}`, 'third')
  })
  if (groupTrait === null) return lines
  return [...lines, line(`  ${words.say(words.groupTrait(groupTrait))}`, 'dim')]
}
