import { LANGUAGES, type Language } from '@shamble/module'
import * as z from 'zod/mini'
import { Watched } from './watched.js'

export const THEMES = ['dark', 'light', 'system'] as const
/** How long the actions of others are shown: not at all, quickly, readably, slowly. */
export const PACES = [0, 1, 2, 3] as const

const settingsSchema = z.object({
  language: z.enum(LANGUAGES),
  theme: z.enum(THEMES),
  motion: z.enum(['full', 'less']),
  pace: z.literal([...PACES]),
  sound: z.boolean(),
  numbers: z.boolean(),
  twin: z.boolean(),
  /** Between people at one screen: when something is secret, or never. */
  curtain: z.enum(['secret', 'never']),
  names: z.array(z.string()),
})
export type Settings = z.infer<typeof settingsSchema>

const KEPT_AS = 'shamble.settings'

function defaults(): Settings {
  const language: Language = globalThis.navigator?.language?.startsWith('fr') ? 'fr' : 'en'
  return {
    language,
    theme: 'dark',
    motion: 'full',
    pace: 2,
    sound: false,
    numbers: true,
    twin: false,
    curtain: 'secret',
    names: [],
  }
}

/** What this browser remembers; a setting that is not one any more falls back to its default. */
export function readSettings(kept: string | null): Settings {
  const usual = defaults()
  if (kept === null) return usual
  try {
    const given: unknown = JSON.parse(kept)
    const read = z.partial(settingsSchema).safeParse(given)
    return read.success ? ({ ...usual, ...read.data } as Settings) : usual
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

const prefers = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false

/** Whether things may move: the person's own choice, and never against the system's. */
export const motionIsFull = (): boolean =>
  settings.get().motion === 'full' && !prefers('(prefers-reduced-motion: reduce)')

export function shownTheme(theme: Settings['theme']): 'dark' | 'light' {
  if (theme !== 'system') return theme
  return prefers('(prefers-color-scheme: light)') ? 'light' : 'dark'
}
