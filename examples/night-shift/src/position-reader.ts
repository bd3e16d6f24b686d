import { BadInput, type Frame, freshState, type Options } from '@shamble/kernel'
import { words } from '@shamble/module'
import { ATTEMPT_STEPS, attemptFrame } from './attempt.js'
import {
  ATTEMPTS,
  BITE_HOURS,
  CONSEQUENCES,
  EXIT,
  FULL_SURVIVAL,
  MOST_ZOMBIES,
  OBSTACLES,
  PRICES,
  ROLES,
  ROOMS,
  SURVIVORS,
  WORDS,
} from './corridor.js'
import { attemptRefusal } from './deeds.js'
import { hourOfAttempt, preparingHour } from './hour.js'
import { budgetOf, dawnOf, NOT_BITTEN, playersOf } from './night.js'
import { Line, withoutQuotes } from './position-line.js'
import { hardest, rulingPrice } from './ruling.js'
import { mostTraps, type NightView } from './secrets.js'

const spoken = words(WORDS.least, WORDS.most)

/** What the text tells, with holes where it has question marks. */
export function readPosition(text: string, options: Options): NightView {
  const { bare, quoted } = withoutQuotes(text)
  const [first, ...rest] = bare.trim().toLowerCase().split(/\n|\//)
  const names = SURVIVORS.slice(0, playersOf(options))
  const labels = ['gm', ...names, 'asked']
  if (rest.length !== labels.length)
    throw new BadInput('position', `expected ${labels.length + 1} lines, found ${rest.length + 1}`)
  const [gm, ...others] = labels.map((label, i) => labelled(rest[i]!.trim(), label, i + 2, quoted))
  const asked = others.pop()!

  const corridor = readCorridor(new Line('line 1', first!.trim(), quoted), options)
  const said = [gm!, ...others].map((line) => line.words('says', spoken))
  const crew = others.map(readSurvivor)
  const scene = {
    ...corridor,
    said,
    roles: crew.map((one) => one.role),
    survival: crew.map((one) => one.survival),
    mauled: crew.map((one) => one.mauled),
    bite: crew.map((one) => one.bite),
    confessed: crew.map((one) => one.confessed),
  }
  const { frames, paid } = readAsked(asked, scene)
  const budget = readBudget(gm!, { ...corridor, frames }, options)
  if (paid > budget.spent) asked.fail(`${paid} was paid for the ruling, but only ${budget.spent} is spent`)
  const base = freshState(options, names.length + 1, frames[0]!)
  return { ...base, ...scene, ...budget, frames, viewer: 'spectator' }
}

function labelled(line: string, label: string, number: number, quoted: readonly string[]): Line {
  if (!line.startsWith(`${label}:`)) throw new BadInput(`position, line ${number}`, `expected "${label}: …"`)
  return new Line(label, line.slice(label.length + 1).trim(), quoted)
}

type Corridor = ReturnType<typeof readCorridor>

function readCorridor(line: Line, options: Options) {
  const obstacle = line.take('obstacle')
  const corridor = {
    turn: line.number('hour', 1, dawnOf(options)) ?? line.fail('the hour is missing'),
    room: line.number('room', 1, ROOMS) ?? line.fail('the room is missing'),
    zombies: line.number('zombies', 0, MOST_ZOMBIES) ?? 0,
    obstacle: obstacle === null ? 'none' : line.word(obstacle.join(' '), OBSTACLES),
    noiseMade: line.flag('noise'),
    lured: line.flag('lured'),
    slipped: line.flag('slipped'),
    exposed: line.number('exposed', 0, ROOMS) ?? 0,
    searched: line.numbers('searched', 2, ROOMS),
  } as const
  line.done()
  return { ...corridor, searched: [...corridor.searched] }
}

function readSurvivor(line: Line) {
  const named = line.first()
  const role = named === '?' ? 'hidden' : named === 'undecided' ? null : line.word(named, ROLES)
  const down = line.flag('down')
  const survival = line.number('survival', 1, FULL_SURVIVAL)
  if (down === (survival !== null)) line.fail('expected either "down" or "survival"')
  const oldest = BITE_HOURS - 1
  const mauled = line.numbers('mauled', 0, oldest).reduce((bits, age) => bits | (1 << age), 0)
  const confessed = line.number('confessed', 0, oldest)
  const bite = line.unknown('bite') ? null : (line.number('bite', 0, oldest) ?? confessed ?? NOT_BITTEN)
  line.done()
  return { role, survival: survival ?? 0, mauled, bite, confessed: confessed !== null } as const
}

type Scene = Pick<NightView, 'roles' | 'survival' | 'confessed'> & Corridor

/** The procedures under way, and what a ruling among them has cost. */
function readAsked(line: Line, scene: Scene): { frames: [Frame, ...Frame[]]; paid: number } {
  const words = line.first().split(' ')
  line.done()
  const [kind, name, ...rest] = words
  if (words.length === 1 && kind === 'watch') return { frames: [{ kind: 'watch', step: 0 }], paid: 0 }
  if (words.length === 1 && kind === 'prepare') return { frames: [preparingHour()], paid: 0 }
  const step = ATTEMPT_STEPS.indexOf(line.word(kind, ATTEMPT_STEPS))
  const survivor = SURVIVORS.indexOf(line.word(name, SURVIVORS.slice(0, scene.survival.length)))
  if (scene.survival[survivor] === 0) line.fail(`${name} is down and attempts nothing (NS-6.3)`)
  const frame = { ...attemptFrame(survivor), step }
  if (step > 0) {
    frame.attempt = line.word(rest.shift(), ATTEMPTS)
    const pointless = attemptRefusal(scene, frame.attempt)
    if (pointless !== null) line.fail(`there is nothing to ${frame.attempt} here (${pointless})`)
  }
  if (step > 1) {
    frame.difficulty = line.figure(rest.shift(), 'difficulty', 1, hardest(scene, survivor, frame.attempt!))
    frame.consequence = line.word(rest.shift(), CONSEQUENCES)
    line.word(rest.shift(), ['paid'])
    // Never less than now: a noise made since then can only have lowered the price.
    const { difficulty, consequence } = frame
    const least = rulingPrice(scene, survivor, frame.attempt!, { difficulty, consequence })
    frame.paid = line.figure(rest.shift(), 'paid', least, least + MOST_ZOMBIES)
  }
  if (rest.length > 0) {
    line.word(rest.shift(), ['after'])
    frame.withdrew = line.word(rest.shift(), ATTEMPTS)
    if (frame.withdrew === frame.attempt) line.fail(`${frame.attempt} was withdrawn already (NS-4.6)`)
  }
  if (rest.length > 0) line.fail(`"${rest.join(' ')}" means nothing here`)
  return { frames: [hourOfAttempt(survivor), frame], paid: frame.paid }
}

/** Any two of Menace left, Menace spent openly and unseen traps give the third; `traps ?` leaves it open. */
function readBudget(line: Line, at: Corridor & Pick<NightView, 'frames'>, options: Options) {
  const budget = budgetOf(options)
  const traps = line.unknown('traps') ? null : line.numbers('traps', 2, EXIT - 1)
  const menace = line.number('menace', 0, budget)
  const spent = line.number('spent', 0, budget)
  // A player who knows where the traps are knows the note as well.
  const note = line.words('note', spoken) || (traps === null ? null : '')
  line.done()
  if (traps !== null) {
    const rest = budget - PRICES.trap * traps.length
    if (menace === null && spent === null) line.fail('expected "menace" or "spent"')
    if (Math.max(menace ?? 0, spent ?? 0) > rest) line.fail(`with these traps that is more than ${budget} (NS-2.1)`)
    return { traps, note, menace: menace ?? rest - spent!, spent: spent ?? rest - menace! }
  }
  if (spent === null) return line.fail('expected "spent" beside unknown traps')
  const count = (budget - spent - (menace ?? budget - spent)) / PRICES.trap
  if (!Number.isInteger(count) || count < 0 || count > mostTraps({ ...at, options, spent }))
    line.fail(`${budget} Menace less ${spent} spent and ${menace} left is no number of traps that can lie ahead`)
  return { traps, note, menace, spent }
}
