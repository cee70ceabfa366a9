const FIRST_BYTES = 64 * 1024;
/** Excel's line above the header; the delimiter shows in the header itself. */
const SEPARATOR_LINE = /^\uFEFF?sep=[^\r\n][\r\n]+/i;

/** The cells of a CSV file's first row; only the beginning of the file is read. */
export async function readHeader(file: File): Promise<string[]> {
  const bytes = new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer());
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const text = new TextDecoder(isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(
    bytes,
  );
  const { default: papa } = await import('papaparse');
  const rows = text.replace(SEPARATOR_LINE, '');
  const { data } = papa.parse<string[]>(rows, { preview: 1, skipEmptyLines: 'greedy' });
  return data[0]?.map((cell) => cell.trim()) ?? [];
}
