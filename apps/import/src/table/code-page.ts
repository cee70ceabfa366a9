/** The old encodings of one byte for a letter: of Windows, and of the Macintosh ("CSV (Macintosh)" of Excel). */
export type CodePage = 'WINDOWS' | 'MAC';

/** Windows-1252 from 0x80 to 0x9F. Written out, because some versions of Node decode it as Latin-1. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** Mac Roman from 0x80 on. */
const MAC_ROMAN =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø' +
  '¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ';
const FIRST = 0x80;
/** Letters that tell enough. */
const ENOUGH = 1_000;

export function charOf(byte: number, page: CodePage): string {
  const table = page === 'MAC' ? MAC_ROMAN : WINDOWS_1252;
  return (byte >= FIRST ? table[byte - FIRST] : undefined) ?? String.fromCharCode(byte);
}

/**
 * The code page by which more bytes are letters where a word goes on; Windows where both fit. Null where nothing tells, such as bytes
 * that stand alone.
 */
export function codePageOf(bytes: Buffer): CodePage | null {
  const fitting = { WINDOWS: 0, MAC: 0 };
  for (let at = 0; at < bytes.length && fitting.WINDOWS + fitting.MAC < ENOUGH; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < FIRST || !isWithinWord(bytes, at)) continue;
    for (const page of ['WINDOWS', 'MAC'] as const)
      if (/[\p{Ll}’]/u.test(charOf(byte, page))) fitting[page] += 1;
  }
  if (fitting.WINDOWS === fitting.MAC) return fitting.WINDOWS === 0 ? null : 'WINDOWS';
  return fitting.MAC > fitting.WINDOWS ? 'MAC' : 'WINDOWS';
}

/** Behind a letter of ASCII: what follows in the same word is a small letter or an apostrophe. */
function isWithinWord(bytes: Buffer, at: number): boolean {
  return /[A-Za-z]/.test(String.fromCharCode(bytes[at - 1] ?? 0));
}
