import { listMailbox } from '@quillcare/contracts';
import { isEmail } from '@quillcare/rules';
import { skipToken, useOperationQuery } from '../../shared/api/hooks';
import { matchingMails } from './mailbox';

const REFRESH = { pollingInterval: 5_000, refetchOnMountOrArgChange: true };
const MOST = 100;

/** Returns the mails matching the search, polled every 5 seconds. */
export function useMailbox(search: string) {
  const latest = useOperationQuery(listMailbox, { query: { limit: MOST } }, REFRESH);
  // A partial address is searched for among the latest mails, a full address among all.
  const address = isEmail(search.trim()) ? search.trim() : undefined;
  const exact = useOperationQuery(
    listMailbox,
    address ? { query: { to: address, limit: MOST } } : skipToken,
    REFRESH,
  );
  return {
    ...latest,
    mails: latest.data && matchingMails(latest.data.items, (address && exact.data?.items) || [], search),
  };
}
