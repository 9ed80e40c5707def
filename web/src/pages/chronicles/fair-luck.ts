/** Checks fair luck in the page: the commitment made at the start, and every number drawn since. */

/** A drawn number: its stream, its upper limit (exclusive), and the number. */
export type Draw = readonly [stream: string, below: number, answer: number];

export interface Verdict {
  /** The secret told at the end matches the commitment made at the start. */
  isPromised: boolean;
  checked: number;
  /** The first number that does not follow from the secret. */
  wrong: Draw | null;
}

const LABEL = 'mattock fair luck 1\n';
const WORDS = 1n << 64n;

/** Whether this browser can check: cryptography is available on https and localhost only. */
export function canCheck(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

export async function checkLuck(secret: string, commitment: string, draws: readonly Draw[]): Promise<Verdict> {
  const bytes = fromHex(secret);
  const isPromised = (await promise(bytes)) === commitment;
  const source = await fairSource(bytes);
  let checked = 0;
  for (const draw of draws) {
    const [stream, below, answer] = draw;
    if ((await source(stream, below)) !== answer) return { isPromised, checked, wrong: draw };
    checked += 1;
  }
  return { isPromised, checked, wrong: null };
}

/** The commitment that is published before the first number: it fixes the secret without revealing it. */
async function promise(secret: Uint8Array): Promise<string> {
  const label = new TextEncoder().encode(LABEL);
  const text = new Uint8Array(label.length + secret.length);
  text.set(label);
  text.set(secret, label.length);
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}

/** HMAC-SHA256 over the stream's name and a counter; words beyond the last multiple of the range are thrown away. */
async function fairSource(secret: Uint8Array): Promise<(stream: string, below: number) => Promise<number>> {
  const key = await crypto.subtle.importKey('raw', new Uint8Array(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const counters = new Map<string, number>();
  return async (stream, below) => {
    const range = BigInt(below);
    const limit = (WORDS / range) * range;
    for (;;) {
      const counter = counters.get(stream) ?? 0;
      counters.set(stream, counter + 1);
      const text = new TextEncoder().encode(`${LABEL}${stream} ${counter}`);
      const word = new DataView(await crypto.subtle.sign('HMAC', key, text)).getBigUint64(0);
      if (word < limit) return Number(word % range);
    }
  };
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
