import { isLastRound, roundOf, stepNumber, topFrame, type ZombiesView } from '@shamble/game-zombies/table'
import type { Seat } from '@shamble/kernel'
import type { BarText, Words } from '../table-game.js'
import { drawnName } from './prompt.js'

export function bar(view: ZombiesView, words: Words): BarText {
  const step = view.outcome === null ? stepNumber(view) : 0
  const phases = [1, 2, 3, 4, 5, 6, 7].map((number) => ({
    mark: String(number),
    name: words.speak(`zombies.step.${number}`),
    current: number === step,
  }))
  const seat = view.viewer === 'spectator' ? view.active : view.viewer
  const left = wealth(view, seat, words)
  return {
    turn:
      view.outcome === null
        ? { word: words.speak('zombies.bar.turn', { seat: words.seat(view.active) }), short: words.seat(view.active) }
        : { word: words.speak('zombies.bar.over') },
    phases,
    now: {
      what: nowDoing(view, words),
      // Beside someone else's name it would be taken for theirs.
      left: seat === view.active ? left : words.speak('zombies.now.yours', { left }),
    },
  }
}

function nowDoing(view: ZombiesView, words: Words): string {
  if (view.outcome !== null) return words.speak('zombies.now.over')
  const top = topFrame(view)
  if (top?.kind === 'tile' && top.kinds.length > 0)
    return words.speak('zombies.now.place', { tile: drawnName(view, top, words) })
  const step = words.speak(`zombies.step.${stepNumber(view)}`)
  const round = roundOf(view)
  if (round === null) return step
  return `${step} · ${words.speak(isLastRound(view) ? 'zombies.now.round.last' : 'zombies.now.round', round)}`
}

/** `3 lives, 4 bullets, 9/25` */
function wealth(view: ZombiesView, seat: Seat, words: Words): string {
  return words.speak('zombies.now.left', {
    lives: words.speak('zombies.count.lives', { count: view.lives[seat]! }),
    bullets: words.speak('zombies.count.bullets', { count: view.bullets[seat]! }),
    zombies: view.reserve[seat]!,
    goal: view.options.winZombies,
  })
}
