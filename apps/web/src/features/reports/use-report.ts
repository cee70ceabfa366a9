import { getReportSummary, type ReportSummary } from '@quillcare/contracts';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { skipToken, useOperationQuery, type OperationQueryState } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { useSession } from '../../shared/session/session.context';
import { withParams } from '../../shared/navigation/with-params';
import { toPeriodParams, parseReportAddress, type ReportAddress } from './report-period';

/**
 * Polls an open report twice a minute, because nearly every event changes some figure and none announces it. With up to ten
 * seconds until a change is counted, the page is never more than a minute out of date.
 */
export const POLLING_OPTIONS = { pollingInterval: 30_000, refetchOnMountOrArgChange: 10 } as const;

/** Returns the report's settings from the URL and a function to change them. */
export function useReportAddress(): [ReportAddress, (changes: Record<string, string | undefined>) => void] {
  const [params, setParams] = useSearchParams();
  const { organisation } = useSession();
  const today = useFormats().today();
  const change = useCallback(
    (changes: Record<string, string | undefined>) =>
      setParams((former) => withParams(former, changes), { preventScrollReset: true }),
    [setParams],
  );
  return [parseReportAddress(params, organisation.country, today), change];
}

export function useReportSummary(
  address: ReportAddress | null,
): OperationQueryState<typeof getReportSummary> {
  return useOperationQuery(
    getReportSummary,
    address ? { query: toPeriodParams(address) } : skipToken,
    POLLING_OPTIONS,
  );
}

export interface PartProps {
  summary: ReportSummary;
  address: ReportAddress;
}
