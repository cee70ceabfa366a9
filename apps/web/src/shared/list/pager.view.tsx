import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ListPage } from '@quillcare/contracts';
import { formatNumber } from '@quillcare/rules';
import { ChevronLeftIcon, ChevronRightIcon, Muted } from '@quillcare/ui';
import { useFormats } from '../formats/use-formats';
import { useWords } from '../words/words';
import { listWords } from './list.en';
import type { ListAddressControl } from './use-list-address';

/** Shows the number of rows, with buttons to the other pages. */
export function Pager({
  page,
  hasFailed,
  address,
}: {
  page: ListPage<unknown> | undefined;
  hasFailed: boolean;
  address: Pick<ListAddressControl, 'cursor' | 'previous' | 'next'>;
}) {
  const t = useWords(listWords);
  const { locale } = useFormats();
  const hasPrevious = address.cursor !== undefined;
  const following = page?.nextCursor ?? null;
  // A list that is empty or could not be loaded has its own message.
  const hasMessage = page ? page.items.length === 0 : hasFailed;
  if (hasMessage && !hasPrevious) return null;
  const figure = page && formatNumber(page.total, locale);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 0.75,
        minHeight: 44,
        borderTop: 1,
        borderColor: 'divider',
        flexShrink: 0,
      }}
    >
      <Muted className="tabular" sx={{ flex: 1 }} aria-live="polite">
        {page &&
          figure &&
          (page.totalIsEstimate ? t('totalAtLeast', { figure }) : t('total', { count: page.total, figure }))}
      </Muted>
      {(hasPrevious || following !== null) && (
        <Box component="nav" aria-label={t('pages')} sx={{ display: 'flex', gap: 1 }}>
          <Button
            size="small"
            disabled={!hasPrevious}
            onClick={address.previous}
            startIcon={<ChevronLeftIcon />}
          >
            {t('previous')}
          </Button>
          <Button
            size="small"
            disabled={following === null}
            onClick={() => following !== null && address.next(following)}
            endIcon={<ChevronRightIcon />}
          >
            {t('next')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
