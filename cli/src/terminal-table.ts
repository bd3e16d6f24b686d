import { isAmong, isSamePerson, type Moment } from '@shamble/host'
import { type Seat, samePlain, type Viewer } from '@shamble/kernel'
import { readCommand } from './table-commands.js'
import { type CommandSetting, TerminalCommands } from './terminal-commands.js'
import { TerminalMatch } from './terminal-match.js'
import { TerminalVoice } from './terminal-voice.js'

const LISTED_AT_ONCE = 24

export interface TableSetting extends CommandSetting {
  readonly language: 'en' | 'fr'
}

/** A match played at one terminal, by one or several people. */
export class TerminalTable {
  readonly #setting: TableSetting
  readonly #seats: readonly string[]
  readonly #voice: TerminalVoice
  readonly #match: TerminalMatch
  readonly #commands: TerminalCommands
  readonly #curtained: boolean
  #shown: Viewer | null = null
  #happens: Promise<void> | null = null
  #wasAway = false
  #proposal: Moment['proposal'] = null

  /** @param secrets whether the people at this terminal must not see each other's screens */
  constructor(setting: TableSetting, seats: readonly string[], secrets: boolean) {
    this.#setting = setting
    this.#seats = seats
    const { module, output, speak, language } = setting
    this.#voice = new TerminalVoice({ module, output, speak, language, seats })
    this.#match = new TerminalMatch(setting, this.#voice)
    this.#commands = new TerminalCommands(setting, this.#match, this.#voice)
    this.#curtained = setting.persons.length > 1 && secrets
  }

  /** Plays until the match is over or people leave. */
  async run(): Promise<'over' | 'left'> {
    const stop = this.#match.listen()
    try {
      await this.#match.lookAround()
      for (;;) {
        const isAway = this.#setting.room?.isAway ?? false
        if (isAway !== this.#wasAway) await this.#match.lookAround()
        this.#wasAway = isAway
        if (!this.#curtained) this.#tellNews(this.#reader())
        this.#tellElsewhere()
        if (this.#setting.room?.isGone) return 'left'
        if (this.#match.dice !== null) {
          if (!(await this.#typeDice())) return 'left'
          continue
        }
        const here = this.#match.moment(this.#reader())
        if (here?.outcome) return this.#tellOutcome(here)
        const asked = this.#setting.room?.isAway
          ? []
          : this.#setting.persons.filter((seat) => this.#match.moment(seat)?.choices.asked)
        if (asked.length === 0) {
          if (!(await this.#waits())) return 'left'
        } else if (await this.#goesOn(asked[0]!)) continue
        else if (!(await this.#turnOf(asked))) return 'left'
      }
    } finally {
      stop()
    }
  }

  /** Whether the table answers by itself: in a window in which one could only pass. */
  async #goesOn(seat: Seat): Promise<boolean> {
    const { view, choices, seq } = this.#match.moment(seat)!
    const { pass } = choices
    if (pass === null || choices.actions.length + choices.spaces.length > 1) return false
    // Where a die with odds comes next people want to see them first.
    if (this.#setting.module.game.odds?.(view, pass)) return false
    return this.#match.answer(seat, pass, seq)
  }

  /** Whose news an uncurtained table shows. */
  #reader(): Viewer {
    return this.#setting.room?.isAway ? 'spectator' : (this.#setting.persons[0] ?? 'spectator')
  }

  /** `false` when people leave. */
  async #turnOf(asked: readonly Seat[]): Promise<boolean> {
    const first = asked[0]!
    const inWindow = this.#match.moment(first)!.choices.pass !== null
    if (!inWindow || asked.length === 1) return this.#seatActs(first)
    return this.#anyone(asked)
  }

  /** One neutral question for all who may respond, instead of a curtain each. */
  async #anyone(asked: readonly Seat[]): Promise<boolean> {
    const moment = this.#match.moment(asked[0]!)!
    this.#behindCurtain('spectator')
    this.#voice.say('play.anyone', { question: this.#setting.speak(`question.${moment.questions[0]?.kind ?? ''}`) })
    asked.forEach((seat, i) => {
      this.#setting.output.out(`  ${i + 1}  ${this.#voice.name(seat)}`)
    })
    const typed = await this.#setting.keyboard.ask('?')
    if (typed === null || readCommand(typed)?.command === 'quit') return false
    const seat = asked[Number(typed.trim()) - 1]
    if (seat !== undefined) return this.#seatActs(seat)
    if (typed.trim() !== '') return true
    for (const other of asked) {
      const { choices, seq } = this.#match.moment(other)!
      if (choices.pass !== null) await this.#match.answer(other, choices.pass, seq)
    }
    return true
  }

  /** `false` when people leave. */
  async #handOver(seat: Seat): Promise<boolean> {
    if (!this.#curtained || (this.#shown !== null && this.#isSamePerson(this.#shown, seat))) return true
    this.#behindCurtain(seat)
    const asks = this.#setting.speak('play.curtain', { seat: this.#voice.name(seat) })
    return (await this.#setting.keyboard.ask(asks)) !== null
  }

  async #seatActs(seat: Seat): Promise<boolean> {
    if (!(await this.#handOver(seat))) return false
    if (this.#curtained) this.#tellNews(seat)
    this.#shown = seat
    const match = this.#match
    this.#voice.board(match.moment(seat)!.view)
    this.#voice.answers(seat, match.askedOf(seat), LISTED_AT_ONCE)
    const left = this.#setting.room === undefined ? null : (match.moment(seat)!.timeLeft ?? null)
    if (left !== null) this.#voice.say('online.timeLeft', { seconds: Math.ceil(left / 1000) }, 'warn')
    const before = match.moment(seat)!.seq
    // Commands that only tell something leave the question standing.
    while (match.moment(seat)!.seq === before && match.dice === null && !match.moment(seat)!.outcome) {
      const typed = await this.#typed(this.#setting.speak('play.prompt'))
      if (typed === undefined) {
        if (this.#tellElsewhere() === 'gone') return true
      } else if (typed === null || !(await this.#obey(seat, typed.trim()))) return false
    }
    return true
  }

  /** What someone types; `undefined` where people are elsewhere and something has happened there. */
  #typed(prompt: string): Promise<string | null | undefined> {
    const { keyboard, room } = this.#setting
    if (room === undefined) return keyboard.ask(prompt)
    this.#happens ??= room.happens().finally(() => {
      this.#happens = null
    })
    return keyboard.askUntil(prompt, this.#happens)
  }

  /** Nobody here is asked: `false` when people leave. Those who wait for others may speak, look and act out of turn. */
  async #waits(): Promise<boolean> {
    const { room, speak, persons } = this.#setting
    if (room === undefined) {
      await this.#match.somethingHappens()
      return true
    }
    const typed = await this.#typed(speak(room.isAway ? 'online.prompt.away' : 'online.prompt'))
    if (typed === undefined) return true
    if (typed === null) return false
    const seat = persons[0]
    if (seat !== undefined && !room.isAway && this.#match.moment(seat) !== undefined)
      return this.#obey(seat, typed.trim())
    return this.#watcherSays(typed.trim())
  }

  /** Someone who watches has no answers to give. */
  async #watcherSays(typed: string): Promise<boolean> {
    if (readCommand(typed)?.command === 'quit') return false
    if (readCommand(typed)?.command === 'board') this.#voice.board(this.#match.moment('spectator')!.view)
    else if (typed !== '') {
      const done = await this.#setting.room!.obey(typed)
      if (done === null) this.#voice.say('online.watchHelp')
      return done !== 'left'
    }
    return true
  }

  /** What has happened around the table, and what the others want; `gone` where this place is another's now. */
  #tellElsewhere(): 'here' | 'gone' {
    const { room, persons } = this.#setting
    if (room === undefined) return 'here'
    room.tellNews()
    const proposal = this.#match.moment(this.#reader())?.proposal ?? null
    if (proposal !== null && !samePlain(proposal, this.#proposal)) {
      const by = this.#voice.name(proposal.by)
      const isAsked = proposal.waitsFor.some((seat) => persons.includes(seat))
      if (isAsked) this.#voice.say(`online.proposes.${proposal.kind}`, { by }, 'warn')
    }
    this.#proposal = proposal
    return room.isGone || room.isAway ? 'gone' : 'here'
  }

  /** One person at several seats passes the keyboard to nobody. */
  #isSamePerson(shown: Viewer, seat: Seat): boolean {
    const seats = this.#match.moment(seat)?.seats ?? []
    return shown === seat || (shown !== 'spectator' && isSamePerson(seats, shown, seat))
  }

  #behindCurtain(viewer: Viewer): void {
    if (this.#curtained && this.#shown !== viewer) this.#setting.keyboard.curtain()
    this.#shown = viewer
  }

  async #obey(seat: Seat, typed: string): Promise<boolean> {
    if (typed === '') return true
    const { module, output } = this.#setting
    const { choices, seq, foreseen } = this.#match.askedOf(seat)
    const numbered = /^\d+$/.test(typed) ? choices.actions[Number(typed) - 1] : undefined
    const command = readCommand(typed)
    const written = numbered ?? module.notation.read(typed)
    const isOwn = written === null && command === null
    const done = isOwn ? ((await this.#setting.room?.obey(typed)) ?? null) : null
    if (done !== null) return done !== 'left'
    const ordered = isOwn ? this.#match.ordered(seat, typed) : null
    const action = ordered !== null && 'draft' in ordered ? ordered.draft.action : written
    if (action !== null) {
      await this.#match.answer(seat, action, seq, foreseen !== null && isAmong(foreseen, action))
      return true
    }
    const { speak } = this.#setting
    if (ordered !== null && 'fault' in ordered) output.out(speak(ordered.fault.key, ordered.fault.params))
    else if (command === null) output.out(speak('play.unknown', { text: typed }))
    else if (command.command === 'as') return this.#actAs(command.rest)
    else return this.#commands.obey(seat, command.command, command.rest)
    return true
  }

  /** Someone acts although another is asked: an event "at any time". */
  async #actAs(who: string): Promise<boolean> {
    const seat = this.#setting.persons.find((other) =>
      [this.#seats[other], this.#voice.name(other).toLowerCase()].includes(who.toLowerCase()),
    )
    const choices = seat === undefined ? undefined : this.#match.moment(seat)?.choices
    if (seat === undefined || choices === undefined || choices.actions.length + choices.spaces.length === 0) {
      this.#voice.say('play.asWhom')
      return true
    }
    return this.#seatActs(seat)
  }

  async #typeDice(): Promise<boolean> {
    const asked = this.#match.dice!
    const { n, sides, why, by } = asked
    // Dice that only some may see are typed by one of them, with nobody else at the keyboard.
    const roller = by === 'all' ? undefined : this.#setting.persons.find((seat) => by.includes(seat))
    if (roller !== undefined && !(await this.#handOver(roller))) return false
    const typed = await this.#setting.keyboard.ask(this.#setting.speak('play.rolled', { n, sides, rule: why }))
    if (typed === null || readCommand(typed)?.command === 'quit') return false
    const dice = typed
      .trim()
      .split(/[\s,+]+/)
      .map(Number)
    if (!(await this.#match.giveDice(asked, dice))) this.#voice.say('play.diceWrong', { n, sides }, 'warn')
    if (!this.#match.isSeen) await this.#match.lookAround()
    return true
  }

  #tellNews(viewer: Viewer): void {
    const news = this.#match.takeNews(viewer)
    // Behind curtains everybody has their own news; an open table tells it once for all.
    if (!this.#curtained) this.#match.forgetNews()
    for (const event of news) this.#voice.event(event)
  }

  #tellOutcome(moment: Moment): 'over' {
    const { outcome } = moment
    if (this.#curtained) this.#tellNews(moment.viewer)
    this.#voice.board(this.#match.moment(moment.viewer)!.view)
    this.#voice.outcome(outcome!)
    return 'over'
  }
}
