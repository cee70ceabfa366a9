import { listLeadChoices, readDirectoryNames } from '@quillcare/contracts';
import { currentContext, implement, RpcClient } from '@quillcare/service-kit';

export const ListLeadChoicesQuery = implement(listLeadChoices, [RpcClient], (rpc) => ({
  handle() {
    const { organisationId } = currentContext();
    return rpc.call(readDirectoryNames, { body: { organisationId: organisationId ?? '' } });
  },
}));
