import { createHash, type KeyObject } from 'node:crypto';
import canonicalize from 'canonicalize';
import { z } from 'zod';
import { isSignedBy, publicHalf, signed } from './checkpoint-keys';

const checkpoint = z.strictObject({
  version: z.literal(1),
  organisationId: z.string(),
  /** The day in UTC; a practice has at most one checkpoint a day. */
  day: z.string(),
  /** When it was signed. */
  at: z.string(),
  /** The chain's last entry, and how many there were. */
  sequence: z.number().int().positive(),
  hash: z.string(),
  entries: z.number().int(),
  /** SHA-256 (hex) of the text of the practice's checkpoint before; null in its first one. */
  previous: z.string().nullable(),
});
const signedCheckpoint = z.strictObject({ checkpoint, publicKey: z.string(), signature: z.string() });

/** What was true of a practice's audit chain on a day. */
export type Checkpoint = z.infer<typeof checkpoint>;

/** The text of a checkpoint as it is kept: readable, and signed over its canonical JSON (RFC 8785). */
export function checkpointText(content: Checkpoint, key: KeyObject): string {
  const kept = {
    checkpoint: content,
    publicKey: publicHalf(key),
    signature: signed(canonicalize(content) ?? '', key),
  };
  return `${JSON.stringify(kept, null, 2)}\n`;
}

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A checkpoint as it is kept: its day, by its name, and its text. */
export interface KeptCheckpoint {
  day: string;
  text: string;
}
/** What is wrong with the checkpoint of a day. */
export interface CheckpointFault {
  day: string;
  fault: string;
}

/**
 * The checkpoints of a practice that can be believed, in their order, and what is wrong with the others. A checkpoint is believed
 * if it is signed with a key of the installation, or with a former one and named by the next that is believed. Each names the one
 * before it, so that none can be taken away unnoticed but the last. `isWhole`: `kept` begins with the practice's first.
 */
export function believable(
  kept: readonly KeptCheckpoint[],
  organisationId: string,
  { keys, isWhole }: { keys: readonly string[]; isWhole: boolean },
): { sound: Checkpoint[]; faults: CheckpointFault[] } {
  const sound: Checkpoint[] = [];
  const faults: CheckpointFault[] = [];
  let next: Checkpoint | null = null;
  for (const { day, text } of [...kept].sort((one, other) => (one.day < other.day ? 1 : -1))) {
    const isNamed: boolean = next?.previous === sha256Of(text);
    const read = readCheckpoint(text, { organisationId, day, keys, isNamed });
    if (typeof read === 'string') faults.unshift({ day, fault: read });
    else {
      if (next && !isNamed) faults.unshift({ day: next.day, fault: `does not follow the one of ${day}` });
      sound.unshift(read);
      next = read;
    }
  }
  if (isWhole && next && next.previous !== null && next === sound[0])
    faults.unshift({ day: next.day, fault: 'names one before it, which is gone' });
  return { sound, faults };
}

interface Expected {
  organisationId: string;
  day: string;
  keys: readonly string[];
  isNamed: boolean;
}

/** The checkpoint in a text, or what is wrong with it. */
function readCheckpoint(text: string, { organisationId, day, keys, isNamed }: Expected): Checkpoint | string {
  const read = signedCheckpoint.safeParse(jsonOf(text));
  if (!read.success) return 'cannot be read';
  const { checkpoint: found, publicKey, signature } = read.data;
  if (found.organisationId !== organisationId || found.day !== day)
    return 'is that of another practice or day';
  if (!isSignedBy(publicKey, canonicalize(found) ?? '', signature)) return 'was changed after it was signed';
  if (!keys.includes(publicKey) && !isNamed) return 'is signed with a key that is not ours';
  return found;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No checkpoint, whatever it is.
    return null;
  }
}

/** Where a chain is not what a checkpoint attests: in an entry from `first` to `last`. */
export interface Contradiction {
  first: number;
  last: number;
  day: string;
}

/**
 * Compares a chain with its checkpoints, oldest first: the first contradiction, and the newest checkpoint up to which the chain is
 * attested. `hashes` has the hash that the chain has at each sequence number of a checkpoint.
 */
export function compare(
  sound: readonly Checkpoint[],
  hashes: ReadonlyMap<number, string>,
): { attested: Checkpoint | null; contradiction: Contradiction | null } {
  let attested: Checkpoint | null = null;
  for (const one of sound) {
    const isSame = hashes.get(one.sequence) === one.hash && one.entries === one.sequence;
    if (!isSame) {
      // A checkpoint that goes back behind the one before it contradicts that one.
      const first = Math.min((attested?.sequence ?? 0) + 1, one.sequence);
      return { attested, contradiction: { first, last: one.sequence, day: one.day } };
    }
    attested = one;
  }
  return { attested, contradiction: null };
}
