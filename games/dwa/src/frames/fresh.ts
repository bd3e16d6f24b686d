import { ACT, activationFrame } from './activation.js'
import { alertFrame } from './alert.js'
import { blowFrame } from './blow.js'
import { bodiesFrame } from './bodies.js'
import { closeFireFrame } from './close-fire.js'
import { contactFrame } from './contact.js'
import { deployFrame } from './deploy.js'
import { fearFrame } from './fear.js'
import { humansFrame } from './humans.js'
import {
  aftermathFrame,
  attemptFrame,
  burdenFrame,
  type DwaFrame,
  driveFrame,
  fireFrame,
  grenadeFrame,
  matchFrame,
  musterFrame,
  walkFrame,
} from './kinds.js'
import { searchFrame } from './search.js'
import { turnFrame } from './turn.js'
import { woundsFrame } from './wounds.js'
import { zombiesFrame } from './zombies.js'

/** [DWA-9.a] */
const PRINTED_AP = 4

/** A frame of each kind as it begins: a position says only what differs from it. */
export const FRAMES: { readonly [K in DwaFrame['kind']]: () => Extract<DwaFrame, { kind: K }> } = {
  match: matchFrame,
  muster: () => musterFrame(0),
  deploy: () => deployFrame(0),
  turn: turnFrame,
  fear: fearFrame,
  bodies: bodiesFrame,
  wounds: woundsFrame,
  reroll: () => ({ kind: 'reroll', step: 0, human: 0, of: '', outcome: 'failed', asks: [] }),
  burden: () => burdenFrame(0, ''),
  humans: humansFrame,
  // A figure who is asked has received their points.
  activation: () => ({ ...activationFrame(0, 'act', 'none'), step: ACT, ap: PRINTED_AP, did: [] }),
  attempt: () => attemptFrame('jump', 0, 0),
  drive: () => driveFrame(-1, 0, { x: 0, y: 0 }, []),
  search: () => searchFrame(0, { room: 0, vehicle: -1 }),
  walk: () => walkFrame(0, [], [], false),
  closeFire: () => closeFireFrame(0, 0, [], [], []),
  blow: () => blowFrame(0, 0, -1, 'none'),
  contact: () => contactFrame(0, 0),
  alert: () => alertFrame(0, 0),
  fire: () => fireFrame(0, 'single', [], []),
  grenade: () => grenadeFrame(0, 'fragmentation', -1, 0, { at: { x: 0, y: 0 }, level: 0 }),
  share: () => ({ kind: 'share', step: 0, human: 0, hits: [], among: [] }),
  zombies: zombiesFrame,
  aftermath: aftermathFrame,
}
