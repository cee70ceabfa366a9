import { acceptanceProblems, countryOf, formatOwnPhone, isIsoDate } from '@quillcare/rules';
import { useState } from 'react';
import { DateFields } from '../fields/date-fields.view';
import { isoOf, NO_DATE, partsOf, shortYearOf, type DateParts } from '../fields/date-parts';
import { Field, TextArea } from '../fields/field.view';
import { FIELDS } from '../fields/fields.en';
import { Facts } from '../frame/facts.view';
import { nameOf } from '../read/paper-of';
import { readerFormats } from '../words/reader';
import type { AnswerPart, PartProps } from './answer-part';
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

const ASKED = new Set(['patientName', 'dateOfBirth', 'phoneNumber', 'emergencyPhone', 'preferredDate']);

export const aboutYou: AnswerPart<AboutYou> = {
  id: 'aboutYou',
  start: ({ quote, dateOfBirth }) => ({
    patientName: nameOf(quote),
    dateOfBirth: dateOfBirth ?? partsOf(quote.known.dateOfBirth),
    phoneNumber: quote.known.phone ?? '',
    emergencyContact: '',
    emergencyPhone: '',
    preferredDate: NO_DATE,
    additionalNotes: '',
  }),
  kept: ({ patientName, phoneNumber, emergencyContact, emergencyPhone, preferredDate }) => ({
    patientName,
    phoneNumber,
    emergencyContact,
    emergencyPhone,
    preferredDate,
  }),
  problems: (values, { currency }) =>
    acceptanceProblems({ ...values, ...datesOf(values) }, countryOf(currency))
      .filter(({ path }) => ASKED.has(path))
      .map((problem) =>
        isDate(problem.path) && shortYearOf(values[problem.path]) !== null
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
  return { dateOfBirth: isoOf(dateOfBirth), preferredDate: isoOf(preferredDate) };
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

const KNOWN = ['patientName', 'dateOfBirth', 'phoneNumber'] as const;

/**
 * Shows what the practice already knows for the patient to confirm. The fields open if something is missing or the patient
 * corrects it.
 */
function KnownFields(props: PartProps<AboutYou>) {
  const { quote, practice, values, errorOf } = props;
  const { patientName, phoneNumber } = values;
  const born = isoOf(values.dateOfBirth);
  // Decided once, so that the fields do not close while the patient types the last digit.
  const [isOpen, setOpen] = useState(() => !isIsoDate(born) || !phoneNumber.trim() || !patientName.trim());
  // Keep the fields open after an error.
  if (!isOpen && KNOWN.some((field) => errorOf(field))) setOpen(true);
  if (isOpen) return <RequiredFields {...props} />;
  const rows = [
    [ACCEPT.name, patientName],
    [ACCEPT.dateOfBirth, readerFormats(quote.currency).date(born)],
    [ACCEPT.phone, formatOwnPhone(phoneNumber)],
  ] as const;
  return (
    <>
      <p className="p-hint">{ACCEPT.known(practice.name)}</p>
      <Facts rows={rows} />
      <button type="button" className="p-link" onClick={() => setOpen(true)}>
        {ACCEPT.change}
      </button>
    </>
  );
}

function RequiredFields({ values, change, errorOf }: PartProps<AboutYou>) {
  return (
    <>
      <Field
        id="patientName"
        label={ACCEPT.name}
        autoComplete="name"
        maxLength={200}
        value={values.patientName}
        error={errorOf('patientName')}
        onChange={(event) => change({ patientName: event.target.value })}
      />
      <DateFields
        id="dateOfBirth"
        legend={ACCEPT.dateOfBirth}
        value={values.dateOfBirth}
        error={errorOf('dateOfBirth')}
        birthday
        onChange={(dateOfBirth) => change({ dateOfBirth })}
      />
      <Field
        id="phoneNumber"
        label={ACCEPT.phone}
        hint={ACCEPT.phoneHint}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        value={values.phoneNumber}
        error={errorOf('phoneNumber')}
        onChange={(event) => change({ phoneNumber: event.target.value })}
      />
    </>
  );
}

const OPTIONAL = ['emergencyPhone', 'preferredDate'] as const;

/** Collapsed, unless a field has a value or an error. */
function OptionalFields({ values, change, errorOf }: PartProps<AboutYou>) {
  const { emergencyContact, emergencyPhone, preferredDate, additionalNotes } = values;
  const all = [emergencyContact, emergencyPhone, isoOf(preferredDate), additionalNotes].join('');
  const [isFilled] = useState(all !== '');
  const hasError = OPTIONAL.some((field) => errorOf(field));
  return (
    <details className="p-more" open={isFilled || hasError || undefined}>
      <summary>{ACCEPT.more}</summary>
      <div className="p-pair">
        <Field
          id="emergencyContact"
          label={ACCEPT.emergencyContact}
          optional
          maxLength={200}
          value={values.emergencyContact}
          error={errorOf('emergencyContact')}
          onChange={(event) => change({ emergencyContact: event.target.value })}
        />
        <Field
          id="emergencyPhone"
          label={ACCEPT.emergencyPhone}
          optional
          type="tel"
          maxLength={40}
          value={values.emergencyPhone}
          error={errorOf('emergencyPhone')}
          onChange={(event) => change({ emergencyPhone: event.target.value })}
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
      <TextArea
        id="additionalNotes"
        label={ACCEPT.notes}
        optional
        value={values.additionalNotes}
        error={errorOf('additionalNotes')}
        onChange={(event) => change({ additionalNotes: event.target.value })}
      />
    </details>
  );
}
