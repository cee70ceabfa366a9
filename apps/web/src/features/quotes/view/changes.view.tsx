import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { Quote, QuoteVersion } from '@quillcare/contracts';
import { Link as RouterLink } from 'react-router-dom';
import { useFormats } from '../../../shared/formats/use-formats';
import { useWords } from '../../../shared/words/words';
import { findNewerVersion, isAwaitingResponse } from '../quote-parts';
import { changeWords } from './quote-changes.en';

/** How the quote relates to what the patient signed: a pending variation, one that was not signed, or a withdrawn acceptance. */
export function Changes({ quote, versions }: { quote: Quote; versions: readonly QuoteVersion[] }) {
  // Without the versions there is nothing to link to yet.
  if (versions.length === 0) return null;
  return listChanges(quote, versions).map((change) => <Change key={change.kind} change={change} />);
}

function Change({ change }: { change: QuoteChange }) {
  const t = useWords(changeWords);
  const formats = useFormats();
  const { kind, other, reason } = change;
  const date = change.at ? formats.dateTime(change.at) : '';
  const version = other?.revision ?? '';
  const text = {
    signed: t('banner.signedText', { version, date }),
    draft: t('banner.draftText', { version, date }),
    variation: t('banner.variationText', { version }),
    lapsed: t('banner.lapsedText', { version }),
    fell: t('banner.fell', { version }),
    withdrawn: reason ? t('banner.withdrawnReason', { date, reason }) : t('banner.withdrawnText', { date }),
  }[kind];
  return (
    <Alert
      severity={kind === 'withdrawn' ? 'warning' : 'info'}
      sx={{ mb: 2.5, overflowWrap: 'anywhere' }}
      action={
        other && (
          <Button color="inherit" size="small" component={RouterLink} to={`/quotes/view/${other.id}`}>
            {t('banner.open', { version })}
          </Button>
        )
      }
    >
      <AlertTitle>{t(kind === 'fell' ? 'banner.lapsed' : `banner.${kind}`)}</AlertTitle>
      {text}
    </Alert>
  );
}

interface QuoteChange {
  kind: 'signed' | 'draft' | 'variation' | 'lapsed' | 'fell' | 'withdrawn';
  /** The version to compare with. Null if there is none. */
  other: QuoteVersion | null;
  at: string | null;
  reason: string | null;
}

/** Returns what to report beyond the status, in relation to what the patient signed. */
function listChanges(quote: Quote, versions: readonly QuoteVersion[]): QuoteChange[] {
  if (quote.acceptanceWithdrawnAt !== null) return [toWithdrawalChange(quote)];
  if (quote.status === 'ACCEPTED') return toPendingChanges(quote, versions);
  if (quote.variationOfId === null) return [];
  return [changeOf(quote, versions)];
}

function toWithdrawalChange({ acceptanceWithdrawnAt, acceptanceWithdrawnReason }: Quote): QuoteChange {
  return { kind: 'withdrawn', other: null, at: acceptanceWithdrawnAt, reason: acceptanceWithdrawnReason };
}

/** An unfinished later version of a signed quote is a variation of it. */
function toPendingChanges(quote: Quote, versions: readonly QuoteVersion[]): QuoteChange[] {
  const newer = findNewerVersion(quote, versions);
  if (!newer || (newer.status !== 'DRAFT' && !isAwaitingResponse(newer))) return [];
  const kind = newer.status === 'DRAFT' ? 'draft' : 'signed';
  return [{ kind, other: newer, at: quote.respondedAt, reason: null }];
}

function changeOf({ status, variationOfId }: Quote, versions: readonly QuoteVersion[]): QuoteChange {
  const signed = versions.find(({ id }) => id === variationOfId) ?? null;
  const isOpen = status === 'DRAFT' || isAwaitingResponse({ status });
  const kind = isOpen ? 'variation' : signed?.status === 'ACCEPTED' ? 'lapsed' : 'fell';
  return { kind, other: signed, at: null, reason: null };
}
