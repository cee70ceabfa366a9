import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { WorkerThread } from '@quillcare/service-kit';
import type { PdfTask } from './make-pdf';

/** Draws and seals files in threads, so that a long quote holds up nobody. A file whose thread dies is rejected. */
@Injectable()
export class PdfRenderer implements OnApplicationShutdown {
  /** Two, so that somebody who waits for a draft does not wait behind the jobs. */
  private readonly threads = { now: threadForPdf(), job: threadForPdf() };

  async render(task: PdfTask, whose: 'now' | 'job' = 'now'): Promise<Buffer> {
    const bytes = await this.threads[whose].run(task);
    // A copy between threads is no Buffer any more.
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get isBusy(): boolean {
    return Object.values(this.threads).some((thread) => thread.isBusy);
  }

  /** Ends the threads; what they were drawing is rejected, and the next file has new ones. */
  async stop(): Promise<void> {
    await Promise.all(Object.values(this.threads).map((thread) => thread.stop()));
  }

  onApplicationShutdown(): Promise<void> {
    return this.stop();
  }
}

function threadForPdf(): WorkerThread<PdfTask, Uint8Array> {
  return new WorkerThread(require.resolve('./pdf.thread'));
}
