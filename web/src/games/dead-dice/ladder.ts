import { bandOf, CONTACT_CELL, type DeadDiceView, Named, type SeenScene } from '@shamble/game-dead-dice/table'
import type { Words } from '../table-game.js'
import type { LadderGroup, LadderNote, LadderPerson, LadderScene } from './art/ladder-art.js'
import { figureOf, strangerFigure } from './figures.js'

/** Special zombies that tower over the others. */
const LARGE: readonly string[] = ['massive', 'tank']

/** The survivor whom the ladder is seen from: the one who acts, else the one who looks. */
export function chosenSeat(view: DeadDiceView): number | null {
  const turn = view.frames.findLast(({ kind }) => kind === 'turn') as { readonly seat?: number } | undefined
  if (turn?.seat !== undefined) return turn.seat
  return typeof view.viewer === 'number' && view.viewer < view.survivors.length ? view.viewer : null
}

/** Cells from the first that someone stands on to the far one. */
export function cellsOf({ options }: Pick<DeadDiceView, 'options'>, scene: SeenScene): number[] {
  const first = Math.min(CONTACT_CELL, ...scene.stands.map(({ cell }) => cell), ...scene.hordes.map(({ cell }) => cell))
  return Array.from({ length: options.ladderCells - first }, (_, i) => first + i)
}

/** The scene as the strip draws it: for players, the shared table and the game master alike. */
export function ladderOf(view: DeadDiceView, scene: SeenScene, words: Words, lit: readonly number[] = []): LadderScene {
  const { speak } = words
  const named = new Named(view, speak)
  const cells = cellsOf(view, scene)
  const chosen = chosenSeat(view)
  const from = scene.stands.find(({ seat, gone }) => seat === chosen && gone === '')?.cell
  return {
    cells,
    bands: bandsOf(cells, words),
    isDark: scene.hazards.includes('darkness'),
    groups: scene.hordes.map(
      ({ id, size, special, cell, target, engaged }): LadderGroup => ({
        spot: `z:${id}`,
        size,
        name: special === null ? speak('dd.group', { id }) : speak(`special.${special}`),
        isLarge: special !== null && LARGE.includes(special),
        on: engaged && target !== null ? speak('dd.on', { who: named.say(named.person(target)) }) : '',
        cell,
      }),
    ),
    people: peopleOf(view, scene, named, chosen),
    strangers: scene.foes.flatMap((foe, i): LadderPerson[] =>
      foe.state === 'fighting' || foe.state === 'out'
        ? [
            {
              spot: `f:${i}`,
              // A slip has room for a name, not for what someone is.
              name: named.say(named.foe(i)).split(',')[0]!,
              figure: strangerFigure(foe),
              cell: foe.cell,
              isDown: foe.state === 'out',
            },
          ]
        : [],
    ),
    notes: notesOf(scene, named),
    distances:
      from === undefined
        ? []
        : cells.map((cell) => (cell === from ? speak('dd.here') : speak('dd.away', { count: Math.abs(cell - from) }))),
    lit,
  }
}

function bandsOf(cells: readonly number[], { speak }: Words): LadderScene['bands'] {
  const names = cells.map((cell) => bandOf(Math.max(0, cell)))
  const bands: { name: string; from: number; to: number }[] = []
  for (const [i, name] of names.entries()) {
    if (i > 0 && names[i - 1] === name) bands.at(-1)!.to = cells[i]!
    else bands.push({ name: speak(`band.${name}`).toLocaleUpperCase(), from: cells[i]!, to: cells[i]! })
  }
  return bands
}

/** Those whom the dead have hold of come last: nearest to the groups, and in front. */
function peopleOf(
  view: DeadDiceView,
  { stands, hordes }: SeenScene,
  named: Named,
  chosen: number | null,
): LadderPerson[] {
  const isHeld = (seat: number): boolean => hordes.some(({ engaged, target }) => engaged && target === seat)
  const nearest = [...stands].sort((one, other) => Number(isHeld(one.seat)) - Number(isHeld(other.seat)))
  return nearest.flatMap(({ seat, cell, gone, unconscious, inPit }) => {
    const survivor = view.survivors[seat]!
    if (gone !== '' || survivor.fate !== 'alive') return []
    return [
      {
        spot: `p:${seat}`,
        name: named.say(named.who(seat)),
        figure: figureOf(survivor, seat),
        cell,
        isChosen: seat === chosen,
        isDown: survivor.down || unconscious || inPit,
      },
    ]
  })
}

/** What lies about: traps as far as they are known, things, the dead who were people. */
function notesOf({ traps, lying, bodies, obstacles }: SeenScene, named: Named): LadderNote[] {
  const { speak } = named
  const counted = new Map<number, number>()
  for (const cell of bodies) counted.set(cell, (counted.get(cell) ?? 0) + 1)
  return [
    ...traps.map(({ cell, successes }) => ({
      cell,
      words: successes === null ? speak('dd.trap') : speak('dd.trap.known', { count: successes }),
    })),
    ...lying.map(({ cell, thing }) => ({ cell, spot: `t:${thing.id}`, words: speak(`item.${thing.item}`) })),
    ...[...counted].map(([cell, count]) => ({ cell, words: speak('board.bodies', { count }) })),
    ...obstacles
      .filter(({ solved }) => !solved)
      .map(({ id, by, difficulty }) => ({
        cell: CONTACT_CELL,
        spot: `o:${id}`,
        words: speak('dd.obstacle', { by: { word: `characteristic.${by}` }, difficulty }),
      })),
  ]
}
