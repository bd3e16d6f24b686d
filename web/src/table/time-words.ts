import type { Speak } from '@shamble/module'

const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400
/** Up to two minutes seconds are counted. */
const IN_SECONDS = 120

const two = (number: number): string => String(number).padStart(2, '0')

/** `4:05`, `1:20:00`; from two days on `3 d 4 h`. */
export function clockFace(milliseconds: number, speak: Speak): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const [days, hours] = [Math.floor(seconds / DAY), Math.floor(seconds / HOUR)]
  if (days >= 2) return speak('time.days', { days, hours: hours % 24 })
  const minutes = Math.floor(seconds / MINUTE)
  const rest = two(seconds % MINUTE)
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${two(minutes % 60)}:${rest}`
}

/** How long is left, as a sentence: for an answer, or until an open window passes and the question behind it comes. */
export function timeWords(milliseconds: number, speak: Speak, of: 'answer' | 'window' = 'answer'): string {
  const count = Math.ceil(milliseconds / 1000)
  const key = of === 'window' ? 'table.timer.window' : 'table.timer'
  if (count <= IN_SECONDS) return speak(key, { count })
  return speak(`${key}.long`, { time: clockFace(milliseconds, speak) })
}
