// What the last stage of deploy/Dockerfile copies.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const dockerfile = fileURLToPath(new URL('../../deploy/Dockerfile', import.meta.url));
const COPY = /^COPY --from=(build|packages) \/app\/(\S+) \S+$/gm;

/** The paths below /app, as written in the Dockerfile. */
export function copiedIntoImage(text = readFileSync(dockerfile, 'utf8')) {
  return [...text.matchAll(COPY)].map(([, , path]) => path);
}
