import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { getPatientTerms, PatientTerms, ResultOf } from '@quillcare/contracts';
import { Panel, Muted } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { TermsText } from '../../shared/terms-text/terms-text.view';
import { useWords } from '../../shared/words/words';
import { TermsForm } from './terms.form';
import { TermsHistory } from './terms-history.view';
import { termsWords } from './terms.en';

/** Characters shown before the text is expanded: enough to recognise it. */
const MAX_COLLAPSED_LENGTH = 320;

/** The practice's current terms, with earlier versions and a way to write the next one. */
export function TermsPanel({ terms }: { terms: ResultOf<typeof getPatientTerms> }) {
  const t = useWords(termsWords);
  const [isWriting, setWriting] = useState(false);
  const { earlier, ...current } = terms;
  return (
    <Panel
      title={t('title')}
      hint={t('hint')}
      action={
        !isWriting && (
          <Button variant="outlined" size="small" onClick={() => setWriting(true)}>
            {t('change')}
          </Button>
        )
      }
    >
      {isWriting ? (
        <TermsForm terms={current} onDone={() => setWriting(false)} />
      ) : (
        <CurrentTerms terms={current} />
      )}
      {!isWriting && earlier.length > 0 && <TermsHistory versions={earlier} />}
    </Panel>
  );
}

function CurrentTerms({ terms }: { terms: PatientTerms }) {
  const t = useWords(termsWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Muted sx={{ mb: 1.5 }}>{terms.version === 0 ? t('own') : <PublishedBy {...terms} />}</Muted>
      <Box
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          p: { xs: 2, sm: 3 },
          ...(isOpen
            ? {}
            : {
                maxHeight: MAX_COLLAPSED_LENGTH,
                overflow: 'hidden',
                maskImage: 'linear-gradient(#000 70%, transparent)',
              }),
        }}
      >
        <Typography component="h3" sx={{ mb: 1.5, fontSize: '1.25rem', fontWeight: 600 }}>
          {terms.title}
        </Typography>
        <TermsText text={terms.text} level={4} />
      </Box>
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ mt: 0.5 }}>
        {t(isOpen ? 'hide' : 'show')}
      </Button>
    </>
  );
}

export function PublishedBy({ version, publishedAt, publishedByName }: PatientTerms) {
  const t = useWords(termsWords);
  const { dateTime } = useFormats();
  if (version === 0) return t('defaultName');
  const when = dateTime(publishedAt);
  return publishedByName === null
    ? t('publishedByUnknown', { version, when })
    : t('published', { version, when, who: publishedByName });
}
