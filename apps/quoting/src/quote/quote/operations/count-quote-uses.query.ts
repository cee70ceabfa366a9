import { countQuoteUses, type ClientUses, type InputOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { DependantsReader } from '../../../catalogue';

@Implements(countQuoteUses)
export class CountQuoteUsesQuery implements Handler<typeof countQuoteUses> {
  constructor(private readonly dependants: DependantsReader) {}

  async handle({ body }: InputOf<typeof countQuoteUses>): Promise<ClientUses> {
    return { items: await this.dependants.ofClients(body.clientIds) };
  }
}
