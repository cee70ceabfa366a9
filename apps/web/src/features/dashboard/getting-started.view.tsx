import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import {
  createClient,
  createDoctor,
  createHospital,
  createQuote,
  createSurgery,
  listClients,
  listDoctors,
  listHospitals,
  listQuotes,
  listSurgeries,
  type Operation,
} from '@quillcare/contracts';
import { CheckIcon, Panel } from '@quillcare/ui';
import { skipToken, useOperationQuery } from '../../shared/api/hooks';
import { useRights } from '../../shared/session/session.context';
import { dashboardWords } from './dashboard.en';
import { useWords } from '../../shared/words/words';

const ONE = { query: { limit: 1 } };

/** The steps to a practice's first quote; hidden once there is one. */
export function GettingStarted() {
  const { allows } = useRights();
  const quotes = useOperationQuery(listQuotes, allows(createQuote) ? ONE : skipToken);
  if (!quotes.currentData || quotes.currentData.total > 0) return null;
  return <Steps />;
}

function Steps() {
  const t = useWords(dashboardWords);
  const doctors = useOperationQuery(listDoctors, ONE);
  const hospitals = useOperationQuery(listHospitals, ONE);
  const surgeries = useOperationQuery(listSurgeries, ONE);
  const clients = useOperationQuery(listClients, ONE);
  const list = [
    {
      label: t('steps.doctor'),
      to: '/doctors/new',
      needs: createDoctor,
      done: (doctors.data?.total ?? 0) > 0,
    },
    {
      label: t('steps.hospital'),
      to: '/hospitals/new',
      needs: createHospital,
      done: (hospitals.data?.total ?? 0) > 0,
    },
    {
      label: t('steps.surgery'),
      to: '/surgeries/new',
      needs: createSurgery,
      done: (surgeries.data?.total ?? 0) > 0,
    },
    { label: t('steps.client'), to: '/clients', needs: createClient, done: (clients.data?.total ?? 0) > 0 },
    { label: t('steps.quote'), to: '/quotes/create', needs: createQuote, done: false },
  ];
  return (
    <Panel isFlush title={t('start')}>
      <Typography color="textSecondary" sx={{ px: 2.5, mt: -1, mb: 1.5 }}>
        {t('startHint')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, pb: 1 }}>
        {list.map((step, at) => (
          <Step key={step.to} {...step} number={at + 1} />
        ))}
      </Box>
    </Panel>
  );
}

interface StepProps {
  number: number;
  label: string;
  to: string;
  needs: Operation;
  done: boolean;
}

function Step({ number, label, to, needs, done }: StepProps) {
  const t = useWords(dashboardWords);
  const { allows } = useRights();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2.5, py: 0.75 }}>
      <StepNumber number={number} done={done} />
      {!done && allows(needs) ? (
        <Link component={RouterLink} to={to}>
          {label}
        </Link>
      ) : (
        <Typography color="textSecondary">
          {label} ({done ? t('done') : t('byAdministrator')})
        </Typography>
      )}
    </Box>
  );
}

function StepNumber({ number, done }: Pick<StepProps, 'number' | 'done'>) {
  return (
    <Box
      aria-hidden
      className="tabular"
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 24,
        height: 24,
        borderRadius: '50%',
        fontSize: '0.75rem',
        fontWeight: 600,
        border: 1,
        borderColor: done ? 'success.main' : 'surface.control',
        color: done ? 'success.main' : 'text.secondary',
      }}
    >
      {done ? <CheckIcon sx={{ fontSize: 16 }} /> : number}
    </Box>
  );
}
