import type { DeadDiceView } from '@shamble/game-dead-dice/table'
import type { Question } from '@shamble/kernel'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Prompt, PromptKey, Tool, Twin, Words } from '../table-game.js'
import { Composing } from './Composing.js'
import { creationKeys } from './creation/keys.js'
import { draftOf } from './creation/person.js'
import { creationTwin } from './creation/twin.js'
import { creationPrompt, isCreation } from './creation/words.js'
import { endKeys, LEARN } from './end/keys.js'
import { endPrompt, endTwin, isEnd } from './end/words.js'
import type { Screen } from './moment.js'
import type { Part } from './part.js'
import { sceneDecision } from './refuge/choosing.js'
import { refugeKeys } from './refuge/keys.js'
import { refugeTwin } from './refuge/twin.js'
import { isRefuge, refugePrompt } from './refuge/words.js'
import { talkDecision, talkOf } from './talk/choosing.js'
import { talkKeys } from './talk/keys.js'
import { talkPrompt, talkTwin } from './talk/words.js'

const Creation = lazy(() => import('./creation/Creation.js')) as unknown as Screen
const Refuge = lazy(() => import('./refuge/Refuge.js')) as unknown as Screen
const Talk = lazy(() => import('./talk/Talk.js')) as unknown as Screen
const Speaker = lazy(async () => ({ default: (await import('./talk/Speaker.js')).Speaker }))
const End = lazy(() => import('./end/End.js')) as unknown as Screen
const Learn = lazy(async () => ({ default: (await import('./end/Learn.js')).Learn }))
const Proposal = lazy(async () => ({ default: (await import('./refuge/Proposal.js')).Proposal }))

/** The screen of what people do besides fighting; `null` while they are at it. */
export function peopleScreen(view: DeadDiceView): Screen | null {
  if (isEnd(view)) return End
  if (isCreation(view)) return Creation
  if (talkOf(view) !== null) return Talk
  return isRefuge(view) ? Refuge : null
}

export const peoplePrompt = (view: DeadDiceView, question: Question | null, words: Words): Prompt | null =>
  endPrompt(view, question, words) ??
  creationPrompt(view, question, words) ??
  refugePrompt(view, question, words) ??
  talkPrompt(view, question, words)

export const peopleKeys = (part: Part): readonly PromptKey[] | null =>
  endKeys(part) ?? creationKeys(part) ?? refugeKeys(part) ?? talkKeys(part)

export function peopleTwin(part: Part): Twin | null {
  if (isEnd(part.view)) return endTwin(part)
  if (isCreation(part.view)) return creationTwin(part)
  if (talkOf(part.view) !== null) return talkTwin(part)
  return isRefuge(part.view) ? refugeTwin(part) : null
}

/** What stands in the bar there: the drawer, and pages to print. */
export function peopleTools({ view, words: { speak }, tool, useTool }: Part): readonly Tool[] {
  if (peopleScreen(view) === null) return []
  return [
    {
      name: speak('drawer.title'),
      key: 'O',
      pressed: tool === 'drawer',
      title: speak('drawer.survivors'),
      run: () => useTool?.(tool === 'drawer' ? null : 'drawer'),
    },
    { name: speak('drawer.print'), key: 'P', run: () => useTool?.('print') },
    ...(isEnd(view) ? [{ name: speak('story.tool'), key: 'S', run: () => useTool?.('story') }] : []),
  ]
}

/** What is thought of, between the question and its keys. */
export function PeopleSettings(part: Part): ReactNode {
  if (draftOf(part) !== null) return null
  if (part.draft?.space.kind === LEARN)
    return (
      <Suspense>
        <Learn part={part} />
      </Suspense>
    )
  const isTalk = talkDecision(part.view, 'speaker') !== null || talkDecision(part.view, 'request') !== null
  if (!isTalk && sceneDecision(part.view) === null) return <Composing {...part} />
  return <Suspense>{isTalk ? <Speaker part={part} /> : <Proposal part={part} />}</Suspense>
}
