import { TitledDialog, Muted } from '@quillcare/ui';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { MAX_PAYMENTS } from '@quillcare/contracts';
import { formatFileSize } from '../../shared/files/file-check';
import { FilePicker } from '../../shared/files/file-picker.input';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { platformInvoiceWords } from './platform-invoices.en';
import { useBankStatement, type MatchedReceipt } from './use-bank-statement';

const MAX_FILE_BYTES = 2 * 1024 * 1024;

/** Reads a bank statement, shows which invoices it pays and which receipts it cannot match, and records the payments. */
export function BankStatementDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(platformInvoiceWords);
  const { file, lines, next, problem, isBusy, pick, record } = useBankStatement(onClose);
  const matched = lines?.filter(({ match }) => match === 'MATCHED') ?? [];
  const unmatched = lines?.filter(({ match }) => match !== 'MATCHED') ?? [];
  const count = next.flatMap(({ invoices }) => invoices).length;
  const limits = {
    accept: ['.csv', '.txt', 'text/csv'],
    acceptWords: t('statement.kind'),
    maxBytes: MAX_FILE_BYTES,
  };
  return (
    <TitledDialog
      title={t('statement.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(count > 0 ? 'statement.cancel' : 'statement.close')}</Button>
          {count > 0 && (
            <Button variant="contained" disabled={isBusy} onClick={() => void record()}>
              {t('statement.record', { count })}
            </Button>
          )}
        </>
      }
    >
      <DialogContentText>{t('statement.hint')}</DialogContentText>
      <FilePicker
        label={t('statement.file')}
        limits={limits}
        hasFile={file !== null}
        isDisabled={isBusy}
        onPick={([picked]) => picked && pick(picked)}
      >
        {file && (
          <Typography aria-live="polite" sx={{ overflowWrap: 'anywhere' }}>
            {t('statement.chosen', { name: file.name, size: formatFileSize(file.size) })}
          </Typography>
        )}
      </FilePicker>
      {isBusy && <LinearProgress aria-label={t('statement.busy')} />}
      {problem && <Alert severity="error">{problem}</Alert>}
      {lines && (
        <>
          <Alert severity={count > 0 ? 'success' : 'info'} role="status">
            {matched.length === 0
              ? t('statement.found_zero')
              : t('statement.found', { count: matched.length })}
          </Alert>
          {next.length < matched.length && (
            <Alert severity="info">{t('statement.atOnce', { most: MAX_PAYMENTS, count })}</Alert>
          )}
          <Lines lines={matched} />
          {unmatched.length > 0 && (
            <Typography>{t('statement.left', { count: unmatched.length })}</Typography>
          )}
          <Lines lines={unmatched} />
        </>
      )}
    </TitledDialog>
  );
}

function Lines({ lines }: { lines: readonly MatchedReceipt[] }) {
  const t = useWords(platformInvoiceWords);
  const { date, money } = useFormats();
  if (lines.length === 0) return null;
  const matchOf = ({ match, invoices }: MatchedReceipt) =>
    t(`statement.matches.${match}`, {
      numbers: invoices.map(({ number }) => number).join(', '),
      practice: [...new Set(invoices.map(({ practice }) => practice))].join(', '),
      total: money(
        invoices.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
        'AUD',
      ),
    });
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {lines.map((line) => (
        <Box component="li" key={line.line}>
          <Typography sx={{ fontWeight: 600 }} className="tabular">
            {t('statement.line', {
              line: line.line,
              date: date(line.on),
              amount: money(line.amountMinor, 'AUD'),
            })}
          </Typography>
          <Typography variant="body2">{matchOf(line)}</Typography>
          <Muted sx={{ overflowWrap: 'anywhere' }}>{line.text}</Muted>
        </Box>
      ))}
    </Box>
  );
}
