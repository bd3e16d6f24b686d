import type { GameEvent, Param, Play } from '@shamble/kernel'
import type { TellingKind } from '../data/narration.js'
import { narrate, scenarioWord } from '../events.js'
import { stagedOf } from '../scenario/staged.js'
import type { DeadDice, Horde } from '../state.js'
import { noiseHeard, type Purchase, ruleOf } from './purchases.js'

/** [DD-16.61] What people see of an element as it comes. Its price is nobody's business but the game master's. */
export function show(s: DeadDice, purchase: Purchase, groups: readonly Horde[], play: Play): void {
  switch (purchase.element) {
    case 'zombies': {
      const sizes = groups.map(({ size }) => size)
      const zombies = sizes.reduce((sum, size) => sum + size, 0)
      come(purchase, { number: zombies }, play, { sizes, noise: noiseHeard(s), horde: s.master.horde })
      narrate(s, play, purchase.ambush ? 'ambush' : 'zombies', { dead: scenarioWord(s, 'dead'), number: zombies })
      break
    }
    case 'obstacle': {
      const sight = purchase.words === '' ? scenarioWord(s, `obstacle.${purchase.by}`) : purchase.words
      come(purchase, { by: word('characteristic', purchase.by), difficulty: purchase.difficulty, sight }, play)
      narrate(s, play, 'obstacle', { sight })
      break
    }
    case 'hazard':
      come(purchase, { hazard: word('hazard', purchase.hazard) }, play)
      narrate(s, play, 'hazard', { sight: scenarioWord(s, `hazard.${purchase.hazard}`) })
      break
    case 'threat': {
      const reserve = word('reserve', purchase.reserve)
      come(purchase, { reserve, by: word('characteristic', purchase.by), difficulty: purchase.difficulty }, play)
      narrate(s, play, 'threat', { sight: scenarioWord(s, `threat.${purchase.reserve}`), reserve })
      break
    }
    case 'special':
      come(purchase, { special: word('special', purchase.special) }, play)
      narrate(s, play, tellingOf(s, purchase.special))
      break
    case 'foes':
      come(purchase, { number: purchase.foes.length }, play)
      narrate(s, play, 'living', { sight: scenarioWord(s, 'living') })
      break
    case 'noise':
      narrate(s, play, 'noiseUp', { sight: scenarioWord(s, 'loud') })
      break
    case 'horde':
      narrate(s, play, 'hordeUp')
  }
}

const word = (table: string, id: string): Param => ({ word: `${table}.${id}` })

function come(purchase: Purchase, data: Readonly<Record<string, Param>>, play: Play, about?: GameEvent['about']): void {
  const near = 'ambush' in purchase && purchase.ambush
  play.emit?.({
    kind: `element.${purchase.element}${near ? '.near' : ''}`,
    rule: ruleOf(purchase),
    data,
    ...(about ? { about } : {}),
  })
}

/** [DD-16.69] Insects have names of their own. */
function tellingOf(s: DeadDice, special: Extract<Purchase, { element: 'special' }>['special']): TellingKind {
  const features = stagedOf(s)?.scenario.features
  if (special === 'tank' && features?.queen === true) return 'special.queen'
  if (special === 'hunter' && features?.specials !== undefined) return 'special.winged'
  return `special.${special}`
}
