import type { DwaAction, DwaFrame, DwaView } from '@shamble/game-dwa/table'
import type { AbilityId, MusterFrame } from '@shamble/game-dwa/teams'
import { type ReactNode, useState } from 'react'
import type { ScreenPart } from '../../table-game.js'
import { TeamDrawer } from '../drawer/TeamDrawer.js'
import { usePrinting } from '../printing.js'
import { AbilityBoard } from './AbilityBoard.js'
import { Archetypes } from './Archetypes.js'
import { platesFor, platesOf, strikeOf } from './choosing.js'
import { Fear } from './Fear.js'
import { Flaws } from './Flaws.js'
import { memberIn, READY } from './keys.js'
import { membersOf } from './members.js'
import { type Person, personFrom, personOf } from './person.js'
import { Rack } from './Rack.js'
import { ReadyOnes } from './ReadyOnes.js'
import { SheetHead } from './SheetHead.js'
import { rowsOf, Team, TeamFoot } from './Team.js'
import '../team.css'
import './muster.css'

type Screen = ScreenPart<DwaAction, DwaView>

/** What takes turns on a narrow screen. */
const TABS = ['archetype', 'ability', 'weapons', 'flaws'] as const
type Tab = (typeof TABS)[number]

/** The team that is being made: nothing is signed until its key, and until then everything may be changed. */
export default function Muster(part: Screen): ReactNode {
  const { view, draft, menu, words, prompt, log } = part
  usePrinting(part)
  const { speak } = words
  const [tab, setTab] = useState<Tab>('archetype')
  const { team } = (view.frames as readonly DwaFrame[]).findLast(({ kind }) => kind === 'muster') as MusterFrame
  const members = membersOf(view, team)
  const making = draft?.space.kind === 'member' ? personOf(draft, view) : null
  const looked = memberIn(menu)
  const chosen = looked === null ? undefined : members.find(({ id }) => id === looked)
  const last = members.at(-1)
  const shown: Person | null =
    chosen !== undefined ? personFrom(chosen) : (making ?? (last === undefined ? null : personFrom(last)))
  const isDraft = shown !== null && shown.id === null
  const rows = rowsOf(view, team, making, shown)
  return (
    <main className="screen muster" data-tab={tab} data-ready={menu === READY || undefined}>
      <Team {...{ part, team, rows }} />
      {prompt}
      {menu === READY ? (
        <ReadyOnes part={part} />
      ) : (
        shown !== null && (
          <>
            <SheetHead {...{ part, isDraft }} person={shown} />
            <div className="muster-tabs" role="tablist">
              {TABS.map((one) => (
                <button key={one} type="button" role="tab" aria-selected={tab === one} onClick={() => setTab(one)}>
                  {speak(`muster.tab.${one}`)}
                  <small>{tabNote(one, shown, part)}</small>
                </button>
              ))}
            </div>
            <div className="muster-sheet">
              <Archetypes {...{ part, isDraft }} person={shown} />
              <AbilityBoard
                plates={isDraft ? platesFor(draft!, view) : platesOf(shown, view)}
                words={words}
                rank={shown.rank}
                title={speak('muster.abilities')}
                take={isDraft && view.options.advanced ? take(part) : null}
                openRule={part.openRule}
              />
            </div>
            <div className="muster-tables">
              <Rack {...{ part, isDraft }} person={shown} />
              <Flaws {...{ part, log, isDraft }} person={shown} />
              <Fear part={part} person={shown} />
            </div>
          </>
        )
      )}
      <TeamFoot {...{ part, rows }} />
      {part.tool === 'drawer' && <TeamDrawer {...{ part, team }} />}
    </main>
  )
}

/** A click takes an ability; a second one gives it back. */
const take =
  ({ draft, compose }: Screen) =>
  (id: AbilityId): void =>
    compose?.(draft!.set(['ability'], draft!.at(['ability']) === id ? 'none' : id))

/** What was chosen, on its tab. */
function tabNote(
  tab: Tab,
  { archetype, abilities, weapons, flaws, ...person }: Person,
  { draft, words }: Screen,
): string {
  const { speak } = words
  switch (tab) {
    case 'archetype':
      return archetype === null ? '–' : speak(`archetype.${archetype}`).toLocaleLowerCase()
    case 'ability':
      return abilities.length === 0 ? '–' : speak(`ability.${abilities.at(-1)}`)
    case 'weapons': {
      const strike = strikeOf({ ...person, archetype, abilities, weapons, flaws })
      return speak('muster.tab.carried', {
        count: weapons.length - (strike === null ? 0 : 1),
        strike: strike === null ? 0 : 1,
      })
    }
    default: {
      const count = person.id === null ? ((draft?.at(['flaws']) ?? 0) as number) : flaws.length
      return speak(person.id === null ? 'muster.tab.toRoll' : 'muster.tab.rolled', { count })
    }
  }
}
