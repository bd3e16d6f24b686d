import { type Fault, faultsOf, type Repair, readScenario, type Scenario, type Spot } from '@shamble/game-dwa/scenarios'
import { BadInput, type Plain } from '@shamble/kernel'
import { useEffect, useMemo, useState } from 'react'
import { faultWords } from '../../../app/fault-words.js'
import type { PageModule } from '../../page-module.js'
import type { Words } from '../../table-game.js'
import { movedBy, turnedBy, withoutRoom } from './change.js'
import { begun, changed, goingOn, type History, type Mark, redone, undone } from './history.js'
import { keepWork } from './kept.js'
import { type Made, mended } from './make.js'
import { placeOfFault } from './mark-art.js'
import { middleOf, pathOf, pointsOf, type Ref, refOf, refsOf, shapeOf, without } from './pieces.js'
import type { Snap } from './snap.js'
import { type EditorTool, SELECT } from './tools.js'

export const TABS = ['terrain', 'people', 'arrivals', 'victory', 'weapons'] as const
export type Tab = (typeof TABS)[number]

const PEOPLE: readonly string[] = ['zombies', 'neutrals', 'deployment']

/** Everything on the editor's desk, and what can be done with it. */
export interface Desk {
  readonly words: Words
  readonly scenario: Scenario
  readonly history: History
  readonly selected: Ref | null
  readonly tool: EditorTool
  readonly tab: Tab
  readonly snap: Snap
  /** All that is wrong, the faults before the remarks. */
  readonly faults: readonly Fault[]
  readonly blocking: number
  /** The fault that is looked at. */
  readonly at: number
  /** Where to look now. */
  readonly focus: Spot | null
  /** Where a hand of keys draws, and from where. */
  readonly pen: { readonly from: Spot | null; readonly to: Spot } | null
  /** The last thing that went wrong, or was done, in words. */
  readonly said: string
  commit(scenario: Scenario, what: string, mark?: Mark): boolean
  put(made: Made | null, what: string): void
  select(ref: Ref | null, look?: 'here' | 'go'): void
  next(by: 1 | -1): boolean
  take(tool: EditorTool): void
  open(tab: Tab): void
  setSnap(snap: Snap): void
  setPen(pen: Desk['pen']): void
  push(dx: number, dy: number): void
  turn(degrees: number): void
  remove(): void
  undo(): void
  redo(): void
  goToFault(at: number): void
  mend(repair: Repair): void
  /** Another scenario in place of this one. */
  load(scenario: Scenario): void
  say(said: string): void
}

const asPlain = (scenario: Scenario): Plain => scenario as unknown as Plain

interface Work {
  /** The thing of the drawer that is edited; none for a new one. */
  readonly thing: string | null
  /** Whether changes are kept: the one who only looks around changes nothing. */
  readonly keeps: boolean
}

/** The state of the editor around one scenario. */
export function useDesk(first: Scenario, { thing, keeps }: Work, words: Words): Desk {
  const [history, setHistory] = useState(() => begun(first))
  const [selected, setSelected] = useState<Ref | null>(null)
  const [tool, setTool] = useState<EditorTool>(SELECT)
  const [tab, setTab] = useState<Tab>('terrain')
  const [snap, setSnap] = useState<Snap>('on')
  const [at, setAt] = useState(0)
  const [focus, setFocus] = useState<Spot | null>(null)
  const [pen, setPen] = useState<Desk['pen']>(null)
  const [said, say] = useState('')
  const scenario = history.now
  const faults = useMemo(() => {
    const all = faultsOf(scenario)
    return [...all.filter(({ remark }) => remark !== true), ...all.filter(({ remark }) => remark === true)]
  }, [scenario])
  useEffect(() => {
    if (keeps && scenario !== first) keepWork(thing, scenario)
  }, [scenario, first, thing, keeps])

  const commit = (next: Scenario, what: string, mark?: Mark): boolean => {
    try {
      readScenario(asPlain(next), 'scenario')
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      say(faultWords(error, words.speak))
      return false
    }
    say('')
    setHistory((now) => changed(now, next, what, mark))
    return true
  }
  const select = (ref: Ref | null, look: 'here' | 'go' = 'here'): void => {
    setSelected(ref)
    if (ref === null) return
    setTab(PEOPLE.includes(ref.list) ? 'people' : ref.list === 'objectives' ? 'victory' : 'terrain')
    const shape = shapeOf(scenario, ref)
    if (look === 'go' && shape !== null) setFocus(middleOf(pointsOf(shape)))
  }
  const put = (made: Made | null, what: string): void => {
    if (made === null || !commit(made.scenario, what)) return
    setSelected(made.ref)
    setTab(PEOPLE.includes(made.ref.list) ? 'people' : 'terrain')
  }
  const next = (by: 1 | -1): boolean => {
    const all = refsOf(scenario)
    const now =
      selected === null ? (by > 0 ? -1 : all.length) : all.findIndex((ref) => pathOf(ref) === pathOf(selected))
    const ref = all[now + by]
    if (ref === undefined) return false
    select(ref, 'go')
    return true
  }
  const kept = selected !== null && shapeOf(scenario, selected) !== null ? selected : null
  const move = (history: History): void => {
    setHistory(history)
    say('')
    if (selected !== null && shapeOf(history.now, selected) === null) setSelected(null)
  }
  return {
    words,
    scenario,
    history,
    selected: kept,
    tool,
    tab,
    snap,
    faults,
    blocking: faults.filter(({ remark }) => remark !== true).length,
    at: Math.min(at, Math.max(0, faults.length - 1)),
    focus,
    pen,
    said,
    commit,
    put,
    select,
    next,
    take: (taken) => {
      setTool(taken)
      setPen(null)
      if (taken !== SELECT) setSelected(null)
    },
    open: setTab,
    setSnap,
    setPen,
    push: (dx, dy) => {
      if (kept !== null) commit(movedBy(scenario, kept, dx, dy), 'move', { of: `move ${pathOf(kept)}`, so: 0 })
    },
    turn: (degrees) => {
      if (kept === null) return
      // From where the turning began: rounding to whole millimetres does not add up.
      const of = `turn ${pathOf(kept)}`
      const { scenario: from, so } = goingOn(history, of)
      commit(turnedBy(from, kept, so + degrees), 'turn', { of, so: so + degrees })
    },
    remove: () => {
      if (kept === null) return
      const bare = kept.list === 'rooms' ? withoutRoom(scenario, kept.index) : without(scenario, kept)
      if (commit(bare, 'remove')) setSelected(null)
    },
    undo: () => move(undone(history)),
    redo: () => move(redone(history)),
    goToFault: (to) => {
      const fault = faults[to]
      if (fault === undefined) return
      setAt(to)
      const [ref, place] = [refOf(fault.path), placeOfFault(scenario, fault)]
      if (ref !== null && shapeOf(scenario, ref) !== null) select(ref)
      else setTab(tabOf(fault.path))
      if (place !== null) setFocus(middleOf(place))
    },
    mend: (repair) => put(mended(scenario, repair), 'mend'),
    load: (other) => {
      setHistory((now) => changed(now, other, 'load'))
      setSelected(null)
      setFocus(null)
      say('')
    },
    say,
  }
}

/** Where what a path names is set. */
function tabOf(path: string): Tab {
  if (/^(arrivals|placed|settings)/.test(path)) return 'arrivals'
  if (/^weapons/.test(path)) return 'weapons'
  if (/^(objectives|victory|ends|exits|turnLimit)/.test(path)) return 'victory'
  return PEOPLE.some((list) => path.startsWith(list)) ? 'people' : 'terrain'
}

/** The name of a scenario, wherever a file or the drawer wants one. */
export const nameOf = (module: PageModule, scenario: Scenario): string =>
  module.drawer!['scenario']!.name?.(asPlain(scenario)) ?? ''
