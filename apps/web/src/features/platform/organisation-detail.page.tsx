import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useParams } from 'react-router-dom';
import { getOrganisationOverview, type OrganisationOverview } from '@quillcare/contracts';
import { Facts, PageHeader, Panel, StatusChip } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { BackLink } from '../../shared/navigation/back-link.view';
import { PhoneText } from '../../shared/phones/phone-text.view';
import { PLAN_NAMES, SUBSCRIPTION_STATUS } from '../../shared/plans/subscription-status';
import { ActiveChip } from '../../shared/status/active-chip.view';
import { Loaded } from '../../shared/loading/loaded.view';
import { Count } from './count.view';
import { MemberList } from './member-list.view';
import { organisationTexts as texts } from './platform.texts';

/** One practice of the platform, with its people. */
export function OrganisationDetailPage() {
  const { id = '' } = useParams();
  const request = useOperationQuery(getOrganisationOverview, { params: { id } });
  return (
    <Loaded request={request} failed={texts.loadFailed} skeleton={420}>
      {(organisation) => <Overview key={id} organisation={organisation} />}
    </Loaded>
  );
}

function Overview({ organisation }: { organisation: OrganisationOverview }) {
  return (
    <>
      <PageHeader
        title={organisation.name}
        back={<BackLink to="/organizations">{texts.back}</BackLink>}
        aside={
          <>
            <ActiveChip isActive={organisation.isActive} />
            {organisation.isNonBilling && <StatusChip label={texts.nonBilling} tone="neutral" />}
          </>
        }
      />
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
      <MemberList organisation={organisation} />
    </>
  );
}

function Details({ organisation }: { organisation: OrganisationOverview }) {
  const { date, dayOf } = useFormats();
  const { email, phone, address, website, country, timeZone, owner, createdAt } = organisation;
  return (
    <Panel title={texts.details}>
      <Facts
        items={[
          {
            label: texts.owner,
            value: owner ? `${owner.firstName} ${owner.lastName}, ${owner.email}` : texts.noOwner,
          },
          { label: texts.email, value: email },
          { label: texts.phone, value: phone && <PhoneText phone={phone} country={country} /> },
          { label: texts.address, value: address },
          { label: texts.website, value: website && <Website address={website} /> },
          { label: texts.timeZone, value: timeZone },
          { label: texts.joined, value: date(dayOf(createdAt)) },
        ]}
      />
    </Panel>
  );
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
  const { locale, date, dayOf } = useFormats();
  const { dataStats, owner, subscriptionStatus: status, trialEndDate, members, activeMembers } = organisation;
  const count = (value: number | null) => <Count value={value} locale={locale} />;
  return (
    <Panel title={texts.figures}>
      <Facts
        items={[
          { label: texts.plan, value: owner?.subscriptionPlan && PLAN_NAMES[owner.subscriptionPlan] },
          { label: texts.subscription, value: status && <StatusChip {...SUBSCRIPTION_STATUS[status]} /> },
          ...(status === 'TRIALING' && trialEndDate
            ? [{ label: texts.trialEnds, value: date(dayOf(trialEndDate)) }]
            : []),
          { label: texts.people, value: texts.activeOf(activeMembers, members) },
          { label: texts.clients, value: count(dataStats.clients) },
          { label: texts.doctors, value: count(dataStats.doctors) },
          { label: texts.hospitals, value: count(dataStats.hospitals) },
          { label: texts.sites, value: count(dataStats.sites) },
          { label: texts.surgeries, value: count(dataStats.surgeries) },
        ]}
      />
    </Panel>
  );
}
