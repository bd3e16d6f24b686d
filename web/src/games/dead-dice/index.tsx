import play from '@shamble/game-dead-dice/play'
import type { DeadDiceAction, DeadDiceView } from '@shamble/game-dead-dice/table'
import { defineTable } from '../../default/define-table.js'
import { bar } from './bar.js'
import { PeopleSettings, peopleKeys, peoplePrompt, peopleScreen, peopleTools, peopleTwin } from './between.js'
import { isGrave, keyNote, keys } from './keys.js'
import { Board, Goal, Readout } from './late.js'
import { People } from './People.js'
import { prompt } from './prompt.js'
import { replay } from './race.js'
import { isPassing, isSummed, isThrownBy, rolledAt, rollWords, sound, touches } from './rolls.js'
import { hasScene, isBriefScene, scene } from './scene.js'
import { forViewer } from './screens.js'
import { spotName, spots } from './spots.js'
import { twin } from './twin.js'
// Every screen of the game is dressed by it: it comes with the table, whichever of them is fetched first.
import './dead-dice.css'

// Who looks at what:
// - the ladder with all that stands beside it (Board, People, Goal, Readout, record) is the table of a player;
// - `between.tsx` decides what stands in its place: `peopleScreen(view)` by what is going on, a component that gets the
//   whole `ScreenPart` and sets `part.prompt` where it wants it. Each folder has its own, fetched when it is needed
//   (`lazy`): creation, refuge, talk, end;
// - `with-master.tsx` is all that a person in the game master's seat has besides, fetched where there is one;
// - `forViewer(viewer)` in `screens.ts` changes single regions (`bar`, `People`, …) for a seat or for `spectator`;
// - spots (what can be picked), keys and words of the question are the same for all: `spots.ts`, `keys.ts`, `prompt.ts`;
// - shared drawings: `Ladder` with `ladderOf` (`ghosts` for what is in hand), `Head`, `Gauge`, `Pool`, `Reserves`,
//   `Survivors`, `Face`; `art/paper.ts` (slips, halftone), `art/bodies.ts` (the dead, the living, strangers).
// Words of a folder stand in `text/<folder>.en.ts` and `.fr.ts`, joined in `text/en.ts` and `text/fr.ts`; those of the
// game master come with the rest of that screen.

/** The end of something, or the plain consequence of an answer that was given. */
const FORCED: readonly string[] = ['done', 'packed', 'call', 'agree', 'lead', 'foeWait']

/** Dead Dice on the table. */
export default defineTable<DeadDiceAction, DeadDiceView>(play, {
  layout: 'side',
  spots,
  spotName,
  bar,
  prompt: (view, question, words, picked) =>
    peoplePrompt(view, question, words) ?? prompt(view, question, words, picked),
  keys: (part) => peopleKeys(part) ?? keys(part),
  keyNote,
  Settings: PeopleSettings,
  Board,
  hasNumbers: false,
  People,
  Goal,
  Readout,
  recordBy: 'turn',
  twin: (part) => peopleTwin(part) ?? twin(part),
  tools: peopleTools,
  touches,
  isSummed,
  rolledAt,
  rollWords,
  isPassing,
  sound,
  isThrownBy,
  hasScene,
  isBriefScene,
  scene,
  isGrave,
  replay,
  seatNames: ({ survivors }) => survivors.map(({ name }) => name),
  screen: peopleScreen,
  forViewer,
  more: ({ options }) => (options.gameMaster === 'human' ? import('./with-master.js') : null),
  stepsIn: true,
  isForced: ({ type }) => FORCED.includes(type),
  isRoll: ({ type }) => type === 'roll',
  nobodyWins: 'lost',
})
