import { acceptanceProblems, countryOf } from '@quillcare/rules';
import { DateFields } from '../fields/date-fields.view';
import { hasShortYear, isoOf, NO_DATE, type DateParts } from '../fields/date-parts';
import { Field, TextArea } from '../fields/field.view';
import { FIELDS } from '../fields/fields.en';
import { nameOf } from '../read/paper-of';
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

/** Who the patient is, how to reach them, and what they wish to add. */
export const aboutYou: AnswerPart<AboutYou> = {
  id: 'aboutYou',
  start: ({ quote, dateOfBirth }) => ({
    patientName: nameOf(quote),
    dateOfBirth: dateOfBirth ?? NO_DATE,
    phoneNumber: '',
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
        isDate(problem.path) && hasShortYear(values[problem.path])
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
      <h4 className="p-form-part">{ACCEPT.about}</h4>
      <RequiredFields {...props} />
      <OptionalFields {...props} />
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

function OptionalFields({ values, change, errorOf }: PartProps<AboutYou>) {
  return (
    <>
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
    </>
  );
}
