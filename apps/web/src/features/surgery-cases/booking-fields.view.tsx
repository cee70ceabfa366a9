import { formatTitledName } from '@quillcare/rules';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import {
  listDoctors,
  listHospitals,
  listProviders,
  listSites,
  type ProviderKind,
  type SurgeryCase,
} from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { CheckInput, SelectInput, TextInput } from '../../shared/forms/inputs.view';
import { LocalTimeInput } from '../../shared/forms/local-time.input';
import { CountInput } from '../../shared/forms/number.input';
import { useWords } from '../../shared/words/words';
import { casePageWords } from './case-page.en';
import type { BookingAct } from './use-booking';

/** A single page is enough: practices have a few dozen of each at most. */
const ACTIVE = { query: { isActive: 'true', limit: 100 } } as const;

export function BookingFields({ surgeryCase, act }: { surgeryCase: SurgeryCase; act: BookingAct }) {
  const t = useWords(casePageWords);
  return (
    <>
      {act === 'RESCHEDULE' && (
        <TextInput name="reason" label={t('booking.reason')} multiline maxLength={500} />
      )}
      <FailedChoices />
      <Box sx={FIELDS}>
        {act !== 'BOOK' && <When act={act} />}
        <CountInput
          name="durationMinutes"
          label={t('booking.minutes')}
          unit={t('booking.minutesUnit')}
          help={
            surgeryCase.suggestedMinutes
              ? t('booking.minutesHelp', { minutes: surgeryCase.suggestedMinutes })
              : undefined
          }
        />
        <Place surgeryCase={surgeryCase} />
        <People surgeryCase={surgeryCase} />
        <Site surgeryCase={surgeryCase} />
      </Box>
    </>
  );
}

const FIELDS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
};

function When({ act }: { act: BookingAct }) {
  const t = useWords(casePageWords);
  const isOpen: unknown = useWatch({ name: 'isOpen' });
  return (
    <>
      {!isOpen && <LocalTimeInput name="startsAt" label={t('booking.when')} help={t('booking.whenHelp')} />}
      {act === 'RESCHEDULE' && (
        <CheckInput name="isOpen" label={t('booking.openDate')} help={t('booking.openDateHelp')} />
      )}
    </>
  );
}

/** Says that people or places are missing from the selects, which would look as if the practice had none. */
function FailedChoices() {
  const t = useWords(casePageWords);
  const requests = [
    useOperationQuery(listHospitals, ACTIVE),
    useOperationQuery(listSites, ACTIVE),
    useOperationQuery(listDoctors, ACTIVE),
    useOperationQuery(listProviders, ACTIVE),
  ];
  const failed = requests.filter(({ data, error }) => error && !data);
  if (failed.length === 0) return null;
  const retry = () => failed.forEach(({ refetch }) => void refetch());
  return (
    <Alert severity="error" action={<Button onClick={retry}>{t('booking.retry')}</Button>}>
      {t('booking.choicesFailed')}
    </Alert>
  );
}

type Option = { value: string; label: string };

/** Adds the current value to the options, because it may be inactive by now, or the options may not be loaded. */
function withCurrentValue(options: Option[], value: string | null, label: string | null): Option[] {
  const isThere = value === null || label === null || options.some((option) => option.value === value);
  return isThere ? options : [...options, { value, label }];
}

interface CaseProps {
  surgeryCase: SurgeryCase;
}

function Place({ surgeryCase: { hospitalId, hospitalName } }: CaseProps) {
  const t = useWords(casePageWords);
  const { data } = useOperationQuery(listHospitals, ACTIVE);
  const options = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <SelectInput
        name="hospitalId"
        label={t('booking.hospital')}
        options={withCurrentValue(options, hospitalId, hospitalName)}
        emptyLabel={t('booking.nowhere')}
      />
      <TextInput
        name="theatre"
        label={t('booking.theatre')}
        help={t('booking.theatreHelp')}
        maxLength={60}
        optional
      />
    </>
  );
}

/** Only practices with several sites choose the one responsible for a case. */
function Site({ surgeryCase: { siteId, siteName } }: CaseProps) {
  const t = useWords(casePageWords);
  const { data } = useOperationQuery(listSites, ACTIVE);
  const options = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const all = withCurrentValue(options, siteId, siteName);
  if (all.length === 0) return null;
  return (
    <SelectInput name="siteId" label={t('booking.site')} options={all} emptyLabel={t('booking.nowhere')} />
  );
}

function People({ surgeryCase }: CaseProps) {
  const t = useWords(casePageWords);
  const doctors = useOperationQuery(listDoctors, ACTIVE).data?.items ?? [];
  const providers = useOperationQuery(listProviders, ACTIVE).data?.items ?? [];
  const providersOfKind = (requiredKind: ProviderKind) =>
    providers
      .filter(({ kind }) => kind === requiredKind || kind === 'OTHER')
      .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <SelectInput
        name="doctorId"
        label={t('booking.doctor')}
        options={withCurrentValue(
          doctors.map(({ id, title, firstName, lastName }) => ({
            value: id,
            label: formatTitledName({ title, firstName, lastName }),
          })),
          surgeryCase.hasDoctorLeft ? null : surgeryCase.doctorId,
          surgeryCase.doctorName,
        )}
      />
      <SelectInput
        name="anaesthetistId"
        label={t('booking.anaesthetist')}
        options={withCurrentValue(
          providersOfKind('ANAESTHETIST'),
          surgeryCase.anaesthetistId,
          surgeryCase.anaesthetistName,
        )}
        emptyLabel={t('booking.nobody')}
      />
      <SelectInput
        name="assistantId"
        label={t('booking.assistant')}
        options={withCurrentValue(
          providersOfKind('ASSISTANT'),
          surgeryCase.assistantId,
          surgeryCase.assistantName,
        )}
        emptyLabel={t('booking.nobody')}
      />
    </>
  );
}
