import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { ErrorState, PageHeader } from '@quillcare/ui';
import { useWords } from '../words/words';
import { loadingWords } from './loading.en';

/** The part of `useOperationQuery`'s result that is needed here. */
export interface Request<T> {
  /** The answer to this request, never to the previous one. */
  currentData: T | undefined;
  error: { detail: string; code?: string; correlationId?: string } | undefined;
  isFetching: boolean;
  refetch: () => void;
}

export interface LoadedProps<T> {
  request: Request<T>;
  /** Title of the error: what could not be loaded. */
  failed: string;
  /** Placeholder while loading: the height of a grey box in pixels, or a skeleton in the content's shape. */
  skeleton?: number | ReactNode;
  /** For a page of one record: the link to the list, shown if the record does not exist. */
  back?: ReactNode;
  /** Renders the content, which stays even if refreshing it fails. */
  children: (data: T) => ReactNode;
}

/** Shows a skeleton, then the content or an error with a retry button. */
export function Loaded<T>({ request, failed, skeleton = 120, back, children }: LoadedProps<T>) {
  const t = useWords(loadingWords);
  const { currentData, error, isFetching, refetch } = request;
  if (currentData !== undefined) return <>{children(currentData)}</>;
  if (back && error?.code === 'NOT_FOUND') return <MissingRecord back={back} />;
  if (error)
    return (
      <ErrorState
        title={failed}
        message={error.detail}
        reference={error.correlationId || undefined}
        // The request is already running, so ignore further clicks.
        onRetry={() => !isFetching && refetch()}
        retryLabel={isFetching ? t('retrying') : t('retry')}
      />
    );
  return (
    <Box role="status" aria-busy aria-label={t('loading')}>
      {typeof skeleton === 'number' ? <Skeleton variant="rounded" height={skeleton} /> : skeleton}
    </Box>
  );
}

/** Replaces a page whose record does not exist. It offers no retry, which would not help. */
export function MissingRecord({ back }: { back: ReactNode }) {
  const t = useWords(loadingWords);
  return <PageHeader title={t('missing')} subtitle={t('missingHint')} back={back} />;
}
