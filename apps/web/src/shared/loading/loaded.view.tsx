import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { ErrorState, PageHeader } from '@quillcare/ui';
import { useWords } from '../words/words';
import { loadingWords } from './loading.en';

/** What `useOperationQuery` says of a request. */
export interface Request<T> {
  /** The answer to this request, never to the one before. */
  currentData: T | undefined;
  error: { detail: string; code?: string; correlationId?: string } | undefined;
  isFetching: boolean;
  refetch: () => void;
}

export interface LoadedProps<T> {
  /** The state of `useOperationQuery`. */
  request: Request<T>;
  /** Title of the error: what could not be loaded. */
  failed: string;
  /** What is shown while loading: the height of a grey box in pixels, or a skeleton in the content's shape. */
  skeleton?: number | ReactNode;
  /** Of a page that shows one record: the link to the others, for when there is no such record. */
  back?: ReactNode;
  /** The content; it also stays when refreshing it fails. */
  children: (data: T) => ReactNode;
}

/** Shows a skeleton, then the content, or the reason why there is none and a button to try again. */
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
        // The answer is under way: a second click would ask for nothing.
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

/** In place of a page whose record does not exist; trying again would not help. */
export function MissingRecord({ back }: { back: ReactNode }) {
  const t = useWords(loadingWords);
  return <PageHeader title={t('missing')} subtitle={t('missingHint')} back={back} />;
}
