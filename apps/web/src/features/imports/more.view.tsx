import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../shared/words/words';
import { importWords } from './import.en';

/** Appends the next page of a list, loaded on demand. */
export function More({ children }: { children: ReactNode }) {
  const t = useWords(importWords);
  const [isMore, setMore] = useState(false);
  if (isMore) return children;
  return (
    <Box sx={{ p: 1 }}>
      <Button size="small" onClick={() => setMore(true)}>
        {t('undo.more')}
      </Button>
    </Box>
  );
}
