import { type Fault, READY_TEAM_IDS } from '@shamble/game-dwa/scenarios'
import { saidOf } from '@shamble/text'
import { type ReactNode, useId } from 'react'
import { Rule } from '../../../table/Rule.js'
import { Aims } from './Aims.js'
import { Arrivals, Weapons } from './Dead.js'
import type { Desk } from './desk.js'
import { pieceName } from './names.js'
import { Properties } from './Properties.js'
import { pathOf, refOf, refsOf, shapeOf } from './pieces.js'
import { Tick } from './Rows.js'
import { SheetRows } from './SheetRows.js'
import { wordsIn } from './scenario-words.js'

export interface SideProps {
  readonly desk: Desk
  /** Whether the drawer holds it as it is. */
  readonly isSaved: boolean
  openRule(id: string): void
  tryNow(): void
  save(): void
}

/** The column at the right: what is selected or set, what mends the fault in focus, what is wrong, what comes of it. */
export function Side({ desk, isSaved, openRule, tryNow, save }: SideProps): ReactNode {
  const { scenario, words, selected, tab } = desk
  const { speak } = words
  const name = wordsIn(scenario.name, words)
  const isPiece = selected !== null && (tab === 'terrain' || tab === 'people')
  const { width, depth } = scenario.table
  return (
    <aside className="editor-side">
      <section className="col sheet-now" aria-label={speak(`editor.tab.${tab}`)}>
        <div className="caps">
          <span>{speak(isSaved ? 'editor.saved' : 'editor.unsaved', { name })}</span>
          <span>{speak('editor.size', { width: width / 10, depth: depth / 10 })}</span>
        </div>
        <h2 className="headline">{isPiece ? pieceName(scenario, selected, words) : name}</h2>
        {isPiece ? (
          <>
            <Properties desk={desk} at={selected} />
            <button type="button" className="key small" onClick={() => desk.remove()}>
              {speak('editor.remove')}
            </button>
          </>
        ) : (
          <Sheet {...{ desk, openRule }} />
        )}
      </section>
      <Mend desk={desk} />
      <Faults {...{ desk, openRule }} />
      <section className="keys last">
        <button
          type="button"
          className={desk.blocking === 0 ? 'key main' : 'key'}
          aria-disabled={desk.blocking > 0 || undefined}
          onClick={() => (desk.blocking > 0 ? desk.goToFault(0) : tryNow())}
        >
          <b>Q</b>
          <span>
            {desk.blocking === 0 ? speak('editor.try') : speak('editor.try.faults', { count: desk.blocking })}
          </span>
          <small />
        </button>
        <button type="button" className="key" onClick={save}>
          <b>S</b>
          <span>{speak('editor.save')}</span>
          <small>{desk.blocking > 0 && speak('editor.noGameYet')}</small>
        </button>
      </section>
    </aside>
  )
}

/** What the tab is about, while no piece is selected. */
function Sheet({ desk, openRule }: Pick<SideProps, 'desk' | 'openRule'>): ReactNode {
  switch (desk.tab) {
    case 'terrain':
      return <SheetRows desk={desk} />
    case 'people':
      return <PeopleRows desk={desk} />
    case 'arrivals':
      return <Arrivals {...{ desk, openRule }} />
    case 'victory':
      return <Aims desk={desk} />
    case 'weapons':
      return <Weapons {...{ desk, openRule }} />
  }
}

const PEOPLE: readonly string[] = ['deployment', 'neutrals', 'zombies']

/** Zones, neutrals and zombies as a list, and the ready teams that suit the scenario. */
function PeopleRows({ desk }: { readonly desk: Desk }): ReactNode {
  const { scenario, words } = desk
  const { speak } = words
  const teams = scenario.teams ?? []
  return (
    <div className="props">
      <ul className="people-list">
        {refsOf(scenario)
          .filter(({ list }) => PEOPLE.includes(list))
          .map((ref) => (
            <li key={pathOf(ref)}>
              <button type="button" onClick={() => desk.select(ref, 'go')}>
                {pieceName(scenario, ref, words)}
              </button>
            </li>
          ))}
      </ul>
      <h3 className="caps">{speak('editor.suits')}</h3>
      {READY_TEAM_IDS.map((id) => (
        <Tick
          key={id}
          label={speak(`team.${id}`)}
          checked={teams.includes(id)}
          onTick={(ticked) => {
            const next = ticked ? [...teams, id] : teams.filter((one) => one !== id)
            const { teams: _old, ...rest } = scenario
            desk.commit(next.length === 0 ? rest : { ...rest, teams: next }, 'set')
          }}
        />
      ))}
    </div>
  )
}

interface Opening {
  readonly kind: 'door' | 'window'
}

/** The keys that mend the fault in focus, where the rules know how. */
function Mend({ desk }: { readonly desk: Desk }): ReactNode {
  const { words, faults, at } = desk
  const { speak } = words
  const fault = faults[at]
  const keys = fault === undefined ? [] : repairsOf(fault, desk)
  if (keys.length === 0) return null
  return (
    <section className="col mend">
      <div className="caps">
        <span>{speak('editor.mend')}</span>
        <span>{speak('editor.fault.number', { number: at + 1 })}</span>
      </div>
      <div className="keys">
        {keys.map(({ label, run }, i) => (
          <button key={label} type="button" className={i === 0 ? 'key main' : 'key'} onClick={run}>
            <b>{i + 1}</b>
            <span>{label}</span>
            <small />
          </button>
        ))}
      </div>
    </section>
  )
}

export interface RepairKey {
  readonly label: string
  run(): void
}

/** A new door may be a window as well; anything else is put where it belongs. */
export function repairsOf({ repair }: Fault, desk: Desk): readonly RepairKey[] {
  if (repair === undefined) return []
  const { speak } = desk.words
  const ref = refOf(repair.path)
  const isNew = ref !== null && ref.index >= desk.scenario[ref.list].length
  if (isNew)
    return (['door', 'window'] as const).map((kind) => ({
      label: speak(`editor.mend.${kind}`),
      run: () => desk.mend({ path: repair.path, put: { ...(repair.put as Opening), kind } }),
    }))
  const isMove =
    JSON.stringify(placeIn(repair.put)) !== JSON.stringify(placeIn(ref && desk.scenario[ref.list][ref.index]))
  return [{ label: speak(isMove ? 'editor.mend.snap' : 'editor.mend.close'), run: () => desk.mend(repair) }]
}

const placeIn = (piece: unknown): unknown => {
  const { from, to } = (piece ?? {}) as { readonly from?: unknown; readonly to?: unknown }
  return [from, to]
}

/** All that is wrong, numbered as on the board. Remarks do not stop a game. */
function Faults({ desk, openRule }: Pick<SideProps, 'desk' | 'openRule'>): ReactNode {
  const { words, faults, blocking, at, scenario } = desk
  const { speak } = words
  const heading = useId()
  return (
    <section className="col faults" aria-labelledby={heading}>
      <div className="caps">
        <h3 id={heading}>{speak('editor.before')}</h3>
        <span>
          {speak('editor.faults', { count: blocking })}, {speak('editor.remarks', { count: faults.length - blocking })}
        </span>
      </div>
      {faults.length === 0 && <p className="note">{speak('editor.sound')}</p>}
      <ol>
        {faults.map((fault, i) => {
          const ref = refOf(fault.path)
          const isPiece = ref !== null && shapeOf(scenario, ref) !== null
          const said = speak(fault.key, fault.params)
          return (
            <li key={`${fault.path} ${fault.key}`} data-remark={fault.remark} aria-current={i === at || undefined}>
              <b aria-hidden="true">{fault.remark === true ? '–' : i + 1}</b>
              <button type="button" onClick={() => desk.goToFault(i)}>
                {isPiece ? saidOf(pieceName(scenario, ref, words), said, words.speak) : said}
                <small>{fault.path}</small>
              </button>
              {fault.rule !== undefined && <Rule id={fault.rule} open={openRule} />}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
