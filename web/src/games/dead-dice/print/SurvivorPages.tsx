import {
  BASE_SURVIVAL_RANGE,
  CHARACTERISTIC_RANGE,
  LINES,
  SAMPLE_DARK_SIDES,
  SAMPLE_TRAIT_IDS,
  SCORES,
  TRUST_RANGE,
} from '@shamble/game-dead-dice/people'
import type { ReactNode } from 'react'
import { Boxes } from '../../../print/PrintFrame.js'
import type { Words } from '../../table-game.js'
import type { Printed } from './printed.js'

interface Props {
  readonly survivors: readonly Printed[]
  readonly words: Words
}

/** A page a survivor. */
export const SurvivorPages = ({ survivors, words }: Props): ReactNode =>
  survivors.map((survivor, i) => <SurvivorPage key={`${i} ${survivor?.name}`} {...{ survivor, words }} />)

const OTHERS = 4
const EMPTY_TRAITS = 2

function SurvivorPage({ survivor, words }: { readonly survivor: Printed; readonly words: Words }): ReactNode {
  const { speak } = words
  const traits = survivor?.traits ?? []
  const things = survivor?.things ?? []
  const lines = LINES.body + LINES.bag
  const others = survivor?.others ?? []
  return (
    <section className="paper survivor-print">
      <h2>{survivor?.name ?? ' '}</h2>
      <div className="two">
        <div>
          <h3>{speak('print.scores')}</h3>
          <table>
            <tbody>
              {SCORES.map((score) => (
                <tr key={score}>
                  <th scope="row">
                    {speak(`characteristic.${score}`)}
                    <small>{speak(`characteristic.${score}.about`)}</small>
                  </th>
                  <td>
                    <Boxes
                      count={Math.max(
                        (score === 'survival' ? BASE_SURVIVAL_RANGE : CHARACTERISTIC_RANGE).max,
                        survivor?.scores[score] ?? 0,
                      )}
                      filled={survivor?.scores[score] ?? 1}
                    />
                  </td>
                </tr>
              ))}
              <tr>
                <th scope="row">{speak('print.survivalNow')}</th>
                <td>
                  <Boxes count={Math.max(BASE_SURVIVAL_RANGE.max, survivor?.scores.survival ?? 0)} filled={0} />
                </td>
              </tr>
            </tbody>
          </table>
          <h3>{speak('print.trust')}</h3>
          <table>
            <tbody>
              {Array.from({ length: Math.max(OTHERS, others.length) }, (_, i) => (
                <tr key={i} className="line">
                  <th scope="row">{others[i] ?? ''}</th>
                  <td>
                    <Boxes count={TRUST_RANGE.max} filled={0} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div>
          <h3>{speak('field.traits')}</h3>
          <table>
            <tbody>
              {Array.from({ length: Math.max(EMPTY_TRAITS, traits.length) }, (_, i) => {
                const trait = traits[i]
                return (
                  <tr key={i} className="line">
                    <th scope="row">
                      {trait === undefined ? '' : named(SAMPLE_TRAIT_IDS, 'sampleTrait', trait.name, words)}
                    </th>
                    <td>{trait?.tags.map((tag) => speak(`tag.${tag}`)).join(', ')}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
          <h3>{speak('field.darkSide')}</h3>
          <p className="written">
            {survivor?.darkSide == null ? '' : named(SAMPLE_DARK_SIDES, 'darkSide', survivor.darkSide, words)}
          </p>
          <h3>{speak('print.gear')}</h3>
          <table>
            <tbody>
              {Array.from({ length: Math.max(lines, things.length) }, (_, i) => (
                <tr key={i} className="line">
                  <td>{speak(i < LINES.body ? 'print.body' : 'print.bag')}</td>
                  <th scope="row">{things[i] === undefined ? '' : speak(`item.${things[i]}`)}</th>
                  <td>{speak('print.wear')}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <h3>
            {speak('print.xp')} {survivor === null || survivor.xp === 0 ? '' : survivor.xp}
          </h3>
        </div>
      </div>
      <div className="notes">{speak('print.notes')}</div>
    </section>
  )
}

/** A sample by its word, other things as people wrote them. */
const named = (samples: readonly string[], word: string, written: string, { speak }: Words): string =>
  samples.includes(written) ? speak(`${word}.${written}`) : written
