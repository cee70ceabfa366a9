/** Legacy single-byte encodings: Windows-1252, and Mac Roman as in Excel's "CSV (Macintosh)". */
export type CodePage = 'WINDOWS' | 'MAC';

/** Windows-1252 from 0x80 to 0x9F. Spelt out because some Node versions decode it as Latin-1. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** Mac Roman from 0x80 up. */
const MAC_ROMAN =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø' +
  '¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ';
const FIRST = 0x80;
/** Number of letters that suffices for a decision. */
const MAX_SAMPLED_LETTERS = 1_000;

export function charOf(byte: number, page: CodePage): string {
  const table = page === 'MAC' ? MAC_ROMAN : WINDOWS_1252;
  return (byte >= FIRST ? table[byte - FIRST] : undefined) ?? String.fromCharCode(byte);
}

/**
 * Guesses the code page: the one in which more bytes inside words are letters, Windows on a tie. Null if there is no evidence,
 * for example only isolated bytes.
 */
export function codePageOf(bytes: Buffer): CodePage | null {
  const matches = { WINDOWS: 0, MAC: 0 };
  for (let at = 0; at < bytes.length && matches.WINDOWS + matches.MAC < MAX_SAMPLED_LETTERS; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < FIRST || !isWithinWord(bytes, at)) continue;
    for (const page of ['WINDOWS', 'MAC'] as const)
      if (/[\p{Ll}’]/u.test(charOf(byte, page))) matches[page] += 1;
  }
  if (matches.WINDOWS === matches.MAC) return matches.WINDOWS === 0 ? null : 'WINDOWS';
  return matches.MAC > matches.WINDOWS ? 'MAC' : 'WINDOWS';
}

/** Whether the byte follows an ASCII letter, so that it should be a lower-case letter or an apostrophe. */
function isWithinWord(bytes: Buffer, at: number): boolean {
  return /[A-Za-z]/.test(String.fromCharCode(bytes[at - 1] ?? 0));
}
