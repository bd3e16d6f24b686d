import { BadInput, type Chance, type Options, type PositionForm, type PositionText } from '@shamble/kernel'
import { CHARACTERS } from './counters.js'
import { setupDawn } from './frames/setup.js'
import { brokenInvariants } from './invariants.js'
import { type Mall, type Square, squareName } from './map/mall.js'
import { componentsOf, type DawnOptions } from './options.js'
import { whyNotHide } from './rules/hidden.js'
import { isFaceUp, unitsOnMap } from './rules/pieces.js'
import { allowanceOf } from './rules/walking.js'
import {
  ALL_CHARACTERS,
  type Dawn,
  type DawnFrame,
  DOOR_STATES,
  IN_BOX,
  IN_POOL,
  isAutomatic,
  KILLED,
  NO_UNIT,
  PHASES,
  type Phase,
  STATUSES,
  SUPER,
  ZOMBIE_SEAT,
} from './state.js'
import type { DawnView } from './view.js'

/**
 * A position at the start of a turn or of a phase, a line for each kind of thing:
 *
 *     turn 3 reaction
 *     peter 063 normal active
 *     steve 053 stunned rifle rests
 *     fran - killed
 *     zombies 002 007=5 011! 020=3!
 *     pool 4 7 ?
 *     hidden 045 123
 *     doors #5 closed, #7 destroyed, #29 closed
 *     rifles 1
 *     entered 062 063
 *     acted 063
 *     start 061
 *
 * `=5` is a value that has been revealed, `!` a berserk unit, `?` a pool unit whose value nobody has seen.
 * A seat's form leaves out what that seat may not know: values face down, pool values (`pool 3`) and hidden squares
 * (`box 2`).
 */
export const position: PositionText<Dawn, DawnView> = { write, read, comparable }

const STEPS: Readonly<Record<Exclude<Phase, 'setup'>, number>> = {
  human: 0,
  hidden: 1,
  berserk: 2,
  reaction: 3,
  free: 4,
  attack: 5,
  generation: 6,
}

/** Tokens only tell units apart while a match runs; a position counts them anew. */
function comparable(view: DawnView): unknown {
  return { ...view, nextToken: 0, units: view.units.map((unit) => ({ ...unit, token: 0 })) }
}

/** The phase that begins at this very moment, or `null`. */
function phaseThatBegins(s: Dawn): Exclude<Phase, 'setup'> | null {
  const top = s.frames[s.frames.length - 1] as DawnFrame | undefined
  if (s.outcome !== null || top === undefined || s.frames.length !== 2) return null
  if (top.kind === 'human-turn') return top.step === 0 && top.chaired.length === 0 ? 'human' : null
  return null
}

function write(s: Dawn, form: PositionForm): string | null {
  const phase = phaseThatBegins(s)
  if (phase === null) return null
  const knowsHidden = form === 'full' || (!isAutomatic(s) && form === ZOMBIE_SEAT)
  const lines = [`turn ${s.turn} ${phase}`]
  for (const c of ALL_CHARACTERS) lines.push(characterLine(s, c))
  const units = unitsOnMap(s)
  lines.push(`zombies ${units.map((u) => unitWord(s, u, form)).join(' ')}`.trim())
  const values = [...s.poolValues].sort((a, b) => a - b)
  if (form === 'full') lines.push(`pool ${[...values, ...s.poolUrns.map(() => '?')].join(' ')}`.trim())
  else lines.push(`pool ${values.length + s.poolUrns.length} units`)
  const inBox = s.where.filter((where) => where === IN_BOX).length
  if (!isAutomatic(s)) lines.push(knowsHidden ? `hidden ${s.hidden.map(squareName).join(' ')}`.trim() : `box ${inBox}`)
  const doors = s.doors.flatMap((state, d) => (state === 0 ? [] : [`#${d + 1} ${DOOR_STATES[state]}`]))
  if (doors.length > 0) lines.push(`doors ${doors.join(', ')}`)
  lines.push(`rifles ${s.riflesLeft}`)
  return lines.join('\n')
}

function characterLine(s: Dawn, c: number): string {
  const words = [CHARACTERS[c]!, s.at[c]! < 0 ? '-' : squareName(s.at[c]!), STATUSES[s.status[c]!]!]
  if (s.rifle[c] === 1) words.push('rifle')
  if (s.rests[c] === 1) words.push('rests')
  if (s.infectedOn[c]! > 0 && s.status[c] === 2) words.push(`since ${s.infectedOn[c]}`)
  return words.join(' ')
}

function unitWord(s: Dawn, u: number, form: PositionForm): string {
  const square = s.where[u]!
  const side = form === 'full' ? 3 : !isAutomatic(s) && form === ZOMBIE_SEAT ? 2 : 1
  const shown = form === 'full' || isFaceUp(s, square) || (s.options.memoryAid && (s.seenBy[u]! & side) !== 0)
  const value = s.value[u]! > 0 && shown ? `=${s.value[u]}` : ''
  return `${squareName(square)}${value}${s.berserk[u] === 1 ? '!' : ''}`
}

function read(text: string, options: Options, chance: Chance): Dawn {
  return new PositionReader(options as DawnOptions).read(text, chance)
}

class PositionReader {
  readonly #mall: Mall
  readonly #s: Dawn
  readonly #left: number[]
  #where = 'position'
  #next = 0

  constructor(options: DawnOptions) {
    const { mall, counters } = componentsOf(options)
    this.#mall = mall
    this.#left = counters.zombieValues.slice()
    this.#s = emptied(setupDawn(options))
  }

  read(text: string, chance: Chance): Dawn {
    const s = this.#s
    const seen = new Set<string>()
    text.split('\n').forEach((written, i) => {
      const line = written.trim()
      if (line === '' || line.startsWith('//')) return
      this.#where = `position, line ${i + 1}`
      const [word = '', ...rest] = line.split(/\s+/)
      if (seen.has(word)) this.#fail(`a second line "${word}"`)
      seen.add(word)
      this.#line(word, rest, line.slice(word.length).trim())
    })
    this.#where = 'position'
    if (!seen.has('turn')) this.#fail('the line "turn <n> <phase>" is missing')
    this.#settleUnits(chance)
    this.#settleActivation()
    for (const c of ALL_CHARACTERS)
      if (s.at[c]! < 0 && s.status[c]! < SUPER) this.#fail(`${CHARACTERS[c]} has no square`)
    const broken = brokenInvariants(s)
    if (broken.length > 0) this.#fail(broken[0]!)
    return s
  }

  #line(word: string, rest: readonly string[], whole: string): void {
    const s = this.#s
    const c = (CHARACTERS as readonly string[]).indexOf(word)
    if (c >= 0) this.#character(c, rest)
    else if (word === 'turn') this.#turn(rest)
    else if (word === 'zombies') for (const unit of rest) this.#unit(unit)
    else if (word === 'pool') this.#pool(rest)
    else if (word === 'hidden') for (const square of rest) this.#hidden(square)
    else if (word === 'box') this.#boxed = this.#count(rest[0], 5)
    else if (word === 'doors') for (const door of whole.split(',')) this.#door(door.trim())
    else if (word === 'rifles') s.riflesLeft = this.#count(rest[0], 2)
    else if (word === 'entered') s.entered = rest.map((square) => this.#square(square))
    else if (word === 'acted') s.actedIn = rest.map((square) => this.#square(square))
    else if (word === 'start') s.startSquare = this.#square(rest[0] ?? '')
    else this.#fail(`"${word}" is no part of a position`)
  }

  #boxed = -1

  #turn(rest: readonly string[]): void {
    const [n = '', phase = 'human'] = rest
    if (!/^\d{1,5}$/.test(n) || n === '0') this.#fail(`"${n}" is no turn`)
    if (!Object.hasOwn(STEPS, phase))
      this.#fail(`a position begins with one of ${PHASES.slice(1).join(', ')}, not "${phase}"`)
    if (phase === 'hidden' && !isAutomatic(this.#s))
      this.#fail('the hidden phase belongs to solitaire and cooperative play')
    this.#s.turn = Number(n)
    this.#s.phase = phase as Phase
    this.#s.frames = [{ kind: 'game-turn', step: STEPS[phase as keyof typeof STEPS] }]
  }

  #character(c: number, [place = '', status = 'normal', ...marks]: readonly string[]): void {
    const s = this.#s
    const known = (STATUSES as readonly string[]).indexOf(status)
    if (known < 0) this.#fail(`a status is one of ${STATUSES.join(', ')}, not "${status}"`)
    s.status[c] = known
    s.at[c] = place === '-' ? -1 : this.#square(place)
    if (known === KILLED && place !== '-') this.#fail('the dead stand nowhere: write "-"')
    for (let i = 0; i < marks.length; i++) {
      const mark = marks[i]!
      if (mark === 'rifle') s.rifle[c] = 1
      else if (mark === 'rests') s.rests[c] = 1
      else if (mark === 'active') s.active.push(c)
      else if (mark === 'since') s.infectedOn[c] = this.#count(marks[++i], 99_999)
      else this.#fail(`"${mark}" is no mark of a character`)
    }
  }

  #unit(word: string): void {
    const found = /^(\d{3})(?:=(\d{1,2}))?(!?)$/.exec(word)
    if (found === null) this.#fail(`"${word}" is no unit: write 007, 007=5 or 007=5!`)
    const s = this.#s
    const square = this.#square(found![1]!)
    if (s.unitAt[square] !== NO_UNIT) this.#fail(`two ordinary units in square ${found![1]}`)
    if (this.#next >= s.where.length) this.#fail(`more than ${s.where.length} units`)
    const u = this.#next++
    s.where[u] = square
    s.unitAt[square] = u
    s.token[u] = u + 1
    s.berserk[u] = found![3] === '!' ? 1 : 0
    if (found![2] !== undefined) {
      s.value[u] = this.#take(Number(found![2]))
      s.seenBy[u] = 3
    } else s.urn[u] = 0
  }

  #pool(rest: readonly string[]): void {
    const s = this.#s
    if (rest[1] === 'units') {
      for (let i = this.#count(rest[0], 50); i > 0; i--) s.poolUrns.push(0)
      return
    }
    for (const word of rest) {
      if (word === '?') s.poolUrns.push(0)
      else s.poolValues.push(this.#take(this.#count(word, 99)))
    }
  }

  #hidden(word: string): void {
    const square = this.#square(word)
    const refusal = whyNotHide(this.#s, this.#mall, square)
    if (refusal !== null) this.#fail(`no hidden zombie may lie in ${word} (${refusal})`)
    this.#s.hidden.push(square)
  }

  #door(word: string): void {
    const found = /^#(\d+) (open|closed|destroyed)$/.exec(word)
    const door = this.#mall.doors[Number(found?.[1]) - 1]
    if (found === null || door === undefined) this.#fail(`"${word}" is no door of this map: write "#5 closed"`)
    const state = (DOOR_STATES as readonly string[]).indexOf(found![2]!)
    if (state === 2 && door!.kind !== 'glass') this.#fail(`${word}: only glass is destroyed`)
    this.#s.doors[Number(found![1]) - 1] = state
  }

  /** What is not on the map is in the pool or the box; every value belongs to somebody. */
  #settleUnits(chance: Chance): void {
    const s = this.#s
    const automatic = isAutomatic(s)
    const box = automatic ? 0 : this.#boxed >= 0 ? this.#boxed : s.hidden.length
    if (automatic && (s.hidden.length > 0 || this.#boxed > 0))
      this.#fail('hidden squares belong to the two-player game')
    // A position that says nothing of the pool means: the rest is there, unseen.
    const pool = s.where.length - this.#next - box
    if (pool < 0) this.#fail(`${this.#next} units on the map and ${box} hidden are more than ${s.where.length}`)
    if (s.poolValues.length + s.poolUrns.length === 0) for (let i = 0; i < pool; i++) s.poolUrns.push(0)
    if (s.poolValues.length + s.poolUrns.length !== pool) {
      this.#fail(
        `${this.#next} units on the map, ${box} hidden and ${s.poolValues.length + s.poolUrns.length} in the pool are not ${s.where.length}`,
      )
    }
    for (let u = this.#next; u < s.where.length; u++) {
      s.where[u] = u < this.#next + box ? IN_BOX : IN_POOL
      s.urn[u] = s.where[u] === IN_BOX ? 0 : -1
    }
    s.nextToken = this.#next + 1
    s.urns = [this.#left]
    while (s.hidden.length < box) {
      const squares = this.#mall.area
        .map((_, square) => square)
        .filter((square) => whyNotHide(s, this.#mall, square) === null)
      s.hidden.push(chance.draw(squares, 'DAWN-3.1.c', 'nobody'))
    }
    // A unit that lies open has a value, written or not.
    for (const u of unitsOnMap(s)) {
      if (!isFaceUp(s, s.where[u]!) || s.value[u]! > 0) continue
      const value = chance.draw(this.#left, 'DAWN-7.7.b', 'all')
      this.#left.splice(this.#left.indexOf(value), 1)
      s.value[u] = value
      s.urn[u] = -1
      s.seenBy[u] = 3
    }
  }

  #settleActivation(): void {
    const s = this.#s
    for (const c of ALL_CHARACTERS) {
      s.companion[c] = s.status[c] === SUPER && s.at[c]! >= 0 ? s.unitAt[s.at[c]!]! : NO_UNIT
    }
    if (s.active.length === 0) return
    s.active.sort()
    if (s.phase === 'human') this.#fail('"active" belongs to the zombie player-turn')
    if (s.active.some((c) => s.at[c] !== s.at[s.active[0]!]))
      this.#fail('the active characters stand in different squares')
    s.allowance = allowanceOf(s, s.active)
    if (s.startSquare < 0) s.startSquare = s.at[s.active[0]!]!
  }

  #take(value: number): number {
    const index = this.#left.indexOf(value)
    if (index < 0) this.#fail(`there are not so many units of value ${value}`)
    this.#left.splice(index, 1)
    return value
  }

  #square(word: string): Square {
    const square = /^\d{1,3}$/.test(word) ? Number(word) - 1 : -1
    if (square < 0 || square >= this.#mall.size) this.#fail(`there is no square "${word}"`)
    return square
  }

  #count(word: string | undefined, most: number): number {
    const count = word !== undefined && /^\d+$/.test(word) ? Number(word) : -1
    if (count < 0 || count > most) this.#fail(`expected a number up to ${most}, found "${word ?? ''}"`)
    return count
  }

  #fail(reason: string): never {
    throw new BadInput(this.#where, reason)
  }
}

/** The set-up with nothing on the map. */
function emptied(s: Dawn): Dawn {
  s.unitAt.fill(NO_UNIT)
  s.where.fill(IN_POOL)
  s.token.fill(0)
  s.urn.fill(-1)
  s.poolUrns = []
  s.phase = 'human'
  return s
}
