import { getReportSummary, type ReportSummary } from '@quillcare/contracts';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { skipToken, useOperationQuery, type OperationQueryState } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { useSession } from '../../shared/session/session.context';
import { daysOf, readReportAddress, type ReportAddress } from './report-period';

/**
 * No event says that a figure changed, because nearly all do: an open report is read again twice a minute. With the ten seconds
 * until a change is counted, what stands on the page is never older than a minute.
 */
export const REFRESH = { pollingInterval: 30_000, refetchOnMountOrArgChange: 10 } as const;

/** The period, comparison and division in the address, and a way to change them. */
export function useReportAddress(): [ReportAddress, (changes: Record<string, string | undefined>) => void] {
  const [params, setParams] = useSearchParams();
  const { organisation } = useSession();
  const today = useFormats().today();
  const change = useCallback(
    (changes: Record<string, string | undefined>) =>
      setParams(
        (former) => {
          const next = new URLSearchParams(former);
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { preventScrollReset: true },
      ),
    [setParams],
  );
  return [readReportAddress(params, organisation.country, today), change];
}

export function useReportSummary(
  address: ReportAddress | null,
): OperationQueryState<typeof getReportSummary> {
  return useOperationQuery(getReportSummary, address ? { query: daysOf(address) } : skipToken, REFRESH);
}

/** What the parts of the page are given. */
export interface PartProps {
  summary: ReportSummary;
  address: ReportAddress;
}
