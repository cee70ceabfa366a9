// The rules for the API's description: Redocly's recommended ones, Spectral's for OpenAPI and Spectral's for the OWASP API top
// ten, all of them as errors, with the exceptions below.
export { createConfig, lint } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import owasp from '@stoplight/spectral-owasp-ruleset';

export { spectral };

/** Rules of Spectral that do not fit this API, with the reason. */
export const NOT_KEPT = {
  'info-contact': 'The document describes a private API: its users know whom to ask.',
  'owasp:api2:2023-no-credentials-in-url':
    'Links in emails have to carry their token. Tokens expire, are stored as hashes and are kept out of logs and referrers.',
  'owasp:api2:2023-read-restricted':
    'Plans, invitations and the development mailbox are public on purpose: permissions.snapshot.spec.ts lists them.',
  'owasp:api2:2023-write-restricted':
    'Signing up, signing in and the links of emails come before a session: permissions.snapshot.spec.ts lists them.',
  'owasp:api4:2023-rate-limit':
    'How many attempts are left is told to nobody who guesses. A refusal says how long to wait (Retry-After).',
  'owasp:api4:2023-rate-limit-responses-429':
    'Only operations that count attempts can answer 429; they declare it.',
  'owasp:api4:2023-string-restricted':
    'Names, notes and messages are free text; the length of every text is limited.',
  'owasp:api8:2023-define-cors-origin': 'There is no CORS: browsers reach the API from its own origin only.',
  'owasp:api8:2023-define-error-responses-401': 'Public operations have no session that could be missing.',
};

/** Rules of Redocly that do not fit, with the reason. */
export const NOT_KEPT_REDOCLY = {
  'info-license': 'The product is not licensed to the public.',
};

export const REDOCLY = { extends: ['recommended'], rules: off(NOT_KEPT_REDOCLY) };
export const SPECTRAL = new spectral.Ruleset({ extends: [oas, owasp], rules: off(NOT_KEPT) });

function off(rules) {
  return Object.fromEntries(Object.keys(rules).map((name) => [name, 'off']));
}
