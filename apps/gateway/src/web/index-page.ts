import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Reads index.html; null while the web client is not built. */
export type IndexPage = () => string | null;

/**
 * The app's index.html with the environment written into it: so one build runs everywhere and still knows where it is.
 * It is written once, and anew when the file was built anew.
 */
export function indexPage(directory: string, environment: string): IndexPage {
  const path = join(directory, 'index.html');
  let known = { builtAt: 0, text: '' };
  return () => {
    const builtAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (builtAt === undefined) return null;
    if (known.builtAt !== builtAt)
      known = { builtAt, text: withEnvironment(readFileSync(path, 'utf8'), environment) };
    return known.text;
  };
}

function withEnvironment(html: string, environment: string): string {
  return html.replace(/<html\b/, `<html data-environment="${environment}"`);
}
