import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { listClients, listDoctors, listHospitals, listQuotes, listSurgeries } from '@quillcare/contracts';
import { CheckIcon, Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { dashboardTexts } from './dashboard.texts';
import { ANY_QUOTE } from './today.requests';

const ONE = { query: { limit: 1 } };

/** The steps to a practice's first quote; hidden once there is one. */
export function GettingStarted() {
  const quotes = useOperationQuery(listQuotes, ANY_QUOTE);
  if (!quotes.data || quotes.data.total > 0) return null;
  return <Steps />;
}

function Steps() {
  const doctors = useOperationQuery(listDoctors, ONE);
  const hospitals = useOperationQuery(listHospitals, ONE);
  const surgeries = useOperationQuery(listSurgeries, ONE);
  const clients = useOperationQuery(listClients, ONE);
  const { steps } = dashboardTexts;
  const list = [
    { label: steps.doctor, to: '/doctors/new', done: (doctors.data?.total ?? 0) > 0 },
    { label: steps.hospital, to: '/hospitals/new', done: (hospitals.data?.total ?? 0) > 0 },
    { label: steps.surgery, to: '/surgeries/new', done: (surgeries.data?.total ?? 0) > 0 },
    { label: steps.client, to: '/clients', done: (clients.data?.total ?? 0) > 0 },
    { label: steps.quote, to: '/quotes/create', done: false },
  ];
  return (
    <Panel isFlush title={dashboardTexts.start}>
      <Typography color="textSecondary" sx={{ px: 2.5, mt: -1, mb: 1.5 }}>
        {dashboardTexts.startHint}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, pb: 1 }}>
        {list.map((step, at) => (
          <Step key={step.to} {...step} number={at + 1} />
        ))}
      </Box>
    </Panel>
  );
}

function Step({ label, to, done, number }: { label: string; to: string; done: boolean; number: number }) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2.5, py: 0.75 }}>
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
      {done ? (
        <Typography color="textSecondary">
          {label} ({dashboardTexts.done})
        </Typography>
      ) : (
        <Link component={RouterLink} to={to}>
          {label}
        </Link>
      )}
    </Box>
  );
}
