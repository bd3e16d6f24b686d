import { type DeadDiceView, Named, type SeenSurvivor } from '@shamble/game-dead-dice/table'
import type { Question } from '@shamble/kernel'
import type { Prompt, Twin, Words } from '../../table-game.js'
import type { Part } from '../part.js'
import { rewardRows } from './rewards.js'

/** Whether the story is over and what remains is to be settled or looked at. */
export const isEnd = (view: DeadDiceView): boolean => view.phase === 'epilogue' || view.outcome !== null

const ASKED: readonly string[] = ['goodSamaritan', 'killOfTheWeek', 'rightPlace', 'realBastard', 'experience']

export function endPrompt(view: DeadDiceView, question: Question | null, words: Words): Prompt | null {
  if (!isEnd(view) || question === null || !ASKED.includes(question.kind)) return null
  const { speak } = words
  const named = new Named(view, speak)
  const xp = view.survivors[question.seat]?.xp ?? 0
  return {
    who: named.say(named.who(question.seat)),
    left: question.kind === 'experience' ? speak('end.xp.left', { count: xp }) : speak('end.secret'),
    ask: speak(`end.ask.${question.kind}`),
    note: '',
  }
}

/** What became of someone and when: dead and living turns take turns, the dead ones first. */
export function fateSentence({ fate, fateTurn }: SeenSurvivor, speak: Words['speak']): string {
  const isDead = fateTurn % 2 === 1
  return speak(isDead ? 'end.fate.dead' : 'end.fate.living', {
    fate: { word: `fate.${fate}` },
    turn: Math.ceil(fateTurn / 2),
  })
}

/** The end read instead of seen. */
export function endTwin({ view, words: { speak } }: Part): Twin {
  const named = new Named(view, speak)
  const given = rewardRows(view).filter(({ seats }) => seats !== null && seats.length > 0)
  return {
    head: { place: speak('end.title'), what: view.ending === null ? '' : speak(`ending.${view.ending}`) },
    lead: speak('end.turns', { dead: view.deadTurn, living: view.livingTurn }),
    sections: [
      {
        id: 'people',
        title: speak('end.people'),
        note: '',
        lines: view.survivors
          .filter(({ name }) => name !== '')
          .map((survivor) => ({
            mark: '',
            text: `${survivor.name}, ${survivor.fate === 'alive' ? speak('end.alive') : fateSentence(survivor, speak)}`,
          })),
      },
      ...(given.length === 0
        ? []
        : [
            {
              id: 'rewards',
              title: speak('end.rewards'),
              note: '',
              lines: given.map(({ reward, seats, letter }) => ({
                mark: letter,
                text: speak('end.rewardLine', {
                  reward: { word: `reward.${reward}` },
                  who: named.list((seats ?? []).map((seat) => named.who(seat))),
                }),
              })),
            },
          ]),
    ],
  }
}
