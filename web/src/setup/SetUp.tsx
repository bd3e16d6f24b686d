import type { SeatCard } from '@shamble/host'
import type { Plain } from '@shamble/kernel'
import type { Language } from '@shamble/module'
import { useEffect, useMemo, useState } from 'react'
import { clashWords } from '../app/fault-words.js'
import { useKeys } from '../app/use-keys.js'
import { DrawerSheet } from '../drawer/DrawerSheet.js'
import type { PageModule } from '../games/page-module.js'
import { defaultBot } from '../games/registry.js'
import type { Words } from '../games/table-game.js'
import { Sheet } from '../table/Sheet.js'
import { About } from './About.js'
import { Conditions, CurtainRow, DiceRow, LanguageRow, SeedRow } from './Conditions.js'
import {
  type Chosen,
  type CreateRequest,
  clashOf,
  type Draft,
  differing,
  forSeveral,
  groupsOf,
  type Handed,
  modeOf,
  newDraft,
  optionsOf,
  PERSON,
  planWith,
  requestOf,
  type SeatDraft,
  seatsOf,
  specOf,
  usualAt,
  withChosen,
  withHanded,
  withMode,
  withOnline,
  withOption,
  withUsual,
} from './draft.js'
import { Modes } from './Modes.js'
import { useNarrow } from './narrow.js'
import { OptionRow } from './OptionRow.js'
import { Presets } from './Presets.js'
import type { SetupPlan } from './plan.js'
import { RuleList } from './RuleList.js'
import { SamePlayers } from './SamePlayers.js'
import { Seats } from './Seats.js'
import { SetUpBar } from './SetUpBar.js'
import { StartKey, Summary, TableMap } from './ThisTable.js'
import { withThing } from './things-list.js'
import { baseWord } from './words.js'
import '../styles/setup.css'
import '../styles/setup-plain.css'

/** What a table wants to know that its host does not. */
export interface TableWishes {
  /** Whether a curtain falls between people who must not see each other's secrets. */
  readonly curtain: boolean
  /** Names as they were typed, for the next time. */
  readonly names: readonly string[]
}

/** The match that a new one goes on from. */
export interface MatchBefore {
  readonly match: string
  /** Options that nobody may choose. */
  readonly handed: Handed
  /** What the modes decided in that match and nothing hands on: who plays, above all. */
  readonly decided: Handed
  readonly seats: readonly SeatCard[]
  readonly realDice: boolean
  /** Whether another match goes on from it already. */
  readonly isCopy: boolean
  /** Whether others play in it from elsewhere: the same people are asked, and nothing is chosen for them. */
  readonly isShared?: boolean
}

export interface SetUpProps {
  readonly module: PageModule
  /** How its options are put before people. */
  readonly plan: SetupPlan
  /** The game's own bots, by name. */
  readonly bots: readonly string[]
  /** Speaks the game's words and the page's. */
  readonly words: Words
  /** Defaults of this host that the game would not choose: windows that are polled at one screen, say. */
  readonly usual?: Readonly<Record<string, Plain>>
  readonly before?: MatchBefore
  /** Options that were chosen on the way here. */
  readonly chosen?: Chosen
  /** Names that people used before, in the order of their seats. */
  readonly names: readonly string[]
  /** Whether a curtain fell at the last table. */
  readonly curtain: boolean
  /** Whether tables open as text. */
  readonly twin: boolean
  /** A sentence that says why the last start was refused, or none. */
  readonly trouble?: string | null
  /** Whether friends can come to this table from elsewhere, or are to. */
  readonly online?: 'never' | 'possible' | 'wanted'
  /** What everybody should know before the match begins, or nothing. */
  readonly note?: string | null
  readonly onStart: (request: CreateRequest, wishes: TableWishes) => void
  /** `null` where a game has no guided turn. */
  readonly onGuide: (() => void) | null
  readonly onTwin: (twin: boolean) => void
  readonly onRules: () => void
  readonly onRule: (id: string) => void
  readonly onLanguage: (language: Language) => void
  readonly onHome: () => void
}

const NOBODY = () => undefined
const NOTHING = {}

/** Anyone who leaves to read a rule finds the sheet as it was; a reload forgets it. */
const kept = new Map<string, Draft>()

function firstDraft(module: PageModule, plan: SetupPlan, props: SetUpProps, bot: string): Draft {
  const { names, curtain, before, chosen = {}, online } = props
  const first = newDraft(module, online === 'wanted' ? forSeveral(module, plan) : plan, names, bot)
  const draft = withChosen(module, { ...first, curtain }, chosen, bot, plan)
  if (before === undefined) return draft
  const { seats, realDice, decided } = before
  const sized = Object.entries(decided).reduce(
    (now, [name, value]) => withOption(module, now, name, value, bot, plan),
    draft,
  )
  // Anyone who played before plays on.
  const same = seats.map((plan) =>
    plan.by === 'bot' ? { by: plan.bot, name: '' } : { by: PERSON, name: plan.by === 'person' ? plan.name : '' },
  )
  return { ...sized, realDice, seats: same.length === seatsOf(module, sized).length ? same : sized.seats }
}

function afterMatch(request: CreateRequest, { match, isCopy, isShared }: MatchBefore): CreateRequest {
  const { seats: _seats, seed: _seed, realDice: _realDice, ...chosen } = request
  const given = isShared ? chosen : request
  return { ...given, after: match, ...(isCopy ? { copy: true } : {}) }
}

/** One sheet: mode, seats, dice, rules, and the one filled key that starts. */
export function SetUp(props: SetUpProps) {
  const { words, before } = props
  const handed = before?.handed ?? NOTHING
  const plan = useMemo(() => planWith(props.plan, handed), [props.plan, handed])
  const { speak } = words
  // `random` plays everything.
  const bots = [...props.bots, 'random']
  const bot = defaultBot(props.module.game.id)
  const narrow = useNarrow()
  const sheetOf = `${props.module.game.id} ${before?.match ?? ''} ${JSON.stringify(props.chosen ?? {})}`
  const usualFor = (place: 'here' | 'online') => ({ ...(props.usual ?? usualAt(place, props.module)), ...handed })
  const [draft, keepDraft] = useState(() => {
    const here = withUsual(props.module, usualFor('here'))
    const known = kept.get(sheetOf)
    if (props.online !== 'wanted') return known ?? firstDraft(here, plan, props, bot)
    const isForSeveral = known !== undefined && seatsOf(here, known).length > 1
    return withOnline(here, isForSeveral ? known : firstDraft(here, plan, props, bot), true)
  })
  const place = draft.online === true ? 'online' : 'here'
  const usual = useMemo(() => usualFor(place), [props.usual, props.module, place, handed])
  const module = useMemo(() => withUsual(props.module, usual), [props.module, usual])
  const setDraft = (next: Draft | ((now: Draft) => Draft)): void =>
    keepDraft((now) => withHanded(typeof next === 'function' ? next(now) : next, handed))
  useEffect(() => {
    kept.set(sheetOf, draft)
  }, [sheetOf, draft])
  const [looked, setLooked] = useState<string | null>(null)
  const [sheet, setSheet] = useState<'rules' | 'small' | null>(null)
  /** For which option the drawer is open. */
  const [drawn, setDrawn] = useState<{ readonly option: string; readonly kind: string } | null>(null)

  const options = optionsOf(module, draft)
  const seats = seatsOf(module, draft)
  const total = groupsOf(module, plan).reduce((sum, group) => sum + group.options.length, 0)
  const changed = differing(module, plan, options)
  // Where there is no room for all rows: what everyone chooses, what is fixed, and what someone has changed.
  const handedOn = Object.keys(handed).filter((name) => !plan.decided.includes(name))
  const told = [...new Set([...(plan.asksLead && plan.lead !== null ? [plan.lead] : []), ...handedOn, ...changed])]
  const set = (name: string, value: Plain): void => setDraft((now) => withOption(module, now, name, value, bot, plan))
  const change = (part: Partial<Draft>): void => setDraft((now) => ({ ...now, ...part }))
  const seat = (index: number, part: Partial<SeatDraft>): void =>
    setDraft((now) => ({ ...now, seats: now.seats.map((one, i) => (i === index ? { ...one, ...part } : one)) }))
  const clash = clashOf(props.module, options)
  const clashing = clash === null ? null : clashWords(clash, speak)
  const start = (): void => {
    if (clash !== null) return
    const request = requestOf(module, draft, usual)
    props.onStart(before === undefined ? request : afterMatch(request, before), {
      curtain: draft.curtain,
      names: seats.map(({ name }) => name),
    })
  }

  useKeys({
    ...(props.onGuide === null ? {} : { g: props.onGuide }),
    t: () => props.onTwin(!props.twin),
    r: props.onRules,
    Escape: props.onHome,
    Enter: start,
  })

  const common = { module, plan, draft, words, onRule: props.onRule }
  const rows = {
    ...common,
    handed,
    onSet: set,
    onLook: setLooked,
    onDrawer: (option: string, kind: string) => setDrawn({ option, kind }),
  }
  const conditions = { ...common, onChange: change, onLanguage: props.onLanguage }
  // A match that goes on from another keeps its rules: no set of them would hold.
  const presets = before === undefined ? <Presets {...common} bot={bot} onDraft={setDraft} /> : null
  const trouble = (
    <div role="alert">
      {clashing !== null && <p className="refused">{clashing}</p>}
      {clashing === null && props.trouble ? (
        <p className="refused">{speak('setup.refused', { reason: props.trouble })}</p>
      ) : null}
      {props.note ? <p>{props.note}</p> : null}
      {before?.isCopy && <p>{speak('setup.copy')}</p>}
    </div>
  )

  return (
    <div className={narrow ? 'setup narrow' : 'setup'}>
      <SetUpBar {...props} narrow={narrow} isNext={before !== undefined} />
      <main className="setup-body" data-plain={plan.modes.length === 0 || undefined}>
        {plan.modes.length > 0 && (
          <Modes
            plan={plan}
            chosen={modeOf(module, plan, draft)}
            narrow={narrow}
            words={words}
            onMode={(mode) => setDraft((now) => withMode(module, now, mode, bot, modeOf(module, plan, now)))}
          />
        )}
        {narrow && presets !== null && (
          <section className="col which">
            <h2 className="caps">{speak('setup.presets')}</h2>
            {presets}
          </section>
        )}
        <div className="seats">
          {before?.isShared && <SamePlayers seats={before.seats} words={words} />}
          {!before?.isShared && (
            <section className="col">
              <h2 className="caps">
                <span>{speak('setup.seats')}</span>
                {props.online !== undefined && props.online !== 'never' && seats.length > 1 ? (
                  <button
                    type="button"
                    className="online-switch"
                    aria-pressed={draft.online === true}
                    onClick={() => setDraft((now) => withOnline(module, now, !now.online))}
                  >
                    {speak('setup.seats.online')}
                  </button>
                ) : (
                  <span>{speak('setup.seats.screen')}</span>
                )}
              </h2>
              <Seats
                module={module}
                plan={plan}
                draft={draft}
                bots={bots}
                words={words}
                clash={clash !== null && clash.option === plan.seats?.option ? clashing : null}
                onSeat={seat}
                onSet={set}
              />
            </section>
          )}
          {!narrow && !before?.isShared && <Conditions {...conditions} roomy={seats.length < 3} />}
        </div>
        <section className="rules col">
          <h2 className="caps">
            <span>{speak(narrow ? 'setup.rules.single' : 'setup.rules.title')}</span>
            <span className={changed.length > 0 ? 'cold' : undefined}>
              {narrow
                ? speak('setup.differ.short', { count: changed.length, total })
                : speak('setup.differ', { count: changed.length, total, base: baseWord(speak, plan, options) })}
            </span>
          </h2>
          {!narrow && presets}
          {narrow ? (
            <>
              {told.length > 0 && (
                <ul>
                  {told.map((name) => (
                    <OptionRow key={name} {...rows} onLook={NOBODY} name={name} rules={plan.rules[name] ?? []} />
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
        {narrow && !before?.isShared && (
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
              <TableMap {...common} />
              <Summary {...common} />
            </section>
            <div className="start keys">
              {trouble}
              <StartKey {...common} barred={clash !== null} shared={before?.isShared === true} onStart={start} />
            </div>
          </aside>
        )}
      </main>
      {narrow && (
        <footer className="end">
          {trouble}
          <Summary {...common} brief />
          <StartKey {...common} barred={clash !== null} shared={before?.isShared === true} onStart={start} />
        </footer>
      )}
      {sheet === 'rules' && (
        <Sheet title={speak('setup.rules.title')} close={() => setSheet(null)} className="setup-sheet tall">
          <RuleList {...rows} onLook={NOBODY} />
        </Sheet>
      )}
      {drawn !== null && (
        <DrawerSheet
          module={module}
          words={words}
          kind={drawn.kind}
          onUse={(value) => {
            set(drawn.option, withThing(specOf(module, drawn.option), options[drawn.option]!, value))
            setDrawn(null)
          }}
          close={() => setDrawn(null)}
        />
      )}
      {sheet === 'small' && (
        <Sheet title={speak('setup.small')} close={() => setSheet(null)} className="setup-sheet tall">
          <SeedRow {...conditions} />
          <LanguageRow {...conditions} />
          <CurtainRow {...conditions} />
        </Sheet>
      )}
    </div>
  )
}
