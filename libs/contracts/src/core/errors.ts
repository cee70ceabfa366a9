/** Every error a caller can receive, with its HTTP status and the message for users. */
export const ERRORS = {
  VALIDATION_FAILED: { status: 400, title: 'Please check your input' },
  MALFORMED_REQUEST: { status: 400, title: 'The request could not be read.' },
  UNAUTHENTICATED: { status: 401, title: 'Your session has expired' },
  INVALID_CREDENTIALS: { status: 401, title: 'Invalid email or password' },
  EMAIL_NOT_CONFIRMED: { status: 403, title: 'Email not confirmed. Please check your inbox.' },
  EMAIL_CONFIRMATION_REQUIRED: {
    status: 403,
    title: 'Confirm your email address before you send quotes or invitations.',
  },
  DAILY_MAIL_LIMIT: {
    status: 429,
    title: "Your practice has reached today's limit for this kind of email. You can send more tomorrow.",
  },
  EMAIL_ALREADY_CONFIRMED: { status: 409, title: 'Your email address is already confirmed.' },
  CONFIRMATION_LINK_INVALID: {
    status: 410,
    title: 'This confirmation link has expired or has already been used.',
  },
  SECOND_STEP_REQUIRED: { status: 403, title: 'Please finish signing in with your second step.' },
  SESSION_LOCKED: { status: 403, title: 'This device is locked. Please enter your password to continue.' },
  STEP_UP_REQUIRED: { status: 403, title: 'Please confirm your identity.' },
  LAST_SECOND_STEP: { status: 409, title: 'Your practice requires two-step sign-in for your role.' },
  SUPPORT_READ_ONLY: { status: 403, title: 'This support session is read-only.' },
  SUPPORT_REFUSED: { status: 403, title: 'Only the account holder can do this.' },
  SUPPORT_NOT_POSSIBLE: { status: 409, title: 'Support cannot act for this person.' },
  NOT_IN_SUPPORT: { status: 409, title: 'You are not in a support session.' },
  PRACTICE_READ_ONLY: {
    status: 402,
    title:
      'Your practice is read-only because its trial or its plan has ended, or a payment is overdue. Nothing was changed. Everything can still be read and exported; an administrator can see under Billing how to continue.',
  },
  PRACTICE_CLOSED: {
    status: 403,
    title:
      'Your practice is closed. Nothing was changed. Its administrators can read and export everything for 30 days after closing.',
  },
  PLAN_LIMIT_REACHED: { status: 402, title: 'You have reached the limit of your plan. Nothing was changed.' },
  PLAN_LACKS_FEATURE: { status: 402, title: 'Your plan does not include this. Nothing was changed.' },
  FEATURE_SWITCHED_OFF: {
    status: 403,
    title: 'This is switched off for your practice. Please contact Quillcare if you need it.',
  },
  ORGANISATION_INACTIVE: {
    status: 403,
    title: 'This practice is deactivated. Please contact Quillcare to reactivate it.',
  },
  OWN_PRACTICE: { status: 409, title: 'You cannot deactivate your own practice.' },
  SUPER_ADMINS_PRACTICE: {
    status: 409,
    title: 'A super admin belongs to this practice. Please remove that role first.',
  },
  LAST_SUPER_ADMIN: { status: 409, title: 'The platform needs at least one active super admin.' },
  SUPER_ADMIN_CONFIGURED: {
    status: 409,
    title:
      'The setting SUPER_ADMIN_EMAIL names this person, who would get the role back when they next sign in. Please change the setting first.',
  },
  FORBIDDEN: { status: 403, title: "You don't have permission to perform this action" },
  PERMISSION_DENIED: {
    status: 403,
    title: 'Permission denied. Please contact support if this issue persists.',
  },
  CROSS_SITE_REQUEST: { status: 403, title: 'This request came from another site and was refused.' },
  CODE_MISMATCH: {
    status: 403,
    title: 'That code is incorrect or no longer valid. Please check it or request a new one.',
  },
  IDENTITY_REQUIRED: { status: 401, title: 'Please confirm your identity to see this quote.' },
  IDENTITY_MISMATCH: {
    status: 403,
    title: 'What you entered does not match our records. Please check it and try again.',
  },
  CODE_EXPIRED: { status: 410, title: 'This code no longer works here. Please ask for a new one.' },
  PREFETCH_REFUSED: { status: 403, title: 'This page was prefetched, not opened.' },
  LINK_LOCKED: {
    status: 423,
    title: 'This link has been locked after too many failed attempts. Please call the practice.',
  },
  QUOTE_NOT_ANSWERABLE: { status: 409, title: 'This quote is no longer waiting for an answer.' },
  ACCEPTANCE_FINAL: {
    status: 409,
    title: 'This acceptance can no longer be withdrawn here. Please call the practice.',
  },
  DOCUMENT_NOT_READY: {
    status: 409,
    title: 'The document is still being prepared. Please try again in a moment.',
  },
  DOCUMENT_FAILED: {
    status: 409,
    title: 'This document could not be created yet. The practice is aware of this.',
  },
  SCAN_INVALID: { status: 400, title: 'Please choose a PDF, JPEG or PNG file of up to 10 MB.' },
  CASE_DOCUMENT_INVALID: {
    status: 400,
    title: 'Please choose a PDF, Word, JPEG, PNG or HEIC file of up to 20 MB.',
  },
  CASE_DOCUMENTS_FULL: {
    status: 409,
    title: 'This case has reached the limit of 200 documents. Please delete one first.',
  },
  CASE_DOCUMENT_IS_EVIDENCE: {
    status: 409,
    title:
      'This document is the evidence of a step before booking. Please choose another document for that step first.',
  },
  NOT_FOUND: { status: 404, title: 'Item not found' },
  LINK_MALFORMED: { status: 400, title: 'Invalid or missing quote access token' },
  LINK_UNKNOWN: { status: 404, title: 'We could not find a quote for this link.' },
  LINK_EXPIRED: { status: 410, title: 'This quote has expired.' },
  LINK_WITHDRAWN: { status: 410, title: 'This quote has been withdrawn by the practice.' },
  LINK_SUPERSEDED: { status: 410, title: 'This link has been replaced by a newer one.' },
  ENQUIRY_CLOSED: { status: 410, title: 'This practice does not take enquiries on this page at the moment.' },
  ENQUIRY_FORM_STALE: {
    status: 409,
    title: 'This page was open for too long, or was sent too quickly. Please try again.',
  },
  ENQUIRY_REFUSED: {
    status: 422,
    title: 'We could not accept this enquiry. Please call the practice instead.',
  },
  LEAD_KEY_LIMIT: { status: 409, title: 'A practice can have 20 keys. Please revoke one first.' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'This method is not allowed here.' },
  EMAIL_TAKEN: { status: 409, title: 'This email is already registered. Please sign in instead.' },
  EMAIL_RESERVED: {
    status: 409,
    title: 'This email is reserved for demo purposes. Please use a different email address.',
  },
  RESET_LINK_INVALID: { status: 410, title: 'Failed to reset password' },
  INVITATION_UNKNOWN: {
    status: 404,
    title: 'We could not find this invitation. It may have been withdrawn or replaced by a newer one.',
  },
  INVITATION_EXPIRED: { status: 410, title: 'This invitation has expired. Please ask for a new one.' },
  INVITATION_ACCEPTED: {
    status: 410,
    title: 'This invitation has already been accepted. Please sign in instead.',
  },
  OWN_ACCOUNT: { status: 409, title: 'You cannot change your own role, rights or status.' },
  LAST_ADMIN: { status: 409, title: 'A practice needs at least one active administrator.' },
  VERSION_CONFLICT: { status: 409, title: 'This has changed since you opened it.' },
  DUPLICATE: { status: 409, title: 'This already exists.' },
  CHECKLIST_FULL: { status: 409, title: 'This case has reached its limit of checklist items.' },
  SITE_INACTIVE: { status: 409, title: 'An inactive site cannot be the default.' },
  CALLBACK_TAKEN: { status: 409, title: 'Somebody else has already taken this callback.' },
  MAIL_NOT_RETRYABLE: { status: 409, title: 'This email cannot be sent again as it is.' },
  SIGNATURE_INVALID: { status: 401, title: 'The signature of this webhook is missing, invalid or too old.' },
  NOT_DISMISSIBLE: { status: 409, title: 'This announcement cannot be dismissed.' },
  DESCRIPTION_NOT_A_DRAFT: { status: 409, title: 'This description does not need approval.' },
  CLIENT_MERGED: { status: 409, title: 'This record was merged into another one.' },
  MERGE_NOT_UNDOABLE: { status: 409, title: 'This merge can no longer be undone.' },
  HAS_DEPENDANTS: { status: 409, title: 'Other records depend on this one.' },
  QUOTE_NOT_EDITABLE: { status: 409, title: 'A quote that has been sent cannot be changed.' },
  QUOTE_NOT_SENDABLE: { status: 409, title: 'This quote cannot be sent.' },
  QUOTE_NOT_REVISABLE: { status: 409, title: 'This quote cannot have another version.' },
  REVISION_EXISTS: { status: 409, title: 'The next version of this quote has already been started.' },
  QUOTE_NOT_RESENDABLE: { status: 409, title: 'This quote has no link that can be sent again.' },
  QUOTE_INCOMPLETE: { status: 409, title: 'Your practice does not send quotes while these points are open.' },
  DISCOUNT_NOT_APPROVED: {
    status: 409,
    title: 'This discount is above what your practice allows without approval.',
  },
  APPROVAL_NOT_NEEDED: { status: 409, title: 'This discount needs no approval.' },
  OWN_REQUEST: {
    status: 409,
    title: 'You asked for this discount yourself. Somebody else has to approve it.',
  },
  APPROVAL_NOT_REQUESTED: { status: 409, title: 'Nobody has asked for approval of this discount.' },
  QUOTE_NOT_WITHDRAWABLE: {
    status: 409,
    title: 'Only a quote that is waiting for an answer can be withdrawn.',
  },
  REMINDERS_STOPPED_BY_PATIENT: {
    status: 409,
    title: 'The patient asked not to be reminded of this quote again.',
  },
  RECIPIENT_MISSING: {
    status: 422,
    title: 'The client needs an email address and a date of birth before a quote can be sent.',
  },
  ALREADY_ANSWERED: { status: 409, title: 'This quote has already been answered.' },
  PLAN_UNCHANGED: { status: 409, title: 'Your practice already has this plan.' },
  CARDS_UNAVAILABLE: { status: 409, title: 'Cards are not available right now. Please try again later.' },
  PAYMENT_IN_PROGRESS: { status: 409, title: 'This invoice is being charged to your card at the moment.' },
  REFUND_REFUSED: { status: 409, title: 'The card provider did not accept the refund. Nothing was changed.' },
  PAYMENT_OVERDUE: {
    status: 409,
    title: 'An invoice is overdue. Please pay it first; then you can change your plan.',
  },
  DISCOUNT_RATES_OVERLAP: {
    status: 409,
    title: 'Another mates rate of this practice is active on some of these days.',
  },
  PREVIEW_OUTDATED: {
    status: 409,
    title: 'The price has changed since you saw it. Nothing was changed; please look again.',
  },
  ILLEGAL_TRANSITION: { status: 409, title: 'This step is not possible in the current status.' },
  CASE_CLASH: { status: 409, title: 'A person or the theatre is already booked at that time.' },
  CASE_DAY_OFF: { status: 409, title: 'That day is a public holiday or on a weekend.' },
  CASE_ITEMS_OPEN: { status: 409, title: 'Some items on the checklist are still open.' },
  CASE_DOCTOR_LEFT: {
    status: 409,
    title: 'The doctor of this case no longer works here. Please choose another one first.',
  },
  CASE_PATHWAY_OPEN: {
    status: 409,
    title: 'The steps before booking a cosmetic procedure are not complete.',
  },
  CASE_REPRESENTATIVE_NEEDED: {
    status: 409,
    title:
      'The patient was too young to accept alone. Please change the quote, so that a parent or guardian accepts it too.',
  },
  CASE_DISPUTED: {
    status: 409,
    title: 'The patient disputes the acceptance. Please settle the dispute first.',
  },
  DEPOSIT_REFUSED: { status: 409, title: 'A deposit cannot be taken for this quote now.' },
  CASE_WITHOUT_PATHWAY: { status: 409, title: 'This procedure has no cosmetic pathway.' },
  CLINICAL_ONLY: { status: 403, title: 'Only clinical staff can see this' },
  MEDICAL_EXCEPTION_REFUSED: {
    status: 403,
    title: "Only people chosen in your practice's case settings can record a medical exception.",
  },
  DOCUMENT_CHANGED: {
    status: 409,
    title: 'The quote on your screen is not the one that was sent. Please reload the page.',
  },
  REQUEST_IN_PROGRESS: { status: 409, title: 'The same request is still being processed.' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, title: 'This idempotency key was used for a different request.' },
  PAYLOAD_TOO_LARGE: { status: 413, title: 'The request is too large.' },
  TOO_MANY_VIEWS: {
    status: 409,
    title: 'You have reached the limit of saved views for this list. Please delete one first.',
  },
  TOO_MANY_UPLOADS: {
    status: 429,
    title: 'Your practice is uploading too many files at once. Please wait until one of them has finished.',
  },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: 'This kind of content is not accepted here.' },
  IMPORT_REPEATED: { status: 409, title: 'This file has been imported before.' },
  IMPORT_FILE_INVALID: { status: 422, title: 'File is empty or invalid' },
  MBS_FILE_INVALID: {
    status: 422,
    title: 'This is not a Medicare Benefits Schedule that we can read.',
  },
  MBS_TABLE_EXISTS: { status: 409, title: 'There is already a table for this date. It can be replaced.' },
  TOO_MANY_REQUESTS: { status: 429, title: 'Too many attempts. Please wait a moment and try again.' },
  INTERNAL: { status: 500, title: 'An unknown error occurred' },
  SERVICE_UNAVAILABLE: { status: 503, title: 'Service temporarily unavailable. Please try again.' },
  DEADLINE_EXCEEDED: { status: 503, title: 'The service took too long to answer. Please try again.' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorCode = keyof typeof ERRORS;
