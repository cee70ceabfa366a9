import { createHash, type KeyObject } from 'node:crypto';
import canonicalize from 'canonicalize';
import { z } from 'zod';
import { isSignedBy, publicKeyOf, signText } from './checkpoint-keys';

const checkpoint = z.strictObject({
  version: z.literal(1),
  organisationId: z.string(),
  /** The day (UTC). A practice has at most one checkpoint a day. */
  day: z.string(),
  /** When it was signed (ISO instant). */
  at: z.string(),
  /** Sequence number and hash of the chain's last entry, and the number of entries. */
  sequence: z.number().int().positive(),
  hash: z.string(),
  entries: z.number().int(),
  /** SHA-256 (hex) of the text of the practice's previous checkpoint; null in its first one. */
  previous: z.string().nullable(),
});
const signedCheckpoint = z.strictObject({ checkpoint, publicKey: z.string(), signature: z.string() });

/** The state of a practice's audit chain on a given day. */
export type Checkpoint = z.infer<typeof checkpoint>;

/** Formats and signs a checkpoint. The text is readable; the signature covers its canonical JSON (RFC 8785). */
export function checkpointText(content: Checkpoint, key: KeyObject): string {
  const envelope = {
    checkpoint: content,
    publicKey: publicKeyOf(key),
    signature: signText(canonicalize(content) ?? '', key),
  };
  return `${JSON.stringify(envelope, null, 2)}\n`;
}

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A stored checkpoint: the day from its file name, and its text. */
export interface StoredCheckpoint {
  day: string;
  text: string;
}
export interface CheckpointFault {
  day: string;
  fault: string;
}

/**
 * Returns the trustworthy checkpoints of a practice, in order, and the faults of the others. A checkpoint is trusted if it is
 * signed with a key of this installation, or with a former key and referred to by the next trusted one. Because each refers to
 * its predecessor, only the last one can be removed unnoticed. `isWhole` means that `stored` starts with the practice's first
 * checkpoint.
 */
export function trustedCheckpoints(
  stored: readonly StoredCheckpoint[],
  organisationId: string,
  { keys, isWhole }: { keys: readonly string[]; isWhole: boolean },
): { sound: Checkpoint[]; faults: CheckpointFault[] } {
  const sound: Checkpoint[] = [];
  const faults: CheckpointFault[] = [];
  let next: Checkpoint | null = null;
  for (const { day, text } of [...stored].sort((one, other) => (one.day < other.day ? 1 : -1))) {
    const isNamed: boolean = next?.previous === sha256Of(text);
    const read = parseCheckpoint(text, { organisationId, day, keys, isNamed });
    if (typeof read === 'string') faults.unshift({ day, fault: read });
    else {
      if (next && !isNamed) faults.unshift({ day: next.day, fault: `does not follow the one of ${day}` });
      sound.unshift(read);
      next = read;
    }
  }
  if (isWhole && next && next.previous !== null && next === sound[0])
    faults.unshift({ day: next.day, fault: 'refers to an earlier one that is missing' });
  return { sound, faults };
}

interface Expected {
  organisationId: string;
  day: string;
  keys: readonly string[];
  isNamed: boolean;
}

/** Parses and verifies a checkpoint; returns the fault as text if it is invalid. */
function parseCheckpoint(
  text: string,
  { organisationId, day, keys, isNamed }: Expected,
): Checkpoint | string {
  const read = signedCheckpoint.safeParse(jsonOf(text));
  if (!read.success) return 'cannot be read';
  const { checkpoint: found, publicKey, signature } = read.data;
  if (found.organisationId !== organisationId || found.day !== day)
    return 'belongs to another practice or day';
  if (!isSignedBy(publicKey, canonicalize(found) ?? '', signature)) return 'was changed after it was signed';
  if (!keys.includes(publicKey) && !isNamed) return 'is signed with an unknown key';
  return found;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Anything that is not JSON is not a checkpoint.
    return null;
  }
}

/** Where a chain contradicts a checkpoint: some entry from `first` to `last` was changed. */
export interface Contradiction {
  first: number;
  last: number;
  day: string;
}

/**
 * Compares a chain with its checkpoints, oldest first. Returns the first contradiction and the newest checkpoint up to which the
 * chain is attested. `hashes` maps the sequence number of each checkpoint to the chain's hash there.
 */
export function compare(
  sound: readonly Checkpoint[],
  hashes: ReadonlyMap<number, string>,
): { attested: Checkpoint | null; contradiction: Contradiction | null } {
  let attested: Checkpoint | null = null;
  for (const one of sound) {
    const isSame = hashes.get(one.sequence) === one.hash && one.entries === one.sequence;
    if (!isSame) {
      // If the checkpoint's sequence is lower than the previous one's, the two contradict each other.
      const first = Math.min((attested?.sequence ?? 0) + 1, one.sequence);
      return { attested, contradiction: { first, last: one.sequence, day: one.day } };
    }
    attested = one;
  }
  return { attested, contradiction: null };
}
