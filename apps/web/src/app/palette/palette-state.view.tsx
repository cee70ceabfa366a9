import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWords } from '../../shared/words/words';
import type { PaletteItem } from './palette.items';
import { paletteWords } from './palette.en';
import type { Found } from './use-found';

interface PaletteStateProps {
  items: readonly PaletteItem[];
  found: Found;
}

/** Announces the state of the search to screen readers: the number of results, and what could not be searched. */
export function PaletteState({ items, found: { results, isSearching, hasFailed } }: PaletteStateProps) {
  const t = useWords(paletteWords);
  const count = items.filter(({ group }) => group !== 'create').length;
  const missing = results?.missing ?? [];
  const groups = missing.map((group) => t(`groups.${group}`)).join(', ');
  return (
    <Box role="status" sx={{ px: 2, py: 1, color: 'text.secondary' }}>
      {isSearching && <Typography variant="caption">{t('searching')}</Typography>}
      {!isSearching && hasFailed && t('failed')}
      {!isSearching && missing.length > 0 && (
        <Typography variant="body2" sx={{ color: 'warning.main' }}>
          {t('missing', { groups })}
        </Typography>
      )}
      {!isSearching && !hasFailed && count > 0 && (
        <Typography variant="caption">{t('found', { count })}</Typography>
      )}
      {!isSearching && !hasFailed && count === 0 && (
        <>
          <Typography sx={{ fontWeight: 600, color: 'text.primary' }}>{t('nothing')}</Typography>
          {t('nothingHint')}
        </>
      )}
    </Box>
  );
}
