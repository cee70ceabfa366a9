import { listMailbox } from '@quillcare/contracts';
import { isEmail } from '@quillcare/rules';
import { skipToken, useOperationQuery } from '../../shared/api/hooks';
import { mergeMatches } from './mailbox';

const POLLING_OPTIONS = { pollingInterval: 5_000, refetchOnMountOrArgChange: true };
const MAX_MAILS = 100;

/** Returns the mails matching the search, polled every 5 seconds. */
export function useMailbox(search: string) {
  const latest = useOperationQuery(listMailbox, { query: { limit: MAX_MAILS } }, POLLING_OPTIONS);
  // A partial address is searched for among the latest mails, a full address among all.
  const address = isEmail(search.trim()) ? search.trim() : undefined;
  const exact = useOperationQuery(
    listMailbox,
    address ? { query: { to: address, limit: MAX_MAILS } } : skipToken,
    POLLING_OPTIONS,
  );
  return {
    ...latest,
    mails: latest.data && mergeMatches(latest.data.items, (address && exact.data?.items) || [], search),
  };
}
