import { type DwaView, numbersOf } from '@shamble/game-dwa/table'
import { type FirearmId, MELEE, type MeleeId, type WeaponId } from '@shamble/game-dwa/teams'
import { refusalSentence } from '@shamble/text'
import type { ReactNode } from 'react'
import { Rule } from '../../../table/Rule.js'
import type { Part } from '../part.js'
import { type RackRow, rackFor, strikeOf, strikesFor, withStrike, withWeapon } from './choosing.js'
import type { Person } from './person.js'
import { facesArt, isTemplate, rangeArt } from './rack-art.js'

interface Props {
  readonly part: Part
  readonly person: Person
  readonly isDraft: boolean
}

/** One row a weapon: magazine, dice, price, range to scale, close quarters, what each face does. */
export function Rack({ part, person, isDraft }: Props): ReactNode {
  const { view, words } = part
  const { speak } = words
  const draft = isDraft ? part.draft! : null
  const rows = rackFor(draft, person, view)
  const toggle = (id: WeaponId): void => {
    if (draft !== null) part.compose?.(withWeapon(draft, view, id))
  }
  return (
    <section className="rack-panel col" aria-label={speak('field.weapons')}>
      <div className="caps">
        <span>{speak(view.options.carryLimit === 'twoTotal' ? 'muster.weapons.total' : 'muster.weapons')}</span>
        <Rule id="DWA-11.1.c" open={part.openRule} />
      </div>
      <table className="rack">
        <thead>
          <tr>
            <th scope="col">
              <span className="heard">{speak('field.weapons')}</span>
            </th>
            <th scope="col">{speak('muster.col.mag')}</th>
            <th scope="col">{speak('muster.col.dice')}</th>
            <th scope="col">{speak('muster.col.ap')}</th>
            <th scope="col" colSpan={2} className="left">
              {speak('muster.col.range')}
            </th>
            <th scope="col">{speak('muster.col.close')}</th>
            <th scope="col">{speak('muster.col.faces')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <RackLine key={row.id} {...{ part, row, isDraft }} toggle={() => toggle(row.id)} />
          ))}
        </tbody>
      </table>
      <div className="loads">
        <Strike {...{ part, person, isDraft }} />
        {person.weapons
          .filter((id): id is FirearmId => !Object.hasOwn(MELEE, id))
          .map((id) => (
            <p key={id}>
              <b>{speak(`weapon.${id}`)}</b>
              {speak(view.options.startingLoads === 'spare' ? 'muster.loads.spare' : 'muster.loads')}{' '}
              <Rule id="DWA-11.1.b" open={part.openRule} />
            </p>
          ))}
      </div>
    </section>
  )
}

interface LineProps {
  readonly part: Part
  readonly row: RackRow
  readonly isDraft: boolean
  toggle(): void
}

function RackLine({ part, row: { id, row, state, refusal }, isDraft, toggle }: LineProps): ReactNode {
  const { speak } = part.words
  const name = speak(`muster.weapon.${id}`)
  const isBarred = !isDraft || state === 'barred' || state === 'absent'
  const said = refusal === null ? undefined : refusalSentence(refusal, speak)
  const head = (
    <th scope="row">
      <button
        type="button"
        aria-pressed={state === 'carried'}
        aria-disabled={isBarred || undefined}
        data-weapon={id}
        title={said}
        onClick={() => !isBarred && toggle()}
      >
        {name}
      </button>
    </th>
  )
  if (state === 'absent')
    return (
      <tr className="no">
        {head}
        <td className="why" colSpan={6}>
          {speak('muster.notOffered')}
        </td>
        <td>
          <Rule id="DWA-11.1.c" open={part.openRule} />
        </td>
      </tr>
    )
  const { mag, rof, cost, range, cqm, fall, elim } = row
  const result = [
    ...(fall > 0 ? [speak('muster.falls', { score: fall })] : []),
    ...(elim > 0 ? [speak('muster.elims', { score: elim })] : []),
  ].join(', ')
  const hasFaces = !isTemplate(row) && (fall > 0 || elim > 0)
  return (
    <tr className={state === 'carried' ? 'has' : state === 'barred' ? 'barred' : undefined}>
      {head}
      <td>{mag === 0 ? '–' : mag}</td>
      <td>{rof}</td>
      <td>{cost}</td>
      <td>{isTemplate(row) ? '' : range / 10}</td>
      <td className="left">
        <svg
          className="bar"
          viewBox="0 0 61 14"
          role="img"
          aria-label={isTemplate(row) ? speak('muster.template') : speak('muster.cm', { cm: range / 10 })}
          dangerouslySetInnerHTML={{ __html: rangeArt(row, 61) }}
        />
      </td>
      <td>{cqm === 0 ? '–' : `${cqm}+`}</td>
      <td>
        {hasFaces ? (
          <svg
            className="f6"
            viewBox="0 0 60 8"
            role="img"
            aria-label={result}
            dangerouslySetInnerHTML={{ __html: facesArt(row, 8) }}
          />
        ) : (
          <span className="by">{speak(id === 'grenadeLauncher' ? 'muster.byGrenade' : 'muster.byZone')}</span>
        )}
      </td>
    </tr>
  )
}

/** What the person strikes with: one of the hand weapons, or none. */
function Strike({ part, person, isDraft }: Props): ReactNode {
  const { view, words, draft } = part
  const { speak } = words
  const strike = strikeOf(person)
  return (
    <p>
      {isDraft ? (
        <label>
          <b>{speak('muster.strike')}</b>
          <select
            value={strike ?? ''}
            onChange={({ target }) =>
              part.compose?.(withStrike(draft!, view, target.value === '' ? null : (target.value as MeleeId)))
            }
          >
            <option value="">{speak('muster.nothing')}</option>
            {strikesFor(draft!, view).map(({ id, refusal }) => (
              <option key={id} value={id} disabled={refusal !== null && id !== strike}>
                {speak(`weapon.${id}`)}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <b>{speak('muster.strike.is', { weapon: speak(strike === null ? 'muster.nothing' : `weapon.${strike}`) })}</b>
      )}
      {blowWords(part, strike, view)}
    </p>
  )
}

function blowWords({ words: { speak } }: Part, strike: MeleeId | null, view: DwaView): string {
  const { fall, elim } = numbersOf(view.options).blows[strike === null ? 'bare' : MELEE[strike]]
  const falls = fall === 0 ? [] : [speak('muster.falls', { score: fall })]
  const elims = elim === 0 ? [] : [speak('muster.elims', { score: elim })]
  return [...falls, ...elims].join(', ')
}
