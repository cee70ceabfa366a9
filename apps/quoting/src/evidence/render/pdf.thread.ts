import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from '@quillcare/service-kit';
import { makePdf, type PdfTask } from './make-pdf';

// Runs in a thread of its own (`PdfRenderer`): drawing a long quote would keep the process from answering anybody else.
parentPort?.on('message', (task: PdfTask) => {
  const answer = (message: ThreadAnswer<Uint8Array>) => parentPort?.postMessage(message);
  makePdf(task).then(
    (result) => answer({ result }),
    (error: unknown) => answer({ error }),
  );
});
