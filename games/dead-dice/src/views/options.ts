import type { Seat } from '@shamble/kernel'
import type { Band } from '../campaign/band-file.js'
import type { SurvivorFile } from '../campaign/survivor-file.js'
import type { DeadDiceOptions } from '../options.js'
import type { DeadDice } from '../state.js'
import { knowsAll, type Looker } from './knowing.js'
import { announced } from './staged.js'

/**
 * [DD-1.7] [DD-1.8] The options as they may be known: survivors who came along have secrets like all others, and so has a
 * scenario that people wrote [DD-4.2].
 */
export function seenOptions(s: DeadDice, viewer: Looker): DeadDiceOptions {
  const { options } = s
  const { band, survivors, ownScenario, gangs } = options
  const isOpen = band === null && survivors === null && ownScenario === null && gangs === null
  if (isOpen || knowsAll(s, viewer)) return options
  const seen = (file: SurvivorFile | null, seat: Seat): SurvivorFile | null =>
    file === null || seat === viewer ? file : openPart(file)
  return {
    ...options,
    ownScenario: (ownScenario === null ? null : announced(ownScenario)) as DeadDiceOptions['ownScenario'],
    // [DD-10.3] Whom a game master has at hand, and how strong they are.
    gangs: null,
    survivors: (survivors?.map(seen) ?? null) as DeadDiceOptions['survivors'],
    band: (band === null
      ? null
      : {
          ...(band as Band),
          members: band.members.map(seen),
          trust: band.trust.map((row, seat) => (seat === viewer ? row : row.map(() => 0))),
        }) as DeadDiceOptions['band'],
  }
}

function openPart({ carrier: _carrier, ...file }: SurvivorFile): SurvivorFile {
  return file.exposed === true ? file : { ...file, darkSide: '' }
}
