import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { decideDiscountApproval, requestDiscountApproval, type Quote } from '@quillcare/contracts';
import { StatusChip } from '@quillcare/ui';
import { useCommand } from '../../../shared/commands/use-command';
import { useConfirmedCommand } from '../../../shared/commands/use-confirmed-command';
import { useFormats } from '../../../shared/formats/use-formats';
import { useRights } from '../../../shared/session/session.context';
import { APPROVAL_STATE } from '../../../shared/status/status';
import { useWords } from '../../../shared/words/words';
import { BelowList } from '../below-list.view';
import { approvalStateOf, type ApprovalState } from '../quote-parts';
import { actWords } from './quote-acts.en';

const SEVERITY: Record<ApprovalState, 'success' | 'warning' | 'error'> = {
  NOT_NEEDED: 'success',
  MISSING: 'warning',
  OUTGROWN: 'warning',
  REQUESTED: 'warning',
  APPROVED: 'success',
  DECLINED: 'error',
};

/** A discount above the practice's cap: what it is, who asked, who decided, and what can be done about it. */
export function Approval({ quote }: { quote: Quote }) {
  const t = useWords(actWords);
  const formats = useFormats();
  const state = approvalStateOf(quote);
  const { discount, approval, lines, currency } = quote;
  // Those below the practice's prices are named with their amounts.
  const below = new Set(discount.belowList?.map(({ key }) => key));
  const above = lines.filter(({ key }) => discount.linesAboveCap.includes(key) && !below.has(key));
  if (state === 'NOT_NEEDED') return null;
  return (
    <Alert severity={SEVERITY[state]} role="group" aria-label={t('approval.title')}>
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
      <Standing quote={quote} state={state} />
      {quote.status === 'DRAFT' && <ApprovalActs quote={quote} state={state} />}
    </Alert>
  );
}

function Standing({ quote: { approval }, state }: { quote: Quote; state: ApprovalState }) {
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
      <Quotation text={reason} />
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
      {decisionReason && <Quotation text={decisionReason} />}
      {state === 'DECLINED' && <Typography>{t('approval.declinedNext')}</Typography>}
    </Box>
  );
}

function Quotation({ text }: { text: string }) {
  return (
    <Typography
      component="blockquote"
      sx={{ m: 0, pl: 1.5, borderLeft: 2, borderColor: 'divider', whiteSpace: 'pre-wrap' }}
    >
      {text}
    </Typography>
  );
}

function ApprovalActs({ quote, state }: { quote: Quote; state: ApprovalState }) {
  const { allows } = useRights();
  const mayAsk = allows(requestDiscountApproval) && ['MISSING', 'OUTGROWN', 'DECLINED'].includes(state);
  if (mayAsk) return <RequestButton quote={quote} />;
  if (state === 'REQUESTED' && allows(decideDiscountApproval)) return <DecisionButtons quote={quote} />;
  return null;
}

function RequestButton({ quote: { id, version } }: { quote: Quote }) {
  const t = useWords(actWords);
  const { ask, dialog } = useConfirmedCommand(requestDiscountApproval);
  const request = () =>
    ask({
      request: (reason) => ({ params: { id }, body: { version, reason } }),
      title: t('approval.requestTitle'),
      hint: t('approval.requestHint'),
      confirmLabel: t('approval.request'),
      reason: { label: t('approval.reason'), isRequired: true, maxLength: 500 },
      done: t('approval.requestDone'),
    });
  return (
    <Box sx={{ mt: 1.5 }}>
      <Button variant="outlined" color="inherit" onClick={request}>
        {t('approval.request')}
      </Button>
      {dialog}
    </Box>
  );
}

function DecisionButtons({ quote: { id, version, approval } }: { quote: Quote }) {
  const t = useWords(actWords);
  const [run, { isRunning }] = useCommand(decideDiscountApproval);
  const { ask, dialog } = useConfirmedCommand(decideDiscountApproval);
  const approve = () =>
    void run({
      request: { params: { id }, body: { version, decision: 'APPROVED' } },
      done: t('approval.approveDone'),
    });
  const decline = () =>
    ask({
      request: (reason) => ({ params: { id }, body: { version, decision: 'DECLINED', reason } }),
      title: t('approval.declineTitle'),
      hint: t('approval.declineHint', { name: approval?.requestedByName ?? '' }),
      confirmLabel: t('approval.declineConfirm'),
      reason: { label: t('approval.reason'), isRequired: true, maxLength: 500 },
      done: t('approval.declineDone'),
      danger: true,
    });
  return (
    <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="contained" onClick={approve} disabled={isRunning}>
        {t('approval.approve')}
      </Button>
      <Button variant="outlined" color="inherit" onClick={decline} disabled={isRunning}>
        {t('approval.decline')}
      </Button>
      {dialog}
    </Box>
  );
}
