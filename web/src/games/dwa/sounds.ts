import type { GameEvent } from '@shamble/kernel'
import type { Sound } from '../../table/sounds.js'
import { isShot } from './rolls.js'

/** What an event sounds like; `null` where dice or steps are all there is to hear. */
export const sound = (event: GameEvent): Sound | null => (isShot(event) ? 'shot' : (SOUNDS[event.kind] ?? null))

export const SOUNDS: Readonly<Record<string, Sound>> = {
  'opened-door': 'door',
  'closed-door': 'door',
  'opened-window': 'door',
  'closed-window': 'door',
  'broke-in': 'door',
  'fires-flames': 'shot',
  launches: 'shot',
  exploded: 'shutter',
  'explodes-in-hand': 'shutter',
  'explodes-in-launcher': 'shutter',
  'tank-explodes': 'shutter',
  crashed: 'shutter',
  'blow-killed': 'kill',
  'run-over-elim': 'kill',
  'blast-elim': 'kill',
  'flame-elim': 'kill',
  'zombie-hit': 'bite',
  'armed-zombie-hit': 'bite',
  died: 'hurt',
}
