/** Dry and close, made here: no file is loaded. */
export type Sound = 'step' | 'dice' | 'shutter'

let context: AudioContext | null = null

export function play(sound: Sound): void {
  try {
    context ??= new AudioContext()
    const at = context.currentTime
    if (sound === 'step') knock(context, at, 900, 0.05, 0.12)
    else if (sound === 'dice') for (const delay of [0, 0.07, 0.16, 0.2]) knock(context, at + delay, 2100, 0.03, 0.1)
    else knock(context, at, 160, 0.35, 0.4)
  } catch {
    // No sound here: it carries no information alone.
  }
}

/** A burst of noise through a narrow filter: card on card, bone on felt, steel on the floor. */
function knock(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
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
  gain.gain.value = loud
  source.connect(filter).connect(gain).connect(audio.destination)
  source.start(at)
}
