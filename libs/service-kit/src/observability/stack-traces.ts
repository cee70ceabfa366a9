import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

// An absolute path, as in stack traces; Node's own modules have no map to look up.
const PLACE = /((?:\/|[A-Za-z]:\\)[^():\n]*\.js):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap | null>();

/**
 * A stack trace with the places of our sources instead of those of the compiled files. A file's map is read when one of its
 * lines is first shown: Node's `--enable-source-maps` reads all of them at the start and holds them.
 */
export function inSources(stack: string): string {
  return stack.replace(
    PLACE,
    (place, file: string, line: string, column: string) =>
      sourceOf(file, Number(line), Number(column)) ?? place,
  );
}

function sourceOf(file: string, line: number, column: number): string | null {
  // A trace counts from one, a map from zero.
  const entry = mapOf(file)?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry)) return null;
  const source = pathOf(entry.originalSource, file);
  return source && `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

// A bundler's source name ("webpack://…") is not a file, and a bad map must not hide the trace.
function pathOf(source: string, file: string): string | null {
  try {
    return fileURLToPath(new URL(source, pathToFileURL(file)));
  } catch {
    return null;
  }
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const map = readMap(file);
  maps.set(file, map);
  return map;
}

// Packages have no map, and a broken one of ours must not hide the trace.
function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
  } catch {
    return null;
  }
}
