import dawn from '@shamble/game-dawn/module'
import {
  attackFacts,
  BOUND,
  type DawnAction,
  type DawnView,
  faceOfView,
  isMoving,
  mallOfView,
  type PanicFacts,
  pointsInAll,
  pointsLeft,
  shotFacts,
  squareName,
  stepCostOf,
  topFrame,
  trailOf,
  watchersOf,
} from '@shamble/game-dawn/table'
import type { Odds } from '@shamble/kernel'
import type { Fact, ReadoutFacts } from '../../table/Readout.js'
import type { Words } from '../table-game.js'
import { bar } from './bar.js'
import { shotEnds, whole } from './key-note.js'
import type { Part } from './part.js'
import { foretold, pointedWalk } from './routes.js'
import { doorName, peopleNames, personName, weaponName } from './words.js'

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

/** What can be known of what is pointed at; where nothing is, of what is going on. */
export function factsOf(part: Part): ReadoutFacts {
  const { pointed, view, words } = part
  if (pointed === null) return momentFacts(part)
  if (pointed.type === 'shoot' || pointed.type === 'fire') return shotOf(pointed, part)
  if (isMoving(view)) return moveFacts(pointed, part)
  if (pointed.type === 'activate') return chosenFacts(pointed, view, words)
  const odds = dawn.game.odds?.(view, pointed) ?? null
  if (odds !== null) return plainOdds(pointed, odds, part)
  const fight = fightFacts(pointed, view, words)
  return fight ?? { title: dawn.label(pointed, view, words.speak), rows: ruleRow(pointed, part) }
}

const ruleRow = (action: DawnAction, { view, words }: Part): Fact[] => [
  { value: '', words: words.speak(`dawn.do.${doing(action, view)}`), rule: dawn.rule(action, view) },
]

/** The zombie player ends a phase, or checks no unit, where the human side ends a move or moves nobody. */
function doing({ type }: DawnAction, view: DawnView): string {
  const isOfZombies = view.phase !== 'human'
  return isOfZombies && (type === 'pass' || type === 'finish') ? `${type}.zombies` : type
}

// --- shots -----------------------------------------------------------------------------------------------------------

function shotOf(action: Extract<DawnAction, { type: 'shoot' | 'fire' }>, part: Part): ReadoutFacts {
  const { view, words } = part
  const { speak } = words
  const [from, at] = shotEnds(action, view)
  const odds = dawn.game.odds?.(view, action)
  if (from < 0 || odds === null || odds === undefined) return { title: dawn.label(action, view, speak), rows: [] }
  const facts = shotFacts(view, action.who, from, at)
  const who = peopleNames(action.who, words)
  const value = facts.value === null ? speak('dawn.shot.unknown') : speak('dawn.shot.known', { value: facts.value })
  const weapon = action.who.length === 1 ? weaponName(view, action.who[0]!, words) : speak('dawn.shot.together')
  const hit = odds.results.find((result) => result.key === 'hit' || result.key === 'hit-calm')
  const bars =
    facts.value === null
      ? odds.results.flatMap((result) =>
          result.key === 'hit-value'
            ? [{ value: Number(result.params!['value']), share: result.ways / result.of }]
            : [],
        )
      : [{ value: facts.value, share: hit === undefined ? 0 : hit.ways / hit.of }]
  return {
    title: speak(from === at ? 'dawn.shot.title-here' : 'dawn.shot.title', {
      who,
      count: action.who.length,
      square: squareName(at),
      value,
    }),
    rows: [
      {
        value: String(facts.dice),
        words: speak('dawn.shot.dice', { weapon, count: facts.dice }),
        rule: action.who.length > 1 ? 'DAWN-6.8.b' : 'DAWN-6.6.a',
      },
      ...odds.modifiers.map((modifier) => ({
        value: signed(modifier.value),
        words: speak(`dawn.mod.${modifier.rule}${action.who.length > 1 ? '.guns' : ''}`, {
          count: Math.abs(modifier.value),
          guns: action.who.length,
        }),
        brief: speak(`dawn.mod.${modifier.rule}.brief`, { count: Math.abs(modifier.value) }),
        rule: modifier.rule,
      })),
      ...facts.panic.map((panic) => panicRow(panic, facts.target, action.who.length > 1, words)),
    ],
    caption: speak(bars.length > 1 ? 'dawn.shot.by-value' : 'dawn.shot.one-value'),
    sum: speak(shotSum(facts.value === null, facts.panic.length > 0), { n: whole(facts.chance) }),
    short: speak(facts.value === null ? 'dawn.shot.any-short' : 'dawn.shot.all', { n: whole(facts.chance) }),
    bars: [...bars].sort((a, b) => a.value - b.value),
  }
}

const shotSum = (unknown: boolean, panic: boolean): string =>
  `dawn.shot.${unknown ? 'any' : 'all'}${panic ? '-panic' : ''}`

function panicRow(panic: PanicFacts, target: string, named: boolean, words: Words): Fact {
  const { speak } = words
  const reason = speak(`dawn.panic.${target}`, { level: panic.level })
  return {
    value: `${panic.ways}/${panic.of}`,
    words: named
      ? speak('dawn.panic.of', { who: personName(panic.who, words), reason })
      : speak('dawn.panic.first', { reason }),
    brief: named ? speak('dawn.panic.brief-of', { who: personName(panic.who, words) }) : speak('dawn.panic.brief'),
    rule: target === 'super' ? 'DAWN-11.5.a' : 'DAWN-6.5.a',
  }
}

// --- a move ----------------------------------------------------------------------------------------------------------

function moveFacts(pointed: DawnAction, part: Part): ReadoutFacts {
  const { view, words } = part
  const { speak } = words
  const walk = pointedWalk(part)
  const before = watchersOf(view).length
  const after = pointed.type === 'finish' ? before : watchersOf(view, foretold(part)).length
  const seen = seenBy(after, words)
  if (walk === undefined) {
    const isDoor = pointed.type === 'open' || pointed.type === 'close' || pointed.type === 'main'
    const about = isDoor
      ? [{ value: '', words: doorName(view, pointed.door, words), rule: dawn.rule(pointed, view) }]
      : ruleRow(pointed, part)
    return {
      title: dawn.label(pointed, view, speak),
      rows: [...costRows(pointed, view, words), ...about, seen],
    }
  }
  const { leave, carry } = stepCostOf(view)
  const steps = walk.path.length
  const left = pointsLeft(view) - walk.cost
  const zombie = view.units.some((unit) => unit.square === walk.to)
  return {
    title: speak('dawn.move.title', {
      who: peopleNames(trailOf(view).active, words),
      count: trailOf(view).active.length,
      square: squareName(walk.to),
      points: speak('dawn.points', { count: walk.cost }),
    }),
    rows: [
      { value: String(steps), words: speak('dawn.move.squares', { count: steps }), rule: 'DAWN-5.0.c' },
      ...(leave > 0 ? [{ value: signed(leave), words: speak('dawn.move.leave'), rule: 'DAWN-5.4.b' }] : []),
      ...(carry > 0 ? [{ value: signed(carry * steps), words: speak('dawn.move.carry'), rule: 'DAWN-5.6.b' }] : []),
      { value: String(left), words: speak('dawn.move.left', { count: left }), rule: 'DAWN-5.1.a' },
      ...(zombie ? [{ value: '?', words: speak('dawn.move.zombie'), rule: 'DAWN-5.4.a' }] : []),
      seen,
    ],
  }
}

function costRows(pointed: DawnAction, view: DawnView, words: Words): Fact[] {
  const left = pointsLeft(view)
  if (pointed.type === 'open' || pointed.type === 'close')
    return [{ value: '2', words: words.speak('dawn.move.door', { left }), rule: 'DAWN-5.5.a' }]
  if (pointed.type === 'finish')
    return left > 0
      ? [{ value: String(left), words: words.speak('dawn.move.lost', { count: left }), rule: 'DAWN-5.1.b' }]
      : []
  if (pointed.type === 'main' || pointed.type === 'rifle')
    return [{ value: String(pointsInAll(view)), words: words.speak('dawn.move.whole'), rule: dawn.rule(pointed, view) }]
  return []
}

/** What the one who is chosen may do; a stack goes as far as the slowest [DAWN-5.2.b]. */
function chosenFacts(action: Extract<DawnAction, { type: 'activate' }>, view: DawnView, words: Words): ReadoutFacts {
  const { speak } = words
  const faces = action.who.map((c) => faceOfView(view, c))
  const shots = faces.reduce((sum, [fire]) => sum + fire, 0)
  return {
    title: dawn.label(action, view, speak),
    rows: [
      {
        value: String(Math.min(...faces.map(([, , movement]) => movement))),
        words: speak('dawn.choose.points'),
        rule: action.who.length > 1 ? 'DAWN-5.2.b' : 'DAWN-2.3.d',
      },
      { value: String(shots), words: speak('dawn.choose.shots', { count: shots }), rule: 'DAWN-2.3.b' },
      { value: faces.map(([, panic]) => panic).join(' · '), words: speak('dawn.choose.panic'), rule: 'DAWN-2.3.c' },
      { value: '', words: speak('dawn.choose.rests'), rule: 'DAWN-4.1.b' },
    ],
  }
}

// --- zombies and fights ----------------------------------------------------------------------------------------------

function plainOdds(action: DawnAction, odds: Odds, part: Part): ReadoutFacts {
  const { view, words } = part
  const rows = odds.results.map((result) => ({
    value: words.speak('dawn.percent', { n: whole(result.ways / result.of) }),
    words: words.speak(`odds.${result.key}`, result.params),
    rule: odds.rule,
  }))
  return { title: dawn.label(action, view, words.speak), rows: [...rows, ...ruleRow(action, part)] }
}

/** What the attack in a square does to one of its victims. */
function fightFacts(action: DawnAction | null, view: DawnView, words: Words): ReadoutFacts | null {
  const { speak } = words
  const frame = topFrame(view)
  const square = action?.type === 'attack' ? action.square : frame?.kind === 'attack' ? frame.square : -1
  if (square < 0) return null
  const number = action?.type === 'number' ? action.n : frame?.kind === 'attack' && frame.number > 0 ? frame.number : 1
  const { strength, infected, stunned } = attackFacts(view, square, number)
  const share = (ways: number): string => speak('dawn.percent', { n: whole(ways / 36) })
  return {
    title: speak('dawn.fight.title', { square: squareName(square), strength, count: number }),
    rows: [
      { value: share(infected), words: speak('dawn.fight.infected'), rule: 'DAWN-8.4.a' },
      { value: share(stunned), words: speak('dawn.fight.stunned'), rule: 'DAWN-8.3.a' },
      { value: share(36 - infected - stunned), words: speak('dawn.fight.nothing'), rule: 'DAWN-8.8.a' },
      { value: '', words: speak('dawn.fight.twice'), rule: 'DAWN-8.5.a' },
    ],
  }
}

/** Nothing is pointed at: what is going on, with what can be counted. */
function momentFacts(part: Part): ReadoutFacts {
  const { view, words } = part
  const { speak } = words
  const fight = fightFacts(null, view, words)
  if (fight !== null && view.outcome === null) return fight
  const title = bar(view, words).now.what
  const rows: Fact[] = []
  if (isMoving(view)) {
    const seen = watchersOf(view).length
    const left = pointsLeft(view)
    rows.push({
      value: String(left),
      words: speak('dawn.moment.points', { count: left, all: pointsInAll(view) }),
      rule: 'DAWN-5.1.a',
    })
    rows.push(seenBy(seen, words))
  } else if (view.phase === 'reaction') {
    const bound = view.units.filter((unit) => unit.duty === BOUND).length
    rows.push({ value: String(bound), words: speak('dawn.moment.bound', { count: bound }), rule: 'DAWN-7.0.a' })
  } else if (view.phase === 'setup') {
    rows.push(counted('units', view.units.length, 'DAWN-3.1.a', words))
  } else {
    const mall = mallOfView(view)
    const open = mall.mainDoors.filter((door) => view.doors[door] !== 1).length
    const berserk = view.units.filter((unit) => unit.berserk === 1).length
    rows.push(counted('units', view.units.length, 'DAWN-14.2.a', words))
    rows.push(counted('berserk', berserk, 'DAWN-10.0.a', words))
    rows.push(counted('doors', open, 'DAWN-13.0.a', words))
  }
  const hint = part.choices.asked ? speak(`dawn.moment.${hintOf(part)}`) : ''
  return { title, rows, caption: hint }
}

const counted = (what: 'units' | 'berserk' | 'doors', count: number, rule: string, { speak }: Words): Fact => ({
  value: String(count),
  words: speak(`dawn.moment.${what}`, { count }),
  rule,
})

/** Who will react; that nobody will is worth a sentence of its own. */
function seenBy(count: number, { speak }: Words): Fact {
  const key = count === 0 ? 'dawn.move.unseen' : 'dawn.move.seen'
  return {
    value: String(count),
    words: speak(key, { count }),
    brief: speak(`${key}-brief`, { count }),
    rule: 'DAWN-7.0.b',
  }
}

/** What there is to point at: costs and odds while someone is moved, else whatever may be answered. */
function hintOf({ view, choices }: Part): 'point' | 'choose' | 'answer' {
  if (isMoving(view)) return 'point'
  return choices.actions.some((action) => action.type === 'activate') ? 'choose' : 'answer'
}
