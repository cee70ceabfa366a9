import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { getAssistantSettings, listHelpArticles } from '@quillcare/contracts';
import { CloseIcon, Muted } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { SwitchedOffNotice } from '../../shared/plans/switched-off.view';
import { useWords } from '../../shared/words/words';
import { ChatComposer } from './chat-composer.view';
import { ChatMessages } from './chat-messages.view';
import { helpWords } from './help.en';
import { findPageRoute } from './page-route';
import { useChat } from './use-chat';
import { PageLink } from '../../shared/navigation/page-link.view';

/** As many as fit without scrolling. */
const MAX_QUESTIONS = 4;

/** The article about Q itself, left out because whoever sees these questions has already found Q. */
const ABOUT_ASSISTANT_ID = 'ask-q';

/**
 * Q's floating panel, below its button. It is not modal: the page behind it stays usable so that users can follow the steps, and
 * toasts appear at the bottom without covering it.
 */
export function AssistantPanel({ onClose }: { onClose: () => void }) {
  const t = useWords(helpWords);
  const id = useId();
  const { said: entries, coming, send, stop, startAgain } = useChat();
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <Paper
      role="dialog"
      aria-labelledby={id}
      elevation={8}
      onKeyDown={closeOnEscape}
      sx={{
        position: 'fixed',
        zIndex: 'drawer',
        right: { xs: 8, sm: 16 },
        top: 60,
        width: 400,
        maxWidth: 'calc(100vw - 16px)',
        height: 560,
        maxHeight: 'calc(100dvh - 76px)',
        display: 'grid',
        gridTemplateRows: 'auto 1fr auto',
        borderRadius: 2,
        overflow: 'hidden',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="h2" id={id} sx={{ flex: 1 }}>
          {t('chat.title')}
        </Typography>
        {entries.length > 0 && (
          <Button size="small" onClick={startAgain}>
            {t('chat.fresh')}
          </Button>
        )}
        <IconButton size="small" aria-label={t('chat.close')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box
        tabIndex={0}
        role="group"
        aria-labelledby={id}
        sx={{ overflowY: 'auto', p: 2, display: 'grid', gap: 2, alignContent: 'start' }}
      >
        <SwitchedOffNotice feature="assistant" />
        <Welcome />
        {entries.length === 0 && <QuickQuestions onAsk={(question) => void send(question)} />}
        <ChatMessages entries={entries} coming={coming} />
      </Box>
      <Box sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}>
        <ChatComposer isWaiting={coming !== null} onSend={(question) => void send(question)} onStop={stop} />
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          <PageLink to="/help" variant="body2">
            {t('all')}
          </PageLink>
          <PageLink to="/help#shortcuts" variant="body2">
            {t('shortcuts')}
          </PageLink>
          <PageLink to="/#contact" variant="body2">
            {t('contact')}
          </PageLink>
        </Box>
      </Box>
    </Paper>
  );
}

/** Says what Q is for and who can read the questions. */
function Welcome() {
  const t = useWords(helpWords);
  const { data: settings } = useOperationQuery(getAssistantSettings, {});
  return (
    <Box>
      <Typography>{t('chat.greeting')}</Typography>
      <Muted>{t('chat.privacy')}</Muted>
      {settings?.hasModel && settings.usesModel && <Muted>{t('chat.thirdParty')}</Muted>}
    </Box>
  );
}

/** One-click questions: those of the current page first, then general ones. */
function QuickQuestions({ onAsk }: { onAsk: (question: string) => void }) {
  const page = findPageRoute(useLocation().pathname);
  const pageArticles = useOperationQuery(listHelpArticles, { query: { page } });
  const all = useOperationQuery(listHelpArticles, { query: {} });
  const offered = [...(pageArticles.data?.items ?? []), ...(all.data?.items ?? [])].filter(
    ({ slug }) => slug !== ABOUT_ASSISTANT_ID,
  );
  const titles = [...new Set(offered.map(({ title }) => title))].slice(0, MAX_QUESTIONS);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {titles.map((title) => (
        <Button
          key={title}
          variant="outlined"
          size="small"
          onClick={() => onAsk(title)}
          sx={{ textAlign: 'left' }}
        >
          {title}
        </Button>
      ))}
    </Box>
  );
}
