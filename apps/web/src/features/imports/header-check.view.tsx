import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { importFields, matchHeaders, type HeaderMatch, type ImportEntityType } from '@quillcare/rules';
import { importWords } from './import.en';
import { useWords } from '../../shared/words/words';
import { readHeader } from './read-header';

/** Which columns of the chosen file the import recognises, before anything is uploaded. */
export function HeaderCheck({ file, entityType }: { file: File; entityType: ImportEntityType }) {
  const t = useWords(importWords);
  const [match, setMatch] = useState<HeaderMatch | null>(null);
  useEffect(() => {
    let isCurrent = true;
    readHeader(file).then(
      (headers) => isCurrent && setMatch(headers.length > 0 ? matchHeaders(headers, entityType) : null),
      // The server reads the file again and reports what is wrong with it.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [file, entityType]);
  if (!match) return null;
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 0.5, mt: 1 }}>
      <Words label={t('known')} words={Object.keys(match.map)} />
      <Words label={t('missing')} words={match.missing} isWrong />
      <Words label={t('asked')} words={unanswered(match, entityType)} isWrong />
      <Words label={t('repeated')} words={match.repeated} isWrong />
      <Words
        label={t('unknown')}
        words={match.unknown.filter((header) => !match.repeated.includes(header)).slice(0, 20)}
      />
    </Box>
  );
}

/** Columns that a file may lack, but that people must then answer record by record. */
function unanswered({ map }: HeaderMatch, entityType: ImportEntityType): string[] {
  const found = new Set(Object.values(map));
  return importFields(entityType)
    .filter(({ key, asks }) => asks && !found.has(key))
    .map(({ column }) => column);
}

function Words({
  label,
  words,
  isWrong = false,
}: {
  label: string;
  words: readonly string[];
  isWrong?: boolean;
}) {
  if (words.length === 0) return null;
  return (
    <Typography variant="body2" color={isWrong ? 'error' : 'textSecondary'} sx={{ overflowWrap: 'anywhere' }}>
      <strong>{label}:</strong> {words.join(', ')}
    </Typography>
  );
}
