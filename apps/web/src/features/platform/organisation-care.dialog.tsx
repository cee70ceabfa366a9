import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  changeOrganisation,
  inviteAdministrator,
  type OrganisationOverview,
  type RequestOf,
} from '@quillcare/contracts';
import { FEATURE_SWITCHES } from '@quillcare/rules';
import { ChoicesInput } from '../../shared/forms/choices.input';
import { CheckInput, TextInput } from '../../shared/forms/inputs.view';
import { TimeZoneInput } from '../../shared/forms/time-zone.input';
import { timeZoneWords } from '../../shared/forms/time-zone.en';
import { useCommandForm } from '../../shared/forms/use-command-form';
import { useWords } from '../../shared/words/words';
import { CommandDialog } from './command.dialog';
import { AdministratorFields } from './new-organisation.dialog';
import { careWords } from './organisation-care.en';

export interface CareProps {
  organisation: OrganisationOverview;
  onClose: () => void;
}

type Change = Omit<NonNullable<RequestOf<typeof changeOrganisation>['body']>, 'version'>;

/** The form of a change of the practice, with what is said once it is done. */
function useChange({ organisation, onClose }: CareProps, values: Change, done: string) {
  const t = useWords(careWords);
  const { id, version, name } = organisation;
  return useCommandForm({
    operation: changeOrganisation,
    schema: changeOrganisation.body,
    defaultValues: { version, ...values },
    labels: {
      name: t('fields.name'),
      email: t('fields.email'),
      phone: t('fields.phone'),
      address: t('fields.address'),
      website: t('fields.website'),
      reason: t('fields.reason'),
      timeZone: useWords(timeZoneWords)('label'),
      switchedOff: t('switchedOff'),
    },
    request: (body) => ({ params: { id }, body }),
    done: () => ({ title: done, message: name }),
    onClose,
  });
}

/** Name, contact details and time zone of the practice. */
export function EditOrganisationDialog(props: CareProps) {
  const t = useWords(careWords);
  const { name, email, phone, address, website, timeZone } = props.organisation;
  const values = { name, email, phone, address, website, timeZone };
  return (
    <CommandDialog
      contractForm={useChange(props, values, t('saved'))}
      title={t('editTitle', { practice: name })}
      help={t('editHelp')}
      submit={t('save')}
      submitting={t('saving')}
      onClose={props.onClose}
    >
      <TextInput name="name" label={t('fields.name')} maxLength={200} />
      <TextInput name="email" label={t('fields.email')} type="email" maxLength={254} />
      <TextInput name="phone" label={t('fields.phone')} type="tel" maxLength={40} optional />
      <TextInput name="address" label={t('fields.address')} maxLength={500} multiline optional />
      <TextInput
        name="website"
        label={t('fields.website')}
        help={t('websiteHelp')}
        maxLength={200}
        optional
      />
      <TimeZoneInput name="timeZone" present={timeZone} />
    </CommandDialog>
  );
}

/** What the practice is without. */
export function FeaturesDialog(props: CareProps) {
  const t = useWords(careWords);
  const { name, switchedOff } = props.organisation;
  return (
    <CommandDialog
      contractForm={useChange(props, { switchedOff, reason: '' }, t('featuresSaved'))}
      title={t('featuresTitle', { practice: name })}
      help={t('featuresHelp')}
      submit={t('save')}
      submitting={t('saving')}
      onClose={props.onClose}
    >
      <ChoicesInput
        name="switchedOff"
        label={t('switchedOff')}
        help={t('switchedOffHelp')}
        options={FEATURE_SWITCHES.map((value) => ({ value, label: t(`feature.${value}`) }))}
      />
      <TextInput name="reason" label={t('fields.reason')} help={t('reasonHelp')} maxLength={500} multiline />
    </CommandDialog>
  );
}

const EFFECTS = ['people', 'patients', 'doors', 'work', 'billing', 'data'] as const;

/** Says what it does to whom before it is done, and asks why. */
export function DeactivateDialog(props: CareProps) {
  const t = useWords(careWords);
  return (
    <CommandDialog
      contractForm={useChange(props, { isActive: false, letExport: true, reason: '' }, t('deactivated'))}
      title={t('deactivateTitle', { practice: props.organisation.name })}
      help={t('effectTitle')}
      submit={t('deactivate')}
      submitting={t('deactivating')}
      onClose={props.onClose}
    >
      <Box component="ul" sx={{ m: 0, mt: -1.5, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {EFFECTS.map((effect) => (
          <Typography component="li" key={effect}>
            {t(`effect.${effect}`)}
          </Typography>
        ))}
      </Box>
      <CheckInput name="letExport" label={t('letExport')} help={t('letExportHelp')} />
      <TextInput name="reason" label={t('fields.reason')} help={t('reasonHelp')} maxLength={500} multiline />
    </CommandDialog>
  );
}

/** Lets a practice that was deactivated go on. */
export function ActivateAgainDialog(props: CareProps) {
  const t = useWords(careWords);
  return (
    <CommandDialog
      contractForm={useChange(props, { isActive: true, reason: '' }, t('activated'))}
      title={t('activateTitle', { practice: props.organisation.name })}
      help={t('activateHelp')}
      submit={t('activate')}
      submitting={t('activating')}
      onClose={props.onClose}
    >
      <TextInput name="reason" label={t('fields.reason')} help={t('reasonHelp')} maxLength={500} multiline />
    </CommandDialog>
  );
}

/** For a practice that nobody can administer. */
export function InviteAdministratorDialog({ organisation, onClose }: CareProps) {
  const t = useWords(careWords);
  const contractForm = useCommandForm({
    operation: inviteAdministrator,
    schema: inviteAdministrator.body,
    defaultValues: { firstName: '', lastName: '', email: organisation.invitedAdministrator?.email ?? '' },
    labels: {
      firstName: t('fields.firstName'),
      lastName: t('fields.lastName'),
      email: t('fields.adminEmail'),
    },
    request: (body) => ({ params: { id: organisation.id }, body }),
    done: ({ email }) => ({ title: t('invited'), message: email }),
    onClose,
  });
  return (
    <CommandDialog
      contractForm={contractForm}
      title={t('inviteTitle', { practice: organisation.name })}
      help={t('inviteHelp')}
      submit={t('send')}
      submitting={t('sending')}
      onClose={onClose}
    >
      <AdministratorFields />
    </CommandDialog>
  );
}
