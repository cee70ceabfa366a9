import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FactList } from '@quillcare/ui';
import { buildFrameHtml, splitLinks, type Mail } from './mailbox';
import { mailboxWords } from './mailbox.en';
import { useWords } from '../../shared/words/words';

type View = 'text' | 'html';

/** Shows a mail as plain text, or on request its HTML in a sandboxed frame. */
export function MailReader({ mail, time }: { mail: Mail; time: string }) {
  const t = useWords(mailboxWords);
  const [view, setView] = useState<View>('text');
  const shown = mail.html ? view : 'text';
  return (
    <Box component="article" aria-label={mail.subject} sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {mail.subject}
      </Typography>
      <FactList
        items={[
          { label: t('to'), value: mail.to },
          { label: t('from'), value: mail.from },
          { label: t('received'), value: time },
        ]}
      />
      {mail.html && <FormatChoice view={view} onChange={setView} />}
      {shown === 'html' ? <Design mail={mail} /> : <PlainText text={mail.text} />}
    </Box>
  );
}

function FormatChoice({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const t = useWords(mailboxWords);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('view')}
      value={view}
      onChange={(_event, chosen: View | null) => chosen && onChange(chosen)}
    >
      {(['text', 'html'] as const).map((value) => (
        <ToggleButton key={value} value={value} sx={{ textTransform: 'none', px: 2 }}>
          {t(`views.${value}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function Design({ mail }: { mail: Mail }) {
  const t = useWords(mailboxWords);
  return (
    <Box
      component="iframe"
      // A frame of its own for each email: Chromium may show nothing if the document of a sandboxed frame is replaced.
      key={mail.html}
      title={t('frame', { subject: mail.subject })}
      // No scripts, same-origin access or forms. Only links work, and they open a new tab.
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      srcDoc={buildFrameHtml(mail.html ?? '')}
      // Mails are designed for a white background, whatever the user's colour scheme.
      sx={{
        width: '100%',
        height: '64dvh',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: '#fff',
        colorScheme: 'light',
      }}
    />
  );
}

function PlainText({ text }: { text: string }) {
  const t = useWords(mailboxWords);
  return (
    <Typography component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '75ch' }}>
      {splitLinks(text).map((part, at) =>
        part.href ? (
          <Link
            key={at}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer"
            underline="always"
            aria-label={`${part.text} ${t('newTab')}`}
          >
            {part.text}
          </Link>
        ) : (
          part.text
        ),
      )}
    </Typography>
  );
}
