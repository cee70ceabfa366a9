import { countClientQuotes, type Dependants, type InputOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { QuotesDependingOnReader } from './quotes-depending-on.reader';

@Implements(countClientQuotes)
export class CountClientQuotesQuery implements Handler<typeof countClientQuotes> {
  constructor(private readonly dependants: QuotesDependingOnReader) {}

  handle({ body }: InputOf<typeof countClientQuotes>): Promise<Dependants> {
    return this.dependants.ofClient(body.clientId);
  }
}
