import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type ComponentType } from 'react';
import { getSurgeryCase, type SurgeryCase } from '@quillcare/contracts';
import { wasRecordedByStaff } from '@quillcare/rules';
import { FactList, Panel, StatusChip } from '@quillcare/ui';
import { Money } from '../../shared/formats/money.view';
import { defineDetail } from '../../shared/detail/detail.page';
import { useFormats } from '../../shared/formats/use-formats';
import { PageLink } from '../../shared/navigation/page-link.view';
import { ClientWarnings } from '../../shared/notes/client-warnings.view';
import { toCaseDisplay } from '../../shared/status/status';
import { useWords, word } from '../../shared/words/words';
import { AcceptanceDetails } from './acceptance-details.view';
import { BilledFeesPanel } from './billed-fees.panel';
import { BookingFormPanel } from './booking-form.panel';
import { BookingPanel } from './booking.panel';
import { CancellationNotice, SignedQuotes } from './case-changes.view';
import { CaseHistoryPanel } from './case-history.panel';
import { casePageWords } from './case-page.en';
import { ChecklistPanel } from './checklist.panel';
import { DepositsPanel } from './deposits.panel';
import { DocumentsPanel } from './documents.panel';
import { NextStepPanel } from './next-step.panel';
import { PathwayPanel } from './pathway.panel';
import { caseWords } from './surgery-case.en';

interface CaseProps {
  surgeryCase: SurgeryCase;
}

const nameOf = ({ patient }: SurgeryCase) => `${patient.firstName} ${patient.lastName}`;

/** Adapts a case panel to a part of the detail page. */
const toCasePart = (Shown: ComponentType<CaseProps>) =>
  function CasePart({ record }: { record: SurgeryCase }) {
    return <Shown surgeryCase={record} />;
  };

/** The booking panel. In a single column it comes before the long panels. */
const booking = (inColumn: boolean) =>
  toCasePart((props) => {
    const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
    return isWide !== inColumn && <BookingPanel {...props} />;
  });

/** The case's page: next step, booking and everything that belongs to the case. */
export const SurgeryCasePage = defineDetail<SurgeryCase>({
  get: getSurgeryCase,
  list: { path: '/surgery-cases', label: () => word(caseWords, 'title') },
  failed: () => word(caseWords, 'failed'),
  nameOf,
  tabTitle: ({ quoteNumber }) => word(caseWords, 'tab', { number: quoteNumber }),
  chips: (surgeryCase) => <StatusChip {...toCaseDisplay(surgeryCase)} />,
  subtitle: ({ procedures }) => procedures.map(({ name }) => name).join(', '),
  notices: [({ record: { patient } }) => <ClientWarnings clientId={patient.id} hasLink />],
  main: [
    toCasePart(CancellationNotice),
    toCasePart(NextStepPanel),
    booking(true),
    toCasePart(PathwayPanel),
    toCasePart(ChecklistPanel),
    toCasePart(DocumentsPanel),
    toCasePart(BookingFormPanel),
    toCasePart(BilledFeesPanel),
    toCasePart(CaseHistoryPanel),
  ],
  side: [booking(false), toCasePart(DepositsPanel), toCasePart(QuotePanel)],
  sideWidth: 380,
  below: [toCasePart(SignedPanel)],
});

/** What was signed. Long and rarely read, so on a phone it is collapsed. */
function SignedPanel({ surgeryCase }: CaseProps) {
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
      title={t(wasRecordedByStaff(surgeryCase.acceptanceData) ? 'acceptanceRecorded' : 'acceptance')}
      action={isPhone && folds}
    >
      {(!isPhone || isOpen) && (
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <SignedQuotes surgeryCase={surgeryCase} />
          <AcceptanceDetails quoteId={surgeryCase.quoteId} acceptance={surgeryCase.acceptanceData} />
        </Box>
      )}
    </Panel>
  );
}

/** The quote in force, and the fees of its procedures. */
function QuotePanel({ surgeryCase }: CaseProps) {
  const t = useWords(caseWords);
  const tPage = useWords(casePageWords);
  const formats = useFormats();
  const { quoteId, quoteNumber, procedures, acceptedAt, patient } = surgeryCase;
  return (
    <Panel title={tPage('quote.title')}>
      <FactList
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
            value: <Money minor={finalFee} />,
          })),
        ]}
      />
    </Panel>
  );
}
