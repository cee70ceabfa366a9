import { listLeadChoices, readDirectoryNames, type ResultOf } from '@quillcare/contracts';
import { currentContext, Implements, RpcClient, type Handler } from '@quillcare/service-kit';

type Choices = ResultOf<typeof listLeadChoices>;

@Implements(listLeadChoices)
export class ListLeadChoicesQuery implements Handler<typeof listLeadChoices> {
  constructor(private readonly rpc: RpcClient) {}

  handle(): Promise<Choices> {
    const { organisationId } = currentContext();
    return this.rpc.call(readDirectoryNames, { body: { organisationId: organisationId ?? '' } });
  }
}
