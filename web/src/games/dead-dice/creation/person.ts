import type { Draft } from '@shamble/drafts'
import {
  CREATION,
  type CreationFrame,
  type ReplacementFrame,
  SCORES,
  type Score,
  type Sheet,
  spentOn,
  type Tag,
  type Trait,
} from '@shamble/game-dead-dice/people'
import type { DeadDiceView } from '@shamble/game-dead-dice/table'
import type { Part } from '../part.js'

/** Answers that are a survivor. */
const SHEETS: readonly string[] = ['sheet', 'promoted']

/** Someone as the page shows a sheet: in the making, handed in, or joined. */
export interface Person extends Sheet {
  /** Whether everything may still be changed. */
  readonly isDraft: boolean
}

export const draftOf = ({ draft }: Pick<Part, 'draft'>): Draft | null =>
  draft != null && SHEETS.includes(draft.space.kind) ? draft : null

const given = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What has been set so far. */
export function madeOf(draft: Draft, view: DeadDiceView): Person {
  const scores = Object.fromEntries(
    SCORES.map((score) => [score, (draft.at([score]) ?? CREATION.start) as number]),
  ) as Record<Score, number>
  const traits = ((draft.at(['traits']) ?? []) as readonly { name: string | null; tags: (Tag | null)[] }[]).map(
    ({ name, tags }): Trait => ({ name: given(name), tags: tags.filter((tag): tag is Tag => tag !== null) }),
  )
  return {
    ...scores,
    name: draft.space.kind === 'promoted' ? promotedName(view) : given(draft.at(['name'])),
    traits,
    darkSide: given(draft.at(['darkSide'])),
    isDraft: true,
  }
}

const frameOf = <F extends { kind: string }>(view: DeadDiceView, kind: F['kind']): F | null =>
  (view.frames.find((frame) => frame.kind === kind) as unknown as F | undefined) ?? null

export const creationOf = (view: DeadDiceView): CreationFrame | null => frameOf<CreationFrame>(view, 'creation')

/** [DD-15.71] The companion who is taken over has a name. */
function promotedName(view: DeadDiceView): string {
  const id = frameOf<ReplacementFrame>(view, 'replacement')?.companion
  return view.group.companions.find((one) => one.id === id)?.name ?? ''
}

/** Whom someone looks at: what they make, have handed in or have become; `null` for those who have none. */
export function shownPerson(part: Part, seat: number | null): Person | null {
  const { view } = part
  const draft = draftOf(part)
  if (draft !== null && (seat === null || seat === view.viewer)) return madeOf(draft, view)
  const own = seat ?? (typeof view.viewer === 'number' ? view.viewer : null)
  if (own === null) return null
  const sheet = creationOf(view)?.sheets[own]
  if (sheet !== undefined && sheet !== null && sheet !== 'hidden') return { ...sheet, isDraft: false }
  const survivor = view.survivors[own]
  if (survivor === undefined || survivor.name === '') return null
  const { name, scores, base, traits, darkSide } = survivor
  return { ...scores, name, survival: base, traits, darkSide: darkSide ?? '', isDraft: false }
}

/** [DD-1.11] What is left to share out. */
export const pointsLeft = (person: Sheet): number => CREATION.points - spentOn(person)

/** Where the points went, one after another; a second trait takes two. */
export function pointsOf(person: Sheet): readonly (Score | 'trait' | null)[] {
  const spent: (Score | 'trait' | null)[] = SCORES.flatMap((score) =>
    Array.from({ length: person[score] - CREATION.start }, () => score),
  )
  for (let i = 1; i < person.traits.length; i++) spent.push(...Array<'trait'>(CREATION.secondTrait).fill('trait'))
  while (spent.length < CREATION.points) spent.push(null)
  return spent
}
