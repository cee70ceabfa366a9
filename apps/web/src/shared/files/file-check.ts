import { formatNumber } from '@quillcare/rules';
import { word } from '../words/words';
import { fileWords } from './file.en';

export interface FileLimits {
  /** Media types, "image/*" for all images, or extensions with a dot, such as ".csv". */
  accept: readonly string[];
  /** The accepted types in words: "a PDF, JPEG or PNG". */
  acceptWords: string;
  maxBytes: number;
}

/** Formats a file size: "12 KB", "1.5 MB". At least 1 KB, so that no file looks empty. */
export function sizeWords(bytes: number, locale?: string): string {
  const kilo = bytes / 1024;
  if (kilo < 1000) return `${formatNumber(Math.max(1, Math.round(kilo)), locale)} KB`;
  return `${formatNumber(Math.round(kilo / 102.4) / 10, locale)} MB`;
}

/** Returns why a file is rejected, as a sentence. Null if it is accepted. The server checks again. */
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
