import { type Play, type RuleId, when } from '@shamble/kernel'
import { figuresOf, inContact } from '../board/measure.js'
import { deed, nameOf, tell } from '../events.js'
import { numbersOf } from '../numbers/house-numbers.js'
import {
  type Burning,
  type Dwa,
  type Figure,
  type FigureId,
  figureById,
  type Human,
  type HumanId,
  isZombie,
  type Table,
} from '../state.js'
import { eliminate, wound } from './harm.js'
import { byId } from './templates.js'

/**
 * Sets a figure on fire; a human takes their first wound at once [DWA-11.2.7.3.i]. A figure that burns already burns
 * on.
 */
export function ignite(s: Dwa, figure: Figure, kind: Burning['kind'], by: HumanId, rule: RuleId, play: Play): void {
  if (figure.burning !== null) return
  figure.burning = { since: s.turn, kind, by }
  tell(s, play, { kind: 'caught-fire', rule, data: { whom: nameOf(figure) }, about: { figure: figure.id, by } })
  if (!isZombie(figure)) scorch(s, figure as Human, play)
}

/** [DWA-11.2.7.3.i] [DWA-11.2.7.4.f] One wound each turn, the first included. */
function scorch(s: Dwa, human: Human, play: Play): void {
  const rule = human.burning?.kind === 'flame' ? 'DWA-11.2.7.4.f' : 'DWA-11.2.7.3.i'
  wound(s, human, 1, rule, play)
}

/** Whether a burning figure throws burn dice: the dead do, people only by option. */
const rollsToBurn = ({ options }: Pick<Table, 'options'>, figure: Figure): boolean =>
  isZombie(figure) || when('R-31', options.humanBurning === 'woundAndRoll')

/**
 * [DWA-11.2.7.4.b] Whether flames give a figure a first-turn die. A figure that burns already has had its die of this
 * turn.
 */
export const burnsFirst = (s: Pick<Table, 'options'>, figure: Figure): boolean =>
  figure.burning === null && rollsToBurn(s, figure)

/** [DWA-11.2.7.4.a] Everybody who was under flames and is still there burns. */
export function burnUnder(s: Dwa, under: readonly FigureId[], by: HumanId, kind: Burning['kind'], play: Play): void {
  for (const id of under) {
    const figure = figureById(s, id)
    if (figure !== null) ignite(s, figure, kind, by, 'DWA-11.2.7.4.a', play)
  }
}

/** [DWA-11.2.7.4.c] Each natural 1 among the first dice checks the fuel: 1 or 2, and the tank is empty. */
export function checkFuel(s: Dwa, human: Human, at: number, dice: readonly number[], play: Play): void {
  const ones = dice.filter((die) => die === 1).length
  if (!when('R-35', ones > 0)) return
  const checks = play.chance.dice(ones, 6, 'DWA-11.2.7.4.c')
  const isEmpty = checks.some((check) => check < numbersOf(s.options).scores.fuelHolds)
  if (isEmpty) human.weapons[at]!.rounds = 0
  tell(
    s,
    play,
    {
      ...deed(isEmpty ? 'out-of-fuel' : 'fuel-left', 'DWA-11.2.7.4.c', human, {}, { weapon: at }),
      dice: checks,
    },
    ['scores.fuelHolds'],
  )
}

/** The fire step [DICE-2]: burn dice and wounds of all who burn, then whom their fire spreads to. */
export function burn(s: Dwa, play: Play): void {
  const alight = [...figuresOf(s)].filter(({ burning }) => burning !== null)
  if (!when('DICE-2', alight.length > 0)) return
  alight.sort((one, other) => one.burning!.since - other.burning!.since || byId(one, other))
  for (const figure of alight) {
    if (!isZombie(figure)) scorch(s, figure as Human, play)
    if (rollsToBurn(s, figure)) burnDie(s, figure, play)
  }
  for (const figure of alight) if (figureById(s, figure.id) !== null) spread(s, figure, play)
}

/** What eliminates a burning figure in this turn. */
function burnNeed({ options, turn }: Pick<Table, 'options' | 'turn'>, { since, kind }: Burning): number {
  const turns = turn - since
  const { scores, counts } = numbersOf(options)
  if (turns <= 0) return scores.burns
  // The bonus of a Molotov cocktail does not grow, unless an option says so; flames have a table of their own.
  const grows = when('DWA-11.2.7.4.b', kind === 'flame') || when('R-30', options.molotovCumulative)
  return Math.max(1, scores.burns - counts.burnsMore * (grows ? turns : 1))
}

/** [DWA-11.2.7.3.g] [DWA-11.2.7.4.b] One die a turn, which eliminates more and more surely. */
function burnDie(s: Dwa, figure: Figure, play: Play): void {
  const { burning } = figure
  const rule = burning!.kind === 'flame' ? 'DWA-11.2.7.4.b' : 'DWA-11.2.7.3.g'
  const need = burnNeed(s, burning!)
  const die = play.chance.die(6, rule)
  const isGone = when(rule, die >= need)
  tell(
    s,
    play,
    {
      kind: isGone ? 'burnt' : 'burns-on',
      rule,
      dice: [die],
      data: { whom: nameOf(figure), need },
      about: { figure: figure.id, need },
    },
    ['scores.burns', 'counts.burnsMore'],
  )
  // To whom lit it.
  if (isGone) eliminate(s, figure, { by: burning!.by, close: false, rule }, play)
}

/** [DWA-11.2.7.3.h] [DWA-11.2.7.4.e] One die for each neighbour that does not burn; it keeps the kind of its source. */
function spread(s: Dwa, source: Figure, play: Play): void {
  const { kind, by } = source.burning!
  const rule = kind === 'flame' ? 'DWA-11.2.7.4.e' : 'DWA-11.2.7.3.h'
  const need = numbersOf(s.options).scores.fireSpreads
  const near = [...figuresOf(s)]
    .filter((other) => other !== source && other.burning === null && inContact(s, source, other))
    .sort(byId)
  for (const other of near) {
    const die = play.chance.die(6, rule)
    const catches = when('R-33', die >= need)
    tell(
      s,
      play,
      {
        kind: catches ? 'fire-spreads' : 'fire-spares',
        rule,
        dice: [die],
        data: { from: nameOf(source), whom: nameOf(other), need },
        about: { figure: other.id, from: source.id },
      },
      ['scores.fireSpreads'],
    )
    if (!catches) continue
    ignite(s, other, kind, by, rule, play)
    // [DICE-2] A zombie just ignited throws its first die at once; people have only their wound.
    if (rollsToBurn(s, other) && figureById(s, other.id) !== null) burnDie(s, other, play)
  }
}
