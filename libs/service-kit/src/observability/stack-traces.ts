import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

// An absolute path, as in stack traces. Node's own modules have none and no source map either.
const PLACE = /((?:\/|[A-Za-z]:\\)[^():\n]*\.js):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap | null>();

/**
 * Maps a stack trace from compiled files to our sources. A file's source map is read when one of its lines is first printed;
 * Node's `--enable-source-maps` would read all of them at the start and keep them in memory.
 */
export function inSources(stack: string): string {
  return stack.replace(
    PLACE,
    (place, file: string, line: string, column: string) =>
      sourceOf(file, Number(line), Number(column)) ?? place,
  );
}

function sourceOf(file: string, line: number, column: number): string | null {
  // Stack traces count from one, source maps from zero.
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

// Packages have no source map, and a broken one of ours must not hide the trace.
function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
  } catch {
    return null;
  }
}
