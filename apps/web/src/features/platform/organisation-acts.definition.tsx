import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  changeOrganisation,
  createOrganisation,
  inviteAdministrator,
  startImpersonation,
  subscriptionPlan,
  type OrganisationOverview,
  type StaffUser,
} from '@quillcare/contracts';
import { FEATURE_SWITCHES } from '@quillcare/rules';
import { PlusIcon, Muted } from '@quillcare/ui';
import { z } from 'zod';
import type { ActScope } from '../../shared/acts/act.types';
import { actsOn } from '../../shared/acts/define-act';
import { ChoicesInput } from '../../shared/forms/choices.input';
import { SelectInput, TextInput, useField } from '../../shared/forms/inputs.view';
import { TimeZoneInput } from '../../shared/forms/time-zone.input';
import { PLAN_NAMES } from '../../shared/plans/subscription-status';
import { identityWatcher } from '../../shared/session/identity-watcher';
import { useWords } from '../../shared/words/words';
import { careWords } from './organisation-care.en';
import { actWords } from './platform.en';

const nameOf = ({ name }: { name: string }) => name;
const { act } = actsOn<OrganisationOverview>(careWords, nameOf);
const { name, email, phone, address, website, timeZone, switchedOff, letExport, reason } =
  changeOrganisation.body.shape;
const multiline = { multiline: true };

/** Super admins cannot deactivate their own practice. */
const isOther = ({ id }: OrganisationOverview, { organisation }: ActScope) => organisation.id !== id;

const changeActOptions = { operation: changeOrganisation, about: nameOf, maxWidth: 'sm' } as const;

/** Invites an administrator to a practice without one, for the first time or again. */
const buildInviteAct = (called: 'invite' | 'again') =>
  act({
    name: called,
    operation: inviteAdministrator,
    when: ({ isActive, owner, invitedAdministrator }) =>
      isActive && !owner && (invitedAdministrator !== null) === (called === 'again'),
    asks: inviteAdministrator.body,
    starts: ({ invitedAdministrator }) => ({ email: invitedAdministrator?.email ?? '' }),
    request: ({ id }, body) => ({ params: { id }, body }),
    about: (_organisation, receipt) => receipt.email,
    maxWidth: 'sm',
  });

export const organisationActs = [
  act({
    name: 'edit',
    asks: z.strictObject({ name, email, phone, address, website, timeZone }),
    fields: { address: multiline, timeZone: { control: () => <TimeZoneInput name="timeZone" /> } },
    starts: (organisation) => organisation,
    ...changeActOptions,
  }),
  act({
    name: 'features',
    asks: z.strictObject({ switchedOff, reason }),
    fields: { switchedOff: { control: SwitchedOffInput }, reason: multiline },
    starts: (organisation) => ({ switchedOff: organisation.switchedOff, reason: '' }),
    ...changeActOptions,
  }),
  buildInviteAct('invite'),
  buildInviteAct('again'),
  act({
    name: 'deactivate',
    when: (organisation, scope) => organisation.isActive && isOther(organisation, scope),
    above: () => <Effects />,
    asks: z.strictObject({ letExport, reason }),
    fields: { reason: multiline },
    starts: () => ({ letExport: true, reason: '' }),
    request: ({ id, version }, values) => ({ params: { id }, body: { version, isActive: false, ...values } }),
    isDanger: true,
    ...changeActOptions,
  }),
  act({
    name: 'activate',
    when: (organisation, scope) => !organisation.isActive && isOther(organisation, scope),
    asks: z.strictObject({ reason }),
    fields: { reason: multiline },
    starts: () => ({ reason: '' }),
    request: ({ id, version }, values) => ({ params: { id }, body: { version, isActive: true, ...values } }),
    ...changeActOptions,
  }),
];

/** Creates a practice, invites its administrator and opens it. */
export const createOrganisationAct = actsOn<object>(careWords, () => '').act({
  name: 'create',
  icon: <PlusIcon />,
  operation: createOrganisation,
  asks: createOrganisation.body,
  starts: () =>
    ({
      country: 'AU',
      subscriptionPlan: 'PROFESSIONAL',
      timeZone: undefined,
      administrator: { firstName: '', lastName: '', email: '' },
    }) as const,
  inputs: () => <NewPractice />,
  request: (_nothing, body) => ({ body }),
  about: (_nothing, created) => created.name,
  opens: ({ id }) => `/organizations/${id}`,
  maxWidth: 'sm',
});

/** Support access: impersonates a member of the practice. */
export const buildImpersonateAct = (organisation: Pick<OrganisationOverview, 'id' | 'name' | 'isActive'>) =>
  actsOn<StaffUser>(actWords, nameOf).act({
    name: 'act',
    operation: startImpersonation,
    // Super admins and deactivated accounts cannot be impersonated.
    when: ({ role, isActive }) => role !== 'SUPER_ADMIN' && isActive && organisation.isActive,
    values: () => ({ practice: organisation.name }),
    asks: startImpersonation.body.pick({ reason: true, minutes: true, readOnly: true }),
    fields: { reason: multiline, readOnly: { control: ReadOnlyInput } },
    request: ({ id }, values) => ({
      body: { userId: id, organisationId: organisation.id, session: 'cookie', ...values },
    }),
    // The cookies now belong to the impersonated user, so the app discards its data and restarts as that user.
    after: ({ session }) => identityWatcher.observe(session),
    maxWidth: 'sm',
  });

const EFFECT_NAMES = ['people', 'patients', 'doors', 'work', 'billing', 'data'] as const;

/** Explains what impersonation means for whom. */
function Effects() {
  const t = useWords(careWords);
  return (
    <Box component="ul" sx={{ m: 0, mt: -1.5, pl: 2.5, display: 'grid', gap: 0.5 }}>
      {EFFECT_NAMES.map((effect) => (
        <Typography component="li" key={effect}>
          {t(`effect.${effect}`)}
        </Typography>
      ))}
    </Box>
  );
}

function SwitchedOffInput() {
  const t = useWords(careWords);
  return (
    <ChoicesInput
      name="switchedOff"
      label={t('fields.switchedOff')}
      help={t('help.switchedOff')}
      options={FEATURE_SWITCHES.map((value) => ({ value, label: t(`feature.${value}`) }))}
    />
  );
}

function NewPractice() {
  const t = useWords(careWords);
  const countries = (['AU', 'NZ'] as const).map((value) => ({ value, label: t(`countries.${value}`) }));
  const plans = subscriptionPlan.options.map((value) => ({ value, label: PLAN_NAMES[value] }));
  return (
    <>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {t('practice')}
      </Typography>
      <TextInput name="name" label={t('fields.name')} maxLength={200} />
      <SelectInput name="country" label={t('fields.country')} help={t('help.country')} options={countries} />
      <TextInput name="email" label={t('fields.email')} type="email" maxLength={254} />
      <TextInput name="phone" label={t('fields.phone')} type="tel" maxLength={40} optional />
      <SelectInput name="subscriptionPlan" label={t('fields.subscriptionPlan')} options={plans} />
      <Typography component="h3" sx={{ fontWeight: 600, mt: 1 }}>
        {t('administrator')}
      </Typography>
      {(['firstName', 'lastName'] as const).map((part) => (
        <TextInput
          key={part}
          name={`administrator.${part}`}
          label={t(`fields.administrator.${part}`)}
          maxLength={100}
        />
      ))}
      <TextInput
        name="administrator.email"
        label={t('fields.administrator.email')}
        type="email"
        maxLength={254}
      />
    </>
  );
}

/** Switches between read-only and full access, with an explanation of the current setting. */
function ReadOnlyInput() {
  const t = useWords(actWords);
  const { id, field } = useField({ name: 'readOnly', label: t('readOnly') });
  return (
    <div>
      <FormControlLabel
        sx={{ ml: -1 }}
        label={<Typography sx={{ fontWeight: 500 }}>{t('readOnly')}</Typography>}
        control={
          <Switch
            id={id}
            slotProps={{ input: { ref: field.ref, 'aria-describedby': `${id}-help` } }}
            checked={Boolean(field.value)}
            onBlur={field.onBlur}
            onChange={(_event, isOn) => field.onChange(isOn)}
          />
        }
      />
      <Muted id={`${id}-help`} aria-live="polite">
        {field.value ? t('readOnlyOn') : t('readOnlyOff')}
      </Muted>
    </div>
  );
}
