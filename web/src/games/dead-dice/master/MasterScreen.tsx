import { type ReactNode, useEffect, useState } from 'react'
import { Reserves } from '../Reserves.js'
import { Behind } from './Behind.js'
import { Build } from './Build.js'
import { Objectives, Record } from './Group.js'
import { Hand } from './Hand.js'
import { heldIn } from './in-hand.js'
import { Gauges, Menace } from './Menace.js'
import { Foes, Survivors } from './People.js'
import { cartDraft, type Screen } from './part.js'
import { Secrets } from './Secrets.js'
import { Stage } from './Stage.js'
import './master.css'

/** What takes turns on a narrow screen. */
const TABS = ['scene', 'build', 'people', 'secret', 'word'] as const
type Tab = (typeof TABS)[number]

/** The game master's screen: what everybody sees, what nobody else does, and what Menace buys. */
export default function MasterScreen(part: Screen): ReactNode {
  const { words, prompt } = part
  const { speak } = words
  const [tab, setTab] = useWanted(part)
  const isCart = cartDraft(part) !== null
  return (
    <main className="screen gm" data-tab={tab} data-cart={isCart || undefined}>
      <div className="gm-tabs" role="tablist" aria-label={speak('gm.tabs')}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            aria-selected={tab === one}
            data-waits={(one === 'word' && part.choices.asked && !isCart) || undefined}
            onClick={() => setTab(one)}
          >
            {speak(`gm.tab.${one}`)}
            <small>{tabNote(one, part)}</small>
          </button>
        ))}
      </div>
      <div className="gm-meters">
        <Menace part={part} />
        <Gauges part={part} />
      </div>
      <div className="gm-left">
        <Reserves view={part.view} words={words} openRule={part.openRule} />
        <Secrets part={part} />
      </div>
      <Stage part={part} />
      <div className="gm-under">
        <Survivors part={part} />
        <Foes part={part} />
        <Record part={part} />
        <Objectives part={part} />
      </div>
      <div className="gm-right">
        <Build part={part} />
        <Hand part={part} />
        <div className="gm-word">{prompt}</div>
        <Behind part={part} />
      </div>
    </main>
  )
}

/** The tab that is looked at: a question brings its own to the front. */
function useWanted(part: Screen): readonly [Tab, (tab: Tab) => void] {
  const [tab, setTab] = useState<Tab>('scene')
  const { asked } = part.choices
  const isCart = cartDraft(part) !== null
  const kind = asked ? (part.questions.find(({ seat }) => seat === part.view.viewer)?.kind ?? 'aside') : ''
  useEffect(() => {
    if (asked) setTab(isCart ? 'build' : 'word')
  }, [asked, isCart, kind])
  return [tab, setTab]
}

/** What stands on a tab besides its name. */
function tabNote(tab: Tab, part: Screen): string {
  const { view, words } = part
  const { speak } = words
  switch (tab) {
    case 'scene':
      return view.scene?.fighting ? speak('gm.tab.round', { round: view.scene.round }) : phaseOf(part)
    case 'build': {
      const draft = cartDraft(part)
      return draft === null ? '–' : speak('gm.tab.held', { count: heldIn(part, draft).length })
    }
    case 'people': {
      const foes = view.scene?.foes.length ?? 0
      const living = view.survivors.filter(({ fate }) => fate === 'alive').length
      return foes === 0 ? String(living) : speak('gm.tab.both', { living, foes })
    }
    case 'secret':
      return String(2 + (view.master.notes?.length ?? 0))
    default:
      return part.choices.asked ? speak('gm.tab.waits') : '–'
  }
}

const phaseOf = ({ view, words }: Screen): string =>
  words.speak(`gm.phase.${view.phase}`, { number: view.phase === 'living' ? view.livingTurn : view.deadTurn })
