import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import {
  attestsAccessibility,
  PaperRenderer,
  sealPdf,
  type Paper,
  type SealingIdentity,
  type SealWords,
} from '@quillcare/paper';
import { noteUnattested, ProcessLogger } from '@quillcare/service-kit';

export interface Seal {
  identity: SealingIdentity;
  words: SealWords;
  at: Date;
  /** Reserves space for a timestamp to be added later. */
  hasTimestamp: boolean;
}

/**
 * Renders files in a separate process, which never sees the sealing key. One process is enough: four queued jobs delay a draft
 * that somebody is waiting for by less than half a second.
 */
@Injectable()
export class PdfRenderer implements OnApplicationShutdown {
  private readonly papers = new PaperRenderer();

  constructor(private readonly logger: ProcessLogger) {}

  async render(paper: Paper, seal: Seal | null = null): Promise<Buffer> {
    const bytes = await this.papers.render(paper);
    if (!attestsAccessibility(bytes)) noteUnattested('quoting', this.logger);
    return seal ? sealPdf(bytes, seal.identity, seal.words, seal.at, seal.hasTimestamp) : bytes;
  }

  get isBusy(): boolean {
    return this.papers.isBusy;
  }

  /** Ends the process and rejects the file in progress. The next file starts a new one. */
  stop(): void {
    this.papers.stop();
  }

  onApplicationShutdown(): void {
    this.stop();
  }
}
