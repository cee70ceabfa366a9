import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { decideDiscountApproval, requestDiscountApproval, type Quote } from '@quillcare/contracts';
import { StatusChip } from '@quillcare/ui';
import { ActButtons } from '../../../shared/acts/act-buttons.view';
import { actsOn, withReason } from '../../../shared/acts/define-act';
import { useFormats } from '../../../shared/formats/use-formats';
import { APPROVAL_STATE } from '../../../shared/status/status';
import { useWords } from '../../../shared/words/words';
import { BelowList } from '../below-list.view';
import { getApprovalState, type ApprovalState } from '../quote-parts';
import { actWords } from './quote-acts.en';

const STATE_SEVERITIES: Record<ApprovalState, 'success' | 'warning' | 'error'> = {
  NOT_NEEDED: 'success',
  MISSING: 'warning',
  OUTGROWN: 'warning',
  REQUESTED: 'warning',
  APPROVED: 'success',
  DECLINED: 'error',
};

/** A discount above the practice's cap: its size, who requested and decided it, and the available actions. */
export function Approval({ quote }: { quote: Quote }) {
  const t = useWords(actWords);
  const formats = useFormats();
  const state = getApprovalState(quote);
  const { discount, approval, lines, currency } = quote;
  // Lines below the list price are shown separately with their amounts.
  const below = new Set(discount.belowList?.map(({ key }) => key));
  const above = lines.filter(({ key }) => discount.linesAboveCap.includes(key) && !below.has(key));
  if (state === 'NOT_NEEDED') return null;
  return (
    <Alert severity={STATE_SEVERITIES[state]} role="group" aria-label={t('approval.title')}>
      <AlertTitle sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {t('approval.title')}
        {approval && state === approval.state && <StatusChip {...APPROVAL_STATE[approval.state]} />}
      </AlertTitle>
      <Typography>
        {t('approval.over', {
          share: formats.percent(discount.basisPoints),
          amount: formats.money(discount.discountMinor, currency),
          cap: formats.percent(discount.capBasisPoints ?? 0),
        })}
      </Typography>
      {above.length > 0 && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t('approval.lines', { lines: above.map(({ description }) => description).join(', ') })}
        </Typography>
      )}
      <BelowList discount={discount} currency={currency} />
      <ApprovalStatus quote={quote} state={state} />
      {quote.status === 'DRAFT' && (
        <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <ActButtons acts={approvalActs} record={quote} primary={approvalActs[1]} />
        </Box>
      )}
    </Alert>
  );
}

function ApprovalStatus({ quote: { approval }, state }: { quote: Quote; state: ApprovalState }) {
  const t = useWords(actWords);
  const formats = useFormats();
  if (!approval) return <Typography>{t('approval.missing')}</Typography>;
  const { requestedByName, requestedAt, reason, decidedByName, decidedAt, decisionReason } = approval;
  if (state === 'OUTGROWN')
    return (
      <Typography>{t('approval.outgrown', { share: formats.percent(approval.basisPoints) })}</Typography>
    );
  return (
    <Box sx={{ mt: 0.5, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      <Typography>
        {t('approval.requested', { name: requestedByName, when: formats.dateTime(requestedAt) })}
      </Typography>
      <QuotedReason text={reason} />
      {approval.state !== 'REQUESTED' && (
        <Typography>
          {t(`approval.${approval.state}`, {
            name: decidedByName ?? '',
            when: formats.dateTime(decidedAt),
          })}
        </Typography>
      )}
      {approval.state === 'APPROVED' && approval.decidedBy === approval.requestedBy && (
        <Typography>{t('approval.ownRequest', { name: decidedByName ?? '' })}</Typography>
      )}
      {decisionReason && <QuotedReason text={decisionReason} />}
      {state === 'DECLINED' && <Typography>{t('approval.declinedNext')}</Typography>}
    </Box>
  );
}

function QuotedReason({ text }: { text: string }) {
  return (
    <Typography
      component="blockquote"
      sx={{ m: 0, pl: 1.5, borderLeft: 2, borderColor: 'divider', whiteSpace: 'pre-wrap' }}
    >
      {text}
    </Typography>
  );
}

const { act } = actsOn<Quote>(actWords, ({ quoteNumber }) => quoteNumber);
const reason = { isRequired: true, maxLength: 500 };

const approvalActs = [
  act({
    name: 'requestApproval',
    operation: requestDiscountApproval,
    when: (quote) => ['MISSING', 'OUTGROWN', 'DECLINED'].includes(getApprovalState(quote)),
    confirms: () => ({ reason }),
    request: withReason,
  }),
  act({
    name: 'approve',
    operation: decideDiscountApproval,
    when: (quote) => getApprovalState(quote) === 'REQUESTED',
    request: ({ id, version }) => ({ params: { id }, body: { version, decision: 'APPROVED' } }),
  }),
  act({
    name: 'decline',
    operation: decideDiscountApproval,
    when: (quote) => getApprovalState(quote) === 'REQUESTED',
    values: ({ approval }) => ({ asker: approval?.requestedByName ?? '' }),
    confirms: () => ({ reason, isDanger: true }),
    request: ({ id, version }, values) => ({
      params: { id },
      body: { version, decision: 'DECLINED', reason: values.reason as string },
    }),
  }),
];
