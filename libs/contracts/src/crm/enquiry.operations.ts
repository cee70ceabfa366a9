import { isSlug, MAX_LENGTHS, reachProblems, SLUG_LENGTHS, spamProblem, webOrigin } from '@quillcare/rules';
import { z } from 'zod';
import { event } from '../core/event';
import { field } from '../core/field';
import { command, query, type ResultOf } from '../core/operation';
import { ADMINS } from '../core/permissions';
import {
  country,
  email,
  id,
  idParams,
  instant,
  nameText,
  optionalNameText,
  optionalText,
  rawText,
  text,
} from '../core/primitives';
import { settings } from '../core/settings';
import { practiceCard } from '../quoting/patient.operations';

export const ENQUIRY_MESSAGE_LIMIT = 2_000;
export const OFFERED_SURGERIES_LIMIT = 100;
export const ORIGINS_LIMIT = 10;

const SLUG_MESSAGE = `Please use ${SLUG_LENGTHS.min} to ${SLUG_LENGTHS.max} lowercase letters, digits and single hyphens`;
const ORIGIN_MESSAGE = 'Please enter the address of a website such as https://www.example.com';

/** Settings of the practice's public enquiry form. Off until it is saved for the first time. */
export const enquiryForm = settings({
  service: 'crm',
  name: 'EnquiryForm',
  audit: 'ENQUIRY_FORM',
  fields: {
    isOn: field.same(z.boolean()),
    /** Last segment of the form's URL. Earlier slugs keep working. */
    slug: field.of(text(SLUG_LENGTHS.max).refine(isSlug, SLUG_MESSAGE), z.string()),
    greeting: field.of(optionalText(600), z.string().nullable()),
    privacyNote: field.of(optionalText(3_000), z.string().nullable()),
    /** Email address shown to visitors. Null if none is shown. */
    publicEmail: field.optionalEmail(),
    surgeryIds: field.of(
      z.array(id).max(OFFERED_SURGERIES_LIMIT, 'Please choose fewer surgeries'),
      z.array(id),
    ),
    /** Websites that may embed the form in a frame. */
    origins: field.of(
      z
        .array(text(200).refine((typed) => webOrigin(typed) !== null, ORIGIN_MESSAGE))
        .max(ORIGINS_LIMIT, `Please enter at most ${ORIGINS_LIMIT} websites`),
      z.array(z.string()),
    ),
  },
  shown: { earlierSlugs: z.array(z.string()) },
  get: { summary: "Get the practice's enquiry form settings", permission: { roles: ADMINS } },
  update: {
    summary: "Update the practice's enquiry form settings; omitted fields stay unchanged",
    errors: ['DUPLICATE'],
  },
  live: { needs: 'LEADS' },
});
export const { get: getEnquiryForm, update: updateEnquiryForm, changed: EnquiryFormChanged } = enquiryForm;
export type EnquiryForm = ResultOf<typeof getEnquiryForm>;

const slugParams = z.strictObject({ slug: rawText(200) });

/**
 * The form as visitors see it. The practice's email is the one shown to visitors, empty if none. `CLOSED`: the practice turned
 * the form off, or its trial ended.
 */
export const publicEnquiryForm = z.discriminatedUnion('state', [
  z.object({ state: z.literal('CLOSED'), practice: practiceCard }),
  z.object({
    state: z.literal('OPEN'),
    practice: practiceCard,
    /** The country whose rules apply to phone numbers. */
    country: country,
    /** The current slug; the visitor may have used an earlier one. */
    slug: z.string(),
    greeting: z.string().nullable(),
    privacyNote: z.string(),
    surgeries: z.array(z.object({ id, name: z.string() })),
    /** Signed token to send back with the enquiry, not before `waitMs` milliseconds have passed. */
    token: z.string(),
    waitMs: z.number().int(),
  }),
]);
export type PublicEnquiryForm = z.infer<typeof publicEnquiryForm>;

export const openEnquiryForm = query({
  name: 'crm.openEnquiryForm',
  summary: "Get a practice's public enquiry form",
  http: { method: 'GET', path: '/public/enquiry-forms/:slug' },
  permission: 'public',
  params: slugParams,
  result: publicEnquiryForm,
  errors: ['NOT_FOUND'],
  rateLimit: { max: 120, windowSeconds: 600 },
});

const orNull = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? null);

export const sendEnquiry = command({
  name: 'crm.sendEnquiry',
  summary: 'Send an enquiry to a practice through its public form',
  http: { method: 'POST', path: '/public/enquiry-forms/:slug' },
  permission: 'public',
  params: slugParams,
  body: z
    .strictObject({
      token: rawText(300),
      firstName: nameText(),
      lastName: optionalNameText(),
      email: z.preprocess((value) => (value === '' ? null : value), orNull(email)),
      phone: optionalText(MAX_LENGTHS.phone),
      message: optionalText(ENQUIRY_MESSAGE_LIMIT),
      surgeryId: orNull(id),
      consentEmail: z.boolean().default(false),
      consentPhone: z.boolean().default(false),
      consentSms: z.boolean().default(false),
      utmSource: optionalText(120),
      utmMedium: optionalText(120),
      utmCampaign: optionalText(120),
      /** Honeypot: hidden from people, who leave it empty. */
      homepage: rawText(200).default(''),
    })
    .superRefine((body, { addIssue }) => {
      for (const { path, message } of reachProblems(body))
        addIssue({ code: 'custom', path: [path], message });
      const spam = spamProblem(body.message);
      if (spam) addIssue({ code: 'custom', path: ['message'], message: spam });
    }),
  result: z.object({ received: z.literal(true), mailed: z.boolean() }),
  errors: ['NOT_FOUND', 'ENQUIRY_CLOSED', 'ENQUIRY_FORM_STALE', 'ENQUIRY_REFUSED'],
  rateLimit: { max: 10, windowSeconds: 3_600 },
  invalidates: ['Lead'],
});

/** How a lead came in through the form or a key, with the wording that was consented to. */
export const leadEnquiry = z.object({
  via: z.enum(['FORM', 'KEY']),
  receivedAt: instant,
  keyName: z.string().nullable(),
  utmSource: z.string().nullable(),
  utmMedium: z.string().nullable(),
  utmCampaign: z.string().nullable(),
  consents: z.array(z.string()),
  privacyNote: z.string().nullable(),
});
export type LeadEnquiry = z.infer<typeof leadEnquiry>;

export const getLeadEnquiry = query({
  name: 'crm.getLeadEnquiry',
  summary: 'Get the enquiry behind a lead; null if staff entered the lead',
  http: { method: 'GET', path: '/leads/:id/enquiry' },
  permission: { resource: 'LEADS', action: 'READ' },
  params: idParams,
  result: z.object({ enquiry: leadEnquiry.nullable() }),
  errors: ['NOT_FOUND'],
  provides: ['Lead'],
});

/** An enquiry was received through the form or a website's key. */
export const EnquiryReceived = event({
  service: 'crm',
  name: 'EnquiryReceived',
  data: z.object({ leadId: id, enquiryId: id }),
});

/** Returns an enquiry for the thank-you email and the notification. */
export const readEnquiry = query({
  name: 'crm.readEnquiry',
  summary: 'Get one enquiry for another service',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, enquiryId: id }),
  result: z.object({
    leadId: id,
    via: z.enum(['FORM', 'KEY']),
    name: z.string(),
    firstName: z.string(),
    email: z.string().nullable(),
    about: z.string().nullable(),
    ownerId: id.nullable(),
  }),
  errors: ['NOT_FOUND'],
});

/** Tells gateways which websites may embed a form. Returns none for an unknown address. */
export const readEnquiryOrigins = query({
  name: 'crm.readEnquiryOrigins',
  summary: 'List the websites that may embed an enquiry form',
  http: null,
  permission: 'internal',
  body: z.strictObject({ slug: rawText(200) }),
  result: z.object({ origins: z.array(z.string()) }),
  deadlineMs: 1_000,
});
