// Chooses the folder of the tests' servers, in memory if there is room. Each test file copies a database of 1,400 files, which
// costs a second of kernel time on a disk and 60 ms in memory. Nothing in it has to outlive the run.
//   QUILLCARE_SCRATCH=/tmp npm test      puts it elsewhere
import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const GIGABYTE = 2 ** 30;
/** More than a run leaves there, mostly PostgreSQL's log, plus what the tests themselves need. */
const ROOM = 1.5 * GIGABYTE;
const OTHERS = 4.5 * GIGABYTE;

function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ROOM && process.availableMemory() > ROOM + OTHERS;
  } catch {
    // No such folder, so this is not Linux.
    return false;
  }
}

/** Creates a folder that the caller must remove. */
export function scratchFolder(prefix) {
  const parent = process.env.QUILLCARE_SCRATCH ?? (hasRoomInMemory() ? IN_MEMORY : tmpdir());
  return mkdtempSync(join(parent, prefix));
}
