import { BadInput, type Params } from '@shamble/kernel'
import { facingAt, isOnTable, kindAt, layTile, liftTile, type Slot, zoneOfSide } from '../board/board.js'
import { DIRECTIONS, opposite, type TileSet } from '../board/tiles.js'
import { tilesOf } from '../options.js'
import { ENHANCED_PIECES } from '../rules/supply.js'
import { BULLET, ENHANCED, LIFE, NO_TOKEN, NO_ZOMBIE, ZOMBIE, type Zombies } from '../state.js'
import { SIDES } from './writer.js'

/** The tiles of a position text: those on the table, those gone, and what the stacks hold for that. */
export class PositionTable {
  /** The line that is being read, for complaints. */
  where = 'position'
  readonly #s: Zombies
  readonly #tiles: TileSet
  /** What has not been named yet, stacks and reserved tiles together. */
  readonly #left: number[]
  readonly #lineOf: string[] = []
  #shuffled = false

  constructor(s: Zombies) {
    this.#s = s
    this.#tiles = tilesOf(s.options)
    const { index } = this.#tiles
    this.#left = [index['town_square']!, index['helipad_town']!, ...s.townStack, ...s.baseStack, ...s.reserved]
  }

  /** `tile 2 hospital 1 0 turn 1 : z . . / . . . / . . .` */
  lay(line: string, where: string): void {
    this.where = where
    const s = this.#s
    const [place = '', pieces, ...more] = line.split(':')
    if (more.length > 0) this.fail('two colons in one line')
    const words = place.trim().split(/\s+/).slice(1)
    const number = /^\d+$/.test(words[0] ?? '') ? Number(words.shift()) : -1
    if (words[0] !== 'town_square') this.layTownSquare()
    const slot = s.tileKind.length
    if (number >= 0 && number !== slot) this.fail('the next tile has the number {{slot}}', { slot })
    this.#lineOf[slot] = where
    if (words.join(' ') === 'gone' && pieces === undefined) {
      // Far from everything, and lifted again: its number stays taken.
      layTile(s, 0, 0, 1_000 + slot, 1_000)
      liftTile(s, slot)
      return
    }
    this.#layAt(words)
    if (pieces !== undefined) this.#fill(slot, pieces)
  }

  #layAt([id = '', x = '', y = '', turn, quarters = '', town, side = '', ...more]: readonly string[]): void {
    const s = this.#s
    const whole = /^-?\d{1,2}$/
    if (!whole.test(x) || !whole.test(y) || turn !== 'turn' || !/^[0-3]$/.test(quarters) || more.length > 0)
      this.fail('expected "tile <number> <id> <x> <y> turn <0 to 3>"')
    const kind = this.kind(id)
    if (id === 'town_square' && `${x} ${y} ${quarters}` !== '0 0 0') this.fail('the town square is at 0 0 turn 0')
    if (!this.#tiles.kinds[kind]!.rotations.includes(Number(quarters)))
      this.fail('{{id}} rotated by {{quarters}} looks the same with a smaller rotation (ZMB-1.3.1.e)', { id, quarters })
    const taken = s.tileKind.findIndex(
      (_, slot) => isOnTable(s, slot) && s.tileX[slot] === Number(x) && s.tileY[slot] === Number(y),
    )
    if (taken >= 0) this.fail('tile {{taken}} is already at {{x}} {{y}}', { taken, x, y })
    const slot = layTile(s, kind, Number(quarters), Number(x) + 0, Number(y) + 0)
    if (town === undefined) return
    const direction = (SIDES as readonly string[]).indexOf(side)
    if (id !== 'front_gate' || town !== 'town' || !facingAt(s, slot).exits[direction])
      this.fail('only the front gate has a town side, at one of its ends')
    s.gateTownSide = direction
  }

  /** [ZMB-1.2.c] The town square is always there. */
  layTownSquare(): void {
    if (this.#s.tileKind.length === 0) this.lay('tile town_square 0 0 turn 0', this.where)
  }

  #fill(slot: Slot, pieces: string): void {
    const s = this.#s
    const rows = pieces.split('/').map((row) => row.trim().split(/\s+/))
    if (rows.length !== 3 || rows.some((row) => row.length !== 3)) this.fail('expected three rows of three cells')
    rows.flat().forEach((cell, i) => {
      const found = /^([zg]?)([LB]?)$/.exec(cell)
      const isBlocked = facingAt(s, slot).ground[i] === 'blocked'
      if (cell === '.' || (cell === '#' && isBlocked)) return
      if (cell === '#') this.fail('cell {{cell}} is not closed', { cell: i })
      if (found === null) this.fail('"{{cell}}" cannot be on a space: write z, g, L, B, zL, . or #', { cell })
      if (isBlocked) this.fail('nothing can be on cell {{cell}}', { cell: i })
      // [ZMB-1.3.1.f] Tokens are inside buildings, never on a road.
      if (found[2] !== undefined && found[2] !== '' && facingAt(s, slot).ground[i] !== 'building')
        this.fail('no token can be on the road, cell {{cell}} (ZMB-1.3.1.f)', { cell: i })
      s.zombie[slot * 9 + i] = found[1] === 'z' ? ZOMBIE : found[1] === 'g' ? ENHANCED : NO_ZOMBIE
      s.counter[slot * 9 + i] = found[2] === 'L' ? LIFE : found[2] === 'B' ? BULLET : NO_TOKEN
    })
  }

  /** A tile by its id, taken out of what is left. */
  kind(id: string): number {
    const kind = Object.hasOwn(this.#tiles.index, id) ? this.#tiles.index[id]! : -1
    if (kind < 0) this.fail('no tile is called "{{id}}"', { id })
    const index = this.#left.indexOf(kind)
    if (index < 0) this.fail('this game does not have that many tiles {{id}}', { id })
    this.#left.splice(index, 1)
    return kind
  }

  /** `cross_t`, `straight_t*2` */
  remove(word: string): void {
    const [id = '', times = '1'] = word.split('*')
    for (let i = this.count(times, 99); i > 0; i--) this.#s.removed.push(this.kind(id))
  }

  shuffleHelipad(): void {
    this.#shuffled = true
  }

  isBuilding(slot: Slot): boolean {
    return slot < this.#s.tileKind.length && isOnTable(this.#s, slot) && kindAt(this.#s, slot).isNamed
  }

  /** What is not named is in its stack. */
  finish(drawn: number): void {
    const s = this.#s
    const { kinds, index } = this.#tiles
    const helipad = index['helipad_town']!
    const gate = index['front_gate']!
    this.#settleGate()
    this.#checkSides()
    // [ZMB-1.3.1.r] Only the laboratory brings glowing zombies, and so many.
    const collected = s.glowing.reduce((sum, pieces) => sum + pieces, 0)
    if (s.zombie.filter((kind) => kind === ENHANCED).length + collected > ENHANCED_PIECES)
      this.fail('there are only {{pieces}} glowing zombies', { pieces: ENHANCED_PIECES })
    s.baseOpen = s.tileKind.some((kind) => kind >= 0 && kinds[kind]!.zone === 'base')
    if (drawn >= 0 && kinds[drawn]!.zone === 'base' && drawn !== gate && !s.baseOpen)
      this.fail('{{id}} cannot be drawn before the front gate is placed (ZMB-1.3.1.b)', { id: kinds[drawn]!.id })
    this.#settleReserved()
    s.helipadLeft = this.#left.includes(helipad) && !this.#shuffled
    if (this.#shuffled && !this.#left.includes(helipad)) this.fail('the town helipad is not in its stack')
    const left = this.#left.filter((kind) => kind !== helipad || this.#shuffled).sort((a, b) => a - b)
    s.townStack = left.filter((kind) => kinds[kind]!.zone === 'town' || kind === gate)
    s.baseStack = left.filter((kind) => kinds[kind]!.zone === 'base' && kind !== gate)
  }

  /**
   * [ZMB-1.2.b] One copy each of two tiles is aside until the gate comes. [ZMB-1.3.1.q] Where the gate is and
   * the copy is not named, it found no place and was removed.
   */
  #settleReserved(): void {
    const s = this.#s
    const pair = s.reserved
    s.reserved = []
    for (const kind of pair) {
      if (this.#left.filter((other) => other === kind).length < this.#tiles.kinds[kind]!.copies) continue
      this.#left.splice(this.#left.indexOf(kind), 1)
      if (s.baseOpen) s.removed.push(kind)
      else s.reserved.push(kind)
    }
  }

  /** [ZMB-1.3.1.m] The end that touches the town is the town's, unless the line says otherwise. */
  #settleGate(): void {
    const s = this.#s
    const slot = s.tileKind.indexOf(this.#tiles.index['front_gate']!)
    if (slot < 0 || s.gateTownSide >= 0) return
    const towns = DIRECTIONS.filter((direction) => {
      const beyond = s.neighbour[slot * 4 + direction]!
      return facingAt(s, slot).exits[direction] && beyond >= 0 && kindAt(s, beyond).zone === 'town'
    })
    this.where = this.#lineOf[slot]!
    if (towns.length !== 1) this.fail('write which side of the front gate faces the town: "... turn 0 town north"')
    s.gateTownSide = towns[0]!
  }

  /** [ZMB-1.3.1.d] No road against a wall, none between the zones, and all of it hanging together. */
  #checkSides(): void {
    const s = this.#s
    const reached = new Set([0])
    for (let slot = 0; slot < s.tileKind.length; slot++) {
      if (!isOnTable(s, slot)) continue
      for (const direction of DIRECTIONS) {
        const beyond = s.neighbour[slot * 4 + direction]!
        if (beyond < 0 || beyond > slot) continue
        this.where = this.#lineOf[slot]!
        const road = facingAt(s, slot).exits[direction]!
        if (road !== facingAt(s, beyond).exits[opposite(direction)])
          this.fail('a road runs into a wall between tiles {{a}} and {{b}} (ZMB-1.3.1.d)', { a: beyond, b: slot })
        if (road && zoneOfSide(s, slot, direction) !== zoneOfSide(s, beyond, opposite(direction)))
          this.fail('a road connects town and base between tiles {{a}} and {{b}} (ZMB-1.3.1.n)', { a: beyond, b: slot })
      }
    }
    for (const slot of reached) {
      for (const direction of DIRECTIONS) {
        const beyond = s.neighbour[slot * 4 + direction]!
        if (beyond >= 0 && facingAt(s, slot).exits[direction]) reached.add(beyond)
      }
    }
    // A tile that was blown away may have left others cut off.
    const alone = s.tileKind.findIndex((_, slot) => isOnTable(s, slot) && !reached.has(slot))
    this.where = this.#lineOf[alone] ?? 'position'
    if (alone >= 0 && s.tileKind.every((kind) => kind >= 0))
      this.fail('no road leads to tile {{tile}} (ZMB-1.3.1.d)', { tile: alone })
    this.where = 'position'
  }

  count(word: string | undefined, most: number): number {
    const count = word !== undefined && /^\d{1,5}$/.test(word) ? Number(word) : -1
    if (count < 0 || count > most)
      this.fail('expected a number up to {{most}}, found "{{word}}"', { most, word: word ?? '' })
    return count
  }

  fail(sentence: string, params: Params = {}): never {
    throw new BadInput(this.where, sentence, params)
  }
}
