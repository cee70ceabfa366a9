import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { getOrganisationOverview, type OrganisationOverview, TOTAL_CAP } from '@quillcare/contracts';
import { formatPhone, formatNumber } from '@quillcare/rules';
import { FactList, Panel, StatusChip } from '@quillcare/ui';
import { defineDetail } from '../../shared/detail/detail.page';
import { useFormats } from '../../shared/formats/use-formats';
import { PLAN_NAMES, SUBSCRIPTION_STATUS } from '../../shared/plans/subscription-status';
import { ActiveChip } from '../../shared/status/active-chip.view';
import { PracticeInvoicesPanel } from './practice-invoices.panel';
import { SubscriptionPanel } from './subscription.panel';
import { HealthPanel } from './health.panel';
import { MemberList } from './member-list.view';
import { organisationActs } from './organisation-acts.definition';
import { careWords } from './organisation-care.en';
import { useWords, word } from '../../shared/words/words';
import { organisationWords } from './platform.en';

interface OrganisationProps {
  record: OrganisationOverview;
}

function Deactivation({ record: organisation }: OrganisationProps) {
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

function Details({ record: organisation }: OrganisationProps) {
  const t = useWords(organisationWords);
  const { date, dayOf } = useFormats();
  const tCare = useWords(careWords);
  const { email, phone, address, website, country, timeZone, createdAt, switchedOff } = organisation;
  return (
    <Panel title={t('details')}>
      <FactList
        items={[
          { label: t('owner'), value: <Owner record={organisation} /> },
          { label: t('email'), value: email },
          { label: t('phone'), value: phone && formatPhone(phone, country) },
          { label: t('address'), value: address },
          { label: t('website'), value: website && <Website address={website} /> },
          { label: t('timeZone'), value: timeZone },
          { label: t('joined'), value: date(dayOf(createdAt)) },
          ...(switchedOff.length > 0
            ? [
                {
                  label: tCare('fields.switchedOff'),
                  value: switchedOff.map((one) => tCare(`feature.${one}`)).join(', '),
                },
              ]
            : []),
        ]}
      />
    </Panel>
  );
}

function Owner({ record: { owner, invitedAdministrator: invited } }: OrganisationProps) {
  const t = useWords(organisationWords);
  const tCare = useWords(careWords);
  const { date, dayOf } = useFormats();
  if (owner) return `${owner.firstName} ${owner.lastName}, ${owner.email}`;
  if (!invited) return t('noOwner');
  return tCare('invitedUntil', { email: invited.email, date: date(dayOf(invited.expiresAt)) });
}

// The URL was entered by the practice, so no referrer is sent.
function Website({ address }: { address: string }) {
  return (
    <Link href={address} target="_blank" rel="noreferrer">
      {address}
    </Link>
  );
}

function Holdings({ record: organisation }: OrganisationProps) {
  const t = useWords(organisationWords);
  const { locale, date, dayOf } = useFormats();
  const { dataStats, owner, subscriptionStatus: status, trialEndDate, members, activeMembers } = organisation;
  const count = (value: number | null) => <Count value={value} locale={locale} />;
  return (
    <Panel title={t('figures')}>
      <FactList
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

export const OrganisationDetailPage = defineDetail<OrganisationOverview>({
  get: getOrganisationOverview,
  list: { path: '/organizations', label: () => word(organisationWords, 'back') },
  failed: () => word(organisationWords, 'loadFailed'),
  nameOf: ({ name }) => name,
  chips: (organisation) => <Chips {...organisation} />,
  acts: organisationActs,
  notices: [Deactivation],
  main: [Details, SubscriptionPanel, PracticeInvoicesPanel, HealthPanel],
  side: [Holdings],
  below: [MemberList],
});

function Chips({ isActive, isNonBilling }: OrganisationOverview) {
  const t = useWords(organisationWords);
  return (
    <>
      <ActiveChip isActive={isActive} />
      {isNonBilling && <StatusChip label={t('nonBilling')} tone="neutral" />}
    </>
  );
}

/** A count up to the platform's cap, or a dash while its service is down. */
function Count({ value, locale }: { value: number | null; locale: string }) {
  const t = useWords(organisationWords);
  if (value === null)
    return (
      <span title={t('unknown')} aria-label={t('unknown')} role="img">
        –
      </span>
    );
  return <span className="tabular">{formatCount(value, locale)}</span>;
}

/** "12", or "10,000+" at the cap. */
function formatCount(value: number, locale: string): string {
  return `${formatNumber(value, locale)}${value >= TOTAL_CAP ? '+' : ''}`;
}
