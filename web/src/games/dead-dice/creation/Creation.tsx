import { masterSeat } from '@shamble/game-dead-dice/table'
import { type ReactNode, useState } from 'react'
import { DrawerTool } from '../DrawerTool.js'
import type { Screen } from '../moment.js'
import { usePrinting } from '../print/printing.js'
import { DarkSide } from './DarkSide.js'
import { Gear } from './Gear.js'
import { Points } from './Points.js'
import { Portrait } from './Portrait.js'
import { shownPerson } from './person.js'
import { ReadyOnes } from './ReadyOnes.js'
import { Scores } from './Scores.js'
import { TheOthers } from './TheOthers.js'
import { Traits } from './Traits.js'
import '../people.css'
import './creation.css'

/** A survivor in the making: nothing is fixed until its key, and until then everything may be changed. */
const Creation: Screen = (part): ReactNode => {
  const { view, prompt } = part
  usePrinting(part)
  const isOfBand = typeof view.viewer === 'number' && view.viewer < view.survivors.length
  const [picked, setPicked] = useState<number | null>(null)
  // A game master, and the one who watches, looks at one survivor after another.
  const first = view.survivors.findIndex((_, seat) => shownPerson(part, seat) !== null)
  const seat = isOfBand ? (view.viewer as number) : (picked ?? (first < 0 ? null : first))
  const person = isOfBand || seat !== null ? shownPerson(part, seat) : null
  return (
    <main className="screen dd-living creation" data-making={person?.isDraft || undefined}>
      <div className="creation-left">
        <Portrait {...{ part, person, seat }} />
        {person !== null && <Gear part={part} seat={seat} />}
        {person?.isDraft && <ReadyOnes part={part} />}
      </div>
      <div className="creation-middle">
        {person !== null && (
          <>
            {person.isDraft && <Points {...{ part, person }} />}
            <Scores {...{ part, person }} />
            <Traits {...{ part, person }} />
          </>
        )}
        {person === null && <p className="empty">{part.words.speak('creation.nobody')}</p>}
      </div>
      <div className="creation-right">
        {prompt}
        {person !== null && (person.isDraft || person.darkSide !== '') && <DarkSide {...{ part, person }} />}
        {(view.survivors.length > 1 || view.viewer === masterSeat(view)) && (
          <TheOthers part={part} seat={seat} pick={isOfBand ? null : setPicked} />
        )}
      </div>
      <DrawerTool part={part} />
    </main>
  )
}
export default Creation
