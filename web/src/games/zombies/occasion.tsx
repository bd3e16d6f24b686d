import { aboutOf, slotOf, topFrame, type ZombiesAction, type ZombiesView } from '@shamble/game-zombies/table'
import type { ReactNode } from 'react'
import { type Box, boundsOf } from '../../board/box.js'
import { cropAround } from '../../rules/crop-around.js'
import type { Occasion, OccasionView } from '../../rules/reference.js'
import { Faces } from '../../table/Readout.js'
import { shownFight } from './fight-now.js'
import { bonusOf, killShare, percent } from './key-note.js'
import { placeOf, slotsOf, tileCorner } from './layout.js'
import { spotBox } from './Marks.js'
import { faceMeanings } from './Readout.js'
import { atSeat, atSpace, spaceWords, spots } from './spots.js'
import { TILE } from './tile-art.js'
import { twin } from './twin.js'

/** Events that are about one space. */
const ON_SPACES = ['put', 'zombie-placed', 'zombie-moved', 'stepped', 'killed', 'broke-through'] as const

type ZombiesOccasion = Occasion<ZombiesAction, ZombiesView>

/** The space that an event is about; of several the last. */
function spaceIn({ event, part }: ZombiesOccasion): number {
  const space = aboutOf(event, ...ON_SPACES)?.space ?? aboutOf(event, 'announced-into')?.spaces.at(-1) ?? -1
  return space >= 0 && part.view.tileKind[slotOf(space)] !== undefined ? space : -1
}

/** Whom the case is about: the one who did it, who fights, whose turn it is. */
function seatIn({ event, part }: ZombiesOccasion): number {
  const top = topFrame(part.view)
  if (event?.seat !== undefined) return event.seat
  return top?.kind === 'walk' || top?.kind === 'fight' ? top.seat : part.view.active
}

function placesOf(at: ZombiesOccasion): Box[] {
  const { view, pointed } = at.part
  const named = spaceIn(at)
  const meant = [
    ...(pointed === null ? [] : spots(pointed, view)),
    ...(named < 0 ? [] : [atSpace(named)]),
    atSeat(seatIn(at)),
  ]
  return meant.flatMap((spot) => spotBox(spot, view) ?? [])
}

/** The tiles on the table, and no room for more. */
const cityBox = (view: ZombiesView): Box =>
  boundsOf(slotsOf(view).map((slot) => ({ ...tileCorner(placeOf(view, slot)), width: TILE, height: TILE })))

function place(at: ZombiesOccasion): string {
  const { view, words } = at.part
  const named = spaceIn(at)
  return spaceWords(view, named >= 0 ? named : view.position[seatIn(at)]!, words)
}

const fightIn = ({ part }: ZombiesOccasion) => shownFight(part.view, part.pointed)

function told(at: ZombiesOccasion): { lead: string; strong: string } {
  const { words } = at.part
  const shown = fightIn(at)
  if (shown === null) return { lead: twin(at.part).lead, strong: '' }
  const { fight } = shown
  return {
    lead: words.speak(bonusOf(fight) === 0 ? 'chart.zombies.told.plain' : 'chart.zombies.told.fight', {
      seat: words.seat(fight.seat),
      need: fight.need,
      bonus: bonusOf(fight),
    }),
    strong: words.speak('chart.zombies.told.has', {
      bullets: words.speak('zombies.count.bullets', { count: fight.bullets }),
      lives: words.speak('zombies.count.lives', { count: fight.lives }),
    }),
  }
}

function Worked(at: ZombiesOccasion): ReactNode {
  const { words } = at.part
  const { speak } = words
  const shown = fightIn(at)
  if (shown === null) return null
  const { fight } = shown
  const bonus = bonusOf(fight)
  const rolled = /^roll-(hit|short)$/.test(at.event?.kind ?? '') ? at.event?.dice?.[0] : undefined
  return (
    <>
      <h2 className="caps">
        <span>{speak('chart.zombies.faces')}</span>
        <span>
          {speak('chart.zombies.shares', {
            alone: percent(killShare(fight.need, bonus, 0), words),
            paid: percent(killShare(fight.need, bonus, fight.bullets), words),
          })}
        </span>
      </h2>
      <div className="readout-facts">
        <Faces faces={faceMeanings(fight, rolled, words)} />
      </div>
    </>
  )
}

const occasionView: OccasionView<ZombiesAction, ZombiesView> = {
  crop: (at) => cropAround(placesOf(at), cityBox(at.part.view)),
  place,
  told,
  marked: (part) => part,
  works: (at, section) => ['1.3.2', '1.3.5'].includes(section) && fightIn(at) !== null,
  Worked,
}
export default occasionView
