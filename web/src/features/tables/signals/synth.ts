/** The sounds of the table, made by the browser: short, soft and low, without files. */
import type { Sound } from "./soundEvents";

interface Tone {
  /** Hertz. */
  pitch: number;
  /** Seconds from now, and how long it rings. */
  at: number;
  length: number;
  loudness: number;
}
/** Noise through a moving band-pass filter: a card sliding on cloth. */
interface Rustle {
  from: number;
  to: number;
  length: number;
  loudness: number;
}

const RUSTLES: Partial<Record<Sound, Rustle>> = {
  card: { from: 2400, to: 900, length: 0.06, loudness: 0.22 },
  trick: { from: 700, to: 1700, length: 0.17, loudness: 0.12 },
};
const TONES: Record<Sound, Tone[]> = {
  card: [{ pitch: 170, at: 0, length: 0.05, loudness: 0.12 }],
  trick: [],
  turn: [
    { pitch: 659, at: 0, length: 0.16, loudness: 0.05 },
    { pitch: 880, at: 0.09, length: 0.24, loudness: 0.05 },
  ],
  end: [
    { pitch: 523, at: 0, length: 0.3, loudness: 0.05 },
    { pitch: 659, at: 0.11, length: 0.3, loudness: 0.05 },
    { pitch: 784, at: 0.22, length: 0.5, loudness: 0.05 },
  ],
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Play a sound; nothing before the visitor's first click or key, when browsers forbid it. */
export function playSound(sound: Sound): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const rustle = RUSTLES[sound];
  if (rustle) playRustle(context, rustle);
  for (const tone of TONES[sound]) playTone(context, tone);
}

function playTone(audio: AudioContext, { pitch, at, length, loudness }: Tone): void {
  const source = audio.createOscillator();
  source.frequency.value = pitch;
  const start = audio.currentTime + at;
  source.connect(envelope(audio, start, length, loudness));
  source.start(start);
  source.stop(start + length);
}

function playRustle(audio: AudioContext, { from, to, length, loudness }: Rustle): void {
  noise ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 0.9;
  const start = audio.currentTime;
  band.frequency.setValueAtTime(from, start);
  band.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(band).connect(envelope(audio, start, length, loudness));
  source.start(start);
  source.stop(start + length);
}

/** A short attack and an exponential decay, so that nothing clicks. */
function envelope(audio: AudioContext, start: number, length: number, loudness: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loudness, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  return gain;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = 2 * Math.random() - 1;
  return buffer;
}
