import { AU_STATES, SIGNING_AGES } from '@quillcare/rules';
import { z } from 'zod';
import { field } from '../core/field';
import type { ResultOf } from '../core/operation';
import { id, text } from '../core/primitives';
import { settings } from '../core/settings';
import { checkQuestion, identification } from './signing.schemas';

/** Maximum number of check questions per practice, and of answers per question. */
export const MAX_CHECK_QUESTIONS = 10;
export const MAX_CHECK_ANSWERS = 6;

/** A check question as entered. Without an id it is a new one. */
export const checkQuestionInput = z
  .strictObject({
    id: id.nullish().transform((value) => value ?? null),
    question: text(300),
    answers: z
      .array(text(200))
      .min(2, 'Please add at least two answers')
      .max(MAX_CHECK_ANSWERS, 'This field is too long')
      .superRefine((answers, { addIssue }) => {
        const known = new Set<string>();
        answers.forEach((answer, at) => {
          const key = answer.toLowerCase();
          if (known.has(key))
            addIssue({ code: 'custom', path: [at], message: 'This answer is already in the list' });
          known.add(key);
        });
      }),
    correct: z.number().int().min(0).nullable().default(null),
  })
  .refine(({ answers, correct }) => correct === null || correct < answers.length, {
    path: ['correct'],
    message: 'Please choose one of the answers',
  });

const SIGNING_AGE_MESSAGE = `Please enter an age from ${SIGNING_AGES.min} to ${SIGNING_AGES.max}`;
const HOURS_MESSAGE = 'Please enter a number of hours from 1 to 240';
const integer = z.number().int();

export const patientSettings = settings({
  service: 'quoting',
  name: 'PatientSettings',
  audit: 'PATIENT_SETTINGS',
  fields: {
    identification: field.same(identification),
    /** Target time for answering questions, in hours. Null makes no promise. */
    answerTargetHours: field.of(
      integer.min(1, HOURS_MESSAGE).max(240, HOURS_MESSAGE).nullable(),
      integer.nullable(),
    ),
    checkQuestions: field.of(
      z.array(checkQuestionInput).max(MAX_CHECK_QUESTIONS, 'This field is too long'),
      z.array(checkQuestion),
    ),
    checksRequired: field.same(z.boolean()),
    secondSignerNeeded: field.same(z.boolean()),
    /** Minimum number of days in which an acceptance of a cosmetic procedure can be withdrawn; never below 7. */
    coolingOffDays: field.of(
      integer
        .min(7, 'The law requires at least 7 days')
        .max(90, 'Please enter a number of days from 7 to 90'),
      integer,
    ),
    /** The state or territory whose law applies. Null in New Zealand, and until one is chosen. */
    state: field.of(
      z.enum(AU_STATES, 'Please choose a state or territory').nullable(),
      z.enum(AU_STATES).nullable(),
    ),
    /** Age from which patients may accept on their own, if the practice requires more than the law. Null for the legal age. */
    signsAloneFromAge: field.of(
      integer
        .min(SIGNING_AGES.min, SIGNING_AGE_MESSAGE)
        .max(SIGNING_AGES.max, SIGNING_AGE_MESSAGE)
        .nullable(),
      integer.nullable(),
    ),
  },
  get: {
    summary: 'Get the settings of the patient page',
    permission: { resource: 'QUOTES', action: 'READ' },
  },
  update: { summary: 'Update how patients identify themselves, ask and sign; omitted fields stay unchanged' },
  live: { needs: 'QUOTES' },
});
export const {
  get: getPatientSettings,
  update: updatePatientSettings,
  changed: PatientSettingsChanged,
} = patientSettings;
export type PatientSettings = ResultOf<typeof getPatientSettings>;
