import { type GameEvent, type Play, type RuleId, when } from '@shamble/kernel'
import { spokenLength } from './lengths.js'
import { numbersOf } from './numbers/house-numbers.js'
import { type Dwa, type Figure, type Human, isZombie } from './state.js'

/** A figure inside a sentence: people by name, the dead by number. */
export function nameOf(figure: Figure): string {
  return isZombie(figure) ? `Zombie ${-figure.id}` : (figure as Human).name
}

/**
 * Tells what happened. `used` names rows of the rules' tables: where the players replaced one, the event says so [R-113].
 */
export function tell(s: Dwa, play: Play, event: GameEvent, used: readonly string[] = []): void {
  if (play.emit === null) return
  const { replaced } = numbersOf(s.options)
  const changed = replaced.size === 0 ? [] : used.filter((row) => replaced.has(row))
  const told = withUnit(s, event)
  if (!when('R-113', changed.length > 0)) play.emit(told)
  else play.emit({ ...told, about: { ...told.about, house: changed.join(', ') } })
}

/** What sentences measure: at most one of them in each. */
const LENGTHS = ['length', 'height', 'speed'] as const

/** [DWA-7.2.b] A length in a sentence has its unit. */
function withUnit({ options }: Dwa, event: GameEvent): GameEvent {
  const name = LENGTHS.find((one) => typeof event.data?.[one] === 'number')
  if (name === undefined) return event
  const { far, unit } = spokenLength(options, event.data![name] as number)
  return { ...event, data: { ...event.data, [name]: far, unit } }
}

/** The usual event: a figure does something, to another figure perhaps. */
export function deed(
  kind: string,
  rule: RuleId,
  who: Human,
  data: GameEvent['data'] = {},
  about: GameEvent['about'] = {},
): GameEvent {
  return {
    kind,
    rule,
    ...(who.team >= 0 ? { seat: who.team } : {}),
    data: { who: nameOf(who), ...data },
    about: { figure: who.id, ...about },
  }
}
