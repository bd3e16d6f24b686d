import type { HostPort, Moment } from '@shamble/host'
import { speaker } from '@shamble/text'
import { goTo } from '../app/address.js'
import { settings } from '../app/settings.js'
import { useWatched, Watched } from '../app/watched.js'
import { play } from '../table/sounds.js'
import { onlineText } from '../text/online.js'
import { isMuted, muted } from './muted.js'
import { remindedAt } from './reminders.js'

const permission = (): boolean => globalThis.Notification?.permission === 'granted'

const notified = new Watched(permission())

/** Whether this browser tells people outside the page that it is their turn. */
export const useNotified = (): boolean => useWatched(notified)

/** Whether it could: not at an address that is not secure, and not after someone has said no. */
export const mayNotify = (): boolean =>
  globalThis.isSecureContext === true && globalThis.Notification !== undefined && Notification.permission !== 'denied'

export async function notifyMe(): Promise<void> {
  await Notification.requestPermission()
  notified.set(permission())
}

/** Whether someone is really asked: a window in which nothing can be done passes by itself. */
const isAsked = ({ choices, outcome, viewer }: Moment): boolean =>
  viewer !== 'spectator' && outcome === null && choices.asked && choices.actions.length + choices.spaces.length > 1

/**
 * While any tab is open: title, sound and a notice of the browser when it becomes this person's turn out of sight, or
 * others ask whether they are ready.
 */
export function watchTurns(port: HostPort): void {
  const asked = new Set<string>()
  const reminded = new Map<string, number>()
  let title: string | null = null
  const calm = (): void => {
    if (document.hidden || title === null) return
    document.title = title
    title = null
  }
  document.addEventListener('visibilitychange', calm)
  const ring = (key: 'online.turn' | 'talk.ready', match: string): void => {
    if (!document.hidden) return
    const { language, sound, volume } = settings.get()
    const said = speaker(language, onlineText[language])(key)
    title ??= document.title
    document.title = `◆ ${said}`
    if (sound) play('turn', volume)
    if (!permission()) return
    const shown = new Notification('Shamble', { body: said, tag: match })
    shown.onclick = () => {
      globalThis.focus()
      goTo({ at: 'table', match })
    }
  }
  port.listen((notice) => {
    if (notice.type === 'room') {
      const { room } = notice
      const at = remindedAt(room, (seat) => !isMuted(muted.get(), room.match, seat), Date.now())
      if (at === null || at === reminded.get(room.match)) return
      reminded.set(room.match, at)
      ring('talk.ready', room.match)
      return
    }
    if (notice.type !== 'moment') return
    const { match, viewer } = notice.moment
    const key = `${match} ${viewer}`
    if (!isAsked(notice.moment)) {
      asked.delete(key)
      return
    }
    if (asked.has(key)) return
    asked.add(key)
    ring('online.turn', match)
  })
}
