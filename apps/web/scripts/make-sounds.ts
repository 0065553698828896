import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Note = { readonly hertz: number; readonly startSeconds: number; readonly seconds: number };

/** The product's sounds: two notes each, going up for good and down for bad. Made here, so they are ours. */
const sounds: Readonly<Record<string, readonly Note[]>> = {
  sent: [{ hertz: 659.25, startSeconds: 0, seconds: 0.16 }],
  succeeded: [
    { hertz: 659.25, startSeconds: 0, seconds: 0.2 },
    { hertz: 987.77, startSeconds: 0.11, seconds: 0.34 },
  ],
  failed: [
    { hertz: 392, startSeconds: 0, seconds: 0.2 },
    { hertz: 277.18, startSeconds: 0.13, seconds: 0.36 },
  ],
};

const sampleRate = 16_000;
const folder = fileURLToPath(new URL('../public/sounds/', import.meta.url));

mkdirSync(folder, { recursive: true });
for (const [name, notes] of Object.entries(sounds)) writeFileSync(`${folder}${name}.wav`, wave(notes));

/** A mono 16-bit WAV file of decaying sine tones. */
function wave(notes: readonly Note[]): Buffer {
  const seconds = Math.max(...notes.map((note) => note.startSeconds + note.seconds));
  const samples = Array.from({ length: Math.ceil(seconds * sampleRate) }, (_, index) =>
    amplitude(notes, index / sampleRate),
  );
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length * 2, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length * 2, 40);
  const body = Buffer.alloc(samples.length * 2);
  for (const [index, sample] of samples.entries()) body.writeInt16LE(Math.round(sample * 32_767), index * 2);
  return Buffer.concat([header, body]);
}

function amplitude(notes: readonly Note[], time: number): number {
  let sum = 0;
  for (const { hertz, startSeconds, seconds } of notes) {
    const age = time - startSeconds;
    if (age < 0 || age > seconds) continue;
    const attack = Math.min(1, age / 0.008);
    const decay = Math.exp((-4.5 * age) / seconds) * (1 - age / seconds);
    sum += 0.22 * attack * decay * (Math.sin(2 * Math.PI * hertz * age) + 0.3 * Math.sin(4 * Math.PI * hertz * age));
  }
  return Math.max(-1, Math.min(1, sum));
}
