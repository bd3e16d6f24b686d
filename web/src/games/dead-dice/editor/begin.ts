import type { Speak } from '@shamble/module'
import { BASE, type Work } from './work.js'

// Parts to begin with: those of Brains on sale, in words that can be changed.
const said = (speak: Speak, what: string): string => speak(`scenario.${BASE.id}.${what}`)

export const baseCompanions = (speak: Speak): NonNullable<Work['companions']> =>
  BASE.companions.map(({ name, role, talent }) => ({
    name,
    role: role === null ? null : said(speak, `role.${role}`),
    talent,
  }))

export const basePlaces = (speak: Speak): NonNullable<Work['places']> => ({
  dice: BASE.places.dice,
  places: BASE.places.places.map(({ id, finds, vehicle }) => ({
    id,
    name: said(speak, `place.${id}`),
    finds: finds.slice(0, 6),
    ...(vehicle === undefined ? {} : { vehicle }),
  })),
})

export const baseStory = (speak: Speak): NonNullable<Work['story']> =>
  BASE.story.map(({ objective }, i) => ({ objective, place: null, say: said(speak, `step.${i + 1}`) }))

export const baseRoutes = (speak: Speak): NonNullable<Work['routes']> =>
  BASE.routes.map((route) => ({
    ...route,
    say: said(speak, `route.${route.id}`),
    out: said(speak, `out.${route.id}`),
  }))
