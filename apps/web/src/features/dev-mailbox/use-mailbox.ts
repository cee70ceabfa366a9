import { listMailbox } from '@quillcare/contracts';
import { isEmail } from '@quillcare/rules';
import { skipToken, useOperationQuery } from '../../app/api';
import { matchingMails } from './mailbox';

const REFRESH = { pollingInterval: 5_000, refetchOnMountOrArgChange: true };
const MOST = 100;

/** The mails that match the search, read again every 5 seconds. */
export function useMailbox(search: string) {
  const latest = useOperationQuery(listMailbox, { query: { limit: MOST } }, REFRESH);
  // A part of an address is looked for among the latest mails; a whole one among all that there ever were.
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
