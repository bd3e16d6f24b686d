import type { Param } from '@shamble/kernel'
import type { BoardLine, Span, Speak, Tone } from '@shamble/module'
import { RESERVE_STATES, RESERVES } from './data/reserves.js'
import { drawMaster } from './draw-master.js'
import { drawScene } from './draw-scene.js'
import type { DecisionFrame, TestFrame } from './frames/kinds.js'
import { label } from './labels.js'
import { isWeapon } from './rules/carrying.js'
import type { DeadDiceView } from './view.js'
import { statesOf } from './views/states.js'
import type { SeenSurvivor } from './views/survivors.js'
import { Words } from './words.js'

const line = (text: string, tone: Tone = 'plain'): BoardLine => [{ text, tone }]
const SEAT_TONES = ['first', 'second', 'third'] as const

/** The table in the terminal: the story, the reserves, the scene, everybody, and the game master's screen. */
export function drawDeadDice(view: DeadDiceView, speak: Speak): BoardLine[] {
  const words = new Words(view, speak)
  return [
    ...storyLines(view, words),
    ...reserveLines(view, words),
    ...groupLines(view, words),
    ...drawScene(view, words),
    ...view.survivors.flatMap((survivor, seat) => survivorLines(view, survivor, seat, words)),
    ...drawMaster(view, words),
    ...underWay(view, words),
  ]
}

function storyLines({ phase, deadTurn, livingTurn, master, staged, ending }: DeadDiceView, words: Words): BoardLine[] {
  const { speak } = words
  const number = phase === 'dead' ? deadTurn : livingTurn
  const lines = [line(speak(`board.phase.${phase}`, { number, horde: master.horde, noise: master.noise }), 'strong')]
  const title = words.scenario('title')
  if (staged !== null && title !== null) lines.push(line(words.say(title), 'dim'))
  if (master.exitShown) lines.push(line(speak('board.exit', { words: words.scenario('exit') ?? '' })))
  if (master.twistShown) lines.push(line(speak('board.twist', { words: words.scenario('twist') ?? '' })))
  if (ending !== null) lines.push(line(speak(`ending.${ending}`), ending === 'lost' ? 'bad' : 'good'))
  return lines
}

const LEVEL_TONES = { sufficient: 'good', low: 'warn', empty: 'bad' } as const

/** Every reserve with its level; then what the low ones do now. */
function reserveLines({ group, variants }: DeadDiceView, { speak }: Words): BoardLine[] {
  const levels: Span[] = []
  const effects: BoardLine[] = []
  for (const reserve of RESERVES) {
    if (reserve === 'survivors' && variants.includes('aloneInTheWorld')) continue
    const level = group.reserves[reserve]
    if (levels.length > 0) levels.push({ text: '  ' })
    levels.push({
      text: speak('board.reserve', { reserve: { word: `reserve.${reserve}` }, level: { word: `level.${level}` } }),
      tone: LEVEL_TONES[level],
    })
    if (level === 'sufficient') continue
    for (const effect of RESERVE_STATES[reserve][level].effects)
      effects.push(line(`  ${speak(`effect.${effect}`)}`, LEVEL_TONES[level]))
  }
  return [levels, ...effects]
}

function groupLines({ group, phase }: DeadDiceView, words: Words): BoardLine[] {
  const { speak } = words
  const lines: BoardLine[] = []
  if (phase === 'living') lines.push(line(speak('board.respite', { respite: group.respite })))
  if (group.objectives.length > 0) {
    const goals = group.objectives.map(({ what, words: own, step, done }) => {
      const named = own ?? (step > 0 ? words.scenario(`step.${step}`) : null) ?? { word: `objective.${what}` }
      return done ? speak('board.objective.done', { what: words.say(named) }) : words.say(named)
    })
    lines.push(line(speak('board.objectives', { objectives: goals.join(' · ') })))
  }
  const companions = group.companions.filter(({ alive }) => alive)
  if (companions.length > 0)
    lines.push(line(speak('board.companions', { names: companions.map((one) => named(one, words)).join(' · ') })))
  if (group.stash.length > 0)
    lines.push(line(speak('board.stash', { things: words.list(group.stash.map(({ item }) => itemWord(item))) })))
  if (group.vehicle !== null)
    lines.push(
      line(speak('board.vehicle', { vehicle: { word: `vehicle.${group.vehicle.kind}` }, wear: group.vehicle.wear })),
    )
  return lines
}

const itemWord = (item: string): Param => ({ word: `item.${item}` })

function named({ name, talent, onRaid }: DeadDiceView['group']['companions'][number], { speak }: Words): string {
  const talents = talent.map((tag) => speak(`tag.${tag}`)).join(', ')
  const said = talents === '' ? name : `${name} (${talents})`
  return onRaid ? speak('board.onRaid', { who: said }) : said
}

/** A sheet in two lines: who, how they are and what is going on; then what they can do and carry. */
function survivorLines(view: DeadDiceView, of: SeenSurvivor, seat: number, words: Words): BoardLine[] {
  const { speak } = words
  if (of.name === '') return []
  const who: Span = { text: of.name, tone: SEAT_TONES[seat] ?? 'strong' }
  if (of.fate !== 'alive') return [[who, { text: `  ${speak(`fate.${of.fate}`)}`, tone: 'dim' }]]
  const notes = statesOf(view, of, seat).map((state) => words.speak(state))
  return [
    [
      who,
      { text: `  ${conditionOf(of, words)}` },
      ...(notes.length === 0 ? [] : [{ text: `  ${notes.join(', ')}`, tone: 'warn' as const }]),
    ],
    line(`  ${scoresOf(of, words)}`, 'dim'),
    line(`  ${thingsOf(of, words)}`, 'dim'),
    ...secretLines(of, words),
  ]
}

function conditionOf({ survival, base, condition }: SeenSurvivor, { speak }: Words): string {
  if (survival !== null) return speak('board.survival', { survival, base })
  return condition === null ? '' : speak(`condition.${condition}`)
}

function scoresOf({ scores, traits }: SeenSurvivor, words: Words): string {
  const { speak } = words
  const each = Object.entries(scores).map(([name, value]) => `${speak(`characteristic.${name}`)} ${value}`)
  return [...each, ...traits.map((trait) => words.say(words.trait(trait)))].join(' · ')
}

function thingsOf({ things, hand, bag, armour, loads }: SeenSurvivor, words: Words): string {
  const { speak } = words
  const carried = things.map(({ id, item, wear, dry, setUp }) => {
    const name = speak(`item.${item}`)
    const about = [
      ...(isWeapon(item) && wear > 0 ? [speak('board.wear', { wear })] : []),
      ...(dry ? [speak('board.dry')] : []),
      ...(setUp ? [speak('board.setUp')] : []),
    ]
    const said = about.length === 0 ? name : `${name} (${about.join(', ')})`
    return hand.includes(id) ? speak('board.inHand', { thing: said }) : said
  })
  const worn = [...(bag ? [speak('item.backpack')] : []), ...(armour === null ? [] : [speak(`protection.${armour}`)])]
  const lines = [
    ...(loads.ammunition > 0 ? [speak('board.ammunition', { lines: loads.ammunition })] : []),
    ...(loads.provisions > 0 ? [speak('board.provisions', { lines: loads.provisions })] : []),
  ]
  return [...carried, ...worn, ...lines].join(' · ') || speak('board.nothing')
}

/** What others do not see. */
function secretLines({ darkSide, trust, turnsIn, carrier, told }: SeenSurvivor, words: Words): BoardLine[] {
  const { speak } = words
  const lines: BoardLine[] = []
  if (darkSide !== null && darkSide !== '') lines.push(line(`  ${words.say(words.darkSide(darkSide))}`, 'dim'))
  const trusted = (trust ?? []).flatMap((value, other) =>
    value > 0 ? [`${words.say(words.who(other))} ${value}`] : [],
  )
  if (trusted.length > 0) lines.push(line(`  ${speak('board.trust', { who: trusted.join(', ') })}`, 'dim'))
  if (turnsIn !== null && turnsIn > 0)
    lines.push(line(`  ${speak(told ? 'board.bitten.told' : 'board.bitten', { turn: turnsIn })}`, 'bad'))
  if (carrier === true) lines.push(line(`  ${speak('board.carrier')}`, 'warn'))
  return lines
}

/** What is proposed, or tested. */
function underWay(view: DeadDiceView, words: Words): BoardLine[] {
  const top = view.frames[view.frames.length - 1] as DecisionFrame | TestFrame | undefined
  const { speak } = words
  if (top?.kind === 'decision' && top.proposal !== null)
    return [line(speak('board.proposal', { what: label(top.proposal, view, speak) }), 'strong')]
  if (top?.kind !== 'test') return []
  const { what, leader, difficulty, parts } = top.test
  const dice = parts.reduce((sum, { value }) => sum + value, 0)
  const said = { who: words.who(leader), test: { word: `test.${what}` }, dice: Math.max(0, dice), difficulty }
  return [line(speak('board.test', said), 'strong')]
}
