import type { HostPort, Invited } from '@shamble/host'
import type { Language, Speak } from '@shamble/module'
import { gameSpeaker, speaker } from '@shamble/text'
import { loadGame } from '../catalogue.js'
import type { Keyboard } from '../keyboard.js'
import type { Output } from '../output.js'
import { value } from '../saves.js'
import { givenNames } from '../seat-names.js'
import { readCommand } from '../table-commands.js'
import { TerminalTable } from '../terminal-table.js'
import { cliText } from '../text/index.js'
import { lineTo } from './line.js'
import { type Link, linkText, readLink } from './link.js'
import { OnlineRoom } from './online-room.js'
import { seatToken } from './seat-tokens.js'

/** A person's terminal at an online table: by a link, from the waiting room to the end. */
export async function playOnline(
  written: string,
  name: string | undefined,
  language: Language,
  output: Output,
  keys: Keyboard,
): Promise<number> {
  const speak = speaker(language, cliText[language])
  const link = readLink(written, speak)
  const { port, follow } = await lineTo(link, seatToken(link, name, speak), speak)
  try {
    const invited = value(await port.request({ type: 'invited', invitation: link.invitation }), speak)
    const module = await loadGame(invited.game)
    const game = gameSpeaker(module, language)('game.name')
    const { host } = invited
    output.out(speak(host === '' ? 'online.game' : 'online.gameOf', { game, host }))
    const match = await entered(port, link, invited, name, keys, speak)
    if (match === null) return 0
    const room = new OnlineRoom({ port, match, output, speak })
    follow((line) => room.line(line))
    const leave = await room.attend()
    try {
      if (!(await started(room, keys, output, speak))) return 0
      const { options } = value(await port.request({ type: 'rules', match }), speak)
      const { cards } = value(await port.request({ type: 'list' }), speak)
      const words = module.game.seats(options)
      const names = givenNames(cards.find((card) => card.id === match)?.seats ?? [], words)
      const called = speaker(language, cliText[language], module.text[language], names)
      const persons = room.own === null ? [] : [room.own]
      const saved = speak('online.saved', { link: linkText(link) })
      const setting = { port, module, match, persons, keyboard: keys, output, speak: called, language, saved, room }
      await new TerminalTable(setting, words, false).run()
      return 0
    } finally {
      leave()
    }
  } finally {
    port.close()
  }
}

/** Sits down, or looks on where no place is free; `null` when nobody says a name. */
async function entered(
  port: HostPort,
  { invitation }: Link,
  { match, as, waiting, open }: Invited,
  given: string | undefined,
  keys: Keyboard,
  speak: Speak,
): Promise<string | null> {
  // Someone who sits there already stays, and needs no name.
  const known = await port.request({ type: 'room', match })
  if (known.ok && known.value.seats.some((seat) => seat.by !== 'open' && seat.yours)) return match
  if (as === 'watcher' || !waiting || open === 0)
    return value(await port.request({ type: 'follow', invitation }), speak).match
  const name = given ?? (await keys.ask(speak('online.yourName')))
  if (name === null) return null
  return value(await port.request({ type: 'join', invitation, name: name.trim() }), speak).match
}

/** Waits until the match starts; `false` when people leave. */
async function started(room: OnlineRoom, keys: Keyboard, output: Output, speak: Speak): Promise<boolean> {
  if (room.room?.waiting) room.tellPlayers()
  let happens: Promise<void> | null = null
  while (room.room?.waiting && !room.isGone) {
    happens ??= room.happens().finally(() => {
      happens = null
    })
    const typed = await keys.askUntil(speak('online.room.prompt'), happens)
    room.tellNews()
    if (typed === null || (typed !== undefined && readCommand(typed)?.command === 'quit')) return false
    if (typed === undefined || typed.trim() === '') continue
    const done = await room.obey(typed)
    if (done === 'left') return false
    if (done === null) output.out(speak('online.room.help'))
  }
  return !room.isGone
}
