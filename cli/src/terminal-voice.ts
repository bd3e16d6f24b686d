import type { Checked } from '@shamble/drafts'
import type { Moment } from '@shamble/host'
import type { DraftShape, GameEvent, Outcome, Seat, ViewBase } from '@shamble/kernel'
import type { GameModule, Speak } from '@shamble/module'
import { eventSentence, oddsSentence, refusalSentence, seatName, TABLE_LEDGER } from '@shamble/text'
import { type Output, paint, paintLine } from './output.js'

/** What is asked of a seat, as far as it is written down. */
export type Question = Pick<Moment, 'view' | 'choices' | 'questions'>

export interface VoiceSetting {
  readonly module: GameModule
  readonly output: Output
  readonly speak: Speak
  readonly language: 'en' | 'fr'
  readonly seats: readonly string[]
}

/** Everything that a terminal table writes: boards, answers, odds, rules, what happened. It decides nothing. */
export class TerminalVoice {
  readonly #setting: VoiceSetting

  constructor(setting: VoiceSetting) {
    this.#setting = setting
  }

  say(key: string, params: Record<string, string | number> = {}, tone: Parameters<typeof paint>[1] = 'plain'): void {
    this.#setting.output.out(paint(this.#setting.speak(key, params), tone, this.#setting.output.colour))
  }

  name(seat: Seat): string {
    return seatName(this.#setting.seats, seat, this.#setting.speak)
  }

  board(view: ViewBase): void {
    const { module, output, speak } = this.#setting
    output.out('')
    for (const line of module.draw(view, speak)) output.out(paintLine(line, output.colour))
  }

  answers(seat: Seat, { view, choices, questions }: Question, most: number): void {
    const { module, output, speak } = this.#setting
    const kind = questions.find((question) => question.seat === seat)?.kind
    output.out('')
    output.out(
      paint(
        `${speak('play.turn', { turn: view.turn })}. ${kind === undefined ? this.name(seat) : speak('play.asked', { seat: this.name(seat), question: speak(`question.${kind}`) })}`,
        'strong',
        output.colour,
      ),
    )
    choices.actions.slice(0, most).forEach((action, i) => {
      const odds = module.game.odds?.(view, action) ?? null
      const rules =
        odds === null
          ? module.rule(action, view)
          : [odds.rule, ...odds.modifiers.map((modifier) => `${modifier.rule} ${signed(modifier.value)}`)].join(', ')
      const label = module.label(action, view, speak)
      const chance = odds === null ? '' : `  ${paint(oddsSentence(odds, speak), 'good', output.colour)}`
      output.out(`${String(i + 1).padStart(4)}  ${label}${chance}  ${paint(`[${rules}]`, 'dim', output.colour)}`)
    })
    if (choices.actions.length > most) this.say('play.more', { count: choices.actions.length - most }, 'dim')
    for (const space of choices.spaces)
      this.say(
        'play.orSpace',
        { kind: speak(`space.${space.kind}`), example: speak(`space.${space.kind}.example`) },
        'dim',
      )
  }

  /** The words that an answer in words of one's own may hold. */
  composed({ choices }: Question): void {
    const { output, speak } = this.#setting
    for (const { kind, shape } of choices.spaces)
      for (const { field, words } of wordsOf(shape, `space.${kind}`, speak))
        output.out(paint(`      ${speak('play.words', { field, words: words.join(', ') })}`, 'dim', output.colour))
  }

  refused({ view, choices }: Question): void {
    const { module, output, speak } = this.#setting
    if (choices.refused.length === 0) this.say('play.nothingRefused')
    else this.say('play.refusedList')
    for (const { action, refusal } of choices.refused) {
      output.out(
        `      ${module.label(action, view, speak)}  ${paint(`[${refusal.rule}]`, 'dim', output.colour)} ${refusalSentence(refusal, speak)}`,
      )
    }
  }

  /** Everything that can come of one answer, with every modifier and its rule. */
  odds({ view, choices }: Question, number: number): void {
    const { module, output, speak } = this.#setting
    const action = choices.actions[number - 1]
    const odds = action === undefined ? null : (module.game.odds?.(view, action) ?? null)
    if (odds === null) {
      this.say('play.noOdds')
      return
    }
    for (const line of oddsSentence(odds, speak, 'whole').split(', ')) output.out(`      ${line}`)
    for (const { rule, value } of odds.modifiers)
      output.out(`      ${signed(value)}  ${paint(`[${rule}]`, 'dim', output.colour)} ${this.#ruleText(rule)}`)
  }

  /** What the rules would say to an answer, what it costs and what can come of it. */
  checked({ refusal, odds, about }: Checked, written: string): void {
    const { output, speak } = this.#setting
    if (refusal === null) this.say('play.tried', { action: written }, 'good')
    else this.say('play.refused', { rule: refusal.rule, why: refusalSentence(refusal, speak) }, 'warn')
    for (const { key, params } of about) output.out(`      ${speak(`draft.${key}`, params)}`)
    if (odds !== null) output.out(`      ${oddsSentence(odds, speak, 'whole')}`)
  }

  #ruleText(id: string): string {
    return this.#setting.module.ledger.find((entry) => entry.id === id)?.[this.#setting.language] ?? ''
  }

  rule(id: string): void {
    const { module, output, language, speak } = this.#setting
    const entry = [...module.ledger, ...TABLE_LEDGER].find((known) => known.id.toLowerCase() === id.toLowerCase())
    output.out(entry === undefined ? speak('play.unknown', { text: id }) : `${entry.id}  ${entry[language]}`)
  }

  event(event: GameEvent): void {
    const { output, speak } = this.#setting
    const dice = event.dice === undefined ? '' : ` ${paint(`[${event.dice.join(' ')}]`, 'warn', output.colour)}`
    const changes = (event.modifiers ?? []).map((modifier) => `${modifier.rule} ${signed(modifier.value)}`).join(', ')
    const rules = changes === '' ? event.rule : `${event.rule}; ${changes}`
    output.out(
      `  ${eventSentence(event, this.#setting.seats, speak)}${dice} ${paint(`[${rules}]`, 'dim', output.colour)}`,
    )
  }

  outcome(outcome: Outcome): void {
    const { speak, output } = this.#setting
    const winners = outcome.winners.map((seat) => this.name(seat)).join(', ')
    output.out('')
    output.out(
      paint(
        `${speak(winners ? 'play.won' : 'play.drawn', { winners, reason: speak(`reason.${outcome.reason}`) })} [${outcome.rule}]`,
        'strong',
        output.colour,
      ),
    )
  }
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

interface FieldWords {
  readonly field: string
  readonly words: readonly string[]
}

/** What can be chosen in a shape and in all that it holds, by the names of its fields. */
function wordsOf(shape: DraftShape, key: string, speak: Speak): readonly FieldWords[] {
  switch (shape.kind) {
    case 'choice':
      return [{ field: speak(key), words: shape.of.map((value) => speak(`${shape.words}.${value}`)) }]
    case 'pick':
      return [{ field: speak(key), words: shape.from.map(({ say }) => speak(say.key, say.params)) }]
    case 'list':
      return wordsOf(shape.of, key, speak)
    case 'form':
      return shape.fields.flatMap((field) => wordsOf(field.shape, field.key, speak))
    default:
      return []
  }
}
