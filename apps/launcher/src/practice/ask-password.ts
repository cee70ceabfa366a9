import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartError } from '@quillcare/service-kit';

/**
 * Reads the password of an archive from the environment or the first non-empty line of standard input; it is not echoed when
 * typed.
 */
export async function askPassword(env: NodeJS.ProcessEnv): Promise<string> {
  if (env['ARCHIVE_PASSWORD']) return env['ARCHIVE_PASSWORD'];
  if (process.stdin.isTTY) process.stderr.write('Password of the archive:');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const input = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  try {
    for await (const line of input) if (line !== '') return line;
  } finally {
    input.close();
    if (process.stdin.isTTY) process.stderr.write('\n');
  }
  throw new StartError('No password given. Type it, pass it on standard input, or set ARCHIVE_PASSWORD.');
}
