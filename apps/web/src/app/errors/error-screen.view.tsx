import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Logo } from '@quillcare/ui';
import { messagesWords } from '../../shared/messages/messages.en';
import { useWords, word } from '../../shared/words/words';
import { NotFoundPage } from '../../shared/pages/not-found.page';
import { reloadWhenOnline } from './reload-when-online';
import { errorWords } from '../../shared/pages/error.en';

export function ErrorScreen() {
  const tError = useWords(errorWords);
  const error = useRouteError();
  const isCodeMissing = error instanceof Error && CHUNK_LOAD_ERROR.test(error.message);
  useEffect(() => (isCodeMissing ? reloadWhenOnline() : undefined), [isCodeMissing]);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (isRouteErrorResponse(error)) return <UnexpectedError status={error.status} text={error.statusText} />;
  const message = isCodeMissing ? tError('codeNotFetched') : messageOf(error);
  return <ErrorPanel message={message} onRetry={() => window.location.reload()} />;
}

/** Shows a status line and a message for a failure of the app itself. */
function UnexpectedError({ status, text }: { status: number; text: string }) {
  const tError = useWords(errorWords);
  return (
    <ErrorPanel
      title={tError('unexpected')}
      message={`${status} ${text}`.trim()}
      onRetry={() => window.location.reload()}
    />
  );
}

interface ErrorPanelProps {
  title?: string;
  message: string;
  onRetry: () => void;
}

export function ErrorPanel({ title = word(errorWords, 'title'), message, onRetry }: ErrorPanelProps) {
  const tError = useWords(errorWords);
  return (
    <Box
      role="alert"
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        minHeight: '60dvh',
        gap: 1.5,
        p: 3,
        textAlign: 'center',
      }}
    >
      <Logo size="medium" />
      <Typography variant="h1">{title}</Typography>
      <Typography
        sx={{
          maxWidth: '64ch',
          fontFamily: 'ui-monospace, monospace',
          fontSize: '0.8125rem',
          overflowWrap: 'anywhere',
        }}
      >
        {message}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="contained" onClick={onRetry}>
          {tError('tryAgain')}
        </Button>
        <Button variant="outlined" onClick={() => window.location.reload()}>
          {tError('reload')}
        </Button>
      </Box>
      <Typography color="textSecondary">{tError('contact')}</Typography>
    </Box>
  );
}

// Browsers word a failed import of a page's code differently. The server is down or runs a newer version.
const CHUNK_LOAD_ERROR = /dynamically imported module|importing a module script|module script failed/i;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : word(messagesWords, 'unknownError');
}
