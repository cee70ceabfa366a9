import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState } from 'react';
import { ContactForm } from './contact.form';
import { contactWords } from './contact.en';
import { ANCHOR_TARGET, CONTENT_COLUMN } from './landing.styles';
import { useWords } from '../../shared/words/words';

const STEPS = ['sent', 'reply', 'hours'] as const;

export function ContactSection() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Box
      component="section"
      id="contact"
      aria-labelledby="contact-title"
      tabIndex={-1}
      sx={{ ...ANCHOR_TARGET, borderTop: 1, borderColor: 'divider' }}
    >
      <Box
        sx={{
          ...CONTENT_COLUMN,
          py: { xs: 7, md: 10 },
          display: 'grid',
          gap: { xs: 4, md: 6 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
        }}
      >
        <Introduction />
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
          {sentTo === null ? (
            <ContactForm onSent={setSentTo} />
          ) : (
            <SentNotice email={sentTo} onAnother={() => setSentTo(null)} />
          )}
        </Paper>
      </Box>
    </Box>
  );
}

function Introduction() {
  const t = useWords(contactWords);
  return (
    <Box sx={{ fontSize: '0.9375rem' }}>
      <Typography variant="h2" id="contact-title" sx={{ fontSize: '1.5rem', mb: 0.5 }}>
        {t('title')}
      </Typography>
      <Typography color="textSecondary" sx={{ fontSize: '1rem' }}>
        {t('subtitle')}
      </Typography>
      <Typography component="h3" sx={{ fontWeight: 600, fontSize: '1rem', mt: 3, mb: 1 }}>
        {t('next')}
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1, color: 'text.secondary' }}>
        {STEPS.map((step) => (
          <li key={step}>{t(`step.${step}`)}</li>
        ))}
      </Box>
      <Typography color="textSecondary" sx={{ mt: 3, fontSize: 'inherit' }}>
        {t('patient')}
      </Typography>
    </Box>
  );
}

function SentNotice({ email, onAnother }: { email: string; onAnother: () => void }) {
  const t = useWords(contactWords);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The focused button disappeared with the form.
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Box ref={box} role="status" tabIndex={-1} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Alert severity="success" role="presentation" sx={{ width: '100%' }}>
        <Typography component="h3" sx={{ fontWeight: 600, fontSize: '1rem' }}>
          {t('sentTitle')}
        </Typography>
        {t('sentTo', { email })} {t('sentHours')}
      </Alert>
      <Button variant="outlined" onClick={onAnother}>
        {t('another')}
      </Button>
    </Box>
  );
}
