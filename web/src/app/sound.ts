/** Short sounds, synthesised on the spot: no files to fetch. */

export type SoundName = 'card' | 'dice' | 'pick' | 'hit' | 'theft' | 'horn' | 'win' | 'loss' | 'step' | 'coin';

/** One partial: its frequency at the start and the end in hertz, when it starts, how long and how loud it is. */
interface Tone {
  wave: OscillatorType | 'noise';
  from: number;
  to?: number;
  at?: number;
  for: number;
  loud: number;
}

const SOUNDS: Record<SoundName, Tone[]> = {
  card: [{ wave: 'noise', from: 2600, to: 900, for: 0.09, loud: 0.25 }],
  dice: [0, 0.07, 0.13, 0.22, 0.29].map((at) => ({
    wave: 'noise' as const,
    from: 1900 - at * 2000,
    at,
    for: 0.04,
    loud: 0.35,
  })),
  pick: [
    { wave: 'triangle', from: 1900, to: 1500, for: 0.12, loud: 0.2 },
    { wave: 'noise', from: 3200, for: 0.05, loud: 0.3 },
  ],
  hit: [
    { wave: 'noise', from: 700, to: 160, for: 0.16, loud: 0.5 },
    { wave: 'sine', from: 150, to: 60, for: 0.18, loud: 0.5 },
  ],
  theft: [
    { wave: 'triangle', from: 720, to: 360, for: 0.18, loud: 0.2 },
    { wave: 'triangle', from: 540, to: 240, at: 0.12, for: 0.22, loud: 0.2 },
  ],
  horn: [
    { wave: 'sawtooth', from: 146, to: 150, for: 0.9, loud: 0.14 },
    { wave: 'sawtooth', from: 220, to: 222, at: 0.18, for: 0.8, loud: 0.1 },
  ],
  win: [392, 494, 587, 784].map((from, at) => ({
    wave: 'triangle' as const,
    from,
    at: at * 0.14,
    for: 0.5,
    loud: 0.2,
  })),
  loss: [294, 262, 220, 147].map((from, at) => ({
    wave: 'sawtooth' as const,
    from,
    at: at * 0.2,
    for: 0.55,
    loud: 0.09,
  })),
  step: [{ wave: 'noise', from: 420, to: 240, for: 0.06, loud: 0.35 }],
  coin: [
    { wave: 'sine', from: 1568, for: 0.1, loud: 0.12 },
    { wave: 'sine', from: 2093, at: 0.06, for: 0.2, loud: 0.12 },
  ],
};

let context: AudioContext | null = null;
let noiseBuffer: AudioBuffer | null = null;

/** Create or resume the audio context. Phones allow that only after a touch, so the first touch calls this. */
export function unlockAudio(): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
  } catch {
    // A browser without audio plays silently.
  }
}

export function playSound(name: SoundName): void {
  unlockAudio();
  if (context) for (const tone of SOUNDS[name]) playTone(context, tone);
}

function playTone(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + (tone.at ?? 0);
  const end = start + tone.for;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(tone.loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  const source =
    tone.wave === 'noise' ? filteredNoise(audio, tone, gain, start, end) : oscillator(audio, tone, gain, start, end);
  source.start(start);
  source.stop(end);
}

function oscillator(audio: AudioContext, tone: Tone, out: AudioNode, start: number, end: number) {
  const source = audio.createOscillator();
  source.type = tone.wave as OscillatorType;
  source.frequency.setValueAtTime(tone.from, start);
  source.frequency.exponentialRampToValueAtTime(tone.to ?? tone.from, end);
  source.connect(out);
  return source;
}

function filteredNoise(audio: AudioContext, tone: Tone, out: AudioNode, start: number, end: number) {
  const source = audio.createBufferSource();
  source.buffer = noiseBuffer ??= whiteNoise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(tone.from, start);
  filter.frequency.exponentialRampToValueAtTime(tone.to ?? tone.from, end);
  source.connect(filter).connect(out);
  return source;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
