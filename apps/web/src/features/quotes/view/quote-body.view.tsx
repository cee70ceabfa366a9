import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { Quote, QuoteVersion } from '@quillcare/contracts';
import { formatDoctorLabel, type PaperQuote } from '@quillcare/rules';
import { Panel } from '@quillcare/ui';
import { useFormats } from '../../../shared/formats/use-formats';
import { findBenefitNotices, formatBenefitNotice } from '../../../shared/medicare/benefit-notices';
import { PageLink } from '../../../shared/navigation/page-link.view';
import { describeNotice } from '../../../shared/price/price-sentence';
import { StaffPaper } from '../../../shared/quote-paper/staff-paper.view';
import { useWords } from '../../../shared/words/words';
import { findActiveSuccessor, getApprovalState, isAwaitingResponse, toPaperChoices } from '../quote-parts';
import { usePaperPractice } from '../use-paper-practice';
import { Approval } from './approval.view';
import { Conversation } from './conversation/conversation.view';
import { viewWords } from './quote-view.en';
import { StalePrices } from './stale-prices.view';
import { WhyThisLine } from './why-this-line.view';

const PAPER = 'quote-paper-to-print';

/** Prints only what the patient sees, without the surrounding app. */
export const PRINT_ONLY_PAPER = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    [`#${PAPER}, #${PAPER} *`]: { visibility: 'visible' },
    [`#${PAPER}`]: { position: 'absolute', left: 0, top: 0, width: '100%', border: 'none' },
  },
};

interface QuoteBodyProps {
  quote: Quote;
  /** Null while loading: whether a next version can be started is not known until then. */
  versions: readonly QuoteVersion[] | null;
}

/** Main column: what needs attention, and the patient's document with an explanation of each line. */
export function QuoteBody({ quote, versions }: QuoteBodyProps) {
  const t = useWords(viewWords);
  const practice = usePaperPractice();
  const canRevise = isAwaitingResponse(quote) && versions !== null && !findActiveSuccessor(quote, versions);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      {quote.status !== 'DRAFT' && <Conversation quote={quote} />}
      {getApprovalState(quote) !== 'NOT_NEEDED' && <Approval quote={quote} />}
      {(quote.status === 'DRAFT' || canRevise) && <StalePrices quote={quote} versions={versions ?? []} />}
      {quote.status === 'DRAFT' && <Notices quote={quote} />}
      <Panel title={t('paper')}>
        <div id={PAPER}>
          <StaffPaper
            quote={paperOf(quote)}
            practice={practice}
            ofLine={({ id }) => {
              const line = quote.lines.find((one) => one.id === id);
              return line && <WhyThisLine line={line} quote={quote} />;
            }}
          />
        </div>
      </Panel>
    </Box>
  );
}

/** Notices staff should act on before sending, linked to the fields in the editor. */
function Notices({ quote: { id, notices, lines } }: { quote: Quote }) {
  const t = useWords(viewWords);
  const formats = useFormats();
  const ofBenefits = findBenefitNotices(lines);
  if (notices.length === 0 && ofBenefits.length === 0) return null;
  return (
    <Alert severity="warning" role="group" aria-label={t('notices')}>
      <AlertTitle>{t('notices')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {notices.map(({ code, surgeryId, name }) => (
          <li key={`${code} ${surgeryId} ${name}`}>{describeNotice({ code, name })}</li>
        ))}
        {ofBenefits.map(({ code, values, lineKeys }) => (
          <li key={`${code} ${values['item'] ?? ''}`}>
            {formatBenefitNotice({ code, values }, formats)}{' '}
            <PageLink
              to={`/quotes/edit/${id}?${new URLSearchParams({ point: 'BENEFITS', line: lineKeys[0] ?? '' })}`}
              color="inherit"
              underline="always"
            >
              {t('noticesEdit')}
            </PageLink>
          </li>
        ))}
      </Box>
    </Alert>
  );
}

function paperOf(quote: Quote): PaperQuote {
  return {
    clientName: `${quote.client.firstName} ${quote.client.lastName}`,
    clientEmail: quote.client.email,
    doctorName: formatDoctorLabel(quote.doctor),
    hospitalName: quote.hospital?.name ?? null,
    place: quote.place,
    placeResults: quote.placeResults,
    mbsTableDate: quote.mbsTableDate,
    validUntil: quote.validUntil,
    currency: quote.currency,
    lines: quote.lines,
    totals: quote.totals,
    notesToPatient: quote.notesToPatient,
    choices: toPaperChoices(quote.choices),
  };
}
