import { KIT_TABLES_NOT_EXPORTED, type PracticeRecords } from '@quillcare/service-kit';

/** An argon2id hash that matches no password. A returning user sets a new one. */
const UNUSABLE_PASSWORD_HASH = `'$argon2id$v=19$m=19456,t=2,p=1$' || rtrim(encode(uuid_send(gen_random_uuid()), 'base64'), '=')
  || '$' || rtrim(encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'base64'), '=')`;
const SIGN_IN = 'secrets of signing in, or what guards them: people sign in anew';

/** The identity part of a practice's data export. */
export const identityRecords: PracticeRecords = {
  exported: {
    organisation: {},
    organisation_logo: {},
    user: { omittedColumns: { password_hash: UNUSABLE_PASSWORD_HASH } },
    invitation: { omittedColumns: { token_hash: `'none ' || gen_random_uuid()` } },
    list_view: {},
    list_preference: {},
  },
  notExported: {
    ...KIT_TABLES_NOT_EXPORTED,
    account_token: SIGN_IN,
    refresh_token: SIGN_IN,
    session: SIGN_IN,
    passkey: SIGN_IN,
    recovery_code: SIGN_IN,
    second_step_guard: SIGN_IN,
    totp: SIGN_IN,
    demo_note: 'how far the demonstration has come, with sealed answers',
  },
};
