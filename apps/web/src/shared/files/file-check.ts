import { formatNumber } from '@quillcare/rules';
import { word } from '../words/words';
import { fileWords } from './file.en';

/** What a file must be. */
export interface FileLimits {
  /** Media types, "image/*" for all pictures, or endings with a dot: ".csv". */
  accept: readonly string[];
  /** The same as a person reads it: "a PDF, JPEG or PNG". */
  acceptWords: string;
  maxBytes: number;
}

/** "12 KB", "1.5 MB"; at least 1 KB, so that no file looks empty. */
export function sizeWords(bytes: number, locale?: string): string {
  const kilo = bytes / 1024;
  if (kilo < 1000) return `${formatNumber(Math.max(1, Math.round(kilo)), locale)} KB`;
  return `${formatNumber(Math.round(kilo / 102.4) / 10, locale)} MB`;
}

/** Why a file is not taken, in a sentence; null if it is. The server checks it again. */
export function refusalOf(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  limits: FileLimits,
): string | null {
  if (!limits.accept.some((kind) => isOfKind({ name, type }, kind)))
    return word(fileWords, 'wrongType', { name, types: limits.acceptWords });
  if (size === 0) return word(fileWords, 'empty', { name });
  if (size > limits.maxBytes)
    return word(fileWords, 'tooLarge', { name, size: sizeWords(size), most: sizeWords(limits.maxBytes) });
  return null;
}

function isOfKind({ name, type }: { name: string; type: string }, kind: string): boolean {
  if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind.toLowerCase());
  if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1));
  return type === kind;
}
