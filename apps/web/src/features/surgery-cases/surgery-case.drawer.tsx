import { titledName } from '@quillcare/rules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { getSurgeryCase, type SurgeryCase } from '@quillcare/contracts';
import { CloseIcon, Facts, StatusChip } from '@quillcare/ui';
import { Money } from '../../shared/formats/money.view';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { ClientWarnings } from '../../shared/notes/client-warnings.view';
import { caseLook } from '../../shared/status/status';
import { AcceptanceDetails } from './acceptance-details.view';
import { Cancellation, SignedQuotes } from './case-changes.view';
import { useWords } from '../../shared/words/words';
import { caseWords } from './surgery-case.en';

/** Drawer with one case and what the patient signed. */
export function SurgeryCaseDrawer({ caseId, onClose }: { caseId: string | null; onClose: () => void }) {
  const t = useWords(caseWords);
  return (
    <Drawer
      anchor="right"
      open={caseId !== null}
      onClose={onClose}
      slotProps={{
        paper: { sx: { width: { xs: '100%', sm: 520 } }, 'aria-label': t('case'), role: 'dialog' },
      }}
    >
      {caseId && <CaseContent caseId={caseId} onClose={onClose} />}
    </Drawer>
  );
}

function CaseContent({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const t = useWords(caseWords);
  const request = useOperationQuery(getSurgeryCase, { params: { id: caseId } });
  const data = request.currentData;
  return (
    <Box sx={{ p: 3, display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2">
            {data ? `${data.patient.firstName} ${data.patient.lastName}` : t('case')}
          </Typography>
          {data && (
            <Box sx={{ mt: 1 }}>
              <StatusChip {...caseLook(data)} />
            </Box>
          )}
        </Box>
        <IconButton onClick={onClose} aria-label={t('close')} autoFocus>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Loaded request={request} failed={t('failed')} skeleton={320}>
        {(found) => (
          <>
            <ClientWarnings clientId={found.patient.id} hasLink />
            <Cancellation surgeryCase={found} />
            <CaseFacts surgeryCase={found} />
            <Button
              {...{ component: RouterLink, to: `/surgery-cases/${found.id}` }}
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
    </Box>
  );
}

function CaseFacts({ surgeryCase }: { surgeryCase: SurgeryCase }) {
  const t = useWords(caseWords);
  const formats = useFormats();
  const { doctor, hospital, procedures } = surgeryCase;
  return (
    <Facts
      items={[
        {
          label: t('quote'),
          value: (
            <Link component={RouterLink} to={`/quotes/view/${surgeryCase.quoteId}`}>
              {surgeryCase.quoteNumber}
            </Link>
          ),
        },
        {
          label: t('doctor'),
          value: `${titledName(doctor)}, ${doctor.credentials}`,
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
