import { acceptanceProblems, countryForCurrency, formatDomesticPhone, isIsoDate } from '@quillcare/rules';
import { useState } from 'react';
import { DateFields } from '../fields/date-fields.view';
import { toIsoDate, NO_DATE, toDateParts, getShortYear, type DateParts } from '../fields/date-parts';
import { Field, TextArea } from '../fields/field.view';
import { FIELDS } from '../fields/fields.en';
import { Button } from '../frame/button.view';
import { Facts } from '../frame/facts.view';
import { formatClientName } from '../read/to-paper';
import { readerFormats } from '../words/reader';
import { fieldProps, type AnswerPart, type PartProps } from './answer-part';
import { ACCEPT, CONFIRM } from './answer.en';

interface AboutYou {
  patientName: string;
  dateOfBirth: DateParts;
  phoneNumber: string;
  emergencyContact: string;
  emergencyPhone: string;
  preferredDate: DateParts;
  additionalNotes: string;
}

const ASKED_FIELDS = new Set([
  'patientName',
  'dateOfBirth',
  'phoneNumber',
  'emergencyPhone',
  'preferredDate',
]);

export const aboutYou: AnswerPart<AboutYou> = {
  id: 'aboutYou',
  start: ({ quote, dateOfBirth }) => ({
    patientName: formatClientName(quote),
    dateOfBirth: dateOfBirth ?? toDateParts(quote.known.dateOfBirth),
    phoneNumber: quote.known.phone ?? '',
    emergencyContact: '',
    emergencyPhone: '',
    preferredDate: NO_DATE,
    additionalNotes: '',
  }),
  toDraft: ({ patientName, phoneNumber, emergencyContact, emergencyPhone, preferredDate }) => ({
    patientName,
    phoneNumber,
    emergencyContact,
    emergencyPhone,
    preferredDate,
  }),
  problems: (values, { currency }) =>
    acceptanceProblems({ ...values, ...datesOf(values) }, countryForCurrency(currency))
      .filter(({ path }) => ASKED_FIELDS.has(path))
      .map((problem) =>
        isDate(problem.path) && getShortYear(values[problem.path]) !== null
          ? { ...problem, message: FIELDS.shortYear }
          : problem,
      ),
  share: (values) => ({
    patientInfo: {
      patientName: values.patientName.trim(),
      ...datesOf(values),
      phoneNumber: values.phoneNumber.trim(),
      emergencyContact: values.emergencyContact.trim(),
      emergencyPhone: values.emergencyPhone.trim(),
      additionalNotes: values.additionalNotes.trim(),
    },
  }),
  summary: ({ patientName }) => [[CONFIRM.name, patientName]],
  View: AboutYouFields,
};

function isDate(path: string): path is 'dateOfBirth' | 'preferredDate' {
  return path === 'dateOfBirth' || path === 'preferredDate';
}

function datesOf({ dateOfBirth, preferredDate }: AboutYou) {
  return { dateOfBirth: toIsoDate(dateOfBirth), preferredDate: toIsoDate(preferredDate) };
}

function AboutYouFields(props: PartProps<AboutYou>) {
  return (
    <>
      <h2 className="p-form-part">{ACCEPT.about}</h2>
      <KnownFields {...props} />
      <OptionalFields {...props} />
    </>
  );
}

const KNOWN_FIELDS = ['patientName', 'dateOfBirth', 'phoneNumber'] as const;

/**
 * Shows what the practice already knows for the patient to confirm. The fields open if something is missing or the patient
 * corrects it.
 */
function KnownFields(props: PartProps<AboutYou>) {
  const { quote, practice, values, errorOf } = props;
  const { patientName, phoneNumber } = values;
  const born = toIsoDate(values.dateOfBirth);
  // Decided once, so that the fields do not close while the patient types the last digit.
  const [isOpen, setOpen] = useState(() => !isIsoDate(born) || !phoneNumber.trim() || !patientName.trim());
  // Keep the fields open after an error.
  if (!isOpen && KNOWN_FIELDS.some((field) => errorOf(field))) setOpen(true);
  if (isOpen) return <RequiredFields {...props} />;
  const rows = [
    [ACCEPT.name, patientName],
    [ACCEPT.dateOfBirth, readerFormats(quote.currency).date(born)],
    [ACCEPT.phone, formatDomesticPhone(phoneNumber)],
  ] as const;
  return (
    <>
      <p className="p-hint">{ACCEPT.known(practice.name)}</p>
      <Facts rows={rows} />
      <Button look="link" onClick={() => setOpen(true)}>
        {ACCEPT.change}
      </Button>
    </>
  );
}

function RequiredFields(props: PartProps<AboutYou>) {
  const { values, change, errorOf } = props;
  return (
    <>
      <Field {...fieldProps(props, 'patientName')} label={ACCEPT.name} autoComplete="name" maxLength={200} />
      <DateFields
        id="dateOfBirth"
        legend={ACCEPT.dateOfBirth}
        value={values.dateOfBirth}
        error={errorOf('dateOfBirth')}
        birthday
        onChange={(dateOfBirth) => change({ dateOfBirth })}
      />
      <Field
        {...fieldProps(props, 'phoneNumber')}
        label={ACCEPT.phone}
        hint={ACCEPT.phoneHint}
        type="tel"
        autoComplete="tel"
        maxLength={40}
      />
    </>
  );
}

const OPTIONAL_FIELDS = ['emergencyPhone', 'preferredDate'] as const;

/** Collapsed, unless a field has a value or an error. */
function OptionalFields(props: PartProps<AboutYou>) {
  const { values, change, errorOf } = props;
  const { emergencyContact, emergencyPhone, preferredDate, additionalNotes } = values;
  const all = [emergencyContact, emergencyPhone, toIsoDate(preferredDate), additionalNotes].join('');
  const [isOpen, setOpen] = useState(all !== '');
  // Open them for an error, and leave them open while it is corrected.
  if (!isOpen && OPTIONAL_FIELDS.some((field) => errorOf(field))) setOpen(true);
  return (
    <details className="p-more" open={isOpen || undefined}>
      <summary>{ACCEPT.more}</summary>
      <div className="p-pair">
        <Field
          {...fieldProps(props, 'emergencyContact')}
          label={ACCEPT.emergencyContact}
          optional
          maxLength={200}
        />
        <Field
          {...fieldProps(props, 'emergencyPhone')}
          label={ACCEPT.emergencyPhone}
          optional
          type="tel"
          maxLength={40}
        />
      </div>
      <DateFields
        id="preferredDate"
        legend={ACCEPT.preferredDate}
        hint={ACCEPT.preferredDateHint}
        optional
        value={values.preferredDate}
        error={errorOf('preferredDate')}
        onChange={(preferredDate) => change({ preferredDate })}
      />
      <TextArea {...fieldProps(props, 'additionalNotes')} label={ACCEPT.notes} optional />
    </details>
  );
}
