import { thingName, thingsOf } from '@shamble/game-dwa/teams'
import type { ReactNode } from 'react'
import { Rule } from '../../../table/Rule.js'
import type { Words } from '../../table-game.js'
import { Body, Face } from '../muster/Face.js'
import type { Part } from '../part.js'
import { figureOf } from '../pieces-art.js'
import {
  type Column,
  type Experience,
  type Fallen,
  type Ledger as LedgerOf,
  type Morale,
  openAbilities,
} from './ledger.js'
import { actionsOf, giving } from './moment.js'
import { swatch, TRACK, trackArt } from './track-art.js'

interface Props {
  readonly part: Part
  readonly ledger: LedgerOf
  /** Whom the question is about. */
  readonly asked: number | null
}

/** A column a person, a line a rule. */
export function Ledger({ part, ledger, asked }: Props): ReactNode {
  const { words } = part
  const { speak } = words
  const { columns, fallen, result } = ledger
  const lines = linesOf(part, ledger)
  return (
    <section className="ledger" aria-label={speak('campaign.ledger')}>
      <table>
        <thead>
          <tr>
            <th scope="col" className="caps">
              {speak('campaign.lineByLine')}
            </th>
            {columns.map(({ human, rankBefore }) => (
              <th key={human.id} scope="col" data-asked={human.id === asked || undefined}>
                <span className="nm">
                  <Face figure={figureOf(human)} size={44} />
                  <span>
                    <b>{human.name}</b>
                    {speak(`archetype.${human.archetype}`).toLocaleLowerCase()}
                    {human.rank > rankBefore && <span className="heard"> {speak('campaign.rose')}</span>}
                  </span>
                </span>
              </th>
            ))}
            {fallen.map(({ human }) => (
              <th key={human.id} scope="col" className="gone">
                <span className="nm">
                  <Body size={44} />
                  <span>
                    <b>{human.name}</b>
                    {speak('campaign.wasLevel', { rank: human.rank })}
                  </span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, i) => (
            <tr key={line.id} className={line.kind}>
              <th scope="row">
                {line.swatch !== undefined && (
                  <svg
                    className="swatch"
                    viewBox="0 0 12 12"
                    aria-hidden="true"
                    dangerouslySetInnerHTML={{ __html: swatch(line.swatch) }}
                  />
                )}
                <span>
                  {speak(`campaign.line.${line.id}`, {
                    result: result === null ? '' : speak(`campaign.result.${result}`),
                  })}
                </span>
                {line.rule !== undefined && <Rule id={line.rule} open={part.openRule} />}
              </th>
              {columns.map((column) => line.cell(column))}
              {i === 0 && fallen.map((one) => <Gone key={one.human.id} part={part} fallen={one} rows={lines.length} />)}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface Line {
  readonly id: string
  readonly rule?: string
  readonly swatch?: keyof Experience
  /** `sum` stands large, `first` begins a new part. */
  readonly kind?: 'sum' | 'first'
  cell(column: Column): ReactNode
}

/** The lines of a ledger; those that never happened to anybody are left out where the rules rarely bring them. */
function linesOf(part: Part, { columns }: LedgerOf): Line[] {
  const { words, view } = part
  const { speak } = words
  const xp = (id: keyof Experience, note?: (column: Column) => string): Line => ({
    id,
    swatch: id,
    ...(id === 'before' ? { kind: 'first' as const } : { rule: 'DWA-16.4.1.b' }),
    cell: (column) => <Cell key={column.human.id} value={column.xp[id]} note={note?.(column) ?? ''} />,
  })
  const morale = (id: keyof Morale, rule: string, note?: (column: Column) => string): Line => ({
    id: `morale.${id}`,
    rule,
    cell: (column) => <Cell key={column.human.id} value={column.morale[id]} signed note={note?.(column) ?? ''} />,
  })
  const happened = (id: keyof Morale): boolean => columns.some(({ morale: all }) => all[id] !== 0)
  const zombies = (count: number): string => (count === 0 ? '' : speak('dwa.zombies', { count }))
  return [
    xp('before'),
    xp('shot', ({ xp: { shot } }) => zombies(shot)),
    xp('close', ({ xp: { close } }) => zombies(close / 2)),
    xp('result'),
    ...(columns.some(({ xp: { last } }) => last > 0) ? [xp('last')] : []),
    { id: 'now', kind: 'sum', cell: (column) => <NowCell key={column.human.id} {...{ column, words }} /> },
    { id: 'track', rule: 'DWA-16.4.2.b', cell: (column) => <TrackCell key={column.human.id} {...{ column, words }} /> },
    {
      id: 'morale.before',
      kind: 'first',
      cell: ({ human, morale: { before } }) => <Cell key={human.id} value={before} />,
    },
    morale('deaths', 'DWA-13.1.b'),
    morale('turned', 'DWA-13.1.c'),
    ...(happened('others') ? [morale('others', 'DWA-13.1.d')] : []),
    ...(happened('last') ? [morale('last', 'DWA-13.2.a')] : []),
    morale('regained', 'DWA-13.1.e', ({ xp: { shot, close } }) => speak('campaign.ofPoints', { points: shot + close })),
    morale('levels', 'DWA-16.4.2.d'),
    { id: 'morale.now', kind: 'sum', cell: ({ human, morale: { now } }) => <Cell key={human.id} value={now} /> },
    ...(view.options.psychology
      ? [
          {
            id: 'trauma',
            rule: 'DWA-16.7.1.b',
            kind: 'first' as const,
            cell: (column: Column) => <TraumaCell key={column.human.id} {...{ column, words }} />,
          },
        ]
      : []),
    {
      id: view.options.campaignWoundsPersist ? 'wounds' : 'wounds.heal',
      rule: 'R-87',
      cell: ({ human: { id, wounds } }) => (
        <td key={id}>
          <Wounds count={wounds} words={words} />
        </td>
      ),
    },
    {
      id: 'learned',
      rule: 'DWA-16.5.a',
      cell: ({ human }) => (
        <td key={human.id}>
          {human.abilities.map((ability) => speak(`ability.${ability}`)).join(', ')}
          {openAbilities(human) > 0 && <b className="more"> +{openAbilities(human)}</b>}
        </td>
      ),
    },
    ...(columns.some(({ human: { disorders } }) => disorders.length > 0)
      ? [
          {
            id: 'disorders',
            rule: 'DWA-16.7.2.b',
            cell: ({ human: { id, disorders } }: Column) => (
              <td key={id}>{disorders.map((disorder) => speak(`disorder.${disorder}`)).join(', ')}</td>
            ),
          },
        ]
      : []),
    { id: 'carries', rule: 'R-87', cell: (column) => <GearCell key={column.human.id} {...{ column, part }} /> },
  ]
}

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')

function Cell({
  value,
  note = '',
  signed: isSigned = false,
}: {
  value: number
  note?: string
  signed?: boolean
}): ReactNode {
  return (
    <td>
      <span className="v" data-zero={value === 0 || undefined}>
        {isSigned || value < 0 ? signed(value) : value}
      </span>
      {note}
    </td>
  )
}

function NowCell({ column, words: { speak } }: { readonly column: Column; readonly words: Words }): ReactNode {
  const { human, rankBefore, xp, next } = column
  const hasRisen = human.rank > rankBefore
  return (
    <td data-up={hasRisen || undefined}>
      <span className="v">{xp.now}</span>
      {hasRisen ? (
        <span className="tag">{speak('muster.level', { level: human.rank })}</span>
      ) : (
        <span className="short">{speak('campaign.short', { rank: human.rank, points: next - xp.now })}</span>
      )}
    </td>
  )
}

export function Track({ column, words: { speak } }: { readonly column: Column; readonly words: Words }): ReactNode {
  const { xp, human, next } = column
  return (
    <svg
      className="track"
      viewBox={`0 -2 ${TRACK.width} ${TRACK.height}`}
      role="img"
      aria-label={speak('campaign.track', { xp: xp.now, next })}
      dangerouslySetInnerHTML={{ __html: trackArt(xp, human.rank) }}
    />
  )
}

const TrackCell = (props: { readonly column: Column; readonly words: Words }): ReactNode => (
  <td className="trk">
    <Track {...props} />
  </td>
)

/** Six boxes: what was carried over grey, what is of this game red. */
export function Trauma({
  column: { trauma },
  words: { speak },
}: {
  readonly column: Column
  readonly words: Words
}): ReactNode {
  const total = trauma.before + trauma.gained
  return (
    <>
      <span className="six" aria-hidden="true">
        {Array.from({ length: 6 }, (_, i) => (
          <i key={i} className={i < trauma.before ? 'old' : i < total ? 'new' : ''} />
        ))}
      </span>
      <span className="heard">{speak('campaign.trauma', { before: trauma.before, gained: trauma.gained })} </span>
      <b>{total}</b>
    </>
  )
}

const TraumaCell = (props: { readonly column: Column; readonly words: Words }): ReactNode => {
  const { before, gained } = props.column.trauma
  return (
    <td data-up={before + gained >= 6 || undefined}>
      <Trauma {...props} />
    </td>
  )
}

export function Wounds({ count, words: { speak } }: { readonly count: number; readonly words: Words }): ReactNode {
  if (count === 0) return speak('campaign.noWounds')
  return (
    <>
      <span className="wnd" aria-hidden="true">
        {'×'.repeat(count)}
      </span>{' '}
      {speak('muster.wounds', { count })}
    </>
  )
}

/** Things that change hands are keys while gear is asked about. */
export function GearCell({ column: { human }, part }: { readonly column: Column; readonly part: Part }): ReactNode {
  const things = thingsOf(human)
  const offered = new Set(
    actionsOf(part, 'handOver')
      .filter(({ from }) => from === human.id)
      .map(({ thing }) => thing),
  )
  const given = giving(part)
  // Several of the same stand there once; the first of them is given away.
  const alike = new Map<string, number[]>()
  for (const [i, thing] of things.entries()) {
    const key = `${thingName(part.view, thing, part.words.speak)} ${offered.has(i)}`
    alike.set(key, [...(alike.get(key) ?? []), i])
  }
  return (
    <td className="gear">
      {[...alike.values()].map((all) => {
        const i = all[0]!
        const one = thingName(part.view, things[i]!, part.words.speak)
        const name = all.length === 1 ? one : part.words.speak('thing.several', { name: one, count: all.length })
        return offered.has(i) ? (
          <button
            key={i}
            type="button"
            aria-pressed={given?.from === human.id && all.includes(given.thing)}
            onClick={() => part.openMenu?.(`give ${human.id} ${i}`)}
          >
            {name}
          </button>
        ) : (
          <span key={i}>{name}</span>
        )
      })}
    </td>
  )
}

function Gone({
  part,
  fallen,
  rows,
}: {
  readonly part: Part
  readonly fallen: Fallen
  readonly rows: number
}): ReactNode {
  return (
    <td className="gone" rowSpan={rows}>
      <FallenWords part={part} fallen={fallen} />
    </td>
  )
}

/** When someone fell, what became of them, and why nothing is earned. */
export function FallenWords({ part, fallen }: { readonly part: Part; readonly fallen: Fallen }): ReactNode {
  const { speak } = part.words
  const { diedIn, roseIn, endedIn } = fallen
  return (
    <>
      <p>
        <b>{speak('campaign.fell', { turn: diedIn })}</b>{' '}
        {roseIn !== null && `${speak('campaign.stood', { turn: roseIn })} `}
        {endedIn !== null && speak('campaign.ended', { turn: endedIn })}
      </p>
      <p>
        {speak('campaign.onlyLiving')} <Rule id="DWA-16.4.1.a" open={part.openRule} />
      </p>
    </>
  )
}
