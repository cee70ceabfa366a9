import { formatTitledName } from '@quillcare/rules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { getSurgeryCase, type SurgeryCase } from '@quillcare/contracts';
import { FactList, RecordDrawer, RecordDrawerHead, StatusChip } from '@quillcare/ui';
import { Money } from '../../shared/formats/money.view';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { PageLink } from '../../shared/navigation/page-link.view';
import { ClientWarnings } from '../../shared/notes/client-warnings.view';
import { toCaseDisplay } from '../../shared/status/status';
import { AcceptanceDetails } from './acceptance-details.view';
import { CancellationNotice, SignedQuotes } from './case-changes.view';
import { useWords } from '../../shared/words/words';
import { caseWords } from './surgery-case.en';

/** Drawer with one case and what the patient signed. */
export function SurgeryCaseDrawer({ caseId, onClose }: { caseId: string | null; onClose: () => void }) {
  const t = useWords(caseWords);
  return (
    <RecordDrawer isOpen={caseId !== null} onClose={onClose} label={t('case')} closeLabel={t('close')}>
      {caseId && <CaseContent caseId={caseId} />}
    </RecordDrawer>
  );
}

function CaseContent({ caseId }: { caseId: string }) {
  const t = useWords(caseWords);
  const request = useOperationQuery(getSurgeryCase, { params: { id: caseId } });
  return (
    <Loaded request={request} failed={t('failed')} skeleton={320}>
      {(found) => (
        <>
          <RecordDrawerHead title={`${found.patient.firstName} ${found.patient.lastName}`}>
            <StatusChip {...toCaseDisplay(found)} />
          </RecordDrawerHead>
          <ClientWarnings clientId={found.patient.id} hasLink />
          <CancellationNotice surgeryCase={found} />
          <CaseFacts surgeryCase={found} />
          <Button
            component={RouterLink}
            to={`/surgery-cases/${found.id}`}
            variant="contained"
            sx={{ justifySelf: 'start' }}
          >
            {t('openCase')}
          </Button>
          <SignedQuotes surgeryCase={found} />
          <AcceptanceDetails quoteId={found.quoteId} acceptance={found.acceptanceData} />
        </>
      )}
    </Loaded>
  );
}

function CaseFacts({ surgeryCase }: { surgeryCase: SurgeryCase }) {
  const t = useWords(caseWords);
  const formats = useFormats();
  const { doctor, hospital, procedures } = surgeryCase;
  return (
    <FactList
      items={[
        {
          label: t('quote'),
          value: <PageLink to={`/quotes/view/${surgeryCase.quoteId}`}>{surgeryCase.quoteNumber}</PageLink>,
        },
        {
          label: t('doctor'),
          value: `${formatTitledName(doctor)}, ${doctor.credentials}`,
        },
        { label: t('hospital'), value: hospital?.name },
        {
          label: t('procedures'),
          value: (
            <Box sx={{ display: 'grid', gap: 0.5 }}>
              {procedures.map(({ name, finalFee }, at) => (
                <Box key={`${at}-${name}`} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                  <span>{name}</span>
                  <Money minor={finalFee} />
                </Box>
              ))}
            </Box>
          ),
        },
        { label: t('accepted'), value: formats.dateTime(surgeryCase.acceptedAt) },
      ]}
    />
  );
}
