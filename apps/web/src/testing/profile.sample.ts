import type { getProfile, ResultOf } from '@quillcare/contracts';
import { sessionSample } from './render-page';

export const profileSample = {
  ...sessionSample.user,
  version: 3,
  authUserId: sessionSample.user.id,
  organization: { id: sessionSample.organisation.id, name: 'Harbour Surgical', email: 'rooms@harbour.test' },
  permissions: {},
  subscriptionPlan: null,
  trialStartDate: null,
  trialEndDate: null,
} satisfies ResultOf<typeof getProfile>;
