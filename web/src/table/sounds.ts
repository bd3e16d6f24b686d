/** Dry and close, made here: no file is loaded. The dead have no voice; they are heard by steps and doors. */
export const SOUNDS = [
  'step',
  'dice',
  'card',
  'tear',
  'shot',
  'door',
  'shutter',
  'kill',
  'bite',
  'hurt',
  'turn',
  'win',
  'lose',
] as const
export type Sound = (typeof SOUNDS)[number]

/** A burst of noise through a narrow filter: after so many seconds, at this pitch, for how long, how loud. */
type Knock = readonly [delay: number, pitch: number, length: number, loud: number]

const KNOCKS: Readonly<Record<Sound, readonly Knock[]>> = {
  step: [[0, 900, 0.05, 0.12]],
  // Bone on felt.
  dice: [
    [0, 2100, 0.03, 0.1],
    [0.07, 2100, 0.03, 0.1],
    [0.16, 2100, 0.03, 0.1],
    [0.2, 2100, 0.03, 0.1],
  ],
  card: [[0, 3400, 0.07, 0.1]],
  // Paper.
  tear: [
    [0, 2600, 0.05, 0.07],
    [0.04, 3000, 0.05, 0.07],
    [0.08, 3500, 0.05, 0.07],
    [0.12, 4100, 0.06, 0.07],
  ],
  shot: [
    [0, 1300, 0.05, 0.5],
    [0.01, 320, 0.22, 0.3],
  ],
  door: [
    [0, 700, 0.06, 0.16],
    [0.09, 240, 0.14, 0.25],
  ],
  // Steel on the floor.
  shutter: [[0, 160, 0.35, 0.4]],
  kill: [
    [0, 420, 0.07, 0.3],
    [0.08, 180, 0.16, 0.25],
  ],
  // Teeth.
  bite: [
    [0, 340, 0.09, 0.35],
    [0.09, 340, 0.09, 0.35],
  ],
  hurt: [
    [0, 260, 0.12, 0.35],
    [0.16, 200, 0.16, 0.3],
  ],
  // A relay.
  turn: [
    [0, 2600, 0.02, 0.14],
    [0.06, 3200, 0.02, 0.14],
  ],
  // The lights come on, tube by tube; or go out.
  win: [
    [0, 2400, 0.02, 0.16],
    [0.18, 2800, 0.02, 0.16],
    [0.3, 3200, 0.02, 0.16],
    [0.36, 120, 0.7, 0.12],
  ],
  lose: [
    [0, 160, 0.35, 0.4],
    [0.45, 110, 0.6, 0.35],
  ],
}

/**
 * How loud each of the volumes is. The filter lets little of the noise through: a shot, the loudest of all, peaks at
 * about 0.2, 0.4 and 0.75 of what can be played, a step at 0.04, 0.07 and 0.15.
 */
const LOUD: Readonly<Record<1 | 2 | 3, number>> = { 1: 0.9, 2: 2, 3: 4 }

let context: AudioContext | null = null

export function play(sound: Sound, volume: 1 | 2 | 3): void {
  try {
    context ??= new AudioContext()
    for (const made of KNOCKS[sound]) knock(context, made, LOUD[volume])
  } catch {
    // No sound here: it carries no information alone.
  }
}

function knock(audio: AudioContext, [delay, pitch, length, loud]: Knock, volume: number): void {
  const frames = Math.ceil(audio.sampleRate * length)
  const buffer = audio.createBuffer(1, frames, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < frames; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 3
  const source = audio.createBufferSource()
  source.buffer = buffer
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  const gain = audio.createGain()
  gain.gain.value = loud * volume
  source.connect(filter).connect(gain).connect(audio.destination)
  source.start(audio.currentTime + delay)
}
