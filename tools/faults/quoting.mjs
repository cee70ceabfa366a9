/** Faults in quotes, in what patients do with them, and in callbacks. */
export const QUOTING_FAULTS = [
  {
    name: 'A quote that was never sent can be signed',
    file: 'apps/quoting/src/quote/quote/domain/quote.ts',
    find: "if (!awaitsAnswer(quote.status)) throw new AppError('LINK_UNKNOWN');",
    put: '',
    tests: [
      'apps/quoting/src/quote/quote/domain/quote.spec',
      'apps/quoting/src/patient/patient/operations/respond-to-quote',
    ],
  },
  {
    name: 'A quote with an open question never expires',
    file: 'apps/quoting/src/quote/quote/domain/quote.ts',
    find: 'return awaitsAnswer(quote.status) && quote.expiresAt !== null && quote.expiresAt <= now;',
    put: "return quote.status === 'SENT' && quote.expiresAt !== null && quote.expiresAt <= now;",
    tests: [
      'apps/quoting/src/quote/quote/domain/quote.spec',
      'apps/quoting/src/patient/patient/operations/dead-links',
    ],
  },
  {
    name: 'The second question of a patient resets the age of the first one',
    file: 'apps/quoting/src/quote/quote/domain/quote.ts',
    find: 'questionSince: quote.questionSince ?? now,',
    put: 'questionSince: now,',
    tests: [
      'apps/quoting/src/quote/quote/domain/quote.spec',
      'apps/quoting/src/quote/conversation/operations/conversation',
    ],
  },
  {
    name: 'A quote is signed although its page has changed since it was opened',
    file: 'apps/quoting/src/patient/signing/domain/patient-answer.ts',
    find: "if (answer.documentHash !== facts.documentHash) throw new AppError('DOCUMENT_CHANGED');",
    put: '',
    tests: [
      'apps/quoting/src/patient/signing/domain/patient-answer',
      'apps/quoting/src/patient/patient/operations/respond-to-quote',
    ],
  },
  {
    name: "Somebody signs with another person's date of birth",
    file: 'apps/quoting/src/patient/signing/domain/patient-answer.ts',
    find: 'if (isSameDateOfBirth(form.dateOfBirth.trim(), known)) return [];',
    put: 'if (form.dateOfBirth.trim() || known) return [];',
    tests: [
      'apps/quoting/src/patient/signing/domain/patient-answer',
      'apps/quoting/src/patient/patient/operations/respond-to-quote',
    ],
  },
  {
    name: 'An older link still works after a new one was sent',
    file: 'apps/quoting/src/quote/patient-link/persistence/patient-link.repository.ts',
    find: 'update quoting.patient_link set superseded_at = $3\n        where organisation_id = $1 and quote_id = $2 and superseded_at is null',
    put: 'update quoting.patient_link set superseded_at = $3\n        where organisation_id = $1 and quote_id = $2 and superseded_at < $3',
    tests: [
      'apps/quoting/src/patient/patient/operations/dead-links',
      'apps/quoting/src/quote/sending/operations/resend-quote',
    ],
  },
  {
    name: 'Dates of birth can be guessed without limit',
    file: 'apps/quoting/src/quote/patient-link/persistence/patient-link.repository.ts',
    find: 'set failed_tries = $3::jsonb, wrong_guesses = wrong_guesses + 1',
    put: 'set failed_tries = $3::jsonb',
    tests: [
      'apps/quoting/src/patient/patient-identity/operations/identify-patient',
      'apps/quoting/src/patient/patient-identity/domain/identity-tries',
    ],
  },
  {
    name: 'A sent quote gets a second callback when its event arrives twice',
    file: 'apps/callbacks/src/callback/follow-up.ts',
    find: "if (await this.callbacks.findByCause(quote.quoteId, quote.revision, 'QUOTE_SENT')) return;",
    put: '',
    tests: ['apps/callbacks/src/callback/consumers/on-quote-sent'],
  },
  {
    name: 'A callback is made although the practice wants none',
    file: 'apps/callbacks/src/callback/follow-up.ts',
    find: '    const setting = await this.settings.effectiveSettings();\n    if (!createsCallbacks(setting)) return;',
    put: '    const setting = await this.settings.effectiveSettings();',
    tests: [
      'apps/callbacks/src/callback/consumers/on-quote-sent',
      'apps/callbacks/src/setting/callback-settings',
    ],
  },
  {
    name: 'An answered question leaves its callback urgent',
    file: 'apps/callbacks/src/callback/domain/callback.ts',
    find: 'if (!isOpen(callback) || hurriedFrom === null) return callback;',
    put: 'if (!isOpen(callback) || hurriedFrom !== null) return callback;',
    tests: ['apps/callbacks/src/callback/domain'],
  },
  {
    name: 'An answered question makes an overdue callback ordinary',
    file: 'apps/callbacks/src/callback/domain/callback.ts',
    find: "const priority = raisedFrom === null ? 'NORMAL' : 'HIGH';",
    put: "const priority = 'NORMAL' as const;",
    tests: ['apps/callbacks/src/callback/domain'],
  },
  {
    name: 'A callback becomes urgent a day too early',
    file: 'apps/callbacks/src/callback/domain/callback.ts',
    find: 'const isLate = daysBetween(dueDate, today) > highAfterDays;',
    put: 'const isLate = daysBetween(dueDate, today) >= highAfterDays;',
    tests: ['apps/callbacks/src/callback/domain'],
  },
  {
    name: 'A callback that ended with its quote can be reopened',
    file: 'apps/callbacks/src/callback/domain/callback.ts',
    find: 'if (isOpen(callback) || closedReason !== null)',
    put: 'if (isOpen(callback))',
    tests: ['apps/callbacks/src/callback/domain', 'apps/callbacks/src/callback/consumers/on-quote-ended'],
  },
  {
    name: 'Two people who choose the default site at once end in an error',
    file: 'apps/quoting/src/catalogue/site/operations/set-default-site.handler.ts',
    find: "await this.uow.lock('default site');",
    put: '',
    tests: ['apps/quoting/src/catalogue/site/operations/sites'],
  },
];
