import type { Notation } from '@shamble/module'
import type { NightAction, Plan } from './actions.js'
import { ATTEMPTS, CONSEQUENCES, ROLES } from './corridor.js'

const WATCH = new RegExp(`^watch (${ROLES.join('|')})$`)
const PROPOSE = new RegExp(`^propose (${ATTEMPTS.join('|')})$`)
const RULE = new RegExp(`^rule (\\d) (${CONSEQUENCES.join('|')})$`)
const PREPARE = /^prepare(?: (nothing)|(?: zombies ([1-9]))?(?: obstacles ([1-9]))?(?: trap ([1-9]))?)$/
const TALK = /^(say|note) (.+)$/
const BARE = /^(noise|wait|roll|withdraw|confess)$/

/**
 * `watch nurse`, `prepare zombies 2 obstacles 1 trap 3`, `prepare nothing`, `propose force`, `wait`, `rule 2 wound`,
 * `roll`, `withdraw`; and at any time `noise` (game master), `confess` (survivors), `say …`, `note …` (game master).
 */
export const notation: Notation<NightAction> = {
  write(action) {
    switch (action.type) {
      case 'watch':
        return `watch ${action.role}`
      case 'prepare':
        return writePlan(action)
      case 'propose':
        return `propose ${action.attempt}`
      case 'rule':
        return `rule ${action.difficulty} ${action.consequence}`
      case 'say':
      case 'note':
        return `${action.type} ${action.text}`
      default:
        return action.type
    }
  },

  read(text) {
    // Words stay as they were typed.
    const talk = TALK.exec(text.trim())
    if (talk !== null) return { type: talk[1], text: talk[2] } as NightAction
    const written = text.trim().toLowerCase().replaceAll(/\s+/g, ' ')
    const bare = BARE.exec(written)
    if (bare !== null) return { type: bare[1] } as NightAction
    const watch = WATCH.exec(written)
    if (watch !== null) return { type: 'watch', role: watch[1] } as NightAction
    const propose = PROPOSE.exec(written)
    if (propose !== null) return { type: 'propose', attempt: propose[1] } as NightAction
    const rule = RULE.exec(written)
    if (rule !== null) return { type: 'rule', difficulty: Number(rule[1]), consequence: rule[2] } as NightAction
    return readPlan(written)
  },
}

function writePlan({ zombies, obstacles, trap }: Plan): string {
  const parts = Object.entries({ zombies, obstacles, trap }).filter(([, figure]) => figure > 0)
  return `prepare ${parts.map(([what, figure]) => `${what} ${figure}`).join(' ') || 'nothing'}`
}

function readPlan(written: string): Plan | null {
  const plan = PREPARE.exec(written)
  if (plan === null || written === 'prepare') return null
  const figure = (group: number) => Number(plan[group] ?? 0)
  return { type: 'prepare', zombies: figure(2), obstacles: figure(3), trap: figure(4) }
}
