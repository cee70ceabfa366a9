import { countClientQuotes, type Dependants, type InputOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { DependantsReader } from '../../../catalogue';

@Implements(countClientQuotes)
export class CountClientQuotesQuery implements Handler<typeof countClientQuotes> {
  constructor(private readonly dependants: DependantsReader) {}

  handle({ body }: InputOf<typeof countClientQuotes>): Promise<Dependants> {
    return this.dependants.ofClient(body.clientId);
  }
}
