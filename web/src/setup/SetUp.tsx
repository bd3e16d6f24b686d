import { botRoster, defaultBot } from '@shamble/bots'
import type { GameModule, Language, Plain } from '@shamble/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { Words } from '../games/table-game.js'
import { defs } from '../kit/index.js'
import { Sheet } from '../settings/Sheet.js'
import { About } from './About.js'
import { Conditions, CurtainRow, DiceRow, LanguageRow, SeedRow } from './Conditions.js'
import {
  type CreateRequest,
  consequences,
  type Draft,
  differing,
  groupsOf,
  modeOf,
  newDraft,
  optionsOf,
  requestOf,
  type SeatDraft,
  seatsOf,
  specOf,
  withMode,
  withOption,
  withPreset,
} from './draft.js'
import { Modes } from './Modes.js'
import { useNarrow } from './narrow.js'
import { OptionControl } from './OptionControl.js'
import { OptionRow } from './OptionRow.js'
import { Presets } from './Presets.js'
import { PLANS } from './plans.js'
import { RuleList } from './RuleList.js'
import { Seats } from './Seats.js'
import { Map, StartKey, Summary } from './ThisTable.js'
import { baseWord, optionLabel, valueLabel } from './words.js'
import '../styles/setup.css'

/** What a table wants to know that its host does not. */
export interface TableWishes {
  /** Whether a curtain falls between people who must not see each other's secrets. */
  readonly curtain: boolean
  /** Names as they were typed, for the next time. */
  readonly names: readonly string[]
}

export interface SetUpProps {
  readonly module: GameModule
  /** Speaks the game's words and the page's. */
  readonly words: Words
  /** Names that people used before, in the order of their seats. */
  readonly names: readonly string[]
  /** Whether tables open as text. */
  readonly twin: boolean
  /** A sentence that says why the last start was refused, or none. */
  readonly trouble?: string | null
  readonly onStart: (request: CreateRequest, wishes: TableWishes) => void
  readonly onGuide: () => void
  readonly onTwin: (twin: boolean) => void
  readonly onRules: () => void
  readonly onRule: (id: string) => void
  readonly onLanguage: (language: Language) => void
  readonly onHome: () => void
}

const DEFS = { __html: defs() }
const NOBODY = () => undefined

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input:not([type="radio"]), textarea, dialog') !== null

function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (act === undefined || (event.key === 'Enter' && (event.target as HTMLElement).closest('button, a, summary'))) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}

/** What the other edition would set otherwise, in one line. */
function LeadNote({ module, draft, words, lead }: { module: GameModule; draft: Draft; words: Words; lead: string }) {
  const { speak } = words
  const spec = specOf(module, lead)
  const now = optionsOf(module, draft)[lead]
  const other = spec.type === 'choice' ? spec.values.find((value) => value !== now) : undefined
  const count = other === undefined ? 0 : consequences(module, draft, lead, other).length
  if (other === undefined || count === 0) return null
  return (
    <small>
      {speak('setup.lead.note', { value: valueLabel(speak, spec, lead, other), count })}
      <span className="beside">, {speak('setup.lead.right')}</span>
    </small>
  )
}

/** One sheet: mode, seats, dice, rules, and the one filled key that starts. */
export function SetUp(props: SetUpProps) {
  const { module, words } = props
  const { speak } = words
  const plan = PLANS[module.game.id]
  const bots = useMemo(() => Object.keys(botRoster(module)).sort((a, b) => Number(b === 'house') - Number(a === 'house')), [module])
  const bot = defaultBot(module)
  const narrow = useNarrow()
  const [draft, setDraft] = useState(() => newDraft(module, plan, props.names, bot))
  const [looked, setLooked] = useState<string | null>(null)
  const [sheet, setSheet] = useState<'rules' | 'small' | null>(null)

  const options = optionsOf(module, draft)
  const seats = seatsOf(module, draft)
  const total = groupsOf(module, plan).reduce((sum, group) => sum + group.options.length, 0)
  const changed = differing(module, plan, options)
  const set = (name: string, value: Plain): void => setDraft((now) => withOption(module, now, name, value, bot))
  const change = (part: Partial<Draft>): void => setDraft((now) => ({ ...now, ...part }))
  const seat = (index: number, part: Partial<SeatDraft>): void =>
    setDraft((now) => ({ ...now, seats: now.seats.map((one, i) => (i === index ? { ...one, ...part } : one)) }))
  const start = (): void =>
    props.onStart(requestOf(module, draft), { curtain: draft.curtain, names: seats.map(({ name }) => name) })

  useKeys({
    g: props.onGuide,
    t: () => props.onTwin(!props.twin),
    r: props.onRules,
    Escape: props.onHome,
    Enter: start,
  })

  const common = { module, plan, draft, words, onRule: props.onRule }
  const rows = { ...common, onSet: set, onLook: setLooked }
  const conditions = { ...common, onChange: change, onLanguage: props.onLanguage }
  const lead = plan?.lead ?? null
  const leadRow = lead !== null && (
    <div className="edition">
      <span>{optionLabel(speak, lead)}</span>
      <OptionControl module={module} name={lead} spec={specOf(module, lead)} value={options[lead]!} differs={false} words={words} onSet={(value) => set(lead, value)} />
      <LeadNote {...common} lead={lead} />
    </div>
  )
  const trouble = (
    <div role="alert">{props.trouble ? <p className="trouble">{speak('setup.refused', { reason: props.trouble })}</p> : null}</div>
  )

  return (
    <div className={narrow ? 'setup narrow' : 'setup'}>
      <svg className="defs" aria-hidden="true" focusable="false">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, as text */}
        <g dangerouslySetInnerHTML={DEFS} />
      </svg>
      <header className="bar">
        {narrow ? (
          <>
            <div className="turn">{speak('setup.title.short')}</div>
            <h1 className="now">
              {speak('game.name')}
              <small>{speak('setup.nothing-yet')}</small>
            </h1>
          </>
        ) : (
          <>
            <div className="mark">SHAMBLE</div>
            <div className="game">{speak('game.name')}</div>
            <h1 className="turn">{speak('setup.title')}</h1>
          </>
        )}
        <div className="tools">
          {!narrow && (
            <>
              <button type="button" onClick={props.onGuide}>
                {speak('setup.guide')}
                <kbd>G</kbd>
              </button>
              <button type="button" aria-pressed={props.twin} onClick={() => props.onTwin(!props.twin)}>
                {speak('setup.twin')}
                <kbd>T</kbd>
              </button>
            </>
          )}
          <button type="button" onClick={props.onRules}>
            {speak('setup.rules')}
            {!narrow && <kbd>R</kbd>}
          </button>
          <button type="button" onClick={props.onHome}>
            {speak('setup.home')}
            {!narrow && <kbd>Esc</kbd>}
          </button>
        </div>
      </header>
      <main className="setup-body">
        {plan !== undefined && (
          <Modes
            modes={plan.modes}
            chosen={modeOf(module, plan, draft)}
            narrow={narrow}
            words={words}
            onMode={(mode) => setDraft((now) => withMode(module, now, mode, bot))}
          />
        )}
        <div className="seats">
          <section className="col">
            <h2 className="caps">
              <span>{speak('setup.seats')}</span>
              <span>{speak('setup.seats.screen')}</span>
            </h2>
            <Seats module={module} plan={plan} draft={draft} bots={bots} words={words} onSeat={seat} onSet={set} />
          </section>
          {!narrow && <Conditions {...conditions} roomy={seats.length < 3} />}
        </div>
        <section className="rules col">
          <h2 className="caps">
            <span>{speak('setup.rules.title')}</span>
            <span className={changed.length > 0 ? 'cold' : undefined}>
              {narrow
                ? speak('setup.differ.short', { count: changed.length, total })
                : speak('setup.differ', { count: changed.length, total, base: baseWord(speak, lead, options) })}
            </span>
          </h2>
          {!narrow && (
            <Presets {...common} onPreset={(preset) => setDraft((now) => withPreset(module, plan, now, preset))} />
          )}
          {leadRow}
          {narrow ? (
            <>
              {changed.length > 0 && (
                <ul>
                  {changed.map((name) => (
                    <OptionRow key={name} {...rows} onLook={NOBODY} name={name} rules={plan?.rules[name] ?? []} />
                  ))}
                </ul>
              )}
              <button type="button" className="line" onClick={() => setSheet('rules')}>
                <span>{speak('setup.all', { total })}</span>
                <small>{speak('setup.opens')}</small>
              </button>
            </>
          ) : (
            <div className="rule-list">
              <RuleList {...rows} />
            </div>
          )}
        </section>
        {narrow && (
          <section className="col small-rows">
            <DiceRow {...conditions} short />
            <button type="button" className="line" onClick={() => setSheet('small')}>
              <span>{speak('setup.small')}</span>
              <small>
                {[
                  draft.seed.trim() || speak('setup.seed.drawn.short'),
                  speak(`setup.language.${words.language}`),
                  speak(draft.curtain ? 'setup.curtain.on.short' : 'setup.curtain.off.short'),
                ].join(' · ')}
              </small>
            </button>
          </section>
        )}
        {!narrow && (
          <aside className="right" aria-label={speak('setup.table')}>
            <About {...common} looked={looked} />
            <section className="col sum">
              <h2 className="caps">{speak('setup.table')}</h2>
              <Map {...common} />
              <Summary {...common} />
            </section>
            <div className="start keys">
              {trouble}
              <StartKey {...common} onStart={start} />
            </div>
          </aside>
        )}
      </main>
      {narrow && (
        <footer className="end">
          {trouble}
          <Summary {...common} brief />
          <StartKey {...common} onStart={start} />
        </footer>
      )}
      {sheet === 'rules' && (
        <Sheet title={speak('setup.rules.title')} close={speak('setup.close')} onClose={() => setSheet(null)} className="setup-sheet">
          <Presets {...common} onPreset={(preset) => setDraft((now) => withPreset(module, plan, now, preset))} />
          <RuleList {...rows} onLook={NOBODY} />
        </Sheet>
      )}
      {sheet === 'small' && (
        <Sheet title={speak('setup.small')} close={speak('setup.close')} onClose={() => setSheet(null)} className="setup-sheet">
          <SeedRow {...conditions} />
          <LanguageRow {...conditions} />
          <CurtainRow {...conditions} />
        </Sheet>
      )}
    </div>
  )
}
