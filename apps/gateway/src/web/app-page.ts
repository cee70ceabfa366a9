import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A page with its `content-encoding`, absent for plain text. */
export interface EncodedPage {
  body: Buffer;
  encoding?: 'br' | 'gzip';
}

/** Returns a page in one of the accepted encodings (an `accept-encoding` header), or null if the web client is not built. */
export type AppPage = (acceptEncoding: string | undefined) => EncodedPage | null;

/**
 * Serves a page of the app (`name`, such as index.html) with the environment inserted, so that one build runs everywhere. It is
 * generated and compressed once per build.
 */
export function appPage(directory: string, name: string, environment: string): AppPage {
  const path = join(directory, name);
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

/** All encodings of a page, smallest first, plain text last. */
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
