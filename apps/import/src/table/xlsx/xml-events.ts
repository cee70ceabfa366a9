import { setImmediate } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { TABLE_FAULTS, TableFault } from '../table';

/** Characters that are parsed in about a millisecond. */
const SLICE = 32 * 1024;
/** Longer text without a tag is no cell of Excel. */
const LONGEST_TEXT = 1024 * 1024;

export type Attributes = Readonly<Record<string, string>>;

/** What is done with an XML file while it is read; names are without their prefix. */
export interface XmlHandler {
  open(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Reads an XML file; yields the length of each slice. Entities of its own are not known and end it. */
export async function* readXml(texts: AsyncIterable<string>, handler: XmlHandler): AsyncGenerator<number> {
  const parser = new SaxesParser();
  let sinceEvent = 0;
  let fault: Error | null = null;
  const happens = (): void => {
    sinceEvent = 0;
  };
  parser.on('error', (error) => (fault ??= error));
  parser.on('doctype', () => (fault ??= new Error('A workbook has no document type.')));
  parser.on('opentag', ({ name, attributes }) => {
    happens();
    handler.open(local(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    happens();
    handler.close?.(local(name));
  });
  parser.on('text', (text) => {
    happens();
    handler.text?.(text);
  });
  const write = (slice: string): void => {
    sinceEvent += slice.length;
    parser.write(slice);
    if (fault) throw new TableFault(TABLE_FAULTS.damaged);
    if (sinceEvent > LONGEST_TEXT) throw new TableFault(TABLE_FAULTS.longCell);
  };
  for await (const text of texts)
    for (let at = 0; at < text.length; at += SLICE) {
      await setImmediate(); // Other work in this process runs between slices.
      const slice = text.slice(at, at + SLICE);
      write(slice);
      yield slice.length;
    }
  parser.close();
  if (fault) throw new TableFault(TABLE_FAULTS.damaged);
  yield 0;
}

/** Reads a small XML file to its end. */
export async function readAll(texts: AsyncIterable<string>, handler: XmlHandler): Promise<void> {
  const reading = readXml(texts, handler);
  while (!(await reading.next()).done);
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** An attribute without regard to its prefix: `r:id` is `id`. */
export function attribute(attributes: Attributes, name: string): string | undefined {
  return attributes[name] ?? Object.entries(attributes).find(([key]) => local(key) === name)?.[1];
}

/** Characters that XML cannot hold are written so. */
export function unescaped(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
