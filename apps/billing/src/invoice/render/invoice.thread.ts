import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from '@quillcare/service-kit';
import { renderInvoice, type InvoiceTask } from './render-invoice';

// Runs in a thread of its own (`InvoiceFileMaker`): drawing would keep the process from answering anybody else.
parentPort?.on('message', (task: InvoiceTask) => {
  const answer = (message: ThreadAnswer<Uint8Array>) => parentPort?.postMessage(message);
  renderInvoice(task).then(
    (result) => answer({ result }),
    (error: unknown) => answer({ error }),
  );
});
