import { useState } from 'react';
import type { payInvoiceByCard, startCardSetup } from '@quillcare/contracts';
import { useOperationMutation } from '../../shared/api/hooks';
import type { MutationRequest } from '../../shared/api/endpoints';
import { toProblem } from '../../shared/api/problem';
import { leaveFor } from './leave-for';

/** Redirects to a page of the card provider, or reports why that is not possible. */
export function useHostedPage<O extends typeof startCardSetup | typeof payInvoiceByCard>(operation: O) {
  const [run] = useOperationMutation(operation);
  const [isOpening, setOpening] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const open = async (request: MutationRequest<O>) => {
    setRefusal(null);
    setOpening(true);
    try {
      leaveFor(((await run(request)) as { url: string }).url);
    } catch (error) {
      setRefusal(toProblem(error).detail);
      setOpening(false);
    }
  };
  return { open, isOpening, refusal };
}
