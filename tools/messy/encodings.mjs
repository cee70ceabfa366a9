// The encodings in which lists arrive, and CSV as other programs write it.
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** Mac Roman from 0x80 on. */
const MAC_ROMAN =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ';

const byteOf = {
  windows1252: (char) => {
    const at = WINDOWS_1252.indexOf(char);
    return at >= 0 ? 0x80 + at : char.codePointAt(0);
  },
  macRoman: (char) => {
    const at = MAC_ROMAN.indexOf(char);
    return at >= 0 ? 0x80 + at : char.codePointAt(0) < 0x80 ? char.codePointAt(0) : 0x100;
  },
};

function bytes(text, encoding) {
  return Buffer.from(
    Array.from(text, (char) => {
      const byte = byteOf[encoding](char);
      if (byte > 0xff) throw new RangeError(`“${char}” cannot be encoded in ${encoding}.`);
      return byte;
    }),
  );
}

/** Whether a text can be written in the encoding. */
export function fits(encoding) {
  return (text) => Array.from(text).every((char) => byteOf[encoding](char) <= 0xff);
}

export const encoded = {
  utf8: (text) => Buffer.from(text),
  utf8Marked: (text) => Buffer.from(`\uFEFF${text}`),
  utf16: (text) => Buffer.from(text, 'utf16le'),
  windows1252: (text) => bytes(text, 'windows1252'),
  macRoman: (text) => bytes(text, 'macRoman'),
  /** Two lists pasted together: the second half is in the old code page. */
  mixed: (text) => {
    const middle = text.indexOf('\n', text.length / 2) + 1;
    return Buffer.concat([Buffer.from(text.slice(0, middle)), bytes(text.slice(middle), 'windows1252')]);
  },
};

/** Formats rows of cells as CSV. `lineEnd` may depend on the line. `before` is text that no spreadsheet counts as a line. */
export function csvOf(lines, { delimiter = ',', lineEnd = () => '\r\n', before = '' } = {}) {
  const quoted = (cell) =>
    cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return before + lines.map((cells, at) => cells.map(quoted).join(delimiter) + lineEnd(at)).join('');
}
