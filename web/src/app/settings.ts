import { LANGUAGES, type Language } from '@shamble/module'
import { Watched } from './watched.js'

export const THEMES = ['dark', 'light', 'system'] as const
/** How long the actions of others are shown: not at all, quickly, readably, slowly. */
export const PACES = [0, 1, 2, 3] as const

/** Low, medium, high. */
export const VOLUMES = [1, 2, 3] as const
export const ROLLS = ['ask', 'self'] as const
export const SUGGESTS = ['first', 'on', 'off'] as const

/** More than any table seats, and longer than any field takes. */
const MOST_NAMES = 20
const LONGEST_NAME = 200

const MOTIONS = ['full', 'less'] as const
const CURTAINS = ['secret', 'never'] as const

export type Settings = {
  readonly language: Language
  readonly theme: (typeof THEMES)[number]
  readonly motion: (typeof MOTIONS)[number]
  readonly pace: (typeof PACES)[number]
  readonly sound: boolean
  readonly volume: (typeof VOLUMES)[number]
  /** Whether sound was offered: once is enough. */
  readonly soundOffered: boolean
  /** The player's own die waits for its button, or falls by itself. */
  readonly rolls: (typeof ROLLS)[number]
  /** Whether moves are suggested unasked: in a first game, always, never. */
  readonly suggest: (typeof SUGGESTS)[number]
  readonly numbers: boolean
  readonly twin: boolean
  /** Between people at one screen: when something is secret, or never. */
  readonly curtain: (typeof CURTAINS)[number]
  readonly names: readonly string[]
}

const among = (values: readonly unknown[]) => (given: unknown) => values.includes(given)
const flag = among([true, false])

/** By hand, because the home page waits for it: the reader of messages is ten times as long. */
const IS_ONE: Readonly<Record<keyof Settings, (given: unknown) => boolean>> = {
  language: among(LANGUAGES),
  theme: among(THEMES),
  motion: among(MOTIONS),
  pace: among(PACES),
  sound: flag,
  volume: among(VOLUMES),
  soundOffered: flag,
  rolls: among(ROLLS),
  suggest: among(SUGGESTS),
  numbers: flag,
  twin: flag,
  curtain: among(CURTAINS),
  names: (given) =>
    Array.isArray(given) &&
    given.length <= MOST_NAMES &&
    given.every((name) => typeof name === 'string' && name.length <= LONGEST_NAME),
}

const KEPT_AS = 'shamble.settings'

function defaults(): Settings {
  const language: Language = globalThis.navigator?.language?.startsWith('fr') ? 'fr' : 'en'
  return {
    language,
    theme: 'dark',
    motion: 'full',
    pace: 2,
    sound: false,
    volume: 2,
    soundOffered: false,
    rolls: 'ask',
    suggest: 'first',
    numbers: true,
    twin: false,
    curtain: 'secret',
    names: [],
  }
}

/** What this browser remembers; a setting that no longer exists falls back to its default. */
export function readSettings(kept: string | null): Settings {
  const usual = defaults()
  if (kept === null) return usual
  try {
    const given: unknown = JSON.parse(kept)
    if (typeof given !== 'object' || given === null) return usual
    // Each on its own: what a newer or an older page wished does not cost the other wishes.
    const wishes = Object.entries(IS_ONE).flatMap(([name, isOne]) => {
      const wish = (given as Record<string, unknown>)[name]
      return Object.hasOwn(given, name) && isOne(wish) ? [[name, wish]] : []
    })
    return { ...usual, ...(Object.fromEntries(wishes) as Partial<Settings>) }
  } catch {
    return usual
  }
}

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    // Blocked by the browser: settings last as long as the page.
    return null
  }
}

export const settings = new Watched<Settings>(readSettings(storage()?.getItem(KEPT_AS) ?? null))

settings.watch(() => {
  try {
    storage()?.setItem(KEPT_AS, JSON.stringify(settings.get()))
  } catch {
    // Full or blocked: nothing is lost but the wish.
  }
})

/** Tells what another tab of this browser wishes from now on. */
export function watchOtherTabs(tell: (wished: Settings) => void): void {
  globalThis.window?.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEPT_AS && newValue !== null) tell(readSettings(newValue))
  })
}

const prefers = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false

/** Whether things may move: the person's own choice, and never against the system's. */
export const motionIsFull = (): boolean =>
  settings.get().motion === 'full' && !prefers('(prefers-reduced-motion: reduce)')

export function shownTheme(theme: Settings['theme']): 'dark' | 'light' {
  if (theme !== 'system') return theme
  return prefers('(prefers-color-scheme: light)') ? 'light' : 'dark'
}
