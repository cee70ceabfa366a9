import { getHospital, listHospitals } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { z } from 'zod';
import { toProblem } from '../../../src/shared/api/problem';
import { ChoicesInput } from '../../../src/shared/forms/choices.input';
import { DateInput } from '../../../src/shared/forms/date.input';
import { FormActions, FormFrame, FormSection } from '../../../src/shared/forms/form.frame';
import { CheckInput, SelectInput, TextInput } from '../../../src/shared/forms/inputs.view';
import { LocalTimeInput } from '../../../src/shared/forms/local-time.input';
import { CountInput, MoneyInput, PercentInput } from '../../../src/shared/forms/number.input';
import { PostcodeInput, StateInput } from '../../../src/shared/forms/place.input';
import { useContractForm } from '../../../src/shared/forms/use-contract-form';
import { RadioInput } from '../../../src/shared/forms/radio.input';
import { PasswordInput } from '../../../src/shared/password/password.input';
import { HOSPITAL_SOURCE } from '../../../src/shared/records/record-kinds';
import { RecordInput } from '../../../src/shared/records/record.input';
import { showToast } from '../../../src/shared/toasts/toast.store';
import { GalleryPractice, type Answers } from '../practice.view';
import { later, LONG_NAME } from '../gallery.samples';
import { HOSPITAL, SAMPLE_HOSPITALS } from '../hospital.samples';
import { Row, ExhibitSection } from '../shelf.view';

const ANSWERS: Answers = {
  [listHospitals.name]: () => ({
    items: SAMPLE_HOSPITALS,
    nextCursor: null,
    total: SAMPLE_HOSPITALS.length,
    totalIsEstimate: false,
  }),
  [getHospital.name]: ({ params }) => SAMPLE_HOSPITALS.find(({ id }) => id === params?.id) ?? HOSPITAL,
};

const DAYS = [
  { value: 'MONDAY', label: 'Monday' },
  { value: 'WEDNESDAY', label: 'Wednesday' },
  { value: 'FRIDAY', label: 'Friday' },
];

const WAYS = [
  { value: 'DATE', label: 'Date of birth', help: 'The patient enters it.' },
  { value: 'CODE', label: 'A code', help: 'We send six digits to the patient’s phone.' },
];

const FIELDS = {
  name: z.string().min(1, 'Please enter a name'),
  notes: z.string(),
  email: z.email('Please enter an email address'),
  password: z.string(),
  day: z.string().nullable(),
  days: z.array(z.string()),
  way: z.string().min(1, 'Please choose one'),
  isVip: z.boolean(),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  at: z.string().nullable(),
  feeMinor: z.number('Please enter an amount such as 1,234.50'),
  shareBasisPoints: z.number(),
  theatres: z.number(),
  state: z.string().nullable(),
  postcode: z.string(),
  hospitalId: z.uuid().nullable(),
};
const schema = z.object(FIELDS);

const EMPTY: z.input<typeof schema> = {
  name: '',
  notes: '',
  email: '',
  password: '',
  day: null,
  days: [],
  way: '',
  isVip: false,
  from: null,
  to: null,
  at: null,
  feeMinor: 0,
  shareBasisPoints: 0,
  theatres: 0,
  state: null,
  postcode: '',
  hospitalId: null,
};
const FILLED: z.input<typeof schema> = {
  name: LONG_NAME,
  notes: 'Prefers the morning.\nAllergic to latex.',
  email: 'mia@patients.example',
  password: 'correct horse',
  day: 'MONDAY',
  days: ['MONDAY', 'FRIDAY'],
  way: 'CODE',
  isVip: true,
  from: '2026-11-23',
  to: '2026-12-04',
  at: '2026-11-23T09:30',
  feeMinor: 1_234_550,
  shareBasisPoints: 1_250,
  theatres: 4,
  state: 'NSW',
  postcode: '2041',
  hospitalId: HOSPITAL.id,
};

export function Exhibit() {
  return (
    <GalleryPractice answers={ANSWERS}>
      <Row>
        <ExhibitSection title="Empty" hint="save it: the summary takes the focus and leads to each field">
          <EveryField label="A new record" values={EMPTY} />
        </ExhibitSection>
        <ExhibitSection title="Filled in" hint="a date range; a record found by typing">
          <EveryField label="A record" values={FILLED} />
        </ExhibitSection>
      </Row>
    </GalleryPractice>
  );
}

function EveryField({ label, values }: { label: string; values: z.input<typeof schema> }) {
  const contractForm = useContractForm({
    schema,
    defaultValues: values,
    labels: { name: 'Name', email: 'Email', way: 'How patients prove who they are', feeMinor: 'Fee' },
    toProblem,
    submit: async () => void showToast({ title: await later('Saved') }),
  });
  return (
    <Panel title={label}>
      <FormFrame contractForm={contractForm} label={label}>
        <FormSection title="Text">
          <TextInput name="name" label="Name" help="As patients read it." />
          <TextInput name="email" label="Email" type="email" />
          <PasswordInput name="password" label="Password" autoComplete="new-password" />
          <RecordInput name="hospitalId" label="Hospital" source={HOSPITAL_SOURCE} optional />
          <div className="wide">
            <TextInput name="notes" label="Notes" multiline optional maxLength={200} />
          </div>
        </FormSection>
        <FormSection title="Choices">
          <SelectInput name="day" label="Day" options={DAYS} optional />
          <ChoicesInput name="days" label="Days" options={DAYS} />
          <RadioInput name="way" label="How patients prove who they are" options={WAYS} />
          <CheckInput name="isVip" label="VIP" help="Reception sees it at once." />
        </FormSection>
        <FormSection title="Numbers, dates and places">
          <MoneyInput name="feeMinor" label="Fee" />
          <PercentInput name="shareBasisPoints" label="Share" />
          <CountInput name="theatres" label="Theatres" unit="theatres" />
          <LocalTimeInput name="at" label="Admission" optional />
          <DateInput name="from" label="From" notAfter="to" optional />
          <DateInput name="to" label="To" notBefore="from" optional />
          <StateInput name="state" label="State" optional />
          <PostcodeInput name="postcode" label="Postcode" optional />
        </FormSection>
        <FormActions submitLabel="Save" isSubmitting={contractForm.isSubmitting} />
      </FormFrame>
    </Panel>
  );
}
