import Box from '@mui/material/Box';
import {
  getOrganisationHealth,
  retryForOrganisation,
  type Failures,
  type OrganisationHealth,
  type OrganisationOverview,
} from '@quillcare/contracts';
import { FactList, Panel } from '@quillcare/ui';
import { ActButtons } from '../../shared/acts/act-buttons.view';
import { actsOn } from '../../shared/acts/define-act';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import { healthWords } from './health.en';

type OrganisationProps = { organisation: Pick<OrganisationOverview, 'id' | 'name'> };
type Health = OrganisationProps & { health: OrganisationHealth };

/** A practice's failed or stuck jobs, with a retry. */
export function HealthPanel({ record: organisation }: { record: OrganisationProps['organisation'] }) {
  const t = useWords(healthWords);
  const request = useOperationQuery(getOrganisationHealth, { params: { id: organisation.id } });
  return (
    <Panel title={t('title')}>
      <Loaded request={request} failed={t('failed')} skeleton={140}>
        {(health) => <HealthFacts {...{ organisation, health }} />}
      </Loaded>
    </Panel>
  );
}

function HealthFacts({ organisation, health }: Health) {
  const t = useWords(healthWords);
  const { dateTime } = useFormats();
  const { lastSignInAt, mails, documents, imports } = health;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FactList
        items={[
          { label: t('lastSignIn'), value: lastSignInAt ? dateTime(lastSignInAt) : t('longAgo') },
          { label: t('mails'), value: <Failed failures={mails} /> },
          { label: t('documents'), value: <Failed failures={documents} /> },
          { label: t('imports'), value: <Failed failures={imports} /> },
          { label: t('messages'), value: <Messages health={health} /> },
        ]}
      />
      <Retries {...{ organisation, health }} />
    </Box>
  );
}

function Failed({ failures }: { failures: Failures | null }) {
  const t = useWords(healthWords);
  const { date, dayOf } = useFormats();
  if (!failures) return t('unknown');
  const { failed: count, lastFailedAt } = failures;
  return lastFailedAt ? t('some', { count, date: date(dayOf(lastFailedAt)) }) : t('none');
}

function Messages({ health }: { health: OrganisationHealth }) {
  const t = useWords(healthWords);
  const { dateTime } = useFormats();
  const unavailable = health.services.filter(({ messages }) => !messages).map(({ service }) => service);
  const { failed, waiting } = totalsOf(health);
  const newest = health.services.flatMap(({ messages }) => messages?.failed ?? []);
  const lines = [
    ...(failed > 0 ? [t('stuck', { count: failed })] : []),
    ...newest.map(({ handler, failedAt }) => t('failedIn', { handler, date: dateTime(failedAt) })),
    ...(waiting > 0 ? [t('waiting', { count: waiting })] : []),
    ...(unavailable.length > 0 ? [t('away', { services: unavailable.join(', ') })] : []),
  ];
  if (lines.length === 0) return t('allFine');
  return lines.map((line, at) => <div key={at}>{line}</div>);
}

const { act } = actsOn<{ id: string; health: OrganisationHealth }>(healthWords, () => '');
const buildRetryAct = (
  name: 'retryMails' | 'retryMessages',
  isFor: (health: OrganisationHealth) => boolean,
) =>
  act({
    name,
    operation: retryForOrganisation,
    when: ({ health }) => isFor(health),
    request: ({ id }) => ({
      params: { id },
      body: { what: name === 'retryMails' ? ('MAILS' as const) : ('MESSAGES' as const) },
    }),
  });
const retries = [
  buildRetryAct('retryMails', ({ mails }) => (mails?.failed ?? 0) > 0),
  buildRetryAct('retryMessages', (health) => totalsOf(health).failed > 0),
];

function Retries({ organisation: { id }, health }: Health) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ActButtons acts={retries} record={{ id, health }} />
    </Box>
  );
}

function totalsOf({ services }: OrganisationHealth): { failed: number; waiting: number } {
  const all = services.map(({ messages }) => messages);
  return {
    failed: all.reduce((sum, messages) => sum + (messages?.failedCount ?? 0), 0),
    waiting: all.reduce((sum, messages) => sum + (messages?.waiting ?? 0), 0),
  };
}
