import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useParams } from 'react-router-dom';
import { getBookingCheck, type BookingCheck } from '@quillcare/contracts';
import { FactList, Muted, PageHeader, Panel, PrintIcon } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { BackLink } from '../../shared/navigation/back-link.view';
import { useSession } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { bookingCheckWords } from './booking-check.en';
import { CheckedItems, CheckedLines, CheckedRules } from './booking-check.view';

const PROOF = 'booking-proof';

/** Prints only the proof, without the surrounding app. */
const PRINT_ONLY_PROOF = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    [`#${PROOF}, #${PROOF} *`]: { visibility: 'visible' },
    [`#${PROOF}`]: { position: 'absolute', left: 0, top: 0, width: '100%' },
    [`#${PROOF} li, #${PROOF} .MuiAlert-root`]: { breakInside: 'avoid' },
    [`#${PROOF} h2`]: { breakAfter: 'avoid' },
    [`#${PROOF} .screen-only`]: { display: 'none' },
  },
};

/** Whether a case may be booked today and why: the result, each condition with its evidence, and the sources of the rules. */
export function BookingCheckPage() {
  const { id = '' } = useParams();
  const t = useWords(bookingCheckWords);
  const request = useOperationQuery(getBookingCheck, { params: { id } });
  const back = <BackLink to={`/surgery-cases/${id}`}>{t('back')}</BackLink>;
  return (
    <Loaded request={request} failed={t('failed')} back={back} skeleton={420}>
      {(check) => (
        <Box id={PROOF}>
          <GlobalStyles styles={PRINT_ONLY_PROOF} />
          <PageHeader
            back={<span className="screen-only">{back}</span>}
            title={t('title')}
            tabTitle={t('tab', { number: check.quoteNumber })}
            subtitle={`${check.patientName}, ${check.quoteNumber}`}
            actions={
              <Button
                className="screen-only"
                variant="outlined"
                startIcon={<PrintIcon />}
                onClick={() => window.print()}
              >
                {t('print')}
              </Button>
            }
          />
          <Proof check={check} />
        </Box>
      )}
    </Loaded>
  );
}

function Proof({ check }: { check: BookingCheck }) {
  const t = useWords(bookingCheckWords);
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 960 }}>
      <Answer check={check} />
      <CaseSummary check={check} />
      <CheckedLines title={t('acceptance')} lines={check.acceptance} />
      {check.pathway.length > 0 && <CheckedLines title={t('pathway')} lines={check.pathway} />}
      <CheckedLines title={t('deposit')} lines={check.deposit} />
      <CheckedItems check={check} />
      {check.rules.length > 0 && <CheckedRules rules={check.rules} />}
    </Box>
  );
}

const TONES = { YES: 'success', EXCEPTION: 'warning', NO: 'error', OVER: 'info' } as const;

function Answer({ check }: { check: BookingCheck }) {
  const t = useWords(bookingCheckWords);
  const formats = useFormats();
  const { answer, reasons, isTooEarly, startsAt, judgedAt } = check;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Alert severity={TONES[answer]} role="status" sx={{ overflowWrap: 'anywhere' }}>
        <AlertTitle>{t(`answers.${answer}`)}</AlertTitle>
        {reasons.map((reason) => (
          <div key={reason}>{reason}</div>
        ))}
      </Alert>
      {isTooEarly && <Alert severity="error">{t('tooEarly', { date: formats.dateTime(startsAt) })}</Alert>}
      <Muted>{t('judged', { date: formats.dateTime(judgedAt) })}</Muted>
    </Box>
  );
}

function CaseSummary({ check }: { check: BookingCheck }) {
  const t = useWords(bookingCheckWords);
  const formats = useFormats();
  const { organisation } = useSession();
  const { patientName, dateOfBirth, quoteNumber, procedures, doctorName, hospitalName, startsAt } = check;
  return (
    <Panel title={t('about')}>
      <FactList
        items={[
          { label: t('practice'), value: organisation.name },
          { label: t('patient'), value: patientName },
          { label: t('born'), value: dateOfBirth ? formats.date(dateOfBirth) : t('unknown') },
          { label: t('quote'), value: quoteNumber },
          { label: t('procedures'), value: procedures.join(', ') },
          { label: t('doctor'), value: doctorName ?? '–' },
          { label: t('hospital'), value: hospitalName ?? '–' },
          { label: t('surgery'), value: startsAt ? formats.dateTime(startsAt) : t('undated') },
        ]}
      />
    </Panel>
  );
}
