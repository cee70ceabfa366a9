import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { getSurgeryCase, type SurgeryCase } from '@quillcare/contracts';
import { wasRecorded } from '@quillcare/rules';
import { Facts, Money, PageHeader, Panel, StatusChip } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { BackLink } from '../../shared/navigation/back-link.view';
import { ClientWarnings } from '../../shared/notes/client-warnings.view';
import { caseLook } from '../../shared/status/status';
import { useWords } from '../../shared/words/words';
import { AcceptanceDetails } from './acceptance-details.view';
import { BookingPanel } from './booking.panel';
import { CASE_PANELS } from './case-panels.definition';
import { Cancellation, SignedQuotes } from './case-changes.view';
import { CaseHistoryPanel } from './case-history.panel';
import { casePageWords } from './case-page.en';
import { DepositsPanel } from './deposits.panel';
import { NextStepPanel } from './next-step.panel';
import { PathwayPanel } from './pathway.panel';
import { caseWords } from './surgery-case.en';

/** One surgery case: what is next, who does it where and when, and everything that belongs to it. */
export function SurgeryCasePage() {
  const { id = '' } = useParams();
  const t = useWords(caseWords);
  const request = useOperationQuery(getSurgeryCase, { params: { id } });
  return (
    <Loaded
      request={request}
      failed={t('failed')}
      back={<BackLink to="/surgery-cases">{t('title')}</BackLink>}
      skeleton={420}
    >
      {(surgeryCase) => <OneCase key={surgeryCase.id} surgeryCase={surgeryCase} />}
    </Loaded>
  );
}

function OneCase({ surgeryCase }: { surgeryCase: SurgeryCase }) {
  const t = useWords(caseWords);
  const { patient, procedures } = surgeryCase;
  // In one column, when and where it is comes before what is long.
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  return (
    <>
      <PageHeader
        back={<BackLink to="/surgery-cases">{t('title')}</BackLink>}
        title={`${patient.firstName} ${patient.lastName}`}
        tabTitle={t('tab', { number: surgeryCase.quoteNumber })}
        aside={<StatusChip {...caseLook(surgeryCase)} />}
        subtitle={procedures.map(({ name }) => name).join(', ')}
      />
      <ClientWarnings clientId={patient.id} hasLink />
      <Box sx={SIDES}>
        <Box sx={COLUMN}>
          <Cancellation surgeryCase={surgeryCase} />
          <NextStepPanel surgeryCase={surgeryCase} />
          {!isWide && <BookingPanel surgeryCase={surgeryCase} />}
          <PathwayPanel surgeryCase={surgeryCase} />
          {[...CASE_PANELS]
            .sort((one, other) => one.order - other.order)
            .map(({ name, Panel: Shown }) => (
              <Shown key={name} surgeryCase={surgeryCase} />
            ))}
          <CaseHistoryPanel surgeryCase={surgeryCase} />
        </Box>
        <Box sx={COLUMN}>
          {isWide && <BookingPanel surgeryCase={surgeryCase} />}
          <DepositsPanel surgeryCase={surgeryCase} />
          <QuotePanel surgeryCase={surgeryCase} />
        </Box>
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <SignedPanel surgeryCase={surgeryCase} />
        </Box>
      </Box>
    </>
  );
}

const COLUMN = { display: 'grid', gap: 3, minWidth: 0 };

const SIDES = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
  alignItems: 'start',
};

/** What was signed. It is long and read rarely: on a phone it opens when somebody wants it. */
function SignedPanel({ surgeryCase }: { surgeryCase: SurgeryCase }) {
  const t = useWords(caseWords);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [isOpen, setOpen] = useState(false);
  const folds = (
    <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {t(isOpen ? 'hideSigned' : 'showSigned')}
    </Button>
  );
  return (
    <Panel
      title={t(wasRecorded(surgeryCase.acceptanceData) ? 'acceptanceRecorded' : 'acceptance')}
      action={isPhone && folds}
    >
      {(!isPhone || isOpen) && (
        <Box sx={COLUMN}>
          <SignedQuotes surgeryCase={surgeryCase} />
          <AcceptanceDetails quoteId={surgeryCase.quoteId} acceptance={surgeryCase.acceptanceData} />
        </Box>
      )}
    </Panel>
  );
}

/** The quote in force and the fees of its procedures. */
function QuotePanel({ surgeryCase }: { surgeryCase: SurgeryCase }) {
  const t = useWords(caseWords);
  const tPage = useWords(casePageWords);
  const formats = useFormats();
  const { quoteId, quoteNumber, procedures, acceptedAt, patient } = surgeryCase;
  return (
    <Panel title={tPage('quote.title')}>
      <Facts
        items={[
          { label: t('quote'), value: <PageLink to={`/quotes/view/${quoteId}`}>{quoteNumber}</PageLink> },
          {
            label: t('patient'),
            value: (
              <PageLink to={`/clients/${patient.id}`}>{`${patient.firstName} ${patient.lastName}`}</PageLink>
            ),
          },
          { label: t('accepted'), value: formats.dateTime(acceptedAt) },
          ...procedures.map(({ name, finalFee }) => ({
            label: name,
            value: <Money minor={finalFee} currency={formats.currency} locale={formats.locale} />,
          })),
        ]}
      />
    </Panel>
  );
}

function PageLink({ to, children }: { to: string; children: string }) {
  return (
    <Link component={RouterLink} to={to}>
      {children}
    </Link>
  );
}
