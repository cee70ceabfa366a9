import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { sendQuote, type Quote } from '@quillcare/contracts';
import { Facts, Money } from '@quillcare/ui';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { toProblem, type ApiProblem } from '../../../shared/api/problem';
import { useOperationMutation } from '../../../shared/api/hooks';
import { useFormats } from '../../../shared/formats/use-formats';
import { SEND } from '../quotes.texts';
import { ConsentChecklist } from './consent-checklist.view';
import { SentLink } from './sent-link.view';

/** Confirmation before a quote is frozen and mailed; afterwards shows the link, once. */
export function SendDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const [send, { isLoading }] = useOperationMutation(sendQuote);
  const [link, setLink] = useState<string | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  async function confirm() {
    setProblem(null);
    try {
      const sent = await send({ params: { id: quote.id }, body: { version: quote.version } });
      setLink(sent.link);
    } catch (error) {
      setProblem(toProblem(error));
    }
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={isLoading || link ? undefined : onClose}
      aria-labelledby="send-title"
    >
      <DialogTitle id="send-title">{link ? SEND.done : SEND.title}</DialogTitle>
      <DialogContent tabIndex={0} aria-label={SEND.title}>
        {link ? <SentLink link={link} /> : <BeforeSending quote={quote} problem={problem} />}
      </DialogContent>
      <DialogActions>
        {link ? (
          <Button variant="contained" onClick={onClose}>
            {SEND.close}
          </Button>
        ) : (
          <>
            <Button onClick={onClose} disabled={isLoading}>
              {SEND.cancel}
            </Button>
            <Button variant="contained" onClick={() => void confirm()} disabled={isLoading}>
              {isLoading ? SEND.busy : SEND.confirm}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

function BeforeSending({ quote, problem }: { quote: Quote; problem: ApiProblem | null }) {
  const formats = useFormats();
  const { client } = quote;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {problem && <Refused quote={quote} problem={problem} />}
      <Typography>{SEND.intro}</Typography>
      <Facts
        items={[
          { label: SEND.recipient, value: `${client.firstName} ${client.lastName}, ${client.email}` },
          { label: SEND.validUntil, value: formats.date(quote.validUntil) },
          {
            label: SEND.total,
            value: (
              <Money
                minor={quote.totals.totalMinor}
                currency={quote.currency}
                locale={formats.locale}
                strong
              />
            ),
          },
        ]}
      />
      <ConsentChecklist quote={quote} />
    </Box>
  );
}

function Refused({ quote, problem }: { quote: Quote; problem: ApiProblem }) {
  const detail = problem.code === 'VERSION_CONFLICT' ? SEND.conflict : problem.detail;
  return (
    <Alert severity="error" role="alert">
      <strong>{SEND.failed}.</strong> {detail}{' '}
      {problem.code === 'RECIPIENT_MISSING' && (
        <Link component={RouterLink} to={`/clients/${quote.client.id}/edit`} color="inherit">
          {SEND.openClient}
        </Link>
      )}
    </Alert>
  );
}
