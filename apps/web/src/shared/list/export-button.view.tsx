import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { downloadList, EXPORT_NEEDS, exportedList } from '@quillcare/contracts';
import { DownloadIcon } from '@quillcare/ui';
import { useWords } from '../words/words';
import { listWords } from './list.en';
import type { List, ListScope } from './list.types';

// Rarely needed, so it is loaded when first opened.
const ExportDialog = lazy(async () => ({ default: (await import('./export.dialog')).ExportDialog }));

export interface ExportButtonProps {
  list: List;
  scope: ListScope;
  query: Readonly<Record<string, string>>;
  columns: readonly string[];
  /** Limits the export to these rows. */
  ids?: readonly string[];
}

/** Whether the user may export the list. The right to read it is not enough. */
export function isExported(list: List, scope: ListScope): boolean {
  const known = exportedList.safeParse(list.name);
  return known.success && scope.allows(downloadList) && scope.mayChange(EXPORT_NEEDS[known.data]);
}

/** Offers the visible rows as a file, if the server can export the list. Requires the right to change its records. */
export function ExportButton({ list, scope, query, columns, ids }: ExportButtonProps) {
  const t = useWords(listWords);
  const [isOpen, setOpen] = useState(false);
  const { cursor: _cursor, ...asked } = query;
  if (!isExported(list, scope)) return null;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<DownloadIcon fontSize="small" />}
        aria-haspopup="dialog"
        aria-label={t('export.open')}
        onClick={() => setOpen(true)}
        sx={{ color: 'text.secondary', minWidth: 0 }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {t('export.open')}
        </Box>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ExportDialog {...{ list, columns, ids }} query={asked} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
