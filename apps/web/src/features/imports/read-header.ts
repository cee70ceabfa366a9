const FIRST_BYTES = 64 * 1024;

/** The cells of a CSV file's first line; only the beginning of the file is read. */
export async function readHeader(file: File): Promise<string[]> {
  const bytes = new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer());
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const text = new TextDecoder(isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(
    bytes,
  );
  const { default: papa } = await import('papaparse');
  return papa.parse<string[]>(text, { preview: 1 }).data[0]?.map((cell) => cell.trim()) ?? [];
}
