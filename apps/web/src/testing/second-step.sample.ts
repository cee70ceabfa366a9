import type { SecondStepState } from '@quillcare/contracts';

const ADDED = '2026-11-01T01:00:00.000Z';

export const secondStepSample = {
  nothing: { totp: null, passkeys: [], recoveryCodesLeft: 0, isRequired: false, ways: ['password'] },
  app: {
    totp: { since: ADDED },
    passkeys: [],
    recoveryCodesLeft: 10,
    isRequired: false,
    ways: ['totp', 'recovery'],
  },
  passkey: {
    totp: null,
    passkeys: [
      { id: '01a1fa25-0000-7000-8000-00000000000a', name: 'iPhone', createdAt: ADDED, lastUsedAt: null },
    ],
    recoveryCodesLeft: 10,
    isRequired: false,
    ways: ['passkey', 'recovery'],
  },
} as const satisfies Record<string, SecondStepState>;

/** Ten recovery codes in the server's format. */
export const codesSample = Array.from({ length: 10 }, (_, at) => `k7m${at}-q2w${at}`);

/** Makes jsdom a browser with or without passkey support. */
export function withPasskeys(has: boolean): void {
  Object.defineProperty(window, 'isSecureContext', { value: has, configurable: true });
  Object.defineProperty(window, 'PublicKeyCredential', {
    value: has ? class PublicKeyCredential {} : undefined,
    configurable: true,
  });
}
