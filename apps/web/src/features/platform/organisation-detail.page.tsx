import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useParams } from 'react-router-dom';
import { getOrganisationOverview, type OrganisationOverview } from '@quillcare/contracts';
import { formatPhone } from '@quillcare/rules';
import { Facts, PageHeader, Panel, StatusChip } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { BackLink } from '../../shared/navigation/back-link.view';
import { PLAN_NAMES, SUBSCRIPTION_STATUS } from '../../shared/plans/subscription-status';
import { ActiveChip } from '../../shared/status/active-chip.view';
import { Loaded } from '../../shared/loading/loaded.view';
import { Count } from './count.view';
import { PracticeInvoicesPanel } from './practice-invoices.panel';
import { SubscriptionPanel } from './subscription.panel';
import { HealthPanel } from './health.panel';
import { MemberList } from './member-list.view';
import { OrganisationActions } from './organisation-actions.view';
import { careWords } from './organisation-care.en';
import { useWords } from '../../shared/words/words';
import { organisationWords } from './platform.en';

/** One practice of the platform, with its people. */
export function OrganisationDetailPage() {
  const t = useWords(organisationWords);
  const { id = '' } = useParams();
  const request = useOperationQuery(getOrganisationOverview, { params: { id } });
  return (
    <Loaded
      request={request}
      failed={t('loadFailed')}
      back={<BackLink to="/organizations">{t('back')}</BackLink>}
      skeleton={420}
    >
      {(organisation) => <Overview key={id} organisation={organisation} />}
    </Loaded>
  );
}

function Overview({ organisation }: { organisation: OrganisationOverview }) {
  const t = useWords(organisationWords);
  return (
    <>
      <PageHeader
        title={organisation.name}
        back={<BackLink to="/organizations">{t('back')}</BackLink>}
        aside={
          <>
            <ActiveChip isActive={organisation.isActive} />
            {organisation.isNonBilling && <StatusChip label={t('nonBilling')} tone="neutral" />}
          </>
        }
        actions={<OrganisationActions organisation={organisation} />}
      />
      <Deactivation organisation={organisation} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mb: 3,
          alignItems: 'stretch',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
        }}
      >
        <Details organisation={organisation} />
        <Holdings organisation={organisation} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, mb: 3 }}>
        <SubscriptionPanel organisation={organisation} />
        <PracticeInvoicesPanel organisation={organisation} />
        <HealthPanel organisation={organisation} />
      </Box>
      <MemberList organisation={organisation} />
    </>
  );
}

function Deactivation({ organisation }: { organisation: OrganisationOverview }) {
  const t = useWords(careWords);
  const { date, dayOf } = useFormats();
  const { deactivatedAt, deactivationReason, exportUntil } = organisation;
  if (deactivatedAt === null) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>{t('deactivatedOn', { date: date(dayOf(deactivatedAt)) })}</AlertTitle>
      {deactivationReason}
      <Box sx={{ mt: 0.5 }}>
        {exportUntil ? t('exportUntil', { date: date(dayOf(exportUntil)) }) : t('noExport')}
      </Box>
    </Alert>
  );
}

function Details({ organisation }: { organisation: OrganisationOverview }) {
  const t = useWords(organisationWords);
  const { date, dayOf } = useFormats();
  const tCare = useWords(careWords);
  const { email, phone, address, website, country, timeZone, createdAt, switchedOff } = organisation;
  return (
    <Panel title={t('details')}>
      <Facts
        items={[
          {
            label: t('owner'),
            value: <Owner organisation={organisation} />,
          },
          { label: t('email'), value: email },
          { label: t('phone'), value: phone && formatPhone(phone, country) },
          { label: t('address'), value: address },
          { label: t('website'), value: website && <Website address={website} /> },
          { label: t('timeZone'), value: timeZone },
          { label: t('joined'), value: date(dayOf(createdAt)) },
          ...(switchedOff.length > 0
            ? [
                {
                  label: tCare('switchedOff'),
                  value: switchedOff.map((one) => tCare(`feature.${one}`)).join(', '),
                },
              ]
            : []),
        ]}
      />
    </Panel>
  );
}

function Owner({
  organisation: { owner, invitedAdministrator: invited },
}: {
  organisation: OrganisationOverview;
}) {
  const t = useWords(organisationWords);
  const tCare = useWords(careWords);
  const { date, dayOf } = useFormats();
  if (owner) return `${owner.firstName} ${owner.lastName}, ${owner.email}`;
  if (!invited) return t('noOwner');
  return tCare('invitedUntil', { email: invited.email, date: date(dayOf(invited.expiresAt)) });
}

// The address was entered by others, so no referrer is sent.
function Website({ address }: { address: string }) {
  return (
    <Link href={address} target="_blank" rel="noreferrer">
      {address}
    </Link>
  );
}

function Holdings({ organisation }: { organisation: OrganisationOverview }) {
  const t = useWords(organisationWords);
  const { locale, date, dayOf } = useFormats();
  const { dataStats, owner, subscriptionStatus: status, trialEndDate, members, activeMembers } = organisation;
  const count = (value: number | null) => <Count value={value} locale={locale} />;
  return (
    <Panel title={t('figures')}>
      <Facts
        items={[
          { label: t('plan'), value: owner?.subscriptionPlan && PLAN_NAMES[owner.subscriptionPlan] },
          { label: t('subscription'), value: status && <StatusChip {...SUBSCRIPTION_STATUS[status]} /> },
          ...(status === 'TRIALING' && trialEndDate
            ? [{ label: t('trialEnds'), value: date(dayOf(trialEndDate)) }]
            : []),
          {
            label: t('people'),
            value:
              activeMembers === members
                ? String(members)
                : t('activeOf', { active: activeMembers, all: members }),
          },
          { label: t('clients'), value: count(dataStats.clients) },
          { label: t('doctors'), value: count(dataStats.doctors) },
          { label: t('hospitals'), value: count(dataStats.hospitals) },
          { label: t('sites'), value: count(dataStats.sites) },
          { label: t('surgeries'), value: count(dataStats.surgeries) },
        ]}
      />
    </Panel>
  );
}
