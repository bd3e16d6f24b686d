import { seededBelow, seededChance } from '@shamble/chance'
import dawn from '@shamble/game-dawn/module'
import type { DawnAction, DawnView } from '@shamble/game-dawn/table'
import type { PlainChoices } from '@shamble/host'
import { Engine, type Options, type Question, silently } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'

export const engine = new Engine(dawn.game)
type State = ReturnType<typeof engine.begin>

export interface Moment {
  readonly state: State
  readonly seat: number
  readonly view: DawnView
  readonly choices: Omit<PlainChoices, 'actions'> & { readonly actions: readonly DawnAction[] }
  readonly question: Question
}

/** Super zombies, berserk units and closed glass, which random games seldom live to see. */
function lateGame(options: Options): State {
  const text = `turn 6 human
    peter 101
    roger 102 infected
    steve 064 super
    fran 101
    zombies 045! 060 064 081! 097 104 107! 112 120! 124! 136 142 152! 165 169 188! 211 004 117
    ${options['mode'] === 'two-player' ? 'hidden 022 144 198' : ''}
    rifles 1
    doors #5 closed, #6 destroyed, #12 closed, #13 closed, #16 closed, #25 closed, #18 closed`
  return dawn.position.read(text, options, seededChance('moments', 'late'))
}

/** Moments of random games in every mode and edition, as the one who is asked sees them. */
export function* randomMoments(count: number, seed = 'moments'): Generator<Moment> {
  const modes = ['solitaire', 'two-player', 'coop-3', 'coop-4'] as const
  let found = 0
  for (let game = 0; found < count; game++) {
    const mode = modes[game % modes.length]!
    const edition = game % 3 === 2 ? 'digest' : '1978'
    const options = resolveOptions(dawn.game.options, { mode, edition })
    const chance = seededChance(seed, game)
    const below = seededBelow(seed, game, 'policy')
    const s = game % 2 === 0 ? engine.begin(options, silently(chance)) : lateGame(options)
    engine.settle(s, silently(chance))
    for (let answer = 0; answer < 400 && s.outcome === null; answer++) {
      const question = s.questions[0]!
      const choices = engine.choices(s, question.seat)
      if (below(12) === 0) {
        yield {
          state: dawn.game.clone(s),
          seat: question.seat,
          view: dawn.game.view(s, question.seat),
          choices: { ...choices, spaces: [] },
          question,
        }
        if (++found >= count) return
      }
      engine.step(s, question.seat, choices.actions[below(choices.actions.length)]!, silently(chance))
    }
  }
}
