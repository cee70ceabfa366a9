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

/** What a file is sealed with. */
export interface Seal {
  identity: SealingIdentity;
  words: SealWords;
  at: Date;
  /** Whether a timestamp is added afterwards, for which there has to be room. */
  hasTimestamp: boolean;
}

/**
 * Draws files in a process of their own, which never sees the key that they are sealed with. One is enough: four jobs at a time are less
 * than half a second ahead of somebody who waits for a draft.
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

  /** Ends the process; what it was drawing is rejected, and the next file has a new one. */
  stop(): void {
    this.papers.stop();
  }

  onApplicationShutdown(): void {
    this.stop();
  }
}
