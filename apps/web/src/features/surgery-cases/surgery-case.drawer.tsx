import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { getSurgeryCase, type SurgeryCase } from '@quillcare/contracts';
import { CloseIcon, ErrorState, Facts, Money, StatusChip } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { CASE_STATUS } from '../../shared/status/status';
import { AcceptanceDetails } from './acceptance-details.view';
import { caseTexts } from './surgery-case.texts';

/** One case beside the list, with what the patient signed. */
export function SurgeryCaseDrawer({ caseId, onClose }: { caseId: string | null; onClose: () => void }) {
  return (
    <Drawer
      anchor="right"
      open={caseId !== null}
      onClose={onClose}
      slotProps={{
        paper: { sx: { width: { xs: '100%', sm: 520 } }, 'aria-label': caseTexts.title, role: 'dialog' },
      }}
    >
      {caseId && <CaseContent caseId={caseId} onClose={onClose} />}
    </Drawer>
  );
}

function CaseContent({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const { data, error, refetch } = useOperationQuery(getSurgeryCase, { params: { id: caseId } });
  return (
    <Box sx={{ p: 3, display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2">
            {data ? `${data.patient.firstName} ${data.patient.lastName}` : caseTexts.title}
          </Typography>
          {data && (
            <Box sx={{ mt: 1 }}>
              <StatusChip {...CASE_STATUS[data.status]} />
            </Box>
          )}
        </Box>
        <IconButton onClick={onClose} aria-label={caseTexts.close} autoFocus>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {error && !data && (
        <ErrorState
          title={caseTexts.failed}
          message={error.detail}
          reference={error.correlationId}
          onRetry={refetch}
        />
      )}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && <CaseFacts surgeryCase={data} />}
      {data && <AcceptanceDetails acceptance={data.acceptanceData} />}
    </Box>
  );
}

function CaseFacts({ surgeryCase }: { surgeryCase: SurgeryCase }) {
  const formats = useFormats();
  const { doctor, hospital, procedures } = surgeryCase;
  return (
    <Facts
      items={[
        {
          label: caseTexts.quote,
          value: (
            <Link component={RouterLink} to={`/quotes/view/${surgeryCase.quoteId}`}>
              {surgeryCase.quoteNumber}
            </Link>
          ),
        },
        {
          label: caseTexts.doctor,
          value: `${doctor.title} ${doctor.firstName} ${doctor.lastName}, ${doctor.credentials}`,
        },
        { label: caseTexts.hospital, value: hospital?.name },
        {
          label: caseTexts.procedures,
          value: (
            <Box sx={{ display: 'grid', gap: 0.5 }}>
              {procedures.map(({ name, finalFee }, at) => (
                <Box key={`${at}-${name}`} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                  <span>{name}</span>
                  <Money minor={finalFee} currency={formats.currency} locale={formats.locale} />
                </Box>
              ))}
            </Box>
          ),
        },
        { label: caseTexts.accepted, value: formats.dateTime(surgeryCase.acceptedAt) },
      ]}
    />
  );
}
