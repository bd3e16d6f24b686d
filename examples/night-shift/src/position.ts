import { UniformChance } from '@shamble/chance'
import { BadInput, type Options, type Seat, samePlain, silently } from '@shamble/kernel'
import type { PositionText } from '@shamble/module'
import { ATTEMPT_STEPS, type AttemptFrame } from './attempt.js'
import { BITE_HOURS } from './corridor.js'
import { type NightFrame, nightShift } from './game.js'
import { invariants } from './invariants.js'
import { GM, type Night, nameOf, newNight, seatOf } from './night.js'
import { readPosition } from './position-reader.js'
import { guessNight, type NightView } from './secrets.js'

/**
 * One line for the corridor, one for the game master, one for each survivor, one for what is being asked:
 *
 *     hour 3, room 2, zombies 2, obstacle blocked, noise, searched 2
 *     gm: menace 4, traps 3
 *     ana: nurse, survival 3
 *     ben: porter, survival 2, mauled 0 1, bite 1
 *     asked: commit ana force 2 wound paid 1
 *
 * What a seat may not know is a question mark: `gm: spent 4, traps ?`, `bite ?`, and before the night `ben: ?`.
 * What was said this hour, and the note of the game master, are in quotation marks: `says "…"`, `note "…"`.
 * Ages of wounds and bites are in hours; `exposed` counts the traps found or sprung. Lines may also be parted by a slash.
 */
export const position: PositionText<Night> = {
  write(s, form) {
    if (s.outcome !== null) return null
    // The game master knows everything but a role that is not shown yet.
    const view = form === 'full' ? { ...nightShift.view(s, GM), roles: s.roles.slice() } : nightShift.view(s, form)
    return writePosition(view)
  },

  read(text, options, chance) {
    const view = readPosition(text, options)
    const s = guessNight(view, chance)
    const broken = invariants(s)
    if (broken.length > 0) throw new BadInput('position', broken[0]!)
    if (s.frames[0]!.kind === 'watch' && !isUntouched(s, options))
      throw new BadInput('position', 'the watch is chosen before anything else happens (NS-1.2)')
    return s
  },
}

function writePosition(view: NightView): string {
  const survivors = view.survival.map((_, survivor) => `${nameOf(survivor)}: ${survivorItems(view, survivor)}`)
  return [corridorItems(view), `gm: ${gmItems(view)}`, ...survivors, `asked: ${askedItems(view)}`].join('\n')
}

function corridorItems(view: NightView): string {
  const items = [`hour ${view.turn}`, `room ${view.room}`]
  if (view.zombies > 0) items.push(`zombies ${view.zombies}`)
  if (view.obstacle !== 'none') items.push(`obstacle ${view.obstacle}`)
  if (view.noiseMade) items.push('noise')
  if (view.lured) items.push('lured')
  if (view.slipped) items.push('slipped')
  if (view.exposed > 0) items.push(`exposed ${view.exposed}`)
  if (view.searched.length > 0) items.push(`searched ${view.searched.join(' ')}`)
  return items.join(', ')
}

function gmItems(view: NightView): string {
  const items: string[] = []
  if (view.menace !== null) items.push(`menace ${view.menace}`)
  if (view.traps === null) items.push(`spent ${view.spent}`, 'traps ?')
  else if (view.traps.length > 0) items.push(`traps ${view.traps.join(' ')}`)
  if (view.note) items.push(`note ${JSON.stringify(view.note)}`)
  return [...items, ...saysItems(view, GM)].join(', ')
}

function survivorItems(view: NightView, survivor: number): string {
  const role = view.roles[survivor]
  const says = saysItems(view, seatOf(survivor))
  const items: string[] = [role === 'hidden' ? '?' : (role ?? 'undecided')]
  if (view.survival[survivor] === 0) return [...items, 'down', ...says].join(', ')
  items.push(`survival ${view.survival[survivor]}`)
  const bite = view.bite[survivor]!
  if (view.confessed[survivor]) return [...items, `confessed ${bite}`, ...says].join(', ')
  const ages = Array.from({ length: BITE_HOURS }, (_, age) => age).filter((age) => (view.mauled[survivor]! >> age) & 1)
  if (ages.length > 0) items.push(`mauled ${ages.join(' ')}`)
  if (bite === null) items.push('bite ?')
  else if (bite >= 0) items.push(`bite ${bite}`)
  return [...items, ...says].join(', ')
}

const saysItems = ({ said }: NightView, seat: Seat): string[] =>
  said[seat] === '' ? [] : [`says ${JSON.stringify(said[seat])}`]

function askedItems(view: NightView): string {
  const top = view.frames[view.frames.length - 1] as NightFrame
  switch (top.kind) {
    case 'watch':
      return 'watch'
    case 'hour':
      return 'prepare'
    case 'attempt':
      return attemptItems(top)
  }
}

function attemptItems(f: AttemptFrame): string {
  const words = [ATTEMPT_STEPS[f.step]!, nameOf(f.survivor)]
  if (f.attempt !== null) words.push(f.attempt)
  if (f.consequence !== null) words.push(String(f.difficulty), f.consequence, `paid ${f.paid}`)
  if (f.withdrew !== null) words.push(`after ${f.withdrew}`)
  return words.join(' ')
}

/** Whether nothing has happened yet but choices of roles. */
function isUntouched(s: Night, options: Options): boolean {
  const fresh = newNight(options, silently(new UniformChance(() => 0)))
  return samePlain({ ...s, roles: [] }, { ...fresh, roles: [] }) && s.roles.includes(null)
}
