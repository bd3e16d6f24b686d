import dawn from '@shamble/game-dawn/module'
import {
  aboutOf,
  attackFacts,
  attackWays,
  CLOSED,
  countersOfOptions,
  type DawnAction,
  type DawnView,
  isMoving,
  mallOfView,
  placeName,
  type Square,
  shotFacts,
  sightLine,
  squareName,
  topFrame,
  walksOf,
} from '@shamble/game-dawn/table'
import { waysAtLeast } from '@shamble/module'
import type { ReactNode } from 'react'
import type { Box } from '../../board/box.js'
import { cropAround } from '../../rules/crop-around.js'
import type { Occasion, OccasionView } from '../../rules/reference.js'
import { capital } from '../../setup/words.js'
import { type Bar, oddsBars } from '../../table/odds-bars.js'
import type { Route, Spot, Words } from '../table-game.js'
import { boardBox, fanOf, spotRect } from './geometry.js'
import { shotEnds, whole } from './key-note.js'
import { factsOf } from './readout-facts.js'
import { focusSquare, person, readSpot, spotsOf, square } from './spots.js'
import { twin } from './twin.js'
import { numberWord, spotName } from './words.js'

type DawnOccasion = Occasion<DawnAction, DawnView>
type Shot = Extract<DawnAction, { type: 'shoot' | 'fire' }>

const shotOf = ({ part }: DawnOccasion): Shot | null =>
  part.pointed?.type === 'shoot' || part.pointed?.type === 'fire' ? part.pointed : null

/** Squares that an event is about: its own, those of its doors, and where something set out. */
function squaresIn({ event, part }: DawnOccasion): Square[] {
  if (event === null) return []
  const mall = mallOfView(part.view)
  const { square, door, doors = [], from } = aboutOf(event)
  const besides = [...(door === undefined ? [] : [door]), ...doors].flatMap((index) => mall.doors[index]?.squares ?? [])
  return [square, ...besides, from].flatMap((at) => (at !== undefined && at < mall.size ? [at] : []))
}

/** Everything that the case is about, in board units. */
function placesOf(at: DawnOccasion): Box[] {
  const { view, pointed } = at.part
  const mall = mallOfView(view)
  const fan = fanOf(view, mall)
  const shot = shotOf(at)
  const who = pointed !== null && 'who' in pointed && Array.isArray(pointed.who) ? (pointed.who as number[]) : []
  const named = squaresIn(at)
  const spots: Spot[] = [
    ...(pointed === null ? [] : spotsOf(pointed, view)),
    ...(shot === null ? [] : who.map(person)),
    ...named.map(square),
    ...(isMoving(view) || (pointed === null && named.length === 0) ? [square(focusSquare(view))] : []),
  ]
  return spots.flatMap((spot) => {
    const read = readSpot(spot)
    const place = read === null || read.index < 0 ? null : spotRect(spot, mall, fan)
    return place === null ? [] : [place]
  })
}

function place(at: DawnOccasion): string {
  const { view, pointed, words } = at.part
  const mall = mallOfView(view)
  const between = (from: Square, to: Square): string =>
    words.speak('chart.dawn.between', { from: squareName(from), to: squareName(to) })
  const shot = shotOf(at)
  if (shot !== null) {
    const [from, to] = shotEnds(shot, view)
    if (from >= 0 && from !== to) return between(from, to)
  }
  if (pointed?.type === 'walk' && focusSquare(view) >= 0) return between(focusSquare(view), pointed.to)
  const one = squaresIn(at)[0] ?? focusSquare(view)
  return one < 0 ? '' : `${squareName(one)}, ${placeName(mall, one, words.speak)}`
}

/** What an attack in the case strikes with, where that is face up. */
function strengthOf({ part, event }: DawnOccasion): number | null {
  const struck = event === null ? undefined : aboutOf(event).strength
  if (struck !== undefined) return struck
  const frame = topFrame(part.view)
  if (frame?.kind !== 'attack') return null
  const { strength } = attackFacts(part.view, frame.square, Math.max(1, frame.number))
  return strength > 0 ? strength : null
}

/** Dice and what is taken from them, for a shot that can be worked out. */
function arithmetic(at: DawnOccasion): { dice: number; minus: number; from: Square; to: Square } | null {
  const shot = shotOf(at)
  if (shot === null) return null
  const { view } = at.part
  const [from, to] = shotEnds(shot, view)
  const odds = dawn.game.odds?.(view, shot)
  if (from < 0 || odds === null || odds === undefined) return null
  const { dice } = shotFacts(view, shot.who, from, to)
  return { dice, minus: odds.modifiers.reduce((sum, { value }) => sum - value, 0), from, to }
}

const sentence = (said: string, { speak }: Words): string => speak('chart.sentence', { words: capital(said) })

function told(at: DawnOccasion): { lead: string; strong: string } {
  const { part } = at
  const { speak } = part.words
  const shot = arithmetic(at)
  if (shot !== null) {
    const { door } = sightLine(part.view, shot.from, shot.to)
    const breaks = shot.from !== shot.to && door >= 0 && part.view.doors[door] === CLOSED
    const [a, b] = breaks ? mallOfView(part.view).doors[door]!.squares : []
    return {
      lead: capital(
        speak('chart.dawn.told.shot', {
          count: shot.dice,
          number: numberWord(shot.dice, part.words),
          minus: shot.minus,
        }),
      ),
      strong: breaks ? speak('chart.dawn.told.breaks', { a: squareName(a!), b: squareName(b!) }) : '',
    }
  }
  if (part.pointed !== null) return { lead: sentence(factsOf(part).title, part.words), strong: '' }
  const named = squaresIn(at)[0]
  if (named !== undefined)
    return { lead: sentence(spotName(square(named), part.view, part.words), part.words), strong: '' }
  return { lead: at.event === null ? twin(part).lead : '', strong: '' }
}

/** Where the one who is being moved could walk, drawn as at the table. */
function marked(part: DawnOccasion['part']): DawnOccasion['part'] {
  if (!isMoving(part.view)) return part
  const routes = new Map<Spot, Route<DawnAction>>(
    walksOf(part.view).map(({ to, path, cost }) => [
      square(to),
      { spot: square(to), actions: path.map((step): DawnAction => ({ type: 'walk', to: step })), cost: String(cost) },
    ]),
  )
  return { ...part, routes }
}

/** The chance against each value, no matter who keeps calm. */
function barsOf(at: DawnOccasion, dice: number, minus: number): Bar[] {
  const values = [...new Set(countersOfOptions(at.part.view.options).zombieValues)]
  return values.map((value) => ({ value, share: waysAtLeast(dice, 6, value + minus) / 6 ** dice }))
}

function Worked(at: DawnOccasion): ReactNode {
  const { speak } = at.part.words
  const shot = arithmetic(at)
  if (shot !== null) {
    const bars = barsOf(at, shot.dice, shot.minus)
    const caption = speak('dawn.shot.by-value')
    return (
      <>
        <h2 className="caps">
          <span>{caption}</span>
          <span>{speak('chart.dawn.before-panic')}</span>
        </h2>
        <div className="on-wide" dangerouslySetInnerHTML={{ __html: oddsBars(bars, caption, 634, 74) }} />
        <div className="on-narrow" dangerouslySetInnerHTML={{ __html: oddsBars(bars, caption, 362, 48) }} />
      </>
    )
  }
  const strength = strengthOf(at)
  return strength === null ? null : <Struck at={at} strength={strength} />
}

/** Infected, stunned, nothing: of 36 throws. */
function Struck({ at, strength }: { readonly at: DawnOccasion; readonly strength: number }): ReactNode {
  const { speak } = at.part.words
  const { infected, stunned } = attackWays(strength)
  const shares = [
    ['infected', infected],
    ['stunned', stunned],
    ['nothing', 36 - infected - stunned],
  ] as const
  return (
    <>
      <h2 className="caps">
        <span>{speak('chart.dawn.struck', { strength })}</span>
        <span>{speak('chart.of-36')}</span>
      </h2>
      <ul className="shares">
        {shares.map(([name, ways]) => (
          <li key={name} title={`${ways}/36`}>
            <b>{speak('dawn.percent', { n: whole(ways / 36) })}</b>
            <span>{speak(`dawn.fight.${name}`)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

const occasionView: OccasionView<DawnAction, DawnView> = {
  crop: (at) => cropAround(placesOf(at), boardBox(mallOfView(at.part.view))),
  place,
  told,
  marked,
  works: (at, section) =>
    section.startsWith('6.') ? arithmetic(at) !== null : section.startsWith('8.') && strengthOf(at) !== null,
  Worked,
}
export default occasionView
