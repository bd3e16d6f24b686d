import { RecordedChance } from '@shamble/chance'
import {
  type Action,
  type Applied,
  firstDifference,
  type GameEvent,
  type Seat,
  type State,
  samePlain,
} from '@shamble/kernel'
import type { Inquiry } from './inquiry.js'
import type { SecrecyLaws } from './secrecy-laws.js'

/** The laws of an answer that has just been given. */
export class AnswerLaws {
  readonly #inquiry: Inquiry
  readonly #secrecy: SecrecyLaws

  constructor(inquiry: Inquiry, secrecy: SecrecyLaws) {
    this.#inquiry = inquiry
    this.#secrecy = secrecy
  }

  examineAnswer(before: State, seat: Seat, action: Action, result: Applied<State>): void {
    const { engine } = this.#inquiry
    const again = this.#inquiry.attempt(() => engine.apply(before, seat, action, new RecordedChance(result.outcomes)))
    if (again?.ok) {
      const differs = firstDifference(result.state, again.state) ?? firstDifference(result.events, again.events)
      if (differs !== null) this.#inquiry.violate('deterministic', `${this.#inquiry.write(action)} twice: ${differs}`)
    }
    this.#secrecy.examinePass(before, seat, action, result.state)
    this.#secrecy.examineAlternatives(before, seat, action, result)
    const revived = JSON.parse(JSON.stringify(before)) as State
    const later = this.#inquiry.attempt(() => engine.apply(revived, seat, action, new RecordedChance(result.outcomes)))
    if (later?.ok && !samePlain(later.state, result.state)) {
      this.#inquiry.violate(
        'plain-state',
        `${this.#inquiry.write(action)} after a JSON round trip: ${firstDifference(result.state, later.state)}`,
      )
    }
    this.examineEvents(result.events)
    for (const question of result.state.questions) this.#inquiry.examineRule('texts', null, `question.${question.kind}`)
    this.#secrecy.examineOtherWorlds(before, seat, action, result)
  }

  /** Every sentence that an event may need, and every word in it. */
  examineEvents(events: readonly GameEvent[]): void {
    for (const event of events) {
      const forms = [
        event.kind,
        ...(event.secret ? [`${event.kind}.known`] : []),
        ...(event.fleeting ? [`${event.kind}.faded`] : []),
      ]
      const params = Object.values({ ...event.data, ...event.secret?.data })
      const words = params.flatMap((value) => (typeof value === 'object' ? [value.word] : []))
      this.#inquiry.examineRule('texts', event.rule, ...forms.map((form) => `event.${form}`), ...words)
    }
  }
}
