import { Injectable } from '@nestjs/common';
import type { Client } from '@quillcare/contracts';
import { quoteSearchKey } from '../domain/quote-content';
import { clientSnapshot } from '../operations/quote-parties.reader';
import { QuoteRepository } from '../persistence/quote.repository';

/** Keeps the client's name current on drafts. A sent quote is frozen. */
@Injectable()
export class DraftFollower {
  constructor(private readonly quotes: QuoteRepository) {}

  follow(client: Client): Promise<void> {
    return this.quotes.refreshDraftsOf(clientSnapshot(client), (quoteNumber, doctor) =>
      quoteSearchKey(quoteNumber, client, doctor),
    );
  }
}
