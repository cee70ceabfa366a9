import { getReportSummary, type ReportSummary } from '@quillcare/contracts';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { skipToken, useOperationQuery, type OperationQueryState } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { useSession } from '../../shared/session/session.context';
import { daysOf, readReportAddress, type ReportAddress } from './report-period';

/**
 * Polls an open report twice a minute, because nearly every event changes some figure and none announces it. With up to ten
 * seconds until a change is counted, the page is never more than a minute out of date.
 */
export const REFRESH = { pollingInterval: 30_000, refetchOnMountOrArgChange: 10 } as const;

/** Returns the report's settings from the URL and a function to change them. */
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

export interface PartProps {
  summary: ReportSummary;
  address: ReportAddress;
}
