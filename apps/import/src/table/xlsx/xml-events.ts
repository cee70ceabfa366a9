import { setImmediate } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { TABLE_FAULTS, TableFaultError } from '../table';

/** Characters that take about a millisecond to parse. */
const SLICE_LENGTH = 32 * 1024;
/** Longer text without a tag cannot be an Excel cell. */
const MAX_TEXT_LENGTH = 1024 * 1024;

export type Attributes = Readonly<Record<string, string>>;

/** Callbacks while an XML file is read. Names come without their namespace prefix. */
export interface XmlHandler {
  open(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Parses an XML file and yields the length of each slice. Custom entities are unknown and abort it. */
export async function* readXml(texts: AsyncIterable<string>, handler: XmlHandler): AsyncGenerator<number> {
  const parser = new SaxesParser();
  let sinceEvent = 0;
  let fault: Error | null = null;
  const resetEventDistance = (): void => {
    sinceEvent = 0;
  };
  parser.on('error', (error) => (fault ??= error));
  parser.on('doctype', () => (fault ??= new Error('A workbook must not have a document type.')));
  parser.on('opentag', ({ name, attributes }) => {
    resetEventDistance();
    handler.open(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    resetEventDistance();
    handler.close?.(localName(name));
  });
  parser.on('text', (text) => {
    resetEventDistance();
    handler.text?.(text);
  });
  const write = (slice: string): void => {
    sinceEvent += slice.length;
    parser.write(slice);
    if (fault) throw new TableFaultError(TABLE_FAULTS.damaged);
    if (sinceEvent > MAX_TEXT_LENGTH) throw new TableFaultError(TABLE_FAULTS.longCell);
  };
  for await (const text of texts)
    for (let at = 0; at < text.length; at += SLICE_LENGTH) {
      await setImmediate(); // Lets other work in this process run between slices.
      const slice = text.slice(at, at + SLICE_LENGTH);
      write(slice);
      yield slice.length;
    }
  parser.close();
  if (fault) throw new TableFaultError(TABLE_FAULTS.damaged);
  yield 0;
}

/** Parses a small XML file completely. */
export async function readAll(texts: AsyncIterable<string>, handler: XmlHandler): Promise<void> {
  const reading = readXml(texts, handler);
  while (!(await reading.next()).done);
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Returns an attribute regardless of its prefix, so that `r:id` is found as `id`. */
export function findAttribute(attributes: Attributes, name: string): string | undefined {
  return attributes[name] ?? Object.entries(attributes).find(([key]) => localName(key) === name)?.[1];
}

/** Decodes Excel's escapes for characters that XML cannot hold. */
export function unescapeXml(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
