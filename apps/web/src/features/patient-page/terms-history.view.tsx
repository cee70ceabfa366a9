import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TitledDialog, Muted } from '@quillcare/ui';
import { useState } from 'react';
import type { PatientTerms } from '@quillcare/contracts';
import { TermsText } from '../../shared/terms-text/terms-text.view';
import { useWords } from '../../shared/words/words';
import { PublishedBy } from './terms.panel';
import { termsWords } from './terms.en';

/** Earlier versions, with who published them and when. Each can be opened. */
export function TermsHistory({ versions }: { versions: readonly PatientTerms[] }) {
  const t = useWords(termsWords);
  const [read, setRead] = useState<PatientTerms | null>(null);
  const nameOf = ({ version }: PatientTerms) =>
    version === 0 ? t('defaultName') : t('versionName', { version });
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {t('history')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {versions.map((terms) => (
          <Box
            component="li"
            key={`${terms.version} ${terms.sha256}`}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              py: 0.75,
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Typography variant="body2" sx={{ flex: 1, minWidth: 0 }}>
              <PublishedBy {...terms} />
            </Typography>
            <Button
              size="small"
              aria-label={t('read', { name: nameOf(terms) })}
              onClick={() => setRead(terms)}
            >
              {t('readShort')}
            </Button>
          </Box>
        ))}
      </Box>
      {read && <ReadDialog terms={read} onClose={() => setRead(null)} />}
    </Box>
  );
}

function ReadDialog({ terms, onClose }: { terms: PatientTerms; onClose: () => void }) {
  const t = useWords(termsWords);
  return (
    <TitledDialog
      title={terms.title}
      maxWidth="md"
      onClose={onClose}
      isText
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Muted>
        <PublishedBy {...terms} />
      </Muted>
      <TermsText text={terms.text} level={3} />
    </TitledDialog>
  );
}
