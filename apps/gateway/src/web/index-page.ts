import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The page as it is sent, with the `content-encoding` it is in; none where it is plain text. */
export interface EncodedPage {
  body: Buffer;
  encoding?: 'br' | 'gzip';
}

/** Reads index.html for who accepts these encodings (an `accept-encoding` header); null while the web client is not built. */
export type IndexPage = (acceptEncoding: string | undefined) => EncodedPage | null;

/**
 * The app's index.html with the environment written into it: so one build runs everywhere and still knows where it is.
 * It is written and compressed once, and anew when the file was built anew.
 */
export function indexPage(directory: string, environment: string): IndexPage {
  const path = join(directory, 'index.html');
  let known: { builtAt: number; pages: EncodedPage[] } = { builtAt: 0, pages: [] };
  return (acceptEncoding) => {
    const builtAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (builtAt === undefined) return null;
    if (known.builtAt !== builtAt)
      known = { builtAt, pages: encoded(withEnvironment(readFileSync(path, 'utf8'), environment)) };
    const accepted = acceptedEncodings(acceptEncoding);
    return known.pages.find(({ encoding }) => encoding === undefined || accepted.has(encoding)) ?? null;
  };
}

/** Smallest first; the plain text, which everybody understands, last. */
function encoded(html: string): EncodedPage[] {
  const body = Buffer.from(html);
  return [
    { body: brotliCompressSync(body), encoding: 'br' },
    { body: gzipSync(body), encoding: 'gzip' },
    { body },
  ];
}

function acceptedEncodings(header = ''): Set<string> {
  const choices = header.split(',').map((choice) => choice.toLowerCase().replaceAll(' ', ''));
  return new Set(
    choices.filter((choice) => !/;q=0(\.0+)?$/.test(choice)).map((choice) => choice.split(';')[0] as string),
  );
}

function withEnvironment(html: string, environment: string): string {
  return html.replace(/<html\b/, `<html data-environment="${environment}"`);
}
