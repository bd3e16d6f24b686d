import { writeFileSync } from 'node:fs'
import { type Seat, samePlain } from '@shamble/kernel'
import type { Keyboard } from './keyboard.js'
import type { OnlineRoom } from './online/online-room.js'
import type { TableCommand } from './table-commands.js'
import type { MatchSetting, TerminalMatch } from './terminal-match.js'
import type { TerminalVoice } from './terminal-voice.js'

export interface CommandSetting extends MatchSetting {
  readonly keyboard: Keyboard
  /** Where the match is kept and how people come back to it, for those who ask. */
  readonly saved: string
  /** The people around the table, where some of them are elsewhere. */
  readonly room?: OnlineRoom
}

/** What a terminal table does when people type a command instead of an answer. */
export class TerminalCommands {
  readonly #setting: CommandSetting
  readonly #match: TerminalMatch
  readonly #voice: TerminalVoice

  constructor(setting: CommandSetting, match: TerminalMatch, voice: TerminalVoice) {
    this.#setting = setting
    this.#match = match
    this.#voice = voice
  }

  /** `false` when people leave. Who acts for whom is the table's affair. */
  async obey(seat: Seat, command: Exclude<TableCommand, 'as'>, rest: string): Promise<boolean> {
    switch (command) {
      case 'quit':
        this.#tellSaved()
        return false
      case 'save':
        this.#tellSaved()
        return true
      case 'help':
        this.#voice.say('play.help')
        if (this.#setting.room !== undefined) this.#voice.say('online.help')
        return true
      case 'list':
        this.#voice.answers(seat, this.#match.askedOf(seat), Number.POSITIVE_INFINITY)
        this.#voice.composed(this.#match.askedOf(seat))
        return true
      case 'board':
        this.#voice.board(this.#match.moment(seat)!.view)
        return true
      case 'why':
        this.#voice.refused(this.#match.askedOf(seat))
        return true
      case 'rule':
        this.#voice.rule(rest)
        return true
      case 'odds':
        this.#voice.odds(this.#match.askedOf(seat), Number(rest))
        return true
      case 'try':
        await this.#tellTried(seat, rest)
        return true
      case 'log':
        await this.#tellLog(seat)
        return true
      case 'hint':
        await this.#tellHint(seat)
        return true
      case 'export':
        await this.#export(rest || `${this.#setting.match}.match`)
        return true
      case 'resign':
        if (await this.#agrees('play.resign', seat))
          await this.#match.answer(seat, { type: 'resign' }, this.#match.moment(seat)!.seq)
        return true
      case 'undo':
        await this.#propose(seat, 'undo')
        return true
      case 'stop':
        await this.#propose(seat, 'end')
        return true
    }
  }

  async #propose(asker: Seat, type: 'undo' | 'end'): Promise<void> {
    const { match } = this.#setting
    const seat = type === 'undo' ? this.#lastToAct(asker) : asker
    const reply = await this.#match.request({ type, match, seat })
    if (!this.#match.accepted(reply)) return
    const elsewhere = reply.value.waitsFor.filter((other) => !this.#setting.persons.includes(other))
    if (elsewhere.length > 0) {
      this.#voice.say('online.waitsFor', { names: elsewhere.map((other) => this.#voice.name(other)).join(', ') })
      return
    }
    for (const other of reply.value.waitsFor) {
      const agree = await this.#agrees(type === 'undo' ? 'play.undoWaits' : 'play.endWaits', other)
      this.#match.accepted(await this.#match.request({ type: 'consent', match, seat: other, agree }))
      if (!agree) {
        this.#voice.say('play.declined')
        return
      }
    }
    if (type === 'undo') this.#voice.say('play.undoDone')
  }

  /** At one keyboard "undo" means the last step that someone here took. */
  #lastToAct(otherwise: Seat): Seat {
    const alone = this.#setting.persons.find((seat) => {
      const undo = this.#match.moment(seat)?.undo
      return undo !== undefined && 'needs' in undo && undo.needs.length === 0
    })
    return alone ?? otherwise
  }

  async #agrees(question: string, seat: Seat): Promise<boolean> {
    const typed = await this.#setting.keyboard.ask(this.#setting.speak(question, { seat: this.#voice.name(seat) }))
    const yes = this.#setting.speak('play.yes')
    return typed?.trim().toLowerCase().startsWith(yes) ?? false
  }

  /** Says what the rules would say to an answer, and gives none. */
  async #tellTried(seat: Seat, typed: string): Promise<void> {
    const { module, speak, output } = this.#setting
    const ordered = this.#match.ordered(seat, typed)
    const written =
      module.notation.read(typed) ?? (ordered !== null && 'draft' in ordered ? ordered.draft.action : null)
    if (written === null) {
      const fault =
        ordered !== null && 'fault' in ordered ? ordered.fault : { key: 'play.unknown', params: { text: typed } }
      output.out(speak(fault.key, fault.params))
      return
    }
    const reply = await this.#match.check(seat, written)
    if (this.#match.accepted(reply)) this.#voice.checked(reply.value, module.notation.write(written))
  }

  async #tellLog(seat: Seat): Promise<void> {
    const reply = await this.#match.request({ type: 'log', match: this.#setting.match, seat })
    if (!reply.ok) return
    for (const entry of reply.value.entries) for (const event of entry.events) this.#voice.event(event)
  }

  async #tellHint(seat: Seat): Promise<void> {
    const reply = await this.#match.request({ type: 'hint', match: this.#setting.match, seat })
    if (!reply.ok) {
      this.#voice.say('play.noHint')
      return
    }
    const { module, output, speak } = this.#setting
    const { action, reason } = reply.value
    const would = speak('play.hint', { action: module.label(action, this.#match.moment(seat)!.view, speak) })
    output.out(reason === null ? would : `${would} ${speak(`hint.${reason.key}`, reason.params)}`)
    const listed = this.#match.askedOf(seat).choices.actions.findIndex((other) => samePlain(other, action))
    this.#voice.say('play.hint.typed', { typed: listed < 0 ? module.notation.write(action) : listed + 1 }, 'dim')
  }

  async #export(file: string): Promise<void> {
    const reply = await this.#match.request({ type: 'export', match: this.#setting.match })
    if (!reply.ok) return
    try {
      writeFileSync(file, reply.value.record)
      const isOpen = this.#setting.room === undefined || this.#match.isOver
      this.#voice.say(isOpen ? 'play.exported' : 'online.exported', { file })
    } catch (error) {
      this.#voice.say('play.unwritten', { reason: (error as Error).message }, 'bad')
    }
  }

  #tellSaved(): void {
    this.#setting.output.out(this.#setting.saved)
  }
}
