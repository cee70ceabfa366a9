import { AU_STATES, SIGNING_AGES } from '@quillcare/rules';
import { z } from 'zod';
import { event } from '../core/event';
import { command, query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { id, instant, text, version } from '../core/primitives';
import { checkQuestion, identification } from './signing.schemas';

/** What a practice decides of its patients' page. A practice that never saved it has the defaults, with version 0. */
export const patientSettings = z.object({
  version: z.number().int().min(0),
  updatedAt: instant.nullable(),
  identification,
  /** In how many hours the practice means to answer a question; null promises nothing. */
  answerTargetHours: z.number().int().nullable(),
  checkQuestions: z.array(checkQuestion),
  /** Whether the questions must be answered rightly before signing. */
  checksRequired: z.boolean(),
  secondSignerNeeded: z.boolean(),
  /** After accepting a cosmetic procedure the patient has at least so many days to change their mind; never below 7. */
  coolingOffDays: z.number().int(),
  /** The state or territory whose law applies; null in New Zealand, and while nobody chose one. */
  state: z.enum(AU_STATES).nullable(),
  /** From what age patients accept alone, where the practice asks for more than the law; null for the law's age. */
  signsAloneFromAge: z.number().int().nullable(),
});
export type PatientSettings = z.infer<typeof patientSettings>;

/** The most check questions of a practice, and answers of one. */
export const CHECK_QUESTIONS_LIMIT = 10;
export const CHECK_ANSWERS_LIMIT = 6;

/** A check question as entered; one without an id is new. */
export const checkQuestionInput = z
  .strictObject({
    id: id.nullish().transform((given) => given ?? null),
    question: text(300),
    answers: z
      .array(text(200))
      .min(2, 'Please add at least two answers')
      .max(CHECK_ANSWERS_LIMIT, 'This field is too long')
      .superRefine((answers, { addIssue }) => {
        const known = new Set<string>();
        answers.forEach((answer, at) => {
          const key = answer.toLowerCase();
          if (known.has(key))
            addIssue({ code: 'custom', path: [at], message: 'This answer is there already' });
          known.add(key);
        });
      }),
    correct: z.number().int().min(0).nullable().default(null),
  })
  .refine(({ answers, correct }) => correct === null || correct < answers.length, {
    path: ['correct'],
    message: 'Please choose one of the answers',
  });

const SIGNING_AGE_RANGE = `Please enter an age from ${SIGNING_AGES.min} to ${SIGNING_AGES.max}`;

export const getPatientSettings = query({
  name: 'quoting.getPatientSettings',
  summary: "What the practice decided of its patients' page",
  http: { method: 'GET', path: '/patient-settings' },
  permission: { resource: 'QUOTES', action: 'READ' },
  result: patientSettings,
  provides: ['PatientSettings'],
});

export const updatePatientSettings = command({
  name: 'quoting.updatePatientSettings',
  summary: 'Change how patients identify, ask and sign; what is left out stays',
  http: { method: 'PATCH', path: '/patient-settings' },
  permission: { roles: ADMINS },
  body: z.strictObject({
    version: version.or(z.literal(0)),
    identification: identification.optional(),
    answerTargetHours: z
      .number()
      .int()
      .min(1, 'Please enter a number of hours from 1 to 240')
      .max(240, 'Please enter a number of hours from 1 to 240')
      .nullable()
      .optional(),
    checkQuestions: z
      .array(checkQuestionInput)
      .max(CHECK_QUESTIONS_LIMIT, 'This field is too long')
      .optional(),
    checksRequired: z.boolean().optional(),
    secondSignerNeeded: z.boolean().optional(),
    coolingOffDays: z
      .number()
      .int()
      .min(7, 'The law asks for at least 7 days')
      .max(90, 'Please enter a number of days from 7 to 90')
      .optional(),
    state: z.enum(AU_STATES, 'Please choose a state or territory').nullable().optional(),
    signsAloneFromAge: z
      .number()
      .int()
      .min(SIGNING_AGES.min, SIGNING_AGE_RANGE)
      .max(SIGNING_AGES.max, SIGNING_AGE_RANGE)
      .nullable()
      .optional(),
  }),
  result: patientSettings,
  errors: ['VERSION_CONFLICT'],
  invalidates: ['PatientSettings'],
});

export const PatientSettingsChanged = event({
  service: 'quoting',
  name: 'PatientSettingsChanged',
  data: z.object({ id }),
  live: { needs: 'QUOTES', tags: () => [{ type: 'PatientSettings' }] },
});
