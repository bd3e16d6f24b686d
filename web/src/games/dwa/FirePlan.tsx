import {
  caughtBy,
  type DwaAction,
  type DwaView,
  type FacedDie,
  type Figure,
  facesOf,
  type Human,
  sightOf,
  type TemplateForecast,
  templateForecast,
} from '@shamble/game-dwa/table'
import type { Modifier, Refusal } from '@shamble/kernel'
import { percent, refusalSentence } from '@shamble/text'
import type { ReactNode } from 'react'
import { dieInline } from '../../kit/index.js'
import { useLedger } from '../../rules/use-ledger.js'
import { Rule } from '../../table/Rule.js'
import { lengthWords } from './lengths.js'
import { areSaid, modWords, signed } from './mod-words.js'
import type { Part } from './part.js'
import { figureSpot, spotName } from './spots.js'

interface Props {
  readonly part: Part
  /** The table on which it is fired: as it stands, or behind what is planned. */
  readonly view: DwaView
  readonly human: Human
  readonly action: DwaAction
  /** Why it cannot be fired so: then there are no dice to foretell. */
  readonly refusal: Refusal | null
}

/** One row: the figures, the dice for them, and what each face does. */
interface Row {
  readonly targets: readonly number[]
  readonly die: FacedDie
  readonly dice: number
}

/** What each face would do to each figure, every modifier with its rule, and how much of a target is hidden. */
export function FirePlan({ part, view, human, action, refusal }: Props): ReactNode {
  const { words, openRule } = part
  const { speak } = words
  const rows = rowsOf(view, action)
  const forecast = templateForecast(view, human, action)
  const out = forecast.under.filter(({ isOut }) => isOut)
  const zones = new Map(forecast.under.map(({ figure, zone }) => [figure.id, zone]))
  const weapon = 'weapon' in action ? human.weapons[action.weapon]?.id : undefined
  const modifiers = distinct(rows.flatMap(({ die }) => die.modifiers))
  const isSaid = areSaid(
    modifiers.map(({ rule }) => rule),
    words,
  )
  const ledger = useLedger(isSaid ? null : 'dwa')
  if (refusal !== null)
    return (
      <div className="col dwa-fire">
        <p className="dwa-barred">
          {refusalSentence(refusal, speak)} <Rule id={refusal.rule} open={openRule} />
        </p>
        <Sights part={part} view={view} human={human} ids={sightsOf(action, [])} />
      </div>
    )
  if (rows.length + out.length === 0) return null
  return (
    <div className="col dwa-fire">
      <div className="caps">
        <span>{weapon === undefined ? '' : speak(`weapon.${weapon}`)}</span>
        <Rule id={dwaRule(action)} open={openRule} />
      </div>
      <h2>
        <span>{headline(part, rows, { ...forecast, caught: caughtBy(view, human, action) }, view)}</span>
        <b>{speak('dwa.fire.elim', { chance: percent(chanceOf(rows), speak) })}</b>
      </h2>
      <table className="faces6">
        <thead>
          <tr>
            <td />
            {FACES.map((face) => (
              <th key={face} scope="col" dangerouslySetInnerHTML={{ __html: dieInline(face, 20) }} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={`${row.targets.join()} ${i}`}>
              <th scope="row">
                <Whom targets={row.targets} view={view} part={part} />
                <span>{aboutRow(row, zones.get(row.targets[0] ?? 0), part)}</span>
              </th>
              {row.die.faces.map((result, face) => (
                <td key={FACES[face]} className={result}>
                  {speak(`dwa.result.${result}`)}
                </td>
              ))}
            </tr>
          ))}
          {out.map(({ figure, zone, hidden, rays }) => (
            <tr key={figure.id} className="out">
              <th scope="row">
                <Whom targets={[figure.id]} view={view} part={part} />
                <span>{speak(`dwa.zone.${zone}`)}</span>
              </th>
              <td colSpan={6}>{speak('dwa.leftOut', { hidden, all: rays })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className="mods">
        <tbody>
          {modifiers.map(({ rule, value }) => (
            <tr key={`${rule} ${value}`}>
              <td>{signed(value)}</td>
              <td>{modWords(rule, words, ledger)}</td>
              <td>
                <Rule id={rule} open={openRule} />
              </td>
            </tr>
          ))}
          {out.map(({ figure }) => (
            <tr key={figure.id}>
              <td>–</td>
              <td>{speak('dwa.mostlyHidden', { whom: spotName(figureSpot(figure.id), view, words) })}</td>
              <td>
                <Rule id="DWA-11.2.7.1.a" open={openRule} />
              </td>
            </tr>
          ))}
          <tr className="sum">
            <td>{percent(chanceOf(rows), speak)}</td>
            <td>{speak('dwa.fire.atLeastOne')}</td>
            <td />
          </tr>
        </tbody>
      </table>
      <Sights
        part={part}
        view={view}
        human={human}
        ids={sightsOf(
          action,
          out.map(({ figure }) => figure.id),
        )}
      />
    </div>
  )
}

const FACES = [1, 2, 3, 4, 5, 6] as const

/** The rule of a declaration, as the odds name it. */
const dwaRule = (action: DwaAction): string => RULES[action.type] ?? 'DWA-11.1.i'
const RULES: Partial<Record<DwaAction['type'], string>> = {
  burst: 'DWA-11.2.6.a',
  blast: 'DWA-11.2.7.1.1',
  spray: 'DWA-11.2.7.2.c',
  flame: 'DWA-11.2.7.4.b',
}

/** Dice that do the same to the same figures stand in one row. */
function rowsOf(view: DwaView, action: DwaAction): Row[] {
  const rows: { targets: readonly number[]; die: FacedDie; dice: number }[] = []
  for (const { targets, shots } of facesOf(view, action))
    for (const die of shots.flat()) {
      const same = rows.find(
        (row) => row.targets.join() === targets.join() && row.die.faces.join() === die.faces.join(),
      )
      if (same === undefined) rows.push({ targets, die, dice: 1 })
      else same.dice++
    }
  return rows
}

/** At least one zombie is eliminated. */
function chanceOf(rows: readonly Row[]): number {
  let none = 1
  for (const { targets, die, dice } of rows) {
    if (!targets.some((id) => id < 0)) continue
    none *= ((6 - die.faces.filter((face) => face === 'elim').length) / 6) ** dice
  }
  return 1 - none
}

const distinct = (modifiers: readonly Modifier[]): Modifier[] =>
  modifiers.filter(
    ({ rule, value }, i) => modifiers.findIndex((other) => other.rule === rule && other.value === value) === i,
  )

function aboutRow({ die, dice }: Row, zone: number | undefined, { words: { speak } }: Part): string {
  const sum = die.modifiers.reduce((total, { value }) => total + value, 0)
  return [
    ...(zone === undefined ? [] : [speak(`dwa.zone.${zone}`)]),
    ...(dice > 1 ? [speak('dwa.dice', { count: dice })] : []),
    signed(sum),
  ].join(', ')
}

interface Forecast extends TemplateForecast {
  /** Everybody under a template without zones. */
  readonly caught: readonly Figure[]
}

/** What is under it, who is left out and who stands clear; or whom it is fired at. */
function headline(part: Part, rows: readonly Row[], { under, beside, caught }: Forecast, view: DwaView): string {
  const { words } = part
  const { speak } = words
  if (caught.length > 0)
    return [
      speak('dwa.under', { count: caught.length }),
      ...caught.filter(({ id }) => id >= 0).map((who) => speak('dwa.friendUnder', { who: (who as Human).name })),
    ].join(', ')
  if (under.length === 0) {
    const names = [...new Set(rows.flatMap(({ targets }) => targets))].map((id) =>
      spotName(figureSpot(id), view, words),
    )
    return names.join(', ')
  }
  const out = under.filter(({ isOut }) => isOut).length
  const friends = under
    .filter(({ figure, isOut }) => figure.id >= 0 && !isOut)
    .map(({ figure }) => (figure as Human).name)
  const clear = beside.filter(({ figure }) => figure.id >= 0)
  return [
    speak('dwa.under', { count: under.length - out }),
    ...(out > 0 ? [speak('dwa.out', { count: out })] : []),
    ...friends.map((who) => speak('dwa.friendUnder', { who })),
    ...clear.map(({ figure, clear: mm }) =>
      speak('dwa.clear.of', { who: (figure as Human).name, clear: lengthWords(mm, view, words) }),
    ),
  ].join(', ')
}

/** The dead by their numbers as on the table, people by name. */
function Whom({ targets, view, part }: { targets: readonly number[]; view: DwaView; part: Part }): ReactNode {
  return targets.map((id) => (
    <b key={id} title={spotName(figureSpot(id), view, part.words)}>
      {id < 0 ? -id : (view.humans[id]?.name ?? '')}
    </b>
  ))
}

/** Whose rays are counted out: those who are left out, else the one that a shot is meant for. */
function sightsOf(action: DwaAction, out: readonly number[]): readonly number[] {
  if (out.length > 0) return out.slice(0, 1)
  if (action.type === 'shoot') return action.targets.slice(-1).map(({ target }) => target)
  return action.type === 'burst' ? [action.main] : []
}

/** The 25 rays as 25 boxes: filled is hidden, the thirteenth is the line. */
function Sights({
  part,
  view,
  human,
  ids,
}: {
  part: Part
  view: DwaView
  human: Human
  ids: readonly number[]
}): ReactNode {
  const { speak } = part.words
  return ids.map((id) => {
    const figure = id < 0 ? view.zombies.find((zombie) => zombie.id === id) : view.humans[id]
    if (figure === undefined) return null
    const { hidden, rays } = sightOf(view, human, figure)
    if (hidden === 0) return null
    const half = Math.ceil(rays / 2)
    return (
      <div key={id} className="sight">
        <p>
          <span>{speak('dwa.seen', { whom: spotName(figureSpot(id), view, part.words) })}</span>
          <Rule id="GEO-8" open={part.openRule} />
        </p>
        <svg viewBox={`0 0 ${rays * 12.4} 22`} role="img" aria-label={speak('dwa.hidden', { hidden, all: rays })}>
          {Array.from({ length: rays }, (_, i) => (
            <rect
              key={i}
              className={i < hidden ? 'hidden' : 'free'}
              x={i * 12.4 + 1}
              y={1.5}
              width={10.4}
              height={13}
            />
          ))}
          <path d={`M${half * 12.4} 0V20`} />
        </svg>
        <p>
          <span>{speak('dwa.raysHidden', { count: hidden })}</span>
          <span>{speak('dwa.isCover', { count: half })}</span>
        </p>
      </div>
    )
  })
}
