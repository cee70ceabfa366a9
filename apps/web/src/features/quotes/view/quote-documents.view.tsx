import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  getQuotePdf,
  listQuoteFiles,
  remakeQuoteFile,
  type DocumentKind,
  type Quote,
  type QuoteFile,
} from '@quillcare/contracts';
import { Muted, Panel } from '@quillcare/ui';
import { useOperationMutation, useOperationQuery } from '../../../shared/api/hooks';
import { DownloadButton } from '../../../shared/files/download-button.view';
import { Loaded } from '../../../shared/loading/loaded.view';
import { useRights } from '../../../shared/session/session.context';
import { useWords } from '../../../shared/words/words';
import { documentWords } from './quote-documents.en';

/** The quote's PDF files, whether ready, being generated or failed. */
export function QuoteDocuments({ quote }: { quote: Quote }) {
  const t = useWords(documentWords);
  const request = useOperationQuery(listQuoteFiles, { params: { id: quote.id } });
  return (
    <Panel title={t('title')}>
      <Loaded request={request} failed={t('loadFailed')} skeleton={64}>
        {({ items }) => (
          <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
            {!items.some(({ kind }) => kind === 'QUOTE') && (
              <Download
                quoteId={quote.id}
                kind="QUOTE"
                label={t(quote.sentAt ? 'kinds.QUOTE' : 'kinds.DRAFT')}
              />
            )}
            {items.map((file) => (
              <Document key={file.kind} quoteId={quote.id} file={file} />
            ))}
          </Box>
        )}
      </Loaded>
    </Panel>
  );
}

function Document({ quoteId, file }: { quoteId: string; file: QuoteFile }) {
  const t = useWords(documentWords);
  const { allows } = useRights();
  const [remake, { isLoading }] = useOperationMutation(remakeQuoteFile);
  const { kind, state, verifyCode } = file;
  if (state === 'READY')
    return (
      <div>
        <Download quoteId={quoteId} kind={kind} label={t(`kinds.${kind}`)} />
        {verifyCode && <Muted sx={{ mt: 0.5 }}>{t('code', { code: verifyCode })}</Muted>}
      </div>
    );
  return (
    <div>
      <Typography>{t(`kinds.${kind}`)}</Typography>
      <Muted role="status">{t(state === 'MAKING' ? 'making' : 'failed')}</Muted>
      {state === 'FAILED' && allows(remakeQuoteFile) && (
        <Button
          size="small"
          disabled={isLoading}
          onClick={() => void remake({ params: { id: quoteId }, body: { kind } })}
        >
          {t('again')}
        </Button>
      )}
    </div>
  );
}

function Download({ quoteId, kind, label }: { quoteId: string; kind: DocumentKind; label: string }) {
  const t = useWords(documentWords);
  return (
    <DownloadButton
      file={{ operation: getQuotePdf, parts: { params: { id: quoteId }, query: { kind } } }}
      label={label}
      failed={t('downloadFailed')}
      variant="outlined"
      size="small"
    />
  );
}
